import type {
  ThouaAbility,
  ThouaArtifact,
  ThouaCondition,
  ThouaEnemy,
  ThouaRace,
} from '../../schemas/types.generated.ts';
import { allSets, type Entity, type GameSet } from '../game-set.ts';
import { textByHand } from '../kernel/reading/by-hand.ts';
import { coverageOf } from '../kernel/reading/coverage.ts';
import type { Readings, TextReading } from '../kernel/reading/text-reading.ts';
import { read, type Slot, type Written } from './notation/read.ts';
import { wordsOf } from './notation/vocabulary.ts';
import type { AbilityProgram, Action, ConditionRules, Rule, TextProgram } from './program.ts';

/** One text of a set, and what was understood of it. Its pointer is that of the text itself: `/effect`, `/abilities/0/special`. */
export type ReadText = TextReading<Slot, TextProgram>;

/** The texts of an entity that are read. */
export function textsOf({ kind, data }: Entity): Written[] {
  switch (kind) {
    case 'ability':
      return ofAbility(data as ThouaAbility, '');
    case 'enemy':
      return ((data as ThouaEnemy).abilities ?? []).flatMap((ability, index) =>
        ofAbility(ability, `/abilities/${index}`),
      );
    case 'artifact':
    case 'enchantment': {
      const { name, bonus, penalty, byHand } = data as ThouaArtifact;
      return [
        ...(bonus === undefined ? [] : [{ pointer: '/bonus', name, text: bonus, slot: 'bonus' as const, byHand }]),
        ...(penalty === undefined
          ? []
          : [{ pointer: '/penalty', name, text: penalty, slot: 'penalty' as const, byHand }]),
      ];
    }
    case 'race': {
      const { ability } = data as ThouaRace;
      if (ability?.text === undefined) return [];
      const { name, text, byHand } = ability;
      return [{ pointer: '/ability/text', name, text, slot: 'racial', byHand }];
    }
    case 'condition': {
      const { name, text, byHand } = data as ThouaCondition;
      return text === undefined ? [] : [{ pointer: '/text', name, text, slot: 'condition', byHand }];
    }
    default:
      return [];
  }
}

function ofAbility(ability: Omit<ThouaAbility, 'rank'>, at: string): Written[] {
  const { name, effect, special, byHand } = ability;
  return [
    ...(effect === undefined
      ? []
      : [{ pointer: `${at}/effect`, name, text: effect, slot: 'effect' as const, ability, byHand }]),
    ...(special === undefined
      ? []
      : [{ pointer: `${at}/special`, name, text: special, slot: 'special' as const, ability, byHand }]),
  ];
}

/** Reads every text of some sets and of the sets they use, in a fixed order: by set, kind and file. */
export function readings(sets: readonly GameSet[]): Readings<Slot, TextProgram> {
  const all = allSets(sets);
  const words = wordsOf(all);
  const texts = all.flatMap(({ id: set, entities }) =>
    entities.flatMap((entity) =>
      textsOf(entity).map((written): ReadText => {
        const { pointer, name, text, slot } = written;
        return { set, file: entity.file, pointer, name, text, slot, reading: read(written, words) };
      }),
    ),
  );
  return { texts, coverage: coverageOf(texts) };
}

/**
 * What everything of some sets does, for who plays it. Keys are references such as `set/stone-fist`; an enemy's ability has its place
 * behind that: `set/wolf#0`. What is by hand is left out of the programs.
 */
export interface Programs {
  /** Abilities of characters and of enemies. */
  readonly abilities: ReadonlyMap<string, AbilityProgram>;
  /** Racial abilities by their race: once a combat, and once more for every second level. */
  readonly races: ReadonlyMap<string, Action>;
  /** What holds for who carries an artifact or enchantment, bonus and penalty together. */
  readonly carried: ReadonlyMap<string, readonly Rule[]>;
  /** Conditions with a card, by its reference. */
  readonly conditions: ReadonlyMap<string, ConditionRules>;
  /** What is by hand, of all of which something is. */
  readonly byHand: ReadonlyMap<string, string>;
}

/** The programs of all that some sets and those that they use have. */
export function programsOf(sets: readonly GameSet[]): Programs {
  const abilities = new Map<string, AbilityProgram>();
  const races = new Map<string, Action>();
  const carried = new Map<string, readonly Rule[]>();
  const conditions = new Map<string, ConditionRules>();
  const byHand = new Map<string, string>();
  const refs = new Map(allSets(sets).flatMap((set) => set.entities.map(({ file, ref }) => [`${set.id}/${file}`, ref])));
  for (const { set, file, pointer, text, reading } of readings(sets).texts) {
    const place = /^\/abilities\/(\d+)/.exec(pointer)?.[1];
    const key = `${refs.get(`${set}/${file}`)}${place === undefined ? '' : `#${place}`}`;
    const manual = textByHand(reading.clauses, text);
    if (manual !== '') byHand.set(key, [byHand.get(key) ?? [], manual].flat().join('. '));
    const { program } = reading;
    if (program.of === 'effect') abilities.set(key, { action: program.action, variants: [] });
    if (program.of === 'special') {
      const plain = abilities.get(key)?.action ?? nothing;
      abilities.set(key, { action: plain, variants: program.variants });
    }
    if (program.of === 'racial') races.set(key, program.action);
    if (program.of === 'condition') conditions.set(key, program.condition);
    if (program.of === 'rules') carried.set(key, [...(carried.get(key) ?? []), ...program.rules]);
  }
  return { abilities, races, carried, conditions, byHand };
}

const nothing: Action = { effects: [], rules: [] };
