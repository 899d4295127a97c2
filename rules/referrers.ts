import { placeOf } from '../schemas/place.ts';
import { type Entity, find, type GameSet } from './game-set.ts';
import type { Reference } from './references.ts';

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

/** Every place that refers to a file by its id, outside of itself. */
export function referrersById(
  set: GameSet,
  file: string,
  referencesOf: (entity: Entity) => Iterable<Reference>,
  ofManifest: Iterable<Reference> = [],
): Referrer[] {
  const target = set.entities.find((one) => one.file === file);
  const { manifest } = set;
  const sources = [
    { file: 'set.json', data: manifest, name: manifest.name, references: ofManifest },
    ...set.entities.map((entity) => ({
      file: entity.file,
      data: entity.data,
      name: entity.data.name,
      references: referencesOf(entity),
    })),
  ];
  return sources.flatMap(({ file: from, data, name, references }) =>
    [...references].flatMap(({ ref, pointer }): Referrer[] =>
      from === file || find(set, ref) !== target
        ? []
        : [{ file: from, pointer, name, place: placeOf(data, pointer), by: 'id' }],
    ),
  );
}
