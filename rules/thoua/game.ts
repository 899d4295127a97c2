import type { GameSet } from '../game-set.ts';
import type { FullRuleOptions } from './options.ts';
import type { AbilityProgram, ConditionRules, Rule, Stat } from './program.ts';
import {
  type AbilityType,
  type Attribute,
  type Behaviour,
  type Element,
  rolls,
  type Shape,
  type Target,
} from './types.ts';

/** The stats in the order in which tables of numbers hold them. */
export const stats = [
  'attack',
  'status',
  'defence',
  'resistance',
  'em-earth',
  'em-fire',
  'em-water',
  'em-wind',
  'hp',
  'ap',
  'movement',
  'initiative',
  'range',
] as const satisfies readonly Stat[];

/** An ability as it is played: its printed numbers, and what was read of its texts. */
export interface AbilityDesign {
  readonly name: string;
  /** `set/id` of the card that it is printed on. */
  readonly ref: string;
  /** Its effect and special as printed. */
  readonly text: string;
  readonly type: AbilityType;
  readonly element: Element;
  /** Action points. */
  readonly cost: number;
  readonly cooldown: number;
  /** With which roll it is used; damage and control abilities only. */
  readonly roll: 'attack' | 'status' | undefined;
  readonly target: Target;
  readonly shape: Shape | undefined;
  /** Columns and rows of an area. */
  readonly size: readonly [number, number];
  readonly range: number;
  /** How often in a combat; -1 for any number of times. */
  readonly uses: number;
  readonly program: AbilityProgram;
  /** What of its texts is done by hand; empty for none. */
  readonly byHand: string;
}

/** Something that is had and not used, of whose text a part is done by hand: a passive ability, an artifact, a condition. */
export interface ByHand {
  readonly ref: string;
  readonly name: string;
  readonly text: string;
}

/** A character or enemy with its numbers before the combat. */
export interface FigureDesign {
  /** `set/id`. */
  readonly ref: string;
  readonly name: string;
  /** 0 for the party, 1 for the enemies: the seat that decides for it. */
  readonly side: 0 | 1;
  readonly level: number;
  /** How an enemy fights when nobody plays it. */
  readonly behaviour: Behaviour | undefined;
  /** Permanent values of STR, INT, VIT and WIS; what an enemy has printed for its rolls. */
  readonly attributes: readonly number[];
  /** In the order of `stats`, with all that always holds as a flat number. */
  readonly base: readonly number[];
  /** Abilities that are used; that of its race is one of them. */
  readonly abilities: readonly AbilityDesign[];
  /** What holds for it all the time beside `base`: of artifacts, and of passive abilities without a special. */
  readonly rules: readonly Rule[];
  /** Passive abilities with a special: which of their actions holds is asked each time. */
  readonly passives: readonly AbilityProgram[];
  /** Of its passive abilities and artifacts, what is done by hand. */
  readonly byHand: readonly ByHand[];
  /** The space it starts on; -1 where that is decided. */
  readonly at: number;
}

/** The map of an encounter. */
export interface Board {
  readonly ref: string;
  readonly columns: number;
  readonly rows: number;
  /** Spaces that nobody can enter, and that block sight, when the combat begins; ascending. */
  readonly obstacles: readonly number[];
  readonly screens: readonly number[];
  /** Spaces on which the party and the enemies start; ascending. */
  readonly zones: readonly [readonly number[], readonly number[]];
}

/** What a match is played with. Frozen; shared by all its states. */
export interface Game {
  /** What it was made of: the sets, and `set/id` of the encounter. */
  readonly sets: readonly GameSet[];
  readonly encounter: string;
  readonly options: FullRuleOptions;
  readonly board: Board;
  /** The party first, then the enemies in the order of the encounter. */
  readonly figures: readonly FigureDesign[];
  /** The conditions that have a card in the sets, with the reference of that: for what people give by hand. */
  readonly conditions: readonly (ConditionRules & { readonly ref: string; readonly byHand: string })[];
  /** Whether anybody can ever have an aura: without one nobody is asked for it. */
  readonly hasAuras: boolean;
  /** By figure: whether it has one by its passive abilities or artifacts. */
  readonly bearsAura: readonly boolean[];
}

/** What a match is made of. */
export interface Setup {
  readonly sets: readonly GameSet[];
  /** `set/id` of the encounter. */
  readonly encounter: string;
  /** One may take part twice. */
  readonly party: readonly Member[];
  /** A number of an enemy that is not as it is printed. */
  readonly step?: Step;
  /** The options of the first set if left out. */
  readonly options?: FullRuleOptions;
}

/** A character by its `set/id`, as it stands in its set or at another level, or one who was made anew and lends its name alone. */
export type Member = string | Levelled | Drawn;

export interface Levelled {
  readonly character: string;
  readonly level: number;
  readonly levelIncreases: readonly Attribute[];
  /** `set/id` of abilities. */
  readonly bought: readonly string[];
  /** How many of its artifacts it carries, the first first. */
  readonly artifacts: number;
}

/** A character that the rules let one make. */
export interface Drawn {
  /** `set/id` of who lends a name and a picture. */
  readonly character: string;
  readonly level: number;
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly race: string;
  readonly raceIncrease: Attribute;
  readonly levelIncreases: readonly Attribute[];
  /** `set/id` of abilities. */
  readonly bought: readonly string[];
  readonly carried: readonly { readonly artifact: string; readonly enchantment?: string }[];
}

/** One step of a number of all enemies of a kind. */
export interface Step {
  /** `set/id` of the enemy. */
  readonly enemy: string;
  readonly number: (typeof stepped)[number];
  readonly by: 1 | -1;
}

/** HP by a tenth, all dice of its abilities by a size, or one of its rolls by 1. */
export const stepped = ['hp', 'dice', ...rolls] as const;
