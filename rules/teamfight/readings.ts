import type { Hero, MapFile, Summon } from '../../schemas/types.generated.ts';
import type { Entity, GameSet } from '../game-set.ts';
import { coverageOf } from '../kernel/reading/coverage.ts';
import type { Coverage, Reading } from '../kernel/reading/reading.ts';
import type { Slot } from './notation/context.ts';
import { read } from './notation/read.ts';
import { type Words, wordsOf } from './notation/words.ts';
import type { Program } from './program.ts';

/** One name and text of a set, and what was understood of it. */
export interface TextReading {
  /** Id of the set. */
  readonly set: string;
  readonly file: string;
  /** JSON pointer to what holds the name and the text. */
  readonly pointer: string;
  readonly name: string;
  readonly text: string;
  readonly slot: Slot;
  readonly reading: Reading<Program>;
}

export interface Readings {
  readonly texts: readonly TextReading[];
  readonly coverage: Coverage;
}

/** Reads every text of some sets and of the sets they use, in a fixed order: by set, file and place in the file. */
export function readings(sets: readonly GameSet[]): Readings {
  const all = new Map<string, GameSet>();
  for (const set of sets) for (const one of [...set.uses, set]) if (!all.has(one.id)) all.set(one.id, one);
  const texts = [...all.values()].flatMap((set) => ofSet(set));
  return { texts, coverage: coverageOf(texts) };
}

function ofSet(set: GameSet): TextReading[] {
  const words = wordsOf([set, ...set.uses]);
  return set.entities.flatMap((entity) => ofEntity(set, entity, words));
}

const slots: Partial<Record<Entity['kind'], Slot>> = {
  map: 'map',
  'rules-card': 'rules',
  condition: 'condition',
  token: 'token',
  marker: 'marker',
  counter: 'counter',
  terrain: 'terrain',
  hint: 'hint',
};

function ofEntity(set: GameSet, { kind, file, data }: Entity, words: Words): TextReading[] {
  const one = (slot: Slot, pointer: string, name: string, text: string): TextReading => ({
    set: set.id,
    file,
    pointer,
    name,
    text,
    slot,
    reading: read({ slot, name, text }, words),
  });
  if (kind === 'hero' || kind === 'summon') {
    const unit = data as Hero | Summon;
    const abilities = 'abilities' in unit ? (unit.abilities ?? []) : [];
    return [
      ...(unit.passives ?? []).map(({ name, text = '' }, n) => one('passive', `/passives/${n}`, name, text)),
      ...(unit.defaultAbilities ?? []).map(({ name, text = '' }, n) =>
        one('default', `/defaultAbilities/${n}`, name, text),
      ),
      ...abilities.map(({ name, text = '' }, n) => one('ability', `/abilities/${n}`, name, text)),
    ];
  }
  const slot = slots[kind];
  const text = 'text' in data ? (data.text ?? '') : '';
  const own = slot === undefined || text === '' ? [] : [one(slot, '', data.name, text)];
  if (kind !== 'map') return own;
  const { hazards = [] } = data as MapFile;
  return [...own, ...hazards.map(({ name, effect }, n) => one('hazard', `/hazards/${n}`, name, effect))];
}
