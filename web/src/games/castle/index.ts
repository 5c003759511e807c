import type { GameUi } from "../ui";
export default null as unknown as GameUi;
