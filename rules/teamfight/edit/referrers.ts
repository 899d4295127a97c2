import deepEqual from 'fast-deep-equal';
import { placeOf } from '../../../schemas/place.ts';
import type { GameSet } from '../../game-set.ts';
import { type Referrer, referrersById } from '../../referrers.ts';
import { read } from '../notation/read.ts';
import { wordsOf } from '../notation/words/words.ts';
import { introReferences, referencesOf } from '../references.ts';
import { textsOf } from '../texts-of.ts';
import { partAt } from './part.ts';

/** What refers to a file as a whole or to an ability or passive of it, outside of itself. */
export function referrersOf(set: GameSet, file: string, pointer: string): Referrer[] {
  const part = partAt(set, file, pointer);
  if (!part) return [];
  return [
    ...(pointer === '' ? referrersById(set, file, referencesOf, introReferences(set.manifest)) : []),
    ...byName(set, file, pointer),
  ];
}

/** Texts that are read otherwise when the thing is gone. */
function byName(set: GameSet, file: string, pointer: string): Referrer[] {
  const without = withoutPart(set, file, pointer);
  const [before, after] = [wordsOf([set, ...set.uses]), wordsOf([without, ...set.uses])];
  return without.entities.flatMap((entity) =>
    textsOf(entity).flatMap((text): Referrer[] => {
      const { file: from, data } = entity;
      if (from === file && pointer === '') return [];
      const [now, then] = [read(text, before), read(text, after)];
      if (deepEqual(now.program, then.program) && deepEqual(now.clauses, then.clauses)) return [];
      return [{ file: from, pointer: text.pointer, name: data.name, place: placeOf(data, text.pointer), by: 'name' }];
    }),
  );
}

function withoutPart(set: GameSet, file: string, pointer: string): GameSet {
  if (pointer === '') return { ...set, entities: set.entities.filter((one) => one.file !== file) };
  const [, list = '', index] = pointer.split('/');
  const entities = set.entities.map((one) => {
    if (one.file !== file) return one;
    const parts = (one.data as unknown as Readonly<Record<string, readonly unknown[]>>)[list] ?? [];
    // Its place stays, so that the places of the others do.
    const left = parts.map((part, n) => (n === Number(index) ? { id: 'gone', name: '-' } : part));
    return { ...one, data: { ...one.data, [list]: left } as typeof one.data };
  });
  return { ...set, entities };
}
