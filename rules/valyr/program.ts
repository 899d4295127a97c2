import type { Size } from './sizes.ts';

/**
 * What a text of an ability does: plain JSON, made by `notation/` and played by `play/`. Distances are in ranges, as the texts say them;
 * `play/prepare.ts` turns them into thousandths of an inch.
 */
export interface Program {
  /** What holds while the unit lives and stands (V-050). */
  readonly rules: readonly Rule[];
  /** What can be used; undefined for an ability that only holds. */
  readonly active: Active | undefined;
}

/** Units, seen from the one on whose card the text stands. */
export interface Whom {
  readonly side: 'self' | 'allied' | 'enemy' | 'any';
  /** Not the unit itself. */
  readonly other?: true;
  /** At most so many ranges away, from base to base. */
  readonly within?: number;
  /** As near as adjacent units are (V-056). */
  readonly adjacent?: true;
  /** Only units that the attacker sees. */
  readonly sight?: true;
  /** Words of its identity, in small letters: dynasty, class, species, name. All must fit. */
  readonly of?: readonly string[];
  /** Only units with bases above this size. */
  readonly largerThan?: Size;
  /** Only those that the unit itself brought into play. */
  readonly brought?: true;
}

export type Stat = 'strength' | 'skill' | 'block' | 'dodge' | 'sprint' | 'sustain' | 'reach' | 'energy' | 'health';

/** When a rule holds. */
export type When =
  /** The unit has taken damage. */
  | { readonly when: 'damaged' }
  /** Some unit of this kind is there. */
  | { readonly when: 'there'; readonly whom: Whom }
  /** Whoever the unit attacks is of this kind. */
  | { readonly when: 'against'; readonly whom: Whom };

export type Rule =
  | Bonus
  /** Moves through what blocks movement: always, or on the first move of a turn. */
  | { readonly rule: 'phases'; readonly on: 'moves' | 'sprints' }
  /** Heights cost no movement, and nothing below is in the way. */
  | { readonly rule: 'flies' }
  /** Enemies of this kind attack this unit and nobody else. */
  | { readonly rule: 'draws'; readonly whom: Whom }
  /** Attacks need no line of sight. */
  | { readonly rule: 'unsighted' }
  /** Lines of sight go over whatever stands between, and are cut by what one of their ends stands in alone. */
  | { readonly rule: 'lobs' }
  /** Attacks may use the lines of sight of other units. */
  | { readonly rule: 'eyes'; readonly whom: Whom }
  /** Attacks cannot be dodged. */
  | { readonly rule: 'sure' }
  /** So many of the ability's own unit are set up with it. */
  | { readonly rule: 'brings'; readonly count: number }
  /** Units of its name have their turns at the same time, and attacks of several on one target are one attack. */
  | { readonly rule: 'swarms' }
  /** May have its turn right after that of a unit of this kind. */
  | { readonly rule: 'joins'; readonly whom: Whom }
  /** Attacks against it are answered first: a test, then an attack of its own. */
  | { readonly rule: 'answers'; readonly test: Test };

/** Adds to stats of units: once, or for each unit of `each`; with `towards` to moves alone that go straight to the unit. */
export interface Bonus {
  readonly rule: 'bonus';
  readonly whom: Whom;
  readonly stats: readonly StatChange[];
  readonly when?: When;
  readonly each?: Whom;
  readonly towards?: true;
}

export interface StatChange {
  readonly stat: Stat;
  readonly amount: number;
}

/** d20 that are rolled; each that shows `atMost` or less succeeds (V-055). */
export interface Test {
  readonly dice: number;
  readonly atMost: number;
}

export interface Active {
  /** Undefined where nothing limits it but energy. */
  readonly limit: 'turn' | 'game' | undefined;
  /** `action` costs energy; `attack` is used while dice of an attack lie there, `after-attack` after one, `free` at any moment of the turn. */
  readonly moment: 'action' | 'attack' | 'after-attack' | 'free';
  /** Whom it is for: one chosen unit, all units there are, those below a template, or nobody but the unit itself. */
  readonly target: Target;
  /** Rolled for each target; effects come once for each success. */
  readonly test?: Test;
  readonly effects: readonly Effect[];
  /** Comes again for the nearest unit so many ranges from the last one, until that one has had its share in this turn. */
  readonly repeat?: number;
}

export type Target =
  | { readonly target: 'self' }
  | { readonly target: 'one'; readonly whom: Whom }
  | { readonly target: 'all'; readonly whom: Whom }
  /** Those touched by the ability's own template, laid with its tip at the base: units of `whom`. */
  | { readonly target: 'template'; readonly whom: Whom }
  /** Those touched by the ability's own round template, whose middle is laid at most so many ranges away: units of `whom`. */
  | { readonly target: 'place'; readonly within: number; readonly sight?: true; readonly whom: Whom };

export type Effect =
  | { readonly effect: 'damage'; readonly amount: number }
  | { readonly effect: 'heal'; readonly amount: number }
  /** Damage to the unit whose ability it is. */
  | { readonly effect: 'pay'; readonly amount: number }
  | { readonly effect: 'change'; readonly stats: readonly StatChange[]; readonly until: Until }
  /** Moved straight away from the unit, or towards it, as far as there is room: so far, or to so far from base to base. */
  | { readonly effect: 'push' | 'pull'; readonly ranges: number; readonly exactly?: true }
  /** No move of the target ends nearer to the unit, to the end of the target's next turn. */
  | { readonly effect: 'bar' }
  /** The unit attacks the target at once; with `then` what follows if that deals damage. */
  | { readonly effect: 'attack'; readonly then?: readonly Effect[] }
  /** The template stays where it lies: what it changes for units near it, how far around it nothing is seen, and how long. */
  | {
      readonly effect: 'mark';
      readonly rules: readonly Bonus[];
      readonly hides?: number;
      readonly until: 'own-turn' | 'round' | 'game';
    }
  /** Moves of the unit in this turn that cost no energy. */
  | { readonly effect: 'free-moves'; readonly count: number }
  /** Attacks of the unit in this turn that cost no energy. */
  | { readonly effect: 'free-attacks'; readonly count: number }
  /** The dice of the attack under way that its player chooses are rolled again. */
  | { readonly effect: 'reroll' }
  /** The next attack of the turn needs no line of sight. */
  | { readonly effect: 'unsighted' }
  /** Brings the ability's own unit into play, as near as adjacent units are. */
  | { readonly effect: 'spawn'; readonly count: number }
  /** Stands up. */
  | { readonly effect: 'stand' };

/** How long a change lasts: this turn, to the end of the changed unit's next turn, this round, or the game. */
export type Until = 'turn' | 'next-turn' | 'round' | 'game';
