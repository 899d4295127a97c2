import deepEqual from 'fast-deep-equal';
import { placeOf } from '../../../schemas/place.ts';
import { find, type GameSet } from '../../game-set.ts';
import { read } from '../notation/read.ts';
import { wordsOf } from '../notation/words.ts';
import { textsOf } from '../readings.ts';
import { introReferences, referencesOf } from '../references.ts';
import { partAt } from './part.ts';

/** A place that refers to something. */
export interface Referrer {
  readonly file: string;
  readonly pointer: string;
  /** The name of the file's entity, or of the set. */
  readonly name: string;
  /** The place as people say it: `abilities[2] (Shield Charge), tokens[0]`. */
  readonly place: string;
  /** By its id, or by its name in a text, which would be read otherwise without it. */
  readonly by: 'id' | 'name';
}

/** What refers to a file as a whole or to an ability or passive of it, outside of itself. */
export function referrersOf(set: GameSet, file: string, pointer: string): Referrer[] {
  const part = partAt(set, file, pointer);
  if (!part) return [];
  return [...(pointer === '' ? byId(set, file) : []), ...byName(set, file, pointer)];
}

function byId(set: GameSet, file: string): Referrer[] {
  const target = set.entities.find((one) => one.file === file);
  const { manifest } = set;
  const intro = [...introReferences(manifest)].map(({ ref, pointer }) => ({
    ref,
    pointer,
    file: 'set.json',
    data: manifest,
    name: manifest.name,
  }));
  const all = set.entities.flatMap((entity) =>
    referencesOf(entity).map(({ ref, pointer }) => ({
      ref,
      pointer,
      file: entity.file,
      data: entity.data,
      name: entity.data.name,
    })),
  );
  return [...intro, ...all].flatMap(({ ref, pointer, file: from, data, name }): Referrer[] =>
    from === file || find(set, ref) !== target
      ? []
      : [{ file: from, pointer, name, place: placeOf(data, pointer), by: 'id' }],
  );
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
