import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/one.css";
import "./styles/states.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { installed } from "./lib/installed.svelte";
import { prefs } from "./lib/prefs.svelte";
import { session } from "./lib/session.svelte";
import { connection } from "./lib/socket.svelte";
import { preferredLanguage, text } from "./lib/text.svelte";
import { transport } from "./lib/transport";

async function start(): Promise<void> {
  const wishes = prefs.language ? [prefs.language] : navigator.languages;
  const target = document.getElementById("app")!;
  const words = text.use(preferredLanguage(wishes));
  await transport.begin(target, words);
  await Promise.all([words, session.load()]);
  await Promise.all(session.games.map((game) => text.addGame(game.key)));
  connection.open();
  if (import.meta.env.PROD) void installed.begin().catch(() => {});
  mount(App, { target });
}

void start();
