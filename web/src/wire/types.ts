// Generated from schema.json by `npm run types`: not to be edited.
/**
 * The first message of a connection. `secret` is the device's own: 32 random bytes that it keeps.
 */
export interface Hello {
  do: 'hello';
  id: number;
  version: number;
  secret: string;
}
/**
 * Open a table on a shipped sheet, or on an own layout given as `.sheet` text.
 */
export interface Open {
  do: 'open';
  id: number;
  sheet: string;
  layout?: string;
  settings?: Settings;
}
/**
 * What the keeper chose.
 */
export interface Settings {
  clock: number;
  pencil_strict: boolean;
  hints: boolean;
  rolls_itself: boolean;
  pause: number;
  stars_hidden: boolean;
  reactions: boolean;
  names_hidden: boolean;
  names_checked: boolean;
  locked: boolean;
  teams: number;
}
/**
 * Open a table for today's expedition, or for that of a day before: for practice, as it counts no more.
 */
export interface Expedition {
  do: 'expedition';
  id: number;
  adventure: 'temple' | 'valley';
  day?: string;
}
/**
 * Open a table for a first game with known dice.
 */
export interface Learn {
  do: 'lesson';
  id: number;
  adventure: 'temple' | 'valley';
}
/**
 * Open a table where the game goes on from a round of another one, which is a finished game here or a `.game` text.
 *     Whoever asks plays on for `player`; bots play for everybody else. The dice come as they came, or new.
 */
export interface PlayOn {
  do: 'play-on';
  id: number;
  game?: string;
  text?: string;
  player: string;
  round: number;
  new_dice?: boolean;
  name?: string;
}
/**
 * The table with a code.
 */
export interface Find {
  do: 'find';
  id: number;
  code: string;
}
/**
 * Listen to a table from now on. `known` is the number of the last news that the client has.
 */
export interface Watch {
  do: 'watch';
  id: number;
  table: string;
  known?: number;
  screen?: boolean;
}
/**
 * What this device has: unfinished tables, finished games, bests; the last ones on page 0.
 */
export interface Mine {
  do: 'mine';
  id: number;
  page?: number;
}
/**
 * A one-time code by which everything that this device has goes to another one.
 */
export interface DeviceCode {
  do: 'device-code';
  id: number;
}
/**
 * Take what a one-time code is for: a seat, or everything another device has.
 */
export interface Redeem {
  do: 'redeem';
  id: number;
  code: string;
}
/**
 * Delete what is kept of this device.
 */
export interface Forget {
  do: 'forget';
  id: number;
}
/**
 * The next turn of this device's finished games that it is asked again today, if there is one.
 */
export interface NextExercise {
  do: 'exercise';
  id: number;
}
/**
 * What a `draft` of these steps would be answered at the table. Nothing is kept.
 */
export interface ExerciseDraft {
  do: 'exercise-draft';
  id: number;
  game: string;
  seat: number;
  round: number;
  revision: number;
  steps: string[];
}
/**
 * Kind by kind, whether these spaces could be revealed after these steps.
 */
export interface ExerciseAsk {
  do: 'exercise-ask';
  id: number;
  game: string;
  seat: number;
  round: number;
  steps: string[];
  spaces: string[];
}
/**
 * A whole turn as the answer to an exercise, to be compared with the best one.
 */
export interface Solve {
  do: 'solve';
  id: number;
  game: string;
  seat: number;
  round: number;
  steps: string[];
}
/**
 * Take a seat; with `bot` it is one that this client plays by itself, and everybody sees that it is a bot.
 */
export interface Sit {
  do: 'sit';
  id: number;
  name: string;
  initials: string;
  bot?: boolean;
}
/**
 * Give a seat up before the start; the keeper may remove anybody's, with a reason that its device is told.
 */
export interface Leave {
  do: 'leave';
  id: number;
  seat: number;
  reason?: ('conduct' | 'mistake' | 'name' | 'room') | '';
}
export interface Word {
  do: 'word';
  id: number;
  seat: number;
  word: string;
}
/**
 * The keeper's settings, before the start.
 */
export interface Choose {
  do: 'settings';
  id: number;
  settings: Settings;
}
export interface Start {
  do: 'start';
  id: number;
}
export interface Roll {
  do: 'roll';
  id: number;
}
export interface Draft {
  do: 'draft';
  id: number;
  seat: number;
  round: number;
  revision: number;
  steps: string[];
}
/**
 * Are these spaces a discovery, and if not why not, kind by kind?
 */
export interface Ask {
  do: 'ask';
  id: number;
  seat: number;
  round: number;
  spaces: string[];
}
/**
 * Why would a draft of these steps be refused? Nothing is kept.
 */
export interface Why {
  do: 'why';
  id: number;
  seat: number;
  round: number;
  steps: string[];
}
export interface Commit {
  do: 'commit';
  id: number;
  seat: number;
  round: number;
  steps: string[];
}
/**
 * Somebody's sheet as the last closed round left it.
 */
export interface Look {
  do: 'look';
  id: number;
  seat: number;
}
export interface Pause {
  do: 'pause';
  id: number;
  paused: boolean;
}
export interface HandOver {
  do: 'hand-over';
  id: number;
  seat: number;
}
export interface Mute {
  do: 'mute';
  id: number;
  seat: number;
  muted: boolean;
}
/**
 * The table plays this turn: for somebody away, if the keeper asks; for somebody whom everybody else has waited for
 *     for long, if anybody else who sits here asks.
 */
export interface PlayFor {
  do: 'play-for';
  id: number;
  seat: number;
}
/**
 * The keeper gives a bot a seat, before the start.
 */
export interface AddBot {
  do: 'add-bot';
  id: number;
  level: 'explorer' | 'pathfinder' | 'tourist' | 'voyager';
}
/**
 * A bot plays for somebody who is away, or (`level` is empty) no longer. For the keeper; the seat's own device ends
 *     it by coming back.
 */
export interface StandIn {
  do: 'stand-in';
  id: number;
  seat: number;
  level: ('explorer' | 'pathfinder' | 'tourist' | 'voyager') | '';
}
/**
 * What would the strongest bot do now?
 */
export interface Hint {
  do: 'hint';
  id: number;
  seat: number;
  round: number;
}
export interface Nudge {
  do: 'nudge';
  id: number;
  seat: number;
}
/**
 * A one-time code by which a seat goes to another device: for its own, or for the keeper if it is away.
 */
export interface SeatCode {
  do: 'seat-code';
  id: number;
  seat: number;
}
/**
 * Take a seat back that the keeper gave to another device while this one was away.
 */
export interface Reclaim {
  do: 'reclaim';
  id: number;
  seat: number;
}
/**
 * After the end: another table with the same people.
 */
export interface Again {
  do: 'again';
  id: number;
}
/**
 * Another name and other initials for a seat, before the start: its own device, or the keeper, who thereby also
 *     agrees to a name that others are to see only then.
 */
export interface Rename {
  do: 'rename';
  id: number;
  seat: number;
  name: string;
  initials: string;
}
/**
 * Whoever opened a table keeps it without a seat. For the keeper, or while nobody has a seat.
 */
export interface Keep {
  do: 'keep';
  id: number;
}
/**
 * The keeper chooses another sheet before the start, as `open` does.
 */
export interface ChooseSheet {
  do: 'sheet';
  id: number;
  sheet: string;
  layout?: string;
}
/**
 * The keeper puts a seat into a team, or (0) into none, before the start.
 */
export interface Team {
  do: 'team';
  id: number;
  seat: number;
  team: number;
}
/**
 * Whoever sits here has seen what the round brought. When everybody who is here has, the dice roll at once.
 */
export interface GoOn {
  do: 'go-on';
  id: number;
  round: number;
}
/**
 * A closed round once more, as the news told it.
 */
export interface Round {
  do: 'round';
  id: number;
  round: number;
}
/**
 * Stamp a reaction that everybody sees in passing.
 */
export interface React {
  do: 'react';
  id: number;
  seat: number;
  reaction: 'hurry' | 'laugh' | 'ouch' | 'star' | 'thanks' | 'wow';
}
/**
 * A screen for the room has shown the result.
 */
export interface Unveil {
  do: 'unveil';
  id: number;
}
/**
 * Whoever came late asks the keeper to play on for somebody away or for a bot.
 */
export interface AskSeat {
  do: 'ask-seat';
  id: number;
  seat: number;
  name: string;
}
/**
 * The keeper's answer to somebody who asked for a seat.
 */
export interface Admit {
  do: 'admit';
  id: number;
  ask: number;
  yes: boolean;
}
/**
 * Whoever came late wants a seat in the next game, or (without a name) no longer does.
 */
export interface Queue {
  do: 'queue';
  id: number;
  name?: string;
  initials?: string;
}
/**
 * The keeper ends the count over several games.
 */
export interface EndEvening {
  do: 'end-evening';
  id: number;
}
/**
 * A request was done; `answer` is what it gives, if anything: `ANSWERS` says what.
 */
export interface Answer {
  say: 'answer';
  id: number;
  answer?: unknown;
}
/**
 * A request was not done, and why. With `id` 0 the message could not be read.
 */
export interface Refused {
  say: 'refused';
  id: number;
  reason: Reason;
}
/**
 * A refusal: clients have its words in their language.
 */
export interface Reason {
  code: string;
  facts: {
    [k: string]: string | number;
  };
}
/**
 * One entry as everybody may know it.
 */
export interface News {
  say: 'news';
  number: number;
  entry:
    | Opened
    | Seated
    | Unseated
    | SettingsChanged
    | Worded
    | Tried
    | Rolled
    | Paused
    | Resumed
    | KeeperChanged
    | Muted
    | StoodIn
    | Moved
    | PlayedAgain
    | Renamed
    | SheetChosen
    | Teamed
    | Hinted
    | Taken
    | Queued
    | EveningEnded
    | Ready
    | Closed;
}
export interface Opened {
  kind: 'opened';
  at: number;
  code: string;
  sheet: string;
  layout: string;
  settings: Settings;
  commitment: string;
  secret?: string;
  day?: string;
  lesson?: string;
  seed?: string;
  evening?: PastGame[];
  played_on?: PlayedOn | null;
  coming?: Coming[];
}
/**
 * An earlier game of the evening, by seat in its order of play.
 */
export interface PastGame {
  game: string;
  sheet: string;
  name: string;
  adventure: string;
  seats: PastSeat[];
}
/**
 * How somebody did in an earlier game of the evening.
 */
export interface PastSeat {
  initials: string;
  stars: number;
  place: number;
  bot?: string;
  seat?: number | null;
}
/**
 * From which round of another game a game goes on: of which one, by its id, unless it came as text; and whether the
 *     dice come as they came there.
 */
export interface PlayedOn {
  round: number;
  game?: string;
  new_dice?: boolean;
}
/**
 * A roll that is known before it comes, and whose sheet each seat then holds, by place in the game.
 */
export interface Coming {
  roll: string;
  holds?: number[];
}
export interface Seated {
  kind: 'seated';
  at: number;
  seat: number;
  name: string;
  initials: string;
  device?: string;
  bot?: string;
  unchecked?: boolean;
}
/**
 * A seat was given up, or (`reason`) the keeper removed it.
 */
export interface Unseated {
  kind: 'unseated';
  at: number;
  seat: number;
  reason?: string;
}
/**
 * The keeper chose otherwise before the start.
 */
export interface SettingsChanged {
  kind: 'settings';
  at: number;
  settings: Settings;
}
/**
 * A seat's device gives its word for the dice, having seen the commitment.
 */
export interface Worded {
  kind: 'worded';
  at: number;
  seat: number;
  word: string;
}
/**
 * Today's expedition begins: whether this is the first try of the seat's device, which is the one that counts.
 */
export interface Tried {
  kind: 'tried';
  at: number;
  seat: number;
  first: boolean;
}
/**
 * A round begins; the first one starts the game. `holds` is whose sheet each seat holds, by place in the game.
 */
export interface Rolled {
  kind: 'rolled';
  at: number;
  round: number;
  roll: string;
  holds?: number[];
}
export interface Paused {
  kind: 'paused';
  at: number;
}
/**
 * Goes on after a pause, or after the server was away: the clock stood still since the entry before.
 */
export interface Resumed {
  kind: 'resumed';
  at: number;
}
/**
 * Somebody else keeps the table: a seat, or (`NO_SEAT`) a device that only watches.
 */
export interface KeeperChanged {
  kind: 'keeper';
  at: number;
  seat: number;
  device?: string;
}
/**
 * The keeper puts a seat out: from the round `round` on the table plays for it. Or no longer.
 */
export interface Muted {
  kind: 'muted';
  at: number;
  seat: number;
  muted: boolean;
  round?: number;
}
/**
 * A bot plays for somebody who is away, or (`bot` is empty) no longer.
 */
export interface StoodIn {
  kind: 'stand-in';
  at: number;
  seat: number;
  bot: string;
}
/**
 * A seat goes to another device.
 */
export interface Moved {
  kind: 'moved';
  at: number;
  seat: number;
  device?: string;
  by_keeper?: boolean;
  reclaimed?: boolean;
}
/**
 * After the end: the same people have seats at another table.
 */
export interface PlayedAgain {
  kind: 'again';
  at: number;
  table: string;
  code: string;
}
/**
 * Somebody is called otherwise from now on; a name that the keeper had to see has been seen.
 */
export interface Renamed {
  kind: 'renamed';
  at: number;
  seat: number;
  name: string;
  initials: string;
}
/**
 * The keeper chose another sheet before the start.
 */
export interface SheetChosen {
  kind: 'sheet';
  at: number;
  sheet: string;
  layout: string;
}
/**
 * A seat belongs to a team, from 1 on, or (0) to none.
 */
export interface Teamed {
  kind: 'team';
  at: number;
  seat: number;
  team: number;
}
/**
 * Somebody asked for the round's first hint, in company.
 */
export interface Hinted {
  kind: 'hinted';
  at: number;
  seat: number;
  round: number;
}
/**
 * Somebody who came late plays on for somebody away or for a bot, under a name of their own and the same
 *     initials.
 */
export interface Taken {
  kind: 'taken';
  at: number;
  seat: number;
  name: string;
  device?: string;
}
/**
 * Somebody who came late gets a seat in the next game, or (`gone`) no longer wants one.
 */
export interface Queued {
  kind: 'queued';
  at: number;
  name: string;
  initials?: string;
  gone?: boolean;
  device?: string;
}
/**
 * The games before no longer count together with this one.
 */
export interface EveningEnded {
  kind: 'evening-ended';
  at: number;
}
/**
 * This seat's turn is in.
 */
export interface Ready {
  kind: 'ready';
  at: number;
  round: number;
  seat: number;
}
/**
 * The round is over: everybody's turns, and with the last one the result.
 */
export interface Closed {
  kind: 'closed';
  at: number;
  round: number;
  turns: Turn[];
  result?: Result | null;
  recap?: Recap | null;
  pause?: number;
  roll?: string;
}
/**
 * A turn as it is shown when its round closes; `held` is the seat whose sheet was held in a hazard round.
 */
export interface Turn {
  seat: number;
  steps: string;
  by_table?: string;
  held?: number | null;
}
/**
 * How a game ended, by seat in the order of play, and what its dice were made of. Alone: the level, and the fewest
 *     stars of every level from the second on, and why these are lower than usual.
 */
export interface Result {
  stars: number[];
  places: number[];
  secret: string;
  words: string[];
  level?: string;
  level_bounds?: number[];
  level_lowered?: Lowered | null;
  story?: Story | null;
}
/**
 * Why the bounds of the levels are lower than usual: so many hazards (`hazard` is what they are) are on the sheet,
 *     crossed out or not, `each` lowers them, together they do `by` so many stars.
 */
export interface Lowered {
  hazard: string;
  hazards: number;
  each: number;
  by: number;
}
/**
 * How the game went: everybody's stars after each round, in the order of play; the rounds that decided it; in a
 *     small party a title for everybody; the teams.
 */
export interface Story {
  stars: number[][];
  deciding?: DecidingRound[];
  titles?: Title[];
  teams?: TeamResult[];
}
/**
 * A round in which the winner gained on whoever came second, and what both gained.
 */
export interface DecidingRound {
  round: number;
  winner: number;
  second: number;
}
/**
 * What a seat did more of than anybody else (see `table.chronicle`).
 */
export interface Title {
  name: string;
  seat: number;
  value: number;
  detail?: string;
}
/**
 * How a team did: by the mean of its members' stars.
 */
export interface TeamResult {
  team: number;
  seats: number[];
  mean: number;
  place: number;
}
/**
 * What a round brought. Lists are in the order of play. Where stars are hidden until the end, only `deeds` and
 *     `spaces_left` are told before.
 */
export interface Recap {
  deeds: Deed[];
  spaces_left: number;
  before?: number[];
  stars?: number[];
  places_before?: number[];
  places?: number[];
  changes?: {
    [k: string]: number;
  }[];
  highlights?: Highlight[];
}
/**
 * Something done with the dice of a round, and the seats that did it: a `number` that was written, a `structure`, a
 *     `discovery`, a `cross`, a `pass`; `name` is the number, the structure or the kind.
 */
export interface Deed {
  kind: string;
  seats: number[];
  name?: string;
}
/**
 * Something worth telling of a round: whoever gained most (`gain`), whom a hazard cost most (`loss`), the `first`
 *     at the table with stars of a `rule`, whoever is alone in the `lead` since, whoever passed others (`climb`).
 */
export interface Highlight {
  what: string;
  seats: number[];
  stars?: number;
  rule?: string;
  passed?: number[];
}
/**
 * Everything that the news up to `number` amounts to, but for the turns of rounds before the last.
 */
export interface Snapshot {
  say: 'snapshot';
  number: number;
  at: number;
  code: string;
  sheet: string;
  layout: string;
  settings: Settings;
  commitment: string;
  day?: string;
  lesson?: string;
  played_on?: PlayedOn | null;
  seats: SeatNow[];
  keeper: number;
  paused?: boolean;
  round?: number;
  roll?: string;
  holds?: number[];
  order?: number[];
  closed?: Closed | null;
  before?: Closed | null;
  again?: PlayedAgain | null;
  evening?: PastGame[];
  queued?: string[];
}
export interface SeatNow {
  seat: number;
  name: string;
  initials: string;
  bot?: string;
  muted?: boolean;
  worded?: boolean;
  ready?: boolean;
  first_try?: boolean | null;
  stand_in?: string;
  unchecked?: boolean;
  team?: number;
  hints?: number;
  out_from?: number;
}
/**
 * A round begins, and this is what an empty draft of the device's seat is answered: nobody need ask for it. It
 *     comes with the news of the roll, and before it.
 */
export interface Begun {
  say: 'begun';
  seat: number;
  answer: DraftAnswer;
}
/**
 * A draft as the host understands it. With `refused` the steps up to the wrong one are what is shown. `legal` is
 *     what may come next; `legal_before` is what was legal before the part of the draft that the player may still change
 *     (see `Turn.changeable_from`), if there is such a part. `last_round` is the one that ends the game in any case, if
 *     there is one. A hazard goes into one of `hazard_spaces`; alone they may be so few because they are `beside` what the
 *     last round filled. `near` is, kind by kind, the discovery that the sheet as drawn is nearest to. `spaces_left` are
 *     to be filled before the player's own sheet ends the game, as of the last round that closed. Alone `next_level` says
 *     how far it is to the next one, counted with what the end adds.
 */
export interface DraftAnswer {
  round: number;
  revision: number;
  steps: string[];
  drawn: Drawn;
  may_commit: boolean;
  legal?: Legal;
  legal_before?: Legal;
  hazard_spaces?: string[];
  beside?: string[];
  lacks?: Reason;
  refused?: Reason;
  last_round?: number | null;
  near?: {
    [k: string]: Near;
  };
  spaces_left?: number | null;
  next_level?: NextLevel | null;
}
/**
 * A sheet as text, with its stars and where they come from. `at_end` is what the same sheet counts when the game
 *     has ended, where that is another figure: what hazards cost may be undone by itself then, unless the table plays
 *     pencil strict.
 */
export interface Drawn {
  sheet: string;
  stars: number;
  lines: Line[];
  at_end?: number | null;
}
/**
 * One line of the count; `number` is what all its spaces hold, where the rule is about equal numbers.
 */
export interface Line {
  rule: string;
  stars: number;
  spaces: string[];
  number?: number | null;
}
/**
 * What may come next. Every number may go to every one of `spaces`, and so may the structures.
 */
export interface Legal {
  dice_left: [boolean, boolean, boolean];
  numbers: Way[];
  spaces: string[];
  structures: string[];
  crossable: string[];
  nines: Way[];
  may_pass: boolean;
  discoveries: {
    [k: string]: Finds;
  };
}
/**
 * A number that can be made now, and how: `text` is what stands before the `@` or `x` of its step.
 */
export interface Way {
  text: string;
  value: number;
}
export interface Finds {
  count: number;
  best: BestFind[];
}
export interface BestFind {
  step: string;
  stars: number;
}
/**
 * The discovery of one kind that a sheet is nearest to: how many numbers it lacks, what the kind is worth, and its
 *     spaces, of which so many are empty. Without spaces there is none to be seen yet.
 */
export interface Near {
  lacks: number;
  stars: number;
  spaces: string[];
}
/**
 * The level that comes next, alone, and how many stars are missing to it.
 */
export interface NextLevel {
  level: string;
  missing: number;
}
/**
 * The seats whose devices are not connected just now, of those the ones that are away (for a minute or more), how
 *     many connections have no seat, and how many are screens for the room, which are no watchers. `keeper_gone`: the
 *     keeper only watches, and is not connected.
 */
export interface Presence {
  say: 'presence';
  gone?: number[];
  away?: number[];
  watchers?: number;
  screens?: number;
  keeper_gone?: boolean;
}
/**
 * Milliseconds left for this round's turns, or nothing if there is no hurry. `warning`: it will soon run out.
 */
export interface Clock {
  say: 'clock';
  left?: number | null;
  warning?: boolean;
}
/**
 * What has kept the table waiting for five minutes: a pause, which anybody seated may now end, or one seat that
 *     everybody else waits for, for which the table plays when another seated person asks. Nothing: it goes on.
 */
export interface Stalled {
  say: 'stalled';
  pause?: boolean;
  seat?: number | null;
}
/**
 * Somebody (`by`, if they have a seat) reminds this seat that the table waits. Only its own device is told.
 */
export interface Nudged {
  say: 'nudge';
  seat: number;
  by?: number | null;
}
/**
 * Somebody stamped one of the drawn reactions.
 */
export interface Reacted {
  say: 'reaction';
  seat: number;
  reaction: string;
}
/**
 * The screens for the room have shown the result, so that everybody's own device may.
 */
export interface Unveiled {
  say: 'unveiled';
}
/**
 * Somebody who came late asks to play on for a seat. Only the keeper is told; without a name it is no longer asked
 *     for.
 */
export interface SeatAsked {
  say: 'seat-asked';
  ask: number;
  seat: number;
  name?: string;
}
/**
 * A new name that others are to see only if the keeper agrees. Only the keeper is told.
 */
export interface NameAsked {
  say: 'name-asked';
  seat: number;
  name: string;
  initials: string;
}
/**
 * What became of this device's part at the table: its seat was `removed` (with a `reason`), `moved` to another
 *     device of the same person, `replaced` by somebody who came late, `reclaimed` by the device that had it before, or a
 *     seat that it asked for was `refused`.
 */
export interface Put {
  say: 'put';
  what: string;
  seat: number;
  reason?: string;
  name?: string;
}
/**
 * The same device drafted for its seat on another connection, and this is what counts now.
 */
export interface DraftElsewhere {
  say: 'draft';
  seat: number;
  round: number;
  revision: number;
  steps: string[];
}
/**
 * The number of the last news: whoever has heard another number last missed something, and should watch again.
 */
export interface Beat {
  say: 'beat';
  number: number;
}
/**
 * The server stops; everything said so far is kept. Come back in a while.
 */
export interface Closing {
  say: 'closing';
}
/**
 * Whoever runs the server closed this table: it is no more.
 */
export interface Removed {
  say: 'removed';
}
/**
 * A sentence of whoever runs the server, for everybody who is connected or comes while it counts. `at` tells one
 *     from another; without a text the one before counts no longer.
 */
export interface Notice {
  say: 'notice';
  at: number;
  text?: string;
}
/**
 * The server compiles, the first time that it runs: so many per cent are done, and the bots and hints of these
 *     adventures wait for it. Everybody who has said hello is told, and last without `percent`: everything is ready.
 */
export interface Warming {
  say: 'warming';
  percent?: number | null;
  waiting?: string[];
}
/**
 * The server's version and clock, and the addresses at which other devices reach it: none if they cannot. While it
 *     is still getting bots and hints ready, how far that is.
 */
export interface Welcome {
  server: string;
  time: number;
  addresses: string[];
  warming?: Warming | null;
}
/**
 * A table in a few words.
 */
export interface TableFound {
  table: string;
  code: string;
  phase: 'lobby' | 'over' | 'playing';
  sheet: string;
  name: string;
  adventure: string;
  day?: string;
  round?: number;
  players?: string[];
  seats?: number[];
  reclaimable?: number[];
  keeps?: boolean;
  full?: boolean;
  played_on?: number;
  at: number;
}
/**
 * `bests`: of each sheet that the device finished alone, its best game. `lessons`: the adventures whose first game
 *     it has played to the end; `exercises`: how many turns of its games it is asked again today. These are on the first
 *     page alone. `more`: there is a further page.
 */
export interface Possessions {
  tables: TableFound[];
  games: GamePlayed[];
  bests: GamePlayed[];
  lessons?: string[];
  exercises?: number;
  more?: boolean;
}
/**
 * A finished game of this device.
 */
export interface GamePlayed {
  sheet: string;
  name: string;
  adventure: string;
  player: string;
  stars: number;
  place: number;
  of: number;
  level?: string;
  level_lowered?: Lowered | null;
  day?: string;
  first_try?: boolean;
  by_rule?: {
    [k: string]: number;
  };
  played_on?: number;
  game: string;
  at: number;
}
export interface NewCode {
  code: string;
}
/**
 * A turn of a finished game of this device that is asked again: the table as it stood in this round, as if its
 *     player were alone there, and the player's sheet. `cost` is how many stars the turn lost that was played; `left`, how
 *     many are asked today, this one included.
 */
export interface ExerciseShown {
  game: string;
  seat: number;
  round: number;
  left: number;
  cost: number;
  drawn: Drawn;
  found: TableFound;
  snapshot: Snapshot;
}
/**
 * How many stars an answer is expected to lose against the `best` turn, and whether it is as good as solved; what
 *     was `played` in the game; the day on which it is asked again, or nothing if it rests; how many are left today.
 */
export interface ExerciseDone {
  lost: number;
  solved: boolean;
  best: string[];
  played: string[];
  due: string;
  left: number;
}
/**
 * The turns that the strongest bot thinks best, the best first, and the draft if it could be committed. In a hazard
 *     round only where it would draw.
 */
export interface HintAnswer {
  round: number;
  options: HintOption[];
}
/**
 * A turn and the stars at the end of the game that it is expected to lead to; `yours` is the draft as it stands.
 *     `why` is what mainly speaks for the best turn, compared with the next best, and against any other, compared with the
 *     best; there is none where no kind of stars differs noticeably.
 */
export interface HintOption {
  steps: string[];
  stars?: number | null;
  yours?: boolean;
  why?: StarReason | null;
}
/**
 * A turn is expected to end with so many more `stars` of a kind than another one, or fewer. `at_once` is how many
 *     more of them it has on the sheet as soon as it is inked, and `spaces` where, if they are more.
 */
export interface StarReason {
  kind: string;
  stars: number;
  at_once?: number;
  spaces?: string[];
}
/**
 * `not-saving`: what people do is refused because the disk does not take it; `reason` is why. `warming`: how many
 *     per cent are compiled of what bots, hints and analyses need; nothing when all of it is.
 */
export interface Health {
  status: 'not-saving' | 'ok';
  version: string;
  tables: number;
  reason?: string;
  warming?: number | null;
}
/**
 * All that a start page shows of the game, in one answer: asking twice is what takes long.
 */
export interface Offers {
  sheets: SheetShown[];
  day: string;
  today: string[];
}
export interface SheetShown {
  sheet: string;
  name: string;
  adventure: string;
  layout: string;
}
/**
 * What each level makes of the dice of a day's expedition.
 */
export interface BotsOfDay {
  bots: SameDice[];
}
/**
 * The stars that a level reaches with the same dice.
 */
export interface SameDice {
  level: string;
  stars: number;
}
/**
 * So much is done, of so much; so many analyses come before it. `warming`: the server is still getting ready for
 *     it, and so many per cent of that are done.
 */
export interface Progress {
  done: number;
  of: number;
  before?: number;
  warming?: number | null;
}
/**
 * `notes` are the game's optional headers: its date, what its dice were made of...
 */
export interface GameShown {
  id: string;
  sheet: string;
  name: string;
  adventure: string;
  layout: string;
  players: string[];
  rolls: string[];
  notes: {
    [k: string]: string;
  };
  stars: number[];
  places: number[];
  level?: string;
  level_bounds?: number[];
  level_lowered?: Lowered | null;
  played_on?: number;
}
/**
 * Round 0 is before the first roll.
 */
export interface RoundShown {
  round: number;
  roll: string;
  turns: TurnShown[];
}
/**
 * What a player did in a round (`held` is whose sheet was drawn on in a hazard round), and their own sheet then.
 */
export interface TurnShown {
  player: string;
  steps: string;
  drawn: Drawn;
  by_table?: boolean;
  held?: string;
}
export interface Analysis {
  player: string;
  adventure: string;
  sheet: string;
  stars: number;
  rounds: RoundAnalysis[];
  dearest: number[];
  same_dice: SameDice[];
  hindsight: number | null;
}
/**
 * What the player did in one round: steps in the notation, and the sheet before them as `.sheet` text. In a hazard
 *     round the sheet is the one that was held. `cost` is how many stars the turn is expected to lose compared with the
 *     best one.
 */
export interface RoundAnalysis {
  round: number;
  roll: string;
  sheet: string;
  played: string[];
  best: string[];
  cost: number;
  expected: number | null;
  held?: string;
  by_table?: boolean;
  kinds?: {
    [k: string]: number;
  };
  why?: StarReason | null;
}

/** What each request needs besides `do` and `id`. */
export interface Requests {
  hello: Omit<Hello, 'do' | 'id'>;
  open: Omit<Open, 'do' | 'id'>;
  expedition: Omit<Expedition, 'do' | 'id'>;
  lesson: Omit<Learn, 'do' | 'id'>;
  'play-on': Omit<PlayOn, 'do' | 'id'>;
  find: Omit<Find, 'do' | 'id'>;
  watch: Omit<Watch, 'do' | 'id'>;
  mine: Omit<Mine, 'do' | 'id'>;
  'device-code': Omit<DeviceCode, 'do' | 'id'>;
  redeem: Omit<Redeem, 'do' | 'id'>;
  forget: Omit<Forget, 'do' | 'id'>;
  exercise: Omit<NextExercise, 'do' | 'id'>;
  'exercise-draft': Omit<ExerciseDraft, 'do' | 'id'>;
  'exercise-ask': Omit<ExerciseAsk, 'do' | 'id'>;
  solve: Omit<Solve, 'do' | 'id'>;
  sit: Omit<Sit, 'do' | 'id'>;
  leave: Omit<Leave, 'do' | 'id'>;
  word: Omit<Word, 'do' | 'id'>;
  settings: Omit<Choose, 'do' | 'id'>;
  start: Omit<Start, 'do' | 'id'>;
  roll: Omit<Roll, 'do' | 'id'>;
  draft: Omit<Draft, 'do' | 'id'>;
  ask: Omit<Ask, 'do' | 'id'>;
  why: Omit<Why, 'do' | 'id'>;
  commit: Omit<Commit, 'do' | 'id'>;
  look: Omit<Look, 'do' | 'id'>;
  pause: Omit<Pause, 'do' | 'id'>;
  'hand-over': Omit<HandOver, 'do' | 'id'>;
  mute: Omit<Mute, 'do' | 'id'>;
  'play-for': Omit<PlayFor, 'do' | 'id'>;
  'add-bot': Omit<AddBot, 'do' | 'id'>;
  'stand-in': Omit<StandIn, 'do' | 'id'>;
  hint: Omit<Hint, 'do' | 'id'>;
  nudge: Omit<Nudge, 'do' | 'id'>;
  'seat-code': Omit<SeatCode, 'do' | 'id'>;
  reclaim: Omit<Reclaim, 'do' | 'id'>;
  again: Omit<Again, 'do' | 'id'>;
  rename: Omit<Rename, 'do' | 'id'>;
  keep: Omit<Keep, 'do' | 'id'>;
  sheet: Omit<ChooseSheet, 'do' | 'id'>;
  team: Omit<Team, 'do' | 'id'>;
  'go-on': Omit<GoOn, 'do' | 'id'>;
  round: Omit<Round, 'do' | 'id'>;
  react: Omit<React, 'do' | 'id'>;
  unveil: Omit<Unveil, 'do' | 'id'>;
  'ask-seat': Omit<AskSeat, 'do' | 'id'>;
  admit: Omit<Admit, 'do' | 'id'>;
  queue: Omit<Queue, 'do' | 'id'>;
  'end-evening': Omit<EndEvening, 'do' | 'id'>;
}

/** What each request is answered with. */
export interface Answers {
  hello: Welcome;
  open: TableFound;
  expedition: TableFound;
  lesson: TableFound;
  'play-on': TableFound;
  find: TableFound;
  watch: TableFound;
  mine: Possessions;
  'device-code': NewCode;
  redeem: TableFound | null;
  forget: null;
  exercise: ExerciseShown | null;
  'exercise-draft': DraftAnswer;
  'exercise-ask': Record<string, Reason | null>;
  solve: ExerciseDone;
  sit: number;
  leave: null;
  word: null;
  settings: null;
  start: null;
  roll: null;
  draft: DraftAnswer;
  ask: Record<string, Reason | null>;
  why: Reason | null;
  commit: null;
  look: Drawn;
  pause: null;
  'hand-over': null;
  mute: null;
  'play-for': null;
  'add-bot': number;
  'stand-in': null;
  hint: HintAnswer;
  nudge: null;
  'seat-code': NewCode;
  reclaim: null;
  again: TableFound;
  rename: null;
  keep: null;
  sheet: null;
  team: null;
  'go-on': null;
  round: Closed;
  react: null;
  unveil: null;
  'ask-seat': null;
  admit: null;
  queue: null;
  'end-evening': null;
}

/** Everything that the host says. */
export type Said = Answer | Refused | News | Snapshot | Begun | Presence | Clock | Stalled | Nudged | Reacted | Unveiled | SeatAsked | NameAsked | Put | DraftElsewhere | Beat | Closing | Removed | Notice | Warming;

/** What is said about a table: the record, and what is said in passing. */
export type TableMessage = Exclude<Said, Answer | Refused | Notice>;

export type Entry = News['entry'];

/** The adventures, in the order in which they are offered. */
export const ADVENTURE_NAMES = ['temple', 'valley'] as const;

export type AdventureName = (typeof ADVENTURE_NAMES)[number];

/** From the bot that overlooks most to the one that thinks longest. */
export const BOT_LEVELS = ['tourist', 'pathfinder', 'voyager', 'explorer'] as const;

/** Requests that are about the table which the connection watches. */
export const AT_TABLE: ReadonlySet<string> = new Set<keyof Requests>([
  'sit',
  'leave',
  'word',
  'settings',
  'start',
  'roll',
  'draft',
  'ask',
  'why',
  'commit',
  'look',
  'pause',
  'hand-over',
  'mute',
  'play-for',
  'add-bot',
  'stand-in',
  'hint',
  'nudge',
  'seat-code',
  'reclaim',
  'again',
  'rename',
  'keep',
  'sheet',
  'team',
  'go-on',
  'round',
  'react',
  'unveil',
  'ask-seat',
  'admit',
  'queue',
  'end-evening',
]);

/** The version of the wire that these types are of. */
export const WIRE_VERSION = 1;
