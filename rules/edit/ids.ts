import { isDeviceName } from '../file-names.ts';

/** An id may have 80 characters; this leaves room for an owner and a number. */
const maxWords = 40;

/** A name as an id: `D.Va` is d-va, `Death's Head` deaths-head, `Señor Él` senor-el. Undefined where no letter or digit of ASCII is left. */
export function idFrom(name: string): string | undefined {
  const words = name
    .slice(0, 1000)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let id = '';
  for (const word of words) {
    const longer = id === '' ? word.slice(0, maxWords) : `${id}-${word}`;
    if (longer.length > maxWords) break;
    id = longer;
  }
  return id === '' ? undefined : id;
}

/** `id`, or with the first number that makes it new. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}

/** An id that a file or folder may have on every disk. `kind` stands in where the name has no letters for one. */
export function safeId(name: string, kind: string): string {
  const id = idFrom(name) ?? kind;
  return isDeviceName(id) ? `${id}-${kind}` : id;
}
