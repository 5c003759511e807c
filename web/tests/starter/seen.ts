/**
 * Pig's view, as the server tells it.
 *
 * Made from the server's own types by `python -m trilith.server.wire_ts`: do not edit.
 */

export interface Player {
  points: number;
}

export interface Pig {
  round: number;
  goal: number;
  active: number;
  stake: number;
  seats: Player[];
}
