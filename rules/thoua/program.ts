import type { Element, Roll, Sides } from './types.ts';

/**
 * What the texts of THOUA mean: closed nodes of plain JSON. A special is applied when it is read: each variant is the whole of what an
 * ability does where its conditions hold, so that the engine chooses one and never patches anything.
 */

/** `2d6`. */
export interface Dice {
  readonly count: number;
  readonly sides: Sides;
}

/** Dice and a number, all added: `2d6 + 1d12 + 3`. */
export interface Amount {
  readonly dice: readonly Dice[];
  readonly flat: number;
}

/**
 * A number of a character that can be raised or lowered. `hp` is the maximum; `range` is added to the range of every ability that has one.
 * "All EM" and "Die Rolls" are read as four modifiers, as each stands by itself (rules 9, 10).
 */
export type Stat = Roll | `em-${Element}` | 'hp' | 'ap' | 'movement' | 'initiative' | 'range';

/** A bonus (`sign` 1) or penalty (`sign` -1). Two of one sign and stat collide if both are flat or both are dice (rule 9). */
export interface Modifier {
  readonly stat: Stat;
  readonly sign: 1 | -1;
  /** Above 0. Dice are rolled anew at each roll. */
  readonly amount: number | Dice;
}

/**
 * Whom something is done to.
 * - `self`: who uses the ability, has the passive ability or carries the artifact.
 * - `target`: the one that was chosen; of a splash the primary target.
 * - `all`, `allies`, `enemies`: those whom the shape reaches, seen from the user; the user is an ally. Of an ability without a shape, the target.
 * - `bearer`: in a condition, who has it; in an aura, who stands inside.
 */
export type Who = 'self' | 'target' | 'all' | 'allies' | 'enemies' | 'bearer';

/** Both ends included; at least one is given. */
export interface Span {
  readonly from?: number;
  readonly to?: number;
}

/** Whose facts are asked for: `any-*` is one of those whom the shape reaches. */
export type Asked = 'self' | 'target' | 'bearer' | 'any-enemy' | 'any-ally';

/** What must be so. Several in a list are all of them. Specials are asked when the ability is used, after targets are chosen (rule 25). */
export type Condition =
  /** Permanent value of an attribute (rule 25), or the level. */
  | ({ readonly if: 'attribute'; readonly of: Asked; readonly attribute: 'str' | 'int' | 'vit' | 'wis' } & Span)
  | ({ readonly if: 'level'; readonly of: Asked } & Span)
  /** Current value in the elemental map (rule 25). */
  | ({ readonly if: 'em'; readonly of: Asked; readonly element: Element } & Span)
  /** Current initiative, or current HP in points. */
  | ({ readonly if: 'initiative' | 'hp'; readonly of: Asked } & Span)
  /** HP in percent of the maximum: strictly above or below (rule 25). */
  | { readonly if: 'hp-percent'; readonly of: Asked; readonly is: 'above' | 'below'; readonly percent: number }
  /** Has the condition of that name, in small letters. */
  | { readonly if: 'has'; readonly of: Asked; readonly condition: string }
  /** Has any bonus, penalty or condition. */
  | { readonly if: 'has-any'; readonly of: Asked; readonly what: 'bonus' | 'penalty' | 'condition' }
  /** More of these than of the others among those whom the shape reaches; the user counts as an ally (rule 24). */
  | { readonly if: 'more'; readonly side: 'allies' | 'enemies' }
  /** Others of that side within so many spaces of who is asked; the one asked does not count. */
  | ({ readonly if: 'near'; readonly of: Asked; readonly side: 'ally' | 'enemy'; readonly within: number } & Span)
  /** The own turn in this combat, counted from 1 (rule 34). */
  | ({ readonly if: 'turn' } & Span)
  | { readonly if: 'not'; readonly not: Condition };

/** One thing that is done. Dice of effects are unopposed: as printed, without attributes, bonuses and penalties. */
export type Effect =
  /** Damage without a roll against it. An element counts only for what asks for it, such as the end of Root. */
  | { readonly do: 'damage'; readonly who: Who; readonly amount: Amount; readonly element?: Element }
  | { readonly do: 'heal'; readonly who: Who; readonly amount: Amount }
  /** Bonuses and penalties for so many turns of the one who gains them. */
  | { readonly do: 'modify'; readonly who: Who; readonly modifiers: readonly Modifier[]; readonly turns: number }
  | { readonly do: 'condition'; readonly who: Who; readonly condition: ConditionRules; readonly turns: number }
  /** Takes a condition away; without a name the conditions, bonuses or penalties of that sort, all of them. */
  | { readonly do: 'remove'; readonly who: Who; readonly condition: string }
  | { readonly do: 'remove-all'; readonly who: Who; readonly what: 'conditions' | 'bonuses' | 'penalties' }
  /** Changes the turns that are left of what somebody has; what falls to 0 goes (rule 41). */
  | {
      readonly do: 'turns';
      readonly who: Who;
      readonly what: 'conditions' | 'bonuses' | 'penalties' | 'cooldowns';
      readonly by: number;
    }
  /** Straight away from the user or towards them, without damage; stops at what is in the way (rule 19). */
  | { readonly do: 'push' | 'pull'; readonly who: Who; readonly spaces: number }
  /** A move of up to so many spaces outside of the movement action, chosen by who moves. */
  | { readonly do: 'move'; readonly who: Who; readonly spaces: number }
  /** The user moves to a free space beside the target that they choose, for nothing; none free, no move (rule 20). */
  | { readonly do: 'move-next-to' }
  /** The user and the target change places. */
  | { readonly do: 'swap' }
  /** Obstacles in the chosen open space, or so many in open spaces within the range. They stay until they are destroyed (rule 32). */
  | { readonly do: 'make-obstacle'; readonly count: number }
  /** All obstacles in the shape, or within so many spaces of the user. */
  | { readonly do: 'destroy-obstacles'; readonly within: 'shape' | number }
  | { readonly do: 'gain-ap'; readonly who: Who; readonly amount: number }
  /** An aura of the user for so many turns of theirs: it moves along and holds only for those inside (rule 21). */
  | {
      readonly do: 'aura';
      readonly name: string;
      readonly side: Side;
      readonly rules: readonly Rule[];
      readonly turns: number;
    }
  /** For the user's next ability in this turn (racial abilities). */
  | { readonly do: 'next-ability'; readonly rules: readonly Rule[] }
  /** For the user's next movement action in this combat (racial abilities). */
  | { readonly do: 'next-move'; readonly rules: readonly Rule[] };

/** Seen from whose rule it is; who owns an aura is an ally of its own. */
export type Side = 'allies' | 'enemies' | 'all';

/** What holds as long as it is there: for who has a passive ability, an artifact or a condition, or stands in an aura. */
export type Rule = { readonly when?: readonly Condition[] } & (
  | { readonly rule: 'modify'; readonly modifiers: readonly Modifier[] }
  /** At the start or the end of the bearer's own turn, before anything is counted down. */
  | { readonly rule: 'at'; readonly moment: 'turn-start' | 'turn-end'; readonly do: readonly Effect[] }
  /** When it happens to the bearer. `ends`: the condition goes then. */
  | { readonly rule: 'on'; readonly event: BearerEvent; readonly do: readonly Effect[]; readonly ends: boolean }
  /** Points that are lost before HP; what is left of them goes with the condition (rule 14). Rolled once. */
  | { readonly rule: 'temporary-hp'; readonly amount: Amount }
  /** The bearer's next roll of these, attacker's or defender's, is made twice and the higher total kept; then it ends (rule 17). */
  | { readonly rule: 'roll-twice'; readonly keep: 'higher' | 'lower'; readonly rolls: readonly Roll[] }
  /** In a movement action; the last space must be free all the same (rule 33). */
  | { readonly rule: 'move-through'; readonly what: readonly ('enemies' | 'obstacles')[] }
  | { readonly rule: 'ignore-sight'; readonly targeting: Side }
  /** Dice added to the shared roll of the bearer's damage abilities, or of the one named, against such a target. */
  | { readonly rule: 'extra-damage'; readonly ability?: string; readonly amount: Amount }
  /** Turns that are added to what is given or gained; 0 turns are not gained at all (rule 35). */
  | {
      readonly rule: 'turns';
      readonly what: 'conditions' | 'bonuses' | 'penalties';
      readonly way: 'given' | 'gained';
      readonly other: 'ally' | 'enemy' | 'any';
      readonly by: number;
    }
  /** The bearer cannot do this. */
  | { readonly rule: 'cannot'; readonly what: 'move' | 'use-abilities' | 'heal' }
  | {
      readonly rule: 'aura';
      readonly name: string;
      readonly side: Side;
      readonly range: number;
      readonly rules: readonly Rule[];
    }
);

export type BearerEvent =
  /** Damage above 0 was taken, of that element where one is named. */
  | { readonly event: 'takes-damage'; readonly element?: Element }
  /** Instead of a hit that would take HP: the whole hit is replaced by what is done (rule 16). */
  | { readonly event: 'would-take-damage' }
  /** Any leaving of its space, forced too (rule 18). */
  | { readonly event: 'leaves-space' }
  | { readonly event: 'uses-ability'; readonly type?: 'damage' | 'control' | 'support' };

/** A condition with all that it does, as the one who gave it has it: a special may have changed it. */
export interface ConditionRules {
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** The roll of an ability against each target (damage and control). The dice are rolled once for all of them. */
export interface Opposed {
  readonly dice: Amount;
  /** Who defends, one by one. */
  readonly who: Who;
  /** The element that the text names: the difference is lost as HP. Left out of control abilities. */
  readonly damage?: Element;
  /**
   * Done to each defender who was beaten (difference above 0), in order. Of a damage ability these are what a special adds (rule 26).
   * `who` narrows them: `target` is only the primary one. What is done to `self` is done once, if anybody was beaten.
   */
  readonly success: readonly Effect[];
}

/** What an ability does when it is used. */
export interface Action {
  readonly opposed?: Opposed;
  /** Done whatever the roll, behind it. */
  readonly effects: readonly Effect[];
  /** What holds for the user all the time: passive abilities only. */
  readonly rules: readonly Rule[];
  /** Where a special changes what the ability costs, how far it reaches or when it can be used again. */
  readonly actionPoints?: number;
  readonly range?: number;
  readonly cooldown?: number;
}

/** An action that takes the place of the plain one where all conditions hold. */
export interface Variant {
  readonly when: readonly Condition[];
  readonly action: Action;
}

/** An ability, effect and special together. Of the variants the first that holds is played, else the plain action. */
export interface AbilityProgram {
  readonly action: Action;
  readonly variants: readonly Variant[];
}

/** What one text means by itself: an effect, a special with the variants that it makes of its effect, what holds for who carries something. */
export type TextProgram =
  | { readonly of: 'effect' | 'racial'; readonly action: Action }
  | { readonly of: 'special'; readonly variants: readonly Variant[] }
  | { readonly of: 'rules'; readonly rules: readonly Rule[] }
  | { readonly of: 'condition'; readonly condition: ConditionRules };
