import type { PictureSizes } from '../../exporters/face/display-list.ts';
import type { Entity, GameSet } from '../../rules/game-set.ts';
import type { Reopened } from '../../rules/kept-record.ts';
import type { Bot } from '../../rules/kernel/bot.ts';
import type { Match } from '../../rules/kernel/match.ts';
import type { Refusal, Rules, Seat } from '../../rules/kernel/rules.ts';
import type { SystemId } from '../../schemas/systems.ts';
import type { BotName, Choices, Refused, Told } from './worker/questions.ts';

/**
 * What a system brings along for its matches in the window, in the worker that plays them. Lines and branches, bots, records, hidden
 * information and what a moment is are shared (`worker/`). A state is what somebody sees who sees all, so it is a view too.
 */
export interface PlayedSystem<Game, State extends View, View, Action, Event> {
  readonly id: SystemId;
  readonly rules: Rules<never, Game, State, View, Action, Event>;
  readonly bots: Readonly<Partial<Record<BotName, Bot<Game, View, Action>>>>;
  /** With what a match of a set is played, or why it cannot be; the setup as a record says it. */
  setUp(set: GameSet, asked: object): { readonly game: Game; readonly setup: object } | Refused;
  openRecord(json: object): Reopened<Game, State, View, Action, Event> | { readonly refusal: Refusal };
  /** Plays a scene as far as it goes. Left out by a system without scenes. */
  playScene?(set: GameSet, scene: Entity<'scene'>): Match<Game, State, View, Action, Event>;
  /** How many decide. */
  seats(game: Game): number;
  /** What all moments of a match share, for its system's own part of the page. Plain JSON. */
  scenery(game: Game, start: State, sizes: PictureSizes): object;
  /** What the page gets to know of a view, where the rules work out what it shows. Plain JSON; the view itself if left out. */
  shown?(game: Game, seen: View): object;
  /** What the seat to decide may do, all that is worth listing; told with what that seat sees. */
  choices(game: Game, state: State, seat: Seat): Omit<Choices, 'seat'>;
  /** What choices lead to. Left out by a system whose rules give no exact odds. */
  odds?(game: Game, state: State): readonly (readonly [value: number, note: string])[];
  /** A reason of a bot with the decision that it is for; the reason alone if left out. */
  tellWhy?(game: Game, seen: View, action: Action, why: string): string;
  /** A decision in words, by what was to be seen before it. */
  tellAction(game: Game, seen: View, action: Action): string;
  tell(game: Game, seen: View, event: Event): Told;
  scores(game: Game, seen: View): readonly number[];
}

/** A system whose own types nobody knows but itself: what comes from it goes back to it only. */
export type AnySystem = PlayedSystem<unknown, unknown, unknown, unknown, unknown>;

export const anySystem = <Game, State extends View, View, Action, Event>(
  system: PlayedSystem<Game, State, View, Action, Event>,
): AnySystem => system as unknown as AnySystem;
