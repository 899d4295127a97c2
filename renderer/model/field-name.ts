import type { GameSet } from '../../rules/game-set.ts';
import { resolved, type Schema } from '../../schemas/fields.ts';
import { pointerKeys } from '../../schemas/place.ts';
import { words } from '../words.ts';
import { schemaOfFile } from './schema-of-file.ts';
import type { Place } from './scope.ts';

/** What the schema calls a field that a face shows, and how far it reaches where that is further than the face: "Text", "Name of this hero". Pure. */
export function fieldName(set: GameSet, { file, pointer }: Place, face: Place | undefined): string {
  let schema = schemaOfFile(set, file);
  for (const key of pointerKeys(pointer)) {
    const next: Schema | undefined = schema?.items ?? schema?.properties?.[key];
    schema = next && resolved(next);
  }
  const name = schema?.title ?? '';
  if (file === 'set.json' || file === 'theme.json') return words.scope.ofSet(name);
  return face?.file === file && !pointer.startsWith(face.pointer) ? words.scope.ofHero(name) : name;
}
