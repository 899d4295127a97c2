import type { ByHand } from './game.ts';
import type { Dice, Stat } from './program.ts';
import type { How, Over } from './state.ts';
import type { Element, Roll } from './types.ts';

/** What makes something happen: an ability of a figure, or a condition or aura by its name. */
export type Cause = { readonly figure: number; readonly ability: number } | { readonly name: string };

/** Something that happened. `hand` where people changed the match beside the rules; `cause` where something on a card did it. */
export type Event = { readonly hand?: true; readonly cause?: Cause } & (
  | { readonly event: 'rolled'; readonly label: string; readonly sides: number; readonly value: number }
  | { readonly event: 'placed'; readonly figure: number; readonly at: number }
  | { readonly event: 'initiative'; readonly figure: number; readonly die: number; readonly total: number }
  | { readonly event: 'round'; readonly round: number; readonly order: readonly number[] }
  | { readonly event: 'turn'; readonly figure: number; readonly turn: number }
  | { readonly event: 'ap'; readonly figure: number; readonly ap: number }
  | { readonly event: 'passed'; readonly figure: number }
  | {
      readonly event: 'moved';
      readonly figure: number;
      readonly from: number;
      readonly path: readonly number[];
      readonly how: How;
    }
  | {
      readonly event: 'used';
      readonly figure: number;
      readonly ability: number;
      readonly cost: number;
      /** Whom it does something to. */
      readonly reached: readonly number[];
      /** Which variant of the ability; -1 for the plain one. */
      readonly variant: number;
      readonly target?: number;
      readonly at?: number;
    }
  /** Something of what was used, or of something else that a figure has as its turn begins, is done by hand. */
  | { readonly event: 'manual'; readonly figure: number; readonly ability: number; readonly of?: ByHand }
  /** A roll of an attacker, with all that is added. */
  | { readonly event: 'attacked'; readonly figure: number; readonly roll: Roll; readonly total: number }
  | {
      readonly event: 'defended';
      readonly figure: number;
      readonly roll: Roll;
      readonly total: number;
      /** The attacker's roll less this one. */
      readonly difference: number;
    }
  | {
      readonly event: 'damage';
      readonly figure: number;
      /** Who did it; -1 where nobody did. */
      readonly by: number;
      readonly amount: number;
      /** How much of it temporary HP took. */
      readonly absorbed: number;
      readonly hp: number;
      readonly element?: Element;
    }
  | { readonly event: 'replaced'; readonly figure: number; readonly name: string; readonly amount: number }
  | {
      readonly event: 'healed';
      readonly figure: number;
      readonly by: number;
      readonly amount: number;
      readonly hp: number;
    }
  | {
      readonly event: 'modified';
      readonly figure: number;
      readonly by: number;
      readonly stat: Stat;
      readonly sign: 1 | -1;
      readonly amount: number | Dice;
      readonly turns: number;
    }
  /** A condition or an aura. */
  | {
      readonly event: 'gained';
      readonly figure: number;
      readonly by: number;
      readonly name: string;
      readonly turns: number;
      readonly temporary: number;
    }
  /** What the figure has already, or has no turns of. */
  | { readonly event: 'ignored'; readonly figure: number; readonly name: string }
  | { readonly event: 'ended'; readonly figure: number; readonly name: string }
  | { readonly event: 'turns'; readonly figure: number; readonly name: string; readonly turns: number }
  | { readonly event: 'obstacle'; readonly at: number; readonly made: boolean }
  | { readonly event: 'fell'; readonly figure: number; readonly by: number }
  | { readonly event: 'over'; readonly reason: Over }
);
