import { doing, pasts } from '../notation/words/pasts.ts';
import { plurals } from '../notation/words/plurals.ts';
import type { Word } from '../notation/words/words.ts';

/** Endings that a name takes beside its plural: what kind of thing it is, and whose. */
const endings = [
  '',
  "'s",
  ' counter',
  ' counters',
  ' token',
  ' tokens',
  ' die',
  ' dice',
  ' charge',
  ' charges',
  ' marker',
  ' markers',
  ' object',
  ' objects',
  ' stance',
];

/** `said`, a form of the old name, as the same form of the new one; undefined where it has none. Capitals are those of `said`. */
export function newForm(
  said: string,
  { kind, name: old }: Pick<Word, 'kind' | 'name'>,
  name: string,
): string | undefined {
  const plain = straight(said).toLowerCase();
  const is = (form: string): boolean => straight(form).toLowerCase() === plain;
  const found =
    ending(is, old, name) ??
    (plurals(old).some(is) ? plurals(name)[0] : undefined) ??
    (kind === 'condition' || kind === 'token' ? past(is, old, name) : undefined);
  return found === undefined ? undefined : cased(found, said, old);
}

function ending(is: (form: string) => boolean, old: string, name: string): string | undefined {
  for (const tail of endings) {
    if (is(old + tail)) return name + tail;
    // "Hooded stance" is called "Hooded" too, and "Luck counter" "luck".
    const own = endings.find((one) => one !== '' && old.toLowerCase().endsWith(one));
    if (own === undefined) continue;
    const bare = old.slice(0, -own.length);
    const newBare = name.toLowerCase().endsWith(own) ? name.slice(0, -own.length) : name;
    if (is(bare + tail)) return newBare + tail;
  }
  return undefined;
}

function past(is: (form: string) => boolean, old: string, name: string): string | undefined {
  if (/\s/.test(name)) return undefined;
  const forms = [pasts, doing].find((formsOf) => formsOf(old.toLowerCase()).some(is));
  const [plain, doubled] = forms?.(name.toLowerCase()) ?? [];
  return doubled !== undefined && /^[^aeiou]*[aeiou][^aeiouwxy]$/i.test(name) ? doubled : plain;
}

/** Small letters stay small, and a sentence's first letter stays large. */
function cased(form: string, said: string, old: string): string {
  if (said === said.toLowerCase() && old !== old.toLowerCase()) return form.toLowerCase();
  if (said.length > 1 && said === said.toUpperCase() && old !== old.toUpperCase()) return form.toUpperCase();
  const first = said.charAt(0);
  return first === first.toUpperCase() ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

const straight = (text: string): string => text.replace(/[’‘]/g, "'");
