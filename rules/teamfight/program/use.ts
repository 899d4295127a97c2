import type { Trigger } from './when.ts';
import type { Condition } from './who.ts';

/** Index of the clause in the reading that a node comes from. */
export interface FromClause {
  readonly clause: number;
}

/** Cost, limits and requirements of an ability: everything before its body. */
export interface Use extends FromClause {
  /** `reaction` needs `trigger`. `instant` is T-190. */
  readonly action: 'standard' | 'move' | 'move-standard' | 'free' | 'reaction' | 'instant';
  /** A free or standard action that can be taken only at this moment of the own turn. */
  readonly at?: 'turn-start' | 'turn-end';
  /** The +n of an instant. Without a number it always comes before. */
  readonly instant?: number;
  /** An instant that can be used as a free action, too: at any time of the own turn. */
  readonly orFree?: true;
  /** A reaction that its card calls an instant, and that says itself what it answers. */
  readonly isInstant?: true;
  /** What sets a reaction off. */
  readonly trigger?: Trigger;
  /** The card is turned when it is used (T-160). */
  readonly tap?: boolean;
  /** It cannot be used again in so many turns of its owner. */
  readonly cooldown?: number;
  /** n/Game (T-164). */
  readonly perGame?: number;
  /** n/Turn, once per turn (T-165). */
  readonly perTurn?: number;
  /** n/Round, once per round. */
  readonly perRound?: number;
  /** Ultimate n: 1/Game and not before round n (T-166). */
  readonly ultimate?: number;
  /** Must be used when it can be. */
  readonly mandatory?: boolean;
  /** Counters or tokens spent as a part of the cost. */
  readonly spend?: readonly { readonly token: string; readonly count: number }[];
  /** Points of the basic move that are spent as a part of the cost (T-041). */
  readonly movement?: number;
  /** Counters or tokens taken as a part of the cost, such as stress. */
  readonly take?: readonly { readonly token: string; readonly count: number }[];
  /** Tokens and conditions whose texts do not keep anybody from using it, by reference: "even while Stunned". */
  readonly despite?: readonly string[];
  /** Conditions without which it cannot be used. */
  readonly needs?: readonly Condition[];
}
