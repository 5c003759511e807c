/** What the viewer looks at beside what is asked. */
export const looking = $state({
  /** Whose city is large in place of the viewer's own. */
  seat: null as number | null,
  /** Is the reference board in the tray, outside planning? */
  reference: false,
  /** On a phone in the season: is one's own city shown in place of the deck? */
  city: false,
});

export function lookAway(): void {
  looking.seat = null;
  looking.reference = false;
  looking.city = false;
}
