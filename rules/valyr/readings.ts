import type { ValyrUnit } from '../../schemas/types.generated.ts';
import { allSets, type Entity, type GameSet } from '../game-set.ts';
import { textByHand } from '../kernel/reading/by-hand.ts';
import { coverageOf } from '../kernel/reading/coverage.ts';
import type { Readings, TextReading } from '../kernel/reading/text-reading.ts';
import { wordsOf } from './notation/context.ts';
import { read, type Slot, type Written } from './notation/read.ts';
import type { Program } from './program.ts';

/** One text of a set, and what was understood of it. */
export type ReadText = TextReading<Slot, Program>;

/** The texts of an entity that are read: the abilities of a unit. */
export function textsOf({ kind, data }: Entity): Written[] {
  if (kind !== 'unit') return [];
  const { name: unit, dynasty, class: does, species, abilities = [] } = data as ValyrUnit;
  return abilities.map(({ name, text, kind: slot, byHand, template, spawns }, index) => ({
    ...{ pointer: `/abilities/${index}`, name, text, slot, byHand, unit },
    ...{ kinds: [does, species], dynasty, template, spawns },
  }));
}

/** Reads every text of some sets and of the sets they use, in a fixed order: by set, kind and file. */
export function readings(sets: readonly GameSet[]): Readings<Slot, Program> {
  const all = allSets(sets);
  const words = wordsOf(all);
  const texts = all.flatMap((set) =>
    set.entities.flatMap((entity) =>
      textsOf(entity).map((written): ReadText => {
        const { pointer, name, text, slot } = written;
        return { set: set.id, file: entity.file, pointer, name, text, slot, reading: read(written, words) };
      }),
    ),
  );
  return { texts, coverage: coverageOf(texts) };
}

/** What of a text is played, and what people do by hand. */
interface PlayedText {
  readonly program: Program;
  readonly byHand: string;
}

/** All abilities by the reference of their unit and their place on it: `set/ford-spear#0`. */
export type PlayedTexts = ReadonlyMap<string, PlayedText>;

/** The abilities of some sets and of those that they use. */
export function playedTexts(sets: readonly GameSet[]): PlayedTexts {
  const refs = new Map(allSets(sets).flatMap((set) => set.entities.map(({ file, ref }) => [`${set.id}/${file}`, ref])));
  return new Map(
    readings(sets).texts.map(({ set, file, pointer, text, reading: { program, clauses } }) => [
      `${refs.get(`${set}/${file}`)}#${pointer.slice(pointer.lastIndexOf('/') + 1)}`,
      { program, byHand: textByHand(clauses, text) },
    ]),
  );
}
