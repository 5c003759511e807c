/** A notification when it is my turn, for who asked for it. */

export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden)
    return;
  const note = new Notification(title, { body, tag: "trilith" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
