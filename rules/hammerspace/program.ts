import type { AttackType, Hits, Subtype } from './types.ts';

/**
 * What a text of a card means: closed nodes of plain JSON, one list a card. Where a node stands follows from its kind: bonuses, `hits`,
 * `fails` and `after` belong to an attack or defence, `play` is the action of an ability card, the others hold for a trait.
 */
export type Program = readonly Rule[];

/** Numbers from and to which something holds, both included. */
export interface Span {
  readonly from?: number;
  readonly to?: number;
}

/** What must be so. Several are all of them. */
export type Condition =
  /** How the attack die or the defender's die fell. */
  | ({ readonly if: 'attack-die' | 'defence-die' } & Span)
  /** The attack took HP: from this defender, or from anybody (rule option `success`). */
  | { readonly if: 'successful' }
  /** This defender lost HP, whatever `successful` asks. */
  | { readonly if: 'lost-hp' }
  /** HP of who has the card. */
  | ({ readonly if: 'hp' } & Span)
  | { readonly if: 'attack-is'; readonly type: AttackType; readonly subtype?: Subtype }
  | { readonly if: 'target'; readonly target: 'last-attacker' | 'most-hp' }
  /** Who has the card attacked nobody in the last turn of their own. */
  | { readonly if: 'peaceful' }
  /** No face-up card in the row matches the attack. */
  | { readonly if: 'no-match' };

/** So many, so many dice, or both. */
export interface Amount {
  readonly dice: number;
  readonly flat: number;
}

/** Whom an effect is done to. `chosen` is a player of the user's choice, the same one in the whole program. */
export type Who = 'you' | 'chosen' | 'defender' | 'attacker' | 'others' | 'all';

/** Cards of a row. */
export type Which =
  | { readonly kind: 'attack' | 'defence' | 'ability' }
  /** Counted from 1 at the left of the row; -1 is the last one. */
  | { readonly places: readonly number[] }
  | { readonly all: true };

export type Effect =
  | { readonly do: 'discard'; readonly who: Who; readonly which: Which }
  | { readonly do: 'redraw'; readonly who: Who }
  | { readonly do: 'gain' | 'lose'; readonly who: Who; readonly amount: Amount }
  /** Back up to the HP that one begins with; more stays. */
  | { readonly do: 'restore'; readonly who: Who }
  | { readonly do: 'lose-turn'; readonly who: Who }
  | { readonly do: 'steal'; readonly least: number; readonly most: number }
  /** One own card against one of another player's. */
  | { readonly do: 'swap-card' }
  /** All cards against all of the chosen player's. */
  | { readonly do: 'swap-rows' }
  | { readonly do: 'reverse' }
  /** The chosen player attacks with a card that the user chooses: themselves, or whom the user chooses within its reach. */
  | { readonly do: 'hypnotise'; readonly at: 'themselves' | 'anybody' }
  /** Each in turn takes a card from the neighbour on that side; the user begins. */
  | { readonly do: 'carousel'; readonly from: 'right' | 'left' };

export type Rule =
  | { readonly rule: 'attack-bonus'; readonly amount: number; readonly when: readonly Condition[] }
  | { readonly rule: 'defence-bonus'; readonly amount: number; readonly when: readonly Condition[] }
  /** HP that may be paid for points of attack, before anybody defends. */
  | { readonly rule: 'sacrifice'; readonly hp: number; readonly amount: number }
  | { readonly rule: 'hits'; readonly hits: Hits | 'others' }
  /** All own defence cards match this attack with their highest value. */
  | { readonly rule: 'all-match' }
  | { readonly rule: 'reflect' }
  | { readonly rule: 'fails'; readonly when: readonly Condition[] }
  /** Done once an attack is over: to each defender, or once where no defender is meant. */
  | { readonly rule: 'after'; readonly when: readonly Condition[]; readonly do: readonly Effect[] }
  /** The action of an ability card; with partners only together with them, by their names. */
  | { readonly rule: 'play'; readonly partners: readonly string[]; readonly do: readonly Effect[] }
  /** After an own attack a die is rolled, or may be: on these faces the attack card stays. */
  | { readonly rule: 'keep'; readonly on: readonly number[]; readonly may: boolean }
  | { readonly rule: 'leech'; readonly least: number; readonly gain: number }
  | { readonly rule: 'hidden-cards'; readonly most: number }
  | { readonly rule: 'unstealable' }
  /** Instead of a turn. */
  | { readonly rule: 'rest'; readonly gain: number; readonly twice: boolean }
  /** An attack without a card, for who has no attack card face up. */
  | {
      readonly rule: 'improvise';
      readonly type: AttackType;
      readonly subtype: Subtype;
      readonly strength: number;
      readonly hits: Hits;
    };
