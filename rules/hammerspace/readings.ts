import type { HammerspacePlayCard, HammerspaceTrait } from '../../schemas/types.generated.ts';
import { allSets, type Entity, entitiesOf, type GameSet } from '../game-set.ts';
import { coverageOf } from '../kernel/reading/coverage.ts';
import type { WrittenText } from '../kernel/reading/reader.ts';
import type { Readings, TextReading } from '../kernel/reading/text-reading.ts';
import { type Names, read, type Slot } from './notation/read.ts';
import type { Program } from './program.ts';

/** One name and text of a set, and what was understood of it. */
export type ReadText = TextReading<Slot, Program>;

/** The names of all play cards of some sets that are in the deck: what texts can call. */
export const cardNames = (sets: readonly GameSet[]): Names =>
  new Set(
    sets
      .flatMap((set) => entitiesOf(set, 'play-card'))
      .filter(({ data }) => data.copies !== 0)
      .map(({ data }) => data.name.trim().toLowerCase()),
  );

/** The text of a play card or a trait, which is the whole file's. */
export function textsOf({ kind, data }: Entity): WrittenText<Slot>[] {
  if (kind !== 'play-card' && kind !== 'trait') return [];
  const { name, text = '', byHand } = data as HammerspacePlayCard | HammerspaceTrait;
  const slot = kind === 'trait' ? 'trait' : (data as HammerspacePlayCard).kind;
  return [{ pointer: '', name, text, slot, byHand }];
}

/** Reads every text of some sets and of the sets they use, in a fixed order: by set, kind and file. */
export function readings(sets: readonly GameSet[]): Readings<Slot, Program> {
  const all = allSets(sets);
  const names = cardNames(all);
  const texts = all.flatMap(({ id: set, entities, manifest: { language } }) =>
    entities.flatMap((entity) =>
      textsOf(entity).map(({ pointer, name, text, slot, byHand }): ReadText => {
        const reading = read({ slot, name, text, byHand, language }, names);
        return { set, file: entity.file, pointer, name, text, slot, reading };
      }),
    ),
  );
  return { texts, coverage: coverageOf(texts) };
}
