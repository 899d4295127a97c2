import type { Means } from './means.ts';
import type { StandingRule } from './standing.ts';
import type { FromClause } from './use.ts';
import type { Amount, Ref, Who } from './who.ts';

/**
 * Abilities of a unit as cards: the one that does it, one of a name, one that the acting player chooses, all, all others, or of some kind
 * only; `answered`: the one under way that a response answers; `tapped`: one that was turned; `other`: not the one whose text it is.
 */
export type Cards =
  | 'this'
  | 'one'
  | 'all'
  | 'others'
  | 'answered'
  | { readonly ability: string }
  | { readonly one: Means; readonly tapped?: true; readonly other?: true }
  | { readonly all: Means; readonly tapped?: true };

/** What is done to cards, actions, turns and points. */
export type TurnNode =
  /**
   * Turn cards: tap or refresh. `turns`: put on cooldown for so many of its owner's turns, beside those that it has; or so many fewer of these.
   * `own`: whoever plays that unit chooses which one, not the acting player. `untap`: only what Tap did is undone, and no use comes back.
   */
  | {
      readonly node: 'tap' | 'refresh';
      readonly whose: Ref;
      readonly which: Cards;
      readonly turns?: number;
      readonly own?: true;
      readonly untap?: true;
    }
  /** What can be used only so often in a game can be used once more, or once less: of what was used, with `beyond` whether it was or not. */
  | {
      readonly node: 'recharge';
      readonly whose: Ref;
      readonly which: Cards;
      readonly uses: 1 | -1;
      readonly beyond?: true;
    }
  /**
   * Use an ability outside of the unit's turn or beside its actions: a default one, one of these that attacks, any, that of a name, one that
   * costs such an action, or the one that the text belongs to.
   */
  | {
      readonly node: 'use-ability';
      readonly who: Ref;
      readonly which:
        | 'default'
        | 'any'
        | 'attack'
        | 'this'
        | { readonly ability: string }
        | { readonly costs: 'standard' | 'move' };
      readonly free: boolean;
      /** Only one of these. */
      readonly means?: Means;
      /** The acting player chooses it and its targets, whoever uses it. */
      readonly chosen?: true;
      /** What it does happens once more: nothing is paid for that, no limit of it holds, and it is no use. */
      readonly again?: true;
      /** One of the card of that unit, as if it stood on its own; of several that are nearest the acting player says which. */
      readonly from?: Ref | { readonly nearest: Who };
      /** Of these only the one that deals most damage at once. */
      readonly strongest?: boolean;
      /** Its first target must be this unit, or one that this names: an ability that could not have it is not used, nor one without a target. */
      readonly on?: Ref | Who;
      /** What holds for its user in this use: "with +1 crit". */
      readonly rules?: readonly (FromClause & StandingRule)[];
    }
  /** More actions in the unit's turn or, outside of that, in its next one; fewer with a `count` below 0. */
  | { readonly node: 'gain-action'; readonly who: Ref; readonly action: 'standard' | 'move'; readonly count: number }
  /** The bearer pays with actions that it has left in its own turn; what it may do for them is not offered where it has none. */
  | { readonly node: 'spend-action'; readonly action: 'standard' | 'move' | 'move-standard' }
  | { readonly node: 'end-turn'; readonly who: Ref }
  /** It takes its turn of this activation (T-013) once the ability is through, before the unit whose turn it is goes on. */
  | { readonly node: 'act-now'; readonly who: Ref }
  /** The hero who bears the text has a second turn, with its summons, once the one that runs is over, or its next one. */
  | { readonly node: 'another-turn' }
  /** `lost`: so many points less. */
  | { readonly node: 'score'; readonly points: Amount; readonly lost?: true };
