import { allSets, type GameSet } from '../game-set.ts';
import { coverageOf } from '../kernel/reading/coverage.ts';
import type { Coverage } from '../kernel/reading/reading.ts';
import type { Readings, TextReading } from '../kernel/reading/text-reading.ts';
import type { Slot } from './notation/context.ts';
import { readAndTell } from './notation/read.ts';
import { vocabularyOf } from './notation/words/words.ts';
import type { Program } from './program.ts';
import { textsOf } from './texts-of.ts';

/** One name and text of a set, and what was understood of it. */
export type ReadText = TextReading<Slot, Program>;

/** Reads every text of some sets and of the sets they use, in a fixed order: by set, file and place in the file. */
export function readings(sets: readonly GameSet[]): Readings<Slot, Program> {
  const texts = allSets(sets).flatMap((set) => ofSet(set));
  return { texts, coverage: coverageOf(texts) };
}

function ofSet(set: GameSet): ReadText[] {
  const words = vocabularyOf(set);
  return set.entities.flatMap((entity) =>
    textsOf(entity).map(
      ({ pointer, name, text, slot, byHand }): ReadText => ({
        set: set.id,
        file: entity.file,
        pointer,
        name,
        text,
        slot,
        reading: readAndTell({ slot, name, text, byHand }, words),
      }),
    ),
  );
}

/** What texts of these slots are about: the cards of units; conditions, tokens and counters; maps, pieces on them and set rules. */
const textGroups = {
  abilities: ['passive', 'default', 'ability'],
  conditions: ['condition', 'token', 'counter'],
  mapRules: ['map', 'hazard', 'rules', 'marker', 'terrain', 'hint'],
} as const satisfies Record<string, readonly Slot[]>;

export type TextGroup = keyof typeof textGroups;

/** The coverage of each group of texts for itself. */
export function coverageByGroup(texts: readonly TextReading[]): Readonly<Record<TextGroup, Coverage>> {
  const of = (group: TextGroup): Coverage => {
    const slots: readonly string[] = textGroups[group];
    return coverageOf(texts.filter(({ slot }) => slots.includes(slot)));
  };
  return { abilities: of('abilities'), conditions: of('conditions'), mapRules: of('mapRules') };
}
