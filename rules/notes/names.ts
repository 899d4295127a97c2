import { parseJson } from '../../schemas/json.ts';
import type { Texts } from '../edit/change.ts';

/** Name of what a reference means. */
export type NameOf = (ref: string) => string;

/** Names by reference, as the files of a set have them. What belongs to another set is called by its id. */
export function namesIn(texts: Texts): NameOf {
  const known = new Map<string, string>();
  return (ref) => {
    const id = ref.split('/').at(-1) ?? ref;
    let name = known.get(id);
    if (name === undefined) {
      const file = [...texts.keys()].find((path) => path.split('/').length === 2 && path.endsWith(`/${id}.json`));
      const value = file === undefined ? undefined : parseJson(file, texts.get(file) ?? '').value;
      const found = (value as { readonly name?: unknown } | null | undefined)?.name;
      name = typeof found === 'string' && found !== '' ? found : id;
      known.set(id, name);
    }
    return name;
  };
}
