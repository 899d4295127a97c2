import type { Moment, Until } from './when.ts';
import type { Amount, Condition, Ref, Who } from './who.ts';

/** What is done to the health and the life of units. */
export type LifeNode =
  /** With `unheard` nothing waits for the death that it may bring. `percents` are multipliers of this damage where they hold (T-141). */
  | {
      readonly node: 'damage';
      readonly to: Ref;
      readonly amount: Amount;
      readonly percents?: readonly { readonly percent: number; readonly if: readonly Condition[] }[];
      readonly irreducible?: boolean;
      /** Armor of whom it comes to counts for nothing. */
      readonly ignoresArmor?: true;
      readonly ignoresResistance?: true;
      readonly ignoresOvershield?: true;
      /** It does not take whom it comes to below this health. */
      readonly leaves?: number;
      readonly unheard?: boolean;
      /** Of damage that somebody else would take: whoever deals that deals this, and what makes that more makes this more. */
      readonly passedOn?: true;
    }
  /** With `excess` what is healed above the most health is gained as overshield. */
  | {
      readonly node: 'heal';
      readonly to: Ref;
      readonly amount: Amount | 'full' | 'half';
      readonly excess?: true;
    }
  /** Health becomes this number, neither damage nor healing; never more than the most it can have. */
  | { readonly node: 'set-health'; readonly of: Ref; readonly amount: Amount }
  /** Each has the health that the other had, and never more than the most it can have: neither damage nor healing. */
  | { readonly node: 'swap-health'; readonly of: Ref; readonly with: Ref }
  /** With `until` what is left of it goes then. With `most` it comes to what this text gave before, up to so much. */
  | {
      readonly node: 'overshield';
      readonly to: Ref;
      readonly amount: Amount;
      readonly until?: Until;
      readonly most?: number;
    }
  /** All overshield, or so much of it as there is; with `own` only while it is what this text gave. */
  | { readonly node: 'lose-overshield'; readonly from: Ref; readonly own?: boolean; readonly amount?: Amount }
  /** `final`: behind a response to a death that does not take its place after all; whoever killed it has. */
  | { readonly node: 'kill'; readonly who: Ref; readonly final?: true }
  /** Off the map, alive and out of everybody's reach; back on its space then, or as near as it gets. */
  | { readonly node: 'depart'; readonly who: Ref; readonly until: Moment }
  /** Its next turn passes as that of a dead unit does (T-012); with `whole` those of its summons too. */
  | { readonly node: 'skip-turn'; readonly who: Ref; readonly whole?: boolean }
  /** It is a unit of the acting side until then, in all that sides decide, and its new player plays its turns; its death costs its own side. */
  | { readonly node: 'change-side'; readonly who: Ref; readonly until?: Until }
  /**
   * The unit becomes another card where it stands, or where it has just died: then it is back, and has not cost its side a point.
   * `same` leaves its health as it is. Uses and tapped cards of the one are not those of the other.
   */
  | {
      readonly node: 'transform';
      readonly who: Ref;
      readonly card: string;
      /** Half of what the other form has at most, rounded up, where it is half. */
      readonly health: Amount | 'full' | 'half' | 'same';
    }
  /**
   * A dead unit comes back on the space chosen last or as near as it gets, and the point for it is lost again (T-021). With a group
   * the acting player chooses one of its dead heroes; with `noted` one that such markers on that space have noted,
   * with `fallen` one that died there.
   */
  | {
      readonly node: 'revive';
      readonly who: Ref | Who | { readonly noted: string } | { readonly fallen: Who };
      readonly health: Amount | 'full' | 'half';
      /** That it has died costs its side the point all the same. */
      readonly scored?: true;
    };
