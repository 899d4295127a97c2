import type { ComponentType } from 'react';
import type { GameSet } from '../../rules/game-set.ts';
import type { BotName, MatchAsked, Moment, Seated } from '../match/worker/questions.ts';

/** What a system brings along for the place where matches are played. The way through the match, lines, log and dice are shared. */
export interface PlayPlace {
  /** The form in which a match is begun. */
  readonly Start: ComponentType;
  /** The bots that can play a seat. */
  readonly bots: readonly BotName[];
  /** A match that begins at once; the first seat is a bot's or, left out, a person's. Undefined where `Start` says what the set lacks. */
  quick(
    set: GameSet,
    first: BotName | undefined,
  ): { readonly asked: Pick<MatchAsked, 'setup'>; readonly seated: Seated } | undefined;
  /** The table in the middle, with what can be chosen on it. */
  readonly Table: ComponentType;
  /** What can be chosen beside the table. */
  readonly Choices: ComponentType;
  /** What of the match can be changed by hand beside dice and seats. */
  readonly Changes: ComponentType;
  /** The panels at both sides. */
  readonly Left: ComponentType;
  readonly Right: ComponentType;
  /** Whether the log stands at the table, beside it where the window is wide enough, else below; in a panel otherwise. */
  readonly logAtTable: boolean;
  /** What a seat is called at a moment, and in which colour. */
  seat(moment: Moment, seat: number): { readonly name: string; readonly side: string };
  /** Where the match is and how it stands, a line each. */
  standing(scenery: object, moment: Moment): readonly [where: string, standing: string];
  /** A few words for the moment, for what is kept of it. */
  where(scenery: object, moment: Moment): string;
  /** What a record is called in its file name. */
  fileName(scenery: object): string;
  /** The text of the project's own list of its rules. */
  rules(): Promise<string>;
}
