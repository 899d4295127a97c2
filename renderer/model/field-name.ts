import { resolved, type Schema, schemaOf } from '../../schemas/fields.ts';
import { pointerKeys } from '../../schemas/place.ts';
import { words } from '../words.ts';
import { kindOf } from './kind-of.ts';
import type { Place } from './scope.ts';

/** What the schema calls a field that a face shows, and how far it reaches where that is further than the face: "Text", "Name of this hero". Pure. */
export function fieldName({ file, pointer }: Place, face: Place | undefined): string {
  const kind = file === 'theme.json' ? 'theme' : `teamfight/${file === 'set.json' ? 'set' : kindOf(file)}`;
  let schema: Schema | undefined = schemaOf(kind);
  for (const key of pointerKeys(pointer)) {
    const next: Schema | undefined = schema?.items ?? schema?.properties?.[key];
    schema = next && resolved(next);
  }
  const name = schema?.title ?? '';
  if (file === 'set.json' || file === 'theme.json') return words.scope.ofSet(name);
  return face?.file === file && !pointer.startsWith(face.pointer) ? words.scope.ofHero(name) : name;
}
