import { pointerKeys } from '../../schemas/place.ts';
import { resolved, type Schema, schemaOf } from './schema.ts';
import { kindOf, type Place } from './scope.ts';

/** What the schema calls a field: "Health", "Passive, text". Pure. */
export function fieldName({ file, pointer }: Place): string {
  const kind = file === 'theme.json' ? 'theme' : `teamfight/${file === 'set.json' ? 'set' : kindOf(file)}`;
  let schema: Schema | undefined = schemaOf(kind);
  const names: string[] = [];
  for (const key of pointerKeys(pointer)) {
    const list: Schema | undefined = schema?.items;
    const next: Schema | undefined = list ?? schema?.properties?.[key];
    schema = next && resolved(next);
    // An entry of a list is called by its own name, in the place of the list's.
    if (list) names.pop();
    names.push(schema?.title ?? key);
  }
  const [first = '', ...rest] = names;
  return [first, ...rest.map((name) => name.toLowerCase())].join(', ');
}
