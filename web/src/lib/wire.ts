/**
 * The messages of the wire, as docs/wire.md tells them.
 *
 * Made from the server's own types by `python -m trilith.server.wire_ts`: do not edit.
 */

export type Status = "waiting" | "playing" | "over" | "closed";

export type View = Record<string, unknown>;

export type Arg = string | number | boolean;

export type Args = Record<string, Arg>;

/** Something that happened. */
export interface GameEvent {
  kind: string;
  seat: number;
  rule: string;
  args: Args;
  /** The number of the action that caused it; 0 for the opening. */
  step: number;
  /** Something hidden came to light. */
  reveals?: boolean;
}

/** Something to put into words. */
export interface Label {
  key: string;
  args: Args;
}

export interface Choice {
  action: string;
  refs: string[];
  label: Label;
}

/** An option that a rule forbids now. */
export interface Blocked extends Choice {
  rule: string;
  args: Args;
}

/** What a seat is asked. */
export interface Decision {
  seat: number;
  question: Label;
  rule: string;
  options: Choice[];
  blocked: Blocked[];
  /** The `seq` at which this was first asked. */
  since: number;
}

export interface Row {
  source: string;
  points: number;
}

export interface Score {
  seat: number;
  total: number;
  won: boolean;
  rows: Row[];
  tie_break: Row[];
}

/** A change other than an ordinary step. */
export interface Mark {
  kind: string;
  seat?: number;
  /** A step; after `rematch` the new table. */
  to?: number | string;
  why?: string;
  /** For a hint: 1 where to look, 2 what to do, 3 why. */
  stage?: number;
}

export interface Clock {
  /** Milliseconds for each seat. */
  left: number[];
  running: number[];
  /** The server's time at which that is true. */
  at: number;
  /** Until when the clock of each seat stands still, 0 if it runs; empty: all run. */
  still: number[];
  /** Until when nobody's time runs, by agreement; 0: it runs. */
  paused: number;
}

/** Something that the players decide together. */
export interface Vote {
  what: "undo" | "stand_in" | "close" | "pause";
  by: number;
  yes: number[];
  no: number[];
  /** The seats that still have to answer. */
  needed: number[];
  /** After this, absent people no longer count, once the others need not wait for them. */
  until: number;
  /** A step; for a pause, its hours, or 0 to end it. */
  to?: number;
  for?: number;
}

/** A place at the table and who sits there. */
export interface Seat {
  seat: number;
  kind: "free" | "person" | "bot";
  person: string | null;
  name: string;
  /** The name is a guest's: nobody vouches for it. */
  guest: boolean;
  bot: string | null;
  stand_in: string | null;
  online: boolean;
  thinking: boolean;
  /** Until when the others wait for an absent person, in the server's time. */
  away_until: number | null;
  /** When this player's time does not run here: beginnings and ends. */
  vacation: [number, number][];
}

/** A moment of a step: what this seat sees of it, and what that changes in its previous view. */
export interface Cut {
  step: number;
  events: GameEvent[];
  /** Paths (keys and positions in lists, from the root) and their new values. */
  set?: [(string | number)[], unknown][];
  /** It was caused by this seat's own answer. */
  own?: boolean;
}

/** Seconds for the whole game, and more for each turn. */
export interface LiveClock {
  kind: "live";
  bank: number;
  increment: number;
}

/** How long each turn may take. */
export interface TurnClock {
  kind: "turn";
  hours: number;
}

export type ClockRule = LiveClock | TurnClock;

/** When nobody's time runs at a table. */
export interface Hours {
  zone: string;
  /** From when until when, by the clocks of the zone. */
  night: [string, string] | null;
  /** Saturday and Sunday. */
  weekend: boolean;
}

/** A position of a finished game: after so many steps at that table. */
export interface GoesOn {
  table: string;
  step: number;
  /** What this seat could not know then is dealt anew; None: everything is as it was. */
  seat?: number;
}

/** A number in an owner's copy, and ours; None if ours has nothing there. */
export interface EditionChange {
  path: string;
  ours: unknown;
  own: unknown;
  /** How many identical things have this difference; the path is that of the first. */
  many: number;
}

/** The copy of the game that a table plays with, as shown to everybody before sitting down. */
export interface EditionSaid {
  name: string;
  version: number;
  digest: string;
  /** The operator has accepted it, so such games may be rated. */
  accepted: boolean;
  differs: number;
  /** Some of the differences; for all of them see `GET /api/tables/{table}/edition`. */
  changes: EditionChange[];
}

/** What anybody who knows that a table exists may know about it. */
export interface Summary {
  id: string;
  /** A short code to read out and type in, while the table waits for players. */
  code: string;
  game: string;
  title: string;
  options: Record<string, string>;
  rules_version: number;
  access: "open" | "link" | "password";
  status: Status;
  /** Why a table was closed; `rules`: the present rules would change this game. */
  why: string;
  owner: string;
  clock: ClockRule | null;
  spectators: boolean;
  created: number;
  seats: Seat[];
  step: number;
  to_act: number[];
  result: Score[] | null;
  rematch: string | null;
  /** A first game with the guide. */
  guide: boolean;
  /** For how many seconds the others wait for an absent person. */
  grace: number;
  /** The bot that plays for people who run out of time or are voted out. */
  stand_in: string;
  /** What happens when time runs out: a bot plays immediately, or the others decide a day later. */
  late: "bot" | "wait";
  /** When nobody's time runs here. */
  hours: Hours | null;
  /** The position of a finished game from which this one began. */
  goes_on: GoesOn | null;
  /** The owner's copy that it is played with, if it is not played with our numbers. */
  edition: EditionSaid | null;
  /** The step of each seat's last own answer. */
  last_own: number[];
  /** Whether it counts for its players' ratings. */
  rated: boolean;
  /** The ratings that its host requires. */
  range: [number, number] | null;
  /** How many in a hundred games a person must have finished. */
  finishes: number;
  /** When it was last played; for a finished game, its end. */
  ended: number;
  /** Everybody here may ask the coach for hints, as agreed before the start. */
  hints: boolean;
  /** The seats that have asked for one: their game counts as aided. */
  hinted: number[];
  /** It came from elsewhere, or was taken along: its seed is known, so it does not count. */
  carried: boolean;
}

/** The same for those who watch it. */
export interface TableInfo extends Summary {
  /** Binds the server to the seed. */
  commitment: string | null;
  /** When the game is over. */
  seed: string | null;
  /** Undos by agreement: from which step, to which. */
  rewinds: [number, number][];
}

/** A table after a change, as one seat sees it. */
export interface StateMessage {
  is: "state";
  table: string;
  seq: number;
  /** The change that this one follows. */
  prev: number;
  /** It stands on its own. */
  full: boolean;
  /** The seat whose view this is; -1 for a spectator. */
  seat: number;
  status: Status;
  step: number;
  /** The earliest step that this seat may go back to. */
  floor: number;
  to_act: number[];
  view: View | null;
  events: GameEvent[];
  decision: Decision | null;
  scores: Score[] | null;
  mark: Mark | null;
  clock: Clock | null;
  vote: Vote | null;
  seats: Seat[];
  /** The step of this seat's last own answer. */
  last_own: number;
  /** May this seat ask the coach? */
  hints: boolean;
  /** The moments since `prev`, oldest first; after the last the view is `view`. */
  told?: Cut[];
  /** In full messages. */
  info?: TableInfo;
}

/** A person came or left, or a bot is thinking; nothing else has changed. */
export interface SeatsMessage {
  is: "seats";
  table: string;
  seats: Seat[];
}

/** The message with this key is in the log. */
export interface AckMessage {
  is: "ack";
  table: string;
  key: string;
  seq: number;
}

/** What an action would do, as far as that is certain. */
export interface PreviewedMessage {
  is: "preview";
  table: string;
  seat: number;
  action: string;
  events: GameEvent[];
  /** This seat will be asked nothing more for now, or cannot take it back alone. */
  ends: boolean;
  /** Something hidden comes to light, so the seat cannot take it back alone. */
  reveals: boolean;
  seq: number;
}

/** An option of a choice, as its player could judge it. */
export interface WeighedOption {
  action: string;
  refs: string[];
  label: Label;
  /** The chooser's chance to win with it, in points. */
  chance: number;
  margin: number;
  /** Points less than with the best, in the same imagined deals. */
  behind: number;
  /** The margin of that difference. */
  apart: number;
  /** Too close to the best to tell them apart. */
  close: boolean;
  /** False for options that a first look left behind. */
  measured: boolean;
}

/** What the best option and the second bring by one source, until the search stops. */
export interface HintSource {
  source: string;
  best: number;
  second: number;
}

/** As much of a hint as its stage reveals. */
export interface HintTold {
  /** Too close to call: the second best may be as good. */
  close: boolean;
  /** Where to look: some options, in no order. */
  look: Choice[];
  /** What; from the second stage on. */
  best: Choice | null;
  /** Why: the best three, with their chances. */
  options: WeighedOption[];
  why: Label[];
  sources: HintSource[];
  /** What everybody has by the best instead of the second, in points of winning. */
  others: number[];
}

/** What the coach says about a seat's question, up to a stage. */
export interface HintedMessage {
  is: "hint";
  table: string;
  seat: number;
  stage: number;
  /** The `seq` at which this was first asked, as in the decision. */
  since: number;
  hint: HintTold;
}

export interface ChatLine {
  id: number;
  room: "table" | "gallery";
  seat: number;
  name: string;
  at: number;
  text: string;
  /** The name is a guest's: nobody vouches for it. */
  guest: boolean;
  person: string | null;
  /** Several people have reported it: it is hidden until a moderator has looked. */
  hidden: boolean;
}

export interface ChattedMessage {
  is: "chat";
  table: string;
  lines: ChatLine[];
  /** After `watch`: how many lines by others I have not read yet. */
  unread: number;
}

/** A person who may sit down: a guest, or one with an account. */
export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface HelloMessage {
  is: "hello";
  person: Person | null;
  time: number;
  version: string;
}

export interface PongMessage {
  is: "pong";
  time: number;
}

export interface LobbyNewsMessage {
  is: "lobby";
  tables?: Summary[];
  changed?: Summary;
  gone?: string;
}

/** What waits for me has changed: a turn, an invitation, a game that the queue has found. */
export interface MineMessage {
  is: "mine";
}

/** Refused; nothing changed. */
export interface ErrorMessage {
  is: "error";
  code: string;
  text: string;
  table?: string;
  key?: string;
  rule?: string;
  args?: Args;
  /** Until when the others wait for an absent person. */
  until?: number;
  /** Seconds to wait before trying again. */
  wait?: number;
}

export type Down =
  | StateMessage
  | SeatsMessage
  | AckMessage
  | PreviewedMessage
  | HintedMessage
  | ChattedMessage
  | HelloMessage
  | PongMessage
  | LobbyNewsMessage
  | MineMessage
  | ErrorMessage;

export interface WatchUp {
  do: "watch";
  table: string;
  seats?: number[] | null;
  password?: string;
}

export interface SyncUp {
  do: "sync";
  table: string;
}

export interface LeaveUp {
  do: "leave";
  table: string;
}

export interface PlayUp {
  do: "play";
  table: string;
  seq: number;
  action: string;
  seat?: number | null;
  key?: string;
}

export interface PreviewUp {
  do: "preview";
  table: string;
  action: string;
  seat?: number | null;
}

export interface UndoUp {
  do: "undo";
  table: string;
  to: number;
  seat?: number | null;
  key?: string;
  /** Redo the steps after this one, so that only those in between are taken back. */
  again?: number | null;
}

export interface ProposeUp {
  do: "propose";
  table: string;
  what: string;
  to?: number | null;
  for?: number | null;
  seat?: number | null;
  /** The player has confirmed: needed to give up a game in which nobody else has a say. */
  sure?: boolean;
}

export interface VoteUp {
  do: "vote";
  table: string;
  yes: boolean;
  seat?: number | null;
}

/** Ask the coach where to look (1), what to do (2) and why (3), in this order. */
export interface HintUp {
  do: "hint";
  table: string;
  stage: number;
  seat?: number | null;
}

export interface BackUp {
  do: "back";
  table: string;
  seat?: number | null;
}

export interface ChatUp {
  do: "chat";
  table: string;
  text: string;
  room?: string;
}

export interface LobbyUp {
  do: "lobby";
  on: boolean;
}

/** A person is looking at this table: they need no messages about it elsewhere. */
export interface SeenUp {
  do: "seen";
  table: string;
  /** The newest change that they see. */
  seq: number;
  /** The newest line of the chat that they have read; 0: they are not looking at the chat. */
  line?: number;
}

export interface PingUp {
  do: "ping";
}

export type Up =
  | WatchUp
  | SyncUp
  | LeaveUp
  | PlayUp
  | PreviewUp
  | UndoUp
  | ProposeUp
  | VoteUp
  | HintUp
  | BackUp
  | ChatUp
  | LobbyUp
  | SeenUp
  | PingUp;

export interface GameOption {
  key: string;
  values: string[];
  default: string;
  /** The numbers of players for which it makes a difference; empty: all. */
  players: number[];
}

export interface GameInfo {
  key: string;
  rules_version: number;
  /** The numbers of players it can be played with. */
  seats: number[];
  options: GameOption[];
  /** Can it be learnt by playing? */
  guide: boolean;
  /** Can owners enter what their copies print? */
  sheet: boolean;
}

/** A position of a finished or running game, as `GET .../replay` answers. */
export interface Position {
  table: string;
  step: number;
  steps: number;
  seat: number;
  view: View;
  events: GameEvent[];
  to_act: number[];
  scores: Score[] | null;
}

/** What has happened since a step, as `GET .../told` answers. */
export interface Recap {
  from: number;
  to: number;
  view: View;
  told: Cut[];
  /** When the step before it was played, or the game began. */
  at: number;
}

export type CoachDepth = "quick" | "normal" | "deep";

/** How it was measured. */
export interface CoachMeasure {
  depth: CoachDepth;
  seed: string;
  rules_version: number;
}

/** From how many points on a choice is called what. */
export interface Thresholds {
  inaccuracy: number;
  mistake: number;
  blunder: number;
  found: number;
}

/** What a level of bots loses a choice. */
export interface LadderMark {
  level: string;
  lost: number;
  margin: number;
}

/** A place on the ladder of bots: like a level, or between two. */
export interface GradePlace {
  lower: string;
  /** The same level if it is like that one. */
  upper: string;
}

/** Points lost a choice, over the choices that count. */
export interface SkillGrade {
  lost: number;
  margin: number;
  count: number;
  enough: boolean;
  /** None with too few choices, or where no ladder was measured. */
  grade: GradePlace | null;
  verdicts: Record<string, number>;
}

/** start + own + others + luck = result, in points of winning. */
export interface CoachAccount {
  player: number;
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  /** The result without luck. */
  adjusted: number;
  margin: number;
  skill: SkillGrade | null;
  /** The choices that mattered, as places in `moments`. */
  five: number[];
}

export type Verdict = "fine" | "close" | "found" | "inaccuracy" | "mistake" | "blunder";

/** What most likely follows. */
export interface LineStep {
  seat: number;
  label: Label;
}

/** A step of a line, as it would be played. */
export interface LineMove extends LineStep {
  action: string;
}

/** A choice with its cost. */
export interface JudgedChoice {
  verdict: Verdict;
  cost: number;
  margin: number;
  /** How much better the best is than the next. */
  lead: number;
  /** Whether there was something to lose. */
  counts: boolean;
  rule: string;
  question: Label;
  taken: string;
  /** The best first. */
  options: WeighedOption[];
  /** Options that are not listed. */
  more: number;
  /** What the best option leads to, itself first. */
  line: LineMove[];
}

/** Something that moved everybody's chances. */
export interface CoachMoment {
  step: number;
  round: number;
  kind: "choice" | "draw" | "reveal" | "end";
  /** Whose choice it was; -1 for luck. */
  seat: number;
  delta: number[];
  margins: number[];
  choice: JudgedChoice | null;
  events: GameEvent[];
}

/** A finished game, split into luck and skill. */
export interface Analysis {
  version: number;
  game: string;
  /** The number of players and the mode, as in `3-summer`. */
  setting: string;
  measure: CoachMeasure;
  thresholds: Thresholds;
  names: string[];
  scores: number[];
  /** The levels of bots on the scale of skill, the weakest first. */
  ladder: LadderMark[];
  /** The seats, and the rules' own opponent behind them. */
  players: CoachAccount[];
  /** Everybody's chance after each step, the opening first. */
  curve: number[][];
  margins: number[][];
  rounds: number[];
  moments: CoachMoment[];
}

/** How far an analysis is. */
export interface AnalysisState {
  status: "none" | "waiting" | "running" | "done" | "failed";
  depth: CoachDepth;
  /** Steps of the game that are judged. */
  done: number;
  steps: number;
  /** Others' questions that are waited for. */
  ahead: number;
  result: Analysis | null;
}

export type PuzzleLevel = "easy" | "medium" | "hard" | "expert";

/** What an option was worth, and who chose it. */
export interface PuzzleOption {
  action: string;
  /** To win, in points. */
  chance: number;
  margin: number;
  /** Points less than with the best. */
  behind: number;
  /** The margin of that difference. */
  apart: number;
  verdict: Verdict;
  /** How many people chose it here. */
  people: number;
}

/** Points of one source that the best and the second lead to. */
export interface PuzzleSource {
  source: string;
  best: number;
  second: number;
}

/** How many bots of a level found the best. */
export interface PuzzleFinders {
  level: PuzzleLevel;
  found: number;
  asked: number;
}

/** What is shown once it is answered. */
export interface PuzzleResult {
  chosen: string;
  verdict: Verdict;
  cost: number;
  solved: boolean;
  best: string;
  options: PuzzleOption[];
  /** How many people have answered it. */
  people: number;
  /** How many imagined deals each option was tried in. */
  tries: number;
  /** What the best leads to, itself first. */
  line: LineStep[];
  sources: PuzzleSource[];
  finders: PuzzleFinders[];
  /** What was done in the game itself. */
  taken: string;
  /** How that game went on. */
  course: LineStep[];
  scores: number[];
  winners: number[];
}

/** A position to be thought about: nothing in it that its seat does not see. */
export interface PuzzleShown {
  id: string;
  game: string;
  players: number;
  /** The game's options. */
  setup: Record<string, string>;
  round: number;
  seat: number;
  kind: string;
  /** None for those that people have kept: no bots were asked. */
  grade: PuzzleLevel | null;
  /** From an analysed game, and not proved: kept by me, offered by me to everybody, or by others. */
  kept: "mine" | "offered" | "theirs" | null;
  question: Label;
  rule: string;
  options: Choice[];
  view: View;
  /** If it was answered. */
  result: PuzzleResult | null;
}

export type Stone = "answered" | "free" | "missed" | "open";

/** Days in a row with an answer. */
export interface Streak {
  days: number;
  longest: number;
  /** Whether today counts already. */
  today: boolean;
  /** The last days, today's last. */
  course: Stone[];
}

/** A summary of a person's answers. */
export interface PuzzleRecord {
  answered: number;
  solved: number;
  /** Points lost a puzzle. */
  lost: number;
}

/** A kind of choice that points are lost at. */
export interface PuzzleHabit {
  game: string;
  kind: string;
  /** As one of these puzzles asks it. */
  question: Label;
  count: number;
  lost: number;
  /** How many more puzzles of this kind there are. */
  left: number;
}

/** A puzzle that I have kept from a game. */
export interface OwnPuzzle {
  id: string;
  game: string;
  round: number;
  question: Label;
  /** To everybody. */
  offered: boolean;
  answered: boolean;
}

/** The positions of the day, and how it goes. */
export interface PuzzlesToday {
  date: string;
  /** When the next ones come, in milliseconds since 1970. */
  until: number;
  puzzles: PuzzleShown[];
  streak: Streak;
  record: PuzzleRecord;
  habits: PuzzleHabit[];
  /** That I have kept, the latest first. */
  own: OwnPuzzle[];
}

/** What an answer brings: the result, and the streak with it. */
export interface PuzzleAnswered {
  result: PuzzleResult;
  streak: Streak;
  record: PuzzleRecord;
}

/** A puzzle has been kept. */
export interface PuzzleKept {
  id: string;
}

/** A step of the better line on the board, in a deal that its chooser could imagine. */
export interface LineShown {
  seat: number;
  /** As the chooser would see it after the step. */
  view: View;
  events: GameEvent[];
}

/** An analysed game of mine. */
export interface GradedGame {
  table: string;
  game: string;
  setting: string;
  ended: number;
  seat: number;
  /** 100 if it was won. */
  result: number;
  skill: number;
  luck: number;
  adjusted: number;
  /** Points lost a choice. */
  lost: number;
  margin: number;
  count: number;
  grade: GradePlace | null;
}

/** A kind of choice in a third of the game, and what it has cost me. */
export interface Habit {
  game: string;
  third: number;
  /** As I was asked where it cost most. */
  question: Label;
  choices: number;
  points: number;
}

/** My luck at reveals: a lasting plus says that I read the others. */
export interface Reading {
  game: string;
  games: number;
  /** Points a game. */
  luck: number;
  margin: number;
}

/** What the coach says of me over time, as `GET /api/me/coach` answers. */
export interface MyCoach {
  /** The oldest first; games with hints, of the guide, or from others' positions are left out. */
  games: GradedGame[];
  /** The costliest first. */
  habits: Habit[];
  readings: Reading[];
  /** For each game what the levels of bots lose a choice. */
  ladders: Record<string, LadderMark[]>;
}

/** Why the move cannot be made. */
export interface RuleRefusal {
  rule: string;
  args: Args;
}

/** A position and a move that show a rule, as the seat that makes the move sees them. */
export interface RuleShown {
  rule: string;
  /** Something happens by the rule, a move is refused under it or is an example of it, or the */
  kind: "event" | "refusal" | "example" | "position";
  game: string;
  players: number;
  seat: number;
  /** What the seat is asked; None if it is not its turn. */
  question: Label | null;
  /** None if the position alone shows the rule. */
  move: Choice | null;
  before: View;
  /** The same as before if nothing is played. */
  after: View;
  refusal: RuleRefusal | null;
  events: GameEvent[];
}

/** A table that waits for me, as `GET /api/me/queue` answers. */
export interface MyTurn {
  table: string;
  game: string;
  title: string;
  /** Of all seats. */
  names: string[];
  /** My seat that is asked. */
  seat: number;
  question: Label;
  /** The `seq` at which I was first asked. */
  since: number;
  /** When my time for this turn runs out; 0 if there is no limit. */
  until: number;
  /** My time has run out, and the others are waiting. */
  overdue: boolean;
  /** Lines of the chat that I have not read. */
  unread: number;
}

/** A table of mine that waits for others. */
export interface TheirTurn {
  table: string;
  game: string;
  title: string;
  names: string[];
  to_act: number[];
  until: number;
  /** The seats for which the others may now propose a bot. */
  away: number[];
  /** The seats whose time has run out. */
  overdue: number[];
  /** For each seat: until when its player is now on vacation; 0: not on vacation. */
  vacation: number[];
  /** Until when nobody's time runs, by agreement. */
  paused: number;
  unread: number;
}

/** My tables in play: those that wait for me, the most urgent first, and the others. */
export interface MyQueue {
  mine: MyTurn[];
  theirs: TheirTurn[];
  /** The server's time. */
  now: number;
}

/** A line to fill in; identical things share a line. */
export interface SheetLine {
  group: string;
  paths: string[];
  ours: unknown;
  /** The source of our value: rulebook, public or reconstructed. */
  kind: string;
  source: string;
  low: number;
  high: number;
  even: boolean;
  words: string[];
  /** For a list, its least and greatest length. */
  size: number[];
  rule: string;
  /** What an amount refers to, if the word beside it says that: food, altar. */
  of: string;
}

/** Everything printed on the pieces of a game, in the order of the box. */
export interface CopySheet {
  game: string;
  digest: string;
  /** How many values come from which source. */
  counts: Record<string, number>;
  lines: SheetLine[];
}

/** A value that no copy can have: where, why with the facts, and the rule. */
export interface Problem {
  path: string;
  reason: string;
  facts: Args;
  rule: string;
  /** In English, for clients that have no words for the reason. */
  text: string;
}

/** The values entered for a copy, checked: its data and what differs, or what is impossible. */
export interface Checked {
  digest: string | null;
  changes: EditionChange[];
  problems: Problem[];
}

/** The values in a file for `--data`, by path, or what is impossible in it. */
export interface ReadFile {
  values: View;
  problems: Problem[];
  digest: string | null;
}

/** A copy of a game that a person keeps. */
export interface MyEdition {
  id: string;
  game: string;
  name: string;
  version: number;
  /** The entered values, by path, including those that agree with ours. */
  values: View;
  /** Paths that no longer exist in the game. */
  stale: string[];
  /** Whether its owner's new tables use it. */
  used: boolean;
  /** The code of the link for friends. */
  code: string | null;
  offered: number;
  note: string;
}

/** What owners say about one number, and how many say so. */
export interface Reported {
  path: string;
  ours: unknown;
  said: [unknown, number][];
  /** How many identical things this is about; the path is that of the first. */
  many: number;
}

/** A copy that its owner offers to everybody. */
export interface OfferedCopy {
  id: string;
  name: string;
  version: number;
  /** Which printing it is, in the owner's words. */
  note: string;
  differs: number;
}

/** The same with what each copy on offer says, in their order; null where it says nothing. */
export interface Compared extends Reported {
  by: unknown[];
}

/** What the operator compares for one game. */
export interface CopyOffers {
  game: string;
  /** The copy that new tables play with; null: our numbers. */
  house: EditionSaid | null;
  copies: OfferedCopy[];
  values: Compared[];
}

export interface Vacation {
  /** A day, as 2026-12-20. */
  first: string;
  last: string;
}

/** When my deadlines are suspended, as `GET /api/me/vacation` answers. */
export interface MyVacation {
  coming: Vacation[];
  /** Days of this year. */
  left: number;
  /** A year. */
  days: number;
}

export type NoticeKind = "turn" | "late" | "invite" | "sat" | "wait" | "chat" | "over" | "puzzle";

/** Hours in which nothing is sent; everything comes together when they end. */
export interface Quiet {
  start: string;
  until: string;
  /** Whether reminders of the person's own deadlines may come nevertheless. */
  late: boolean;
}

/** What a person has switched on: by default nothing is sent. */
export interface Wishes {
  /** Which kinds of messages the person wants, and how. */
  ways: Record<NoticeKind, ("push" | "mail" | "webhook")[]>;
  quiet: Quiet | null;
  /** When mail is sent: at once, or gathered. */
  digest: "once" | "daily" | "weekly";
  /** How many hours before the time runs out. */
  reminders: number[];
  zone: string;
  language: "en" | "fr" | "pl";
  /** Tables about which the person wants no messages. */
  silent: string[];
}

/** One way to oneself. */
export interface Way {
  id: string;
  kind: "push" | "mail" | "webhook";
  /** The device, or the service. */
  name: string;
  /** Where it leads, as far as it may be shown. */
  target: string;
  created: number;
  /** 0: not yet. */
  confirmed: number;
  /** Why nothing is sent there; empty if it is. */
  paused: string;
  /** When the last message went there; 0: never. */
  used: number;
}

/** The ways that this server can go. */
export interface Offers {
  push: boolean;
  mail: boolean;
  webhook: boolean;
}

/** What is sent to me, and where. */
export interface Notifications {
  wishes: Wishes;
  ways: Way[];
  offers: Offers;
  /** The server's key, for a browser that subscribes. */
  key: string;
}

/** A webhook that was just made. */
export interface NewWebhook {
  way: Way;
  /** What its messages are signed with. Told this once. */
  secret: string;
}

/** An attempt to send me something. */
export interface Delivery {
  at: number;
  way: "push" | "mail" | "webhook";
  /** The device, or where it leads, as far as it may be shown. */
  target: string;
  /** What it was about; `test` and `confirm` beside the kinds of wishes. */
  kinds: string[];
  outcome: "sent" | "again" | "failed" | "gone";
  /** Why it failed; empty if it did not. */
  why: string;
  /** Which attempt it was. */
  tries: number;
  /** When it is tried again; 0: it is not. */
  next: number;
}

/** A person whom I have muted or blocked. */
export interface Neighbour {
  id: string;
  name: string;
  muted: boolean;
  blocked: boolean;
}

/** Something that moderators tell me: of a report of mine, or about myself. */
export interface Word {
  id: number;
  act: number;
  at: number;
  seen: boolean;
  /** `looked` of a report of mine; else what was decided about me. */
  what: string;
  until: number;
  reason: string;
  may_object: boolean;
}

/** What moderators have told me, and what holds for me now. */
export interface MyStanding {
  words: Word[];
  /** Until when; 0: I may speak. */
  silent: number;
  no_open: number;
}

/** A case in the queue. */
export interface CaseHead {
  id: number;
  kind: string;
  about: string;
  guest: boolean;
  by: string[];
  /** The table's short code. */
  table: string;
  opened: number;
  /** How often something was decided about this person before. */
  earlier: number;
  /** By whom; empty: by nobody else. */
  taken: string;
  /** Why I do not decide it: `own`, `reported`, `table`; empty: I may. */
  why_not: string;
  /** Who wants this account closed; a second moderator has to agree. */
  asked: string;
}

/** A line of the log, which is only ever added to. */
export interface Act {
  id: number;
  at: number;
  /** A moderator's name; empty: the operator. */
  by: string;
  /** A name; empty: a person who is gone. */
  about: string;
  what: string;
  until: number;
  reason: string;
  of: number;
}

/** A person objects to what was decided. */
export interface Objection {
  id: number;
  at: number;
  about: string;
  words: string;
  decided: Act;
  /** I decided it, so another answers. */
  mine: boolean;
}

/** The moderators' page. */
export interface Moderation {
  cases: CaseHead[];
  objections: Objection[];
  log: Act[];
  /** Decided in the last 24 hours. */
  today: number;
  now: number;
}

export interface ReportWords {
  by: string;
  words: string;
}

export interface ReportedLine {
  id: number;
  at: number;
  name: string;
  text: string;
  marked: boolean;
  hidden: boolean;
}

/** A case with what was reported, and ten lines around it. */
export interface Case extends CaseHead {
  reports: ReportWords[];
  lines: ReportedLine[];
  /** About this person. */
  log: Act[];
}

export interface Health {
  ok: boolean;
  problem: string;
  version: string;
  database: string;
  /** When this process began. */
  since: number;
}

export interface Load {
  sockets: number;
  /** In memory. */
  tables: number;
  /** Seconds within which half of all changes were saved and sent. */
  half: number;
  /** The same for 99 of 100. */
  most: number;
  /** How much is waiting, by what it waits for. */
  waiting: Record<string, number>;
}

export interface Holds {
  /** By their state. */
  tables: Record<string, number>;
  accounts: number;
  guests: number;
  /** People seen in the last 24 hours. */
  today: number;
}

export interface Abuse {
  /** Requests and messages over a person's budget, since the process began. */
  refused: number;
  by_kind: Record<string, number>;
  cut_off: number;
  turned_away: number;
  timed_out: number;
  /** Open cases and objections. */
  reports: number;
  moderators: boolean;
  /** Entries of the list of words. */
  words: number;
}

export interface Storage {
  bytes: number;
  /** Of all logs. */
  lines: number;
  chat: number;
  failing: string;
}

/** How many attempts ended like this: for the operator, without saying whose. */
export interface Delivered {
  way: "push" | "mail" | "webhook";
  outcome: "sent" | "again" | "failed" | "gone";
  /** What the other side answered, as a number; empty if it went out, or did not answer. */
  status: string;
  count: number;
}

export interface Outbox {
  notices: number;
  letters: number;
  sent: number;
  failed: number;
  /** Channels that are paused. */
  paused: number;
  offers: Record<string, boolean>;
  /** What became of all attempts in the last 24 hours. */
  attempts: Delivered[];
}

export interface BackupState {
  on: boolean;
  /** When the newest that was restored and found good was taken; 0: none yet. */
  last: number;
  failing: boolean;
  kept: number;
}

export interface OperatorPage {
  health: Health;
  load: Load;
  holds: Holds;
  abuse: Abuse;
  storage: Storage;
  outbox: Outbox;
  backups: BackupState;
  /** All figures of `/metrics`, without those that have kinds. */
  metrics: Record<string, number>;
  now: number;
}

/** A person's rating in a game. */
export interface StandingIn {
  game: string;
  rating: number;
  /** To either side, in 95 of 100 cases. */
  margin: number;
  games: number;
  provisional: boolean;
}

/** How many of a hundred points came from a source: one's own, and the others' at the tables. */
export interface SourceShare {
  source: string;
  own: number;
  others: number;
}

/** Where a person's points come from in a game. */
export interface Sources {
  game: string;
  games: number;
  shares: SourceShare[];
}

export interface BestGame {
  kind: "points" | "played" | "fastest";
  table: string;
  game: string;
  ended: number;
  /** Points; points lost a choice; decisions of the winner. */
  value: number;
}

export type Audience = "everyone" | "met" | "nobody";

/** What a person shows. Name and emblem are always shown. */
export interface Shown {
  ratings: Audience;
  games: Audience;
  /** The hours at which one usually plays. */
  hours: Audience;
  /** That one speaks, as two letters each. */
  languages: string[];
  /** On the leaderboard. */
  board: boolean;
  /** Named beside the leaderboard while still too new for it. */
  near: boolean;
  /** That stands beside one's name in lists; None: one that follows from the name. */
  emblem: 0 | 1 | 2 | 3 | null;
}

/** A person, as far as the asker may see. */
export interface Profile {
  id: string;
  name: string;
  emblem: 0 | 1 | 2 | 3 | null;
  since: number;
  me: boolean;
  /** Finished games; None if games are not shown to the asker. */
  games: number | null;
  /** Of a hundred games, those that were played to the end. */
  finishes: number | null;
  languages: string[];
  /** Usually plays from this hour until that one, UTC; None if unknown, or not shown to the asker. */
  hours: [number, number] | null;
  /** None if not shown to the asker. */
  ratings: StandingIn[] | null;
  sources: Sources[];
  best: BestGame[];
  /** Of oneself: what others see. */
  shown: Shown | null;
}

/** A rating after a game. */
export interface RatingPoint {
  at: number;
  rating: number;
  margin: number;
}

/** A bot's fixed place on the scale. */
export interface BotMark {
  level: string;
  rating: number;
}

/** A rating and how it came to be. */
export interface RatingCourse extends StandingIn {
  history: RatingPoint[];
  marks: BotMark[];
}

/** Another seat of a game; without name and bot for a person who is gone. */
export interface PlayedWith {
  seat: number;
  name: string;
  bot: string;
  /** Has a profile. */
  account: boolean;
}

/** A finished game as a profile lists it. */
export interface PlayedGame {
  table: string;
  game: string;
  ended: number;
  clock: ClockRule | null;
  seat: number;
  others: PlayedWith[];
  /** 0: given up. */
  place: number;
  points: number;
  rated: boolean;
  /** Points of rating won or lost; None if the game moved nobody. */
  change: number | null;
  skill: number | null;
  /** Points of winning, as the coach split them; None if nobody asked. */
  luck: number | null;
}

export interface GamesPage {
  games: PlayedGame[];
  page: number;
  pages: number;
}

/** What a rated game did to the rating of who sat there. */
export interface RatingMoved {
  seat: number;
  before: number;
  after: number;
}

/** Two people at the same tables. */
export interface Together {
  games: number;
  /** Games in which the asker stood ahead. */
  ahead: number;
  behind: number;
  tied: number;
  /** Points of winning a game that the asker gained on the other by skill; None if too few games */
  skill: number | null;
  margin: number | null;
}

export interface SomebodyFound {
  name: string;
  since: number;
  emblem: 0 | 1 | 2 | 3 | null;
}

/** A line of a leaderboard. */
export interface BoardRow {
  /** 0 for a rating that is too new to be ranked. */
  rank: number;
  name: string;
  emblem: 0 | 1 | 2 | 3 | null;
  me: boolean;
  rating: number;
  margin: number;
  games: number;
}

/** A person who is not ranked yet, and agreed to be named. */
export interface NearRow {
  name: string;
  /** Rated games. */
  missing: number;
}

export interface Leaderboard {
  game: string;
  season: "all" | "quarter";
  /** The beginning of the quarter; 0 for all time. */
  since: number;
  rows: BoardRow[];
  marks: BotMark[];
  near: NearRow[];
  mine: BoardRow | null;
  /** Whether the asker is shown. */
  shown: boolean;
  at: number;
}

/** A person who sits at an open table. */
export interface SeatedRating {
  seat: number;
  rating: number;
  provisional: boolean;
}

export type Outside = "" | "range" | "finishes" | "account" | "filter";

/** A table that waits for players. */
export interface OpenSeat {
  table: Summary;
  host: string;
  ratings: SeatedRating[];
  outside: Outside;
}

export interface OpenSeats {
  tables: OpenSeat[];
  /** People who are connected to this process. */
  here: number;
  at: number;
}

export type Pace = "none" | "live" | "days";

/** What a person waits for: a person, a table, or any open seat that fits. */
export interface Wanted {
  person?: string;
  /** Of that person, as shown. */
  name?: string;
  table?: string;
  /** Empty: any. */
  games?: string[];
  paces?: Pace[];
  rated?: boolean;
  low?: number;
  /** Of the host's rating; 0: any. */
  high?: number;
}

export interface Wait {
  id: string;
  wanted: Wanted;
  /** 0: always. */
  until: number;
}

/** An invitation to a table. */
export interface Invite {
  table: string;
  game: string;
  title: string;
  by: string;
  at: number;
  free: number;
}

/** How far the search for an opponent is. */
export interface Seek {
  game: string;
  pace: "live" | "days";
  rated: boolean;
  rating: number;
  /** How far from it the other may be by now; 0: any. */
  width: number;
  /** When that grows next; 0: it does not. */
  wider: number;
  since: number;
  /** Who else looks for the same game at this pace. */
  others: number;
  /** The table that was found; empty as long as there is none. */
  table: string;
}

export const SPECTATOR = -1;
export const NOBODY = -1;
