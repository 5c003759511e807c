/** Sound and notification when it is my turn; both only for who asked for them. */

let context: AudioContext | null = null;

/** Two soft notes, made on the spot. */
export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [i, tone] of [523.25, 659.25].entries()) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = "triangle";
    note.frequency.value = tone;
    volume.gain.setValueAtTime(0, start + i * 0.16);
    volume.gain.linearRampToValueAtTime(0.16, start + i * 0.16 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + i * 0.16 + 0.5);
    note.connect(volume).connect(context.destination);
    note.start(start + i * 0.16);
    note.stop(start + i * 0.16 + 0.55);
  }
}

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
