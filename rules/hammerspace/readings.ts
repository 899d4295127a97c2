import { allSets, entitiesOf, type GameSet } from '../game-set.ts';
import { coverageOf } from '../kernel/reading/coverage.ts';
import type { Readings, TextReading } from '../kernel/reading/text-reading.ts';
import { type Names, read, type Slot } from './notation/read.ts';
import type { Program } from './program.ts';

/** One name and text of a set, and what was understood of it. */
export type ReadText = TextReading<Slot, Program>;

/** The names of all play cards of some sets: what texts can call. */
export const cardNames = (sets: readonly GameSet[]): Names =>
  new Set(sets.flatMap((set) => entitiesOf(set, 'play-card')).map(({ data }) => data.name.trim().toLowerCase()));

/** Reads every text of some sets and of the sets they use, in a fixed order: by set, kind and file. */
export function readings(sets: readonly GameSet[]): Readings<Slot, Program> {
  const all = allSets(sets);
  const names = cardNames(all);
  const texts = all.flatMap((set) => [
    ...entitiesOf(set, 'play-card').map((card) => one(set, card, card.data.kind, names)),
    ...entitiesOf(set, 'trait').map((trait) => one(set, trait, 'trait', names)),
  ]);
  return { texts, coverage: coverageOf(texts) };
}

function one(
  set: GameSet,
  { file, data: { name, text = '', byHand } }: ReturnType<typeof entitiesOf<'play-card' | 'trait'>>[number],
  slot: Slot,
  names: Names,
): ReadText {
  return {
    set: set.id,
    file,
    pointer: '',
    name,
    text,
    slot,
    reading: read({ slot, name, text, byHand, language: set.manifest.language }, names),
  };
}
