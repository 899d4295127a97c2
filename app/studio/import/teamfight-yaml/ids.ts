import { isDeviceName } from '../../../../rules/file-names.ts';
import { type Kind, kinds } from '../../../../schemas/teamfight/kinds.ts';

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

interface Named {
  readonly kind: Kind;
  readonly name: string;
  /** Name of the unit, map or card it came with. */
  readonly owner: string | undefined;
}

/**
 * Ids for the entities of one set, unique over all kinds. Of one name the first kind in the order of lists keeps the bare id and the
 * others add their kind (`armor`, `armor-hint`); several of one kind add whose they are (`turret-torbjorn`).
 */
export function giveIds<T extends Named>(all: readonly T[]): Map<T, string> {
  const groups = new Map<string, T[]>();
  for (const named of all) {
    const id = safeId(named.name, named.kind);
    groups.set(id, [...(groups.get(id) ?? []), named]);
  }
  const ids = new Map<T, string>();
  const taken = new Set<string>();
  const give = (named: T, wanted: string) => {
    const id = freeId(wanted, taken);
    taken.add(id);
    ids.set(named, id);
  };
  const alone = ([, group]: [string, T[]]) => group.length === 1;
  const sorted = [...groups].sort((a, b) => Number(alone(b)) - Number(alone(a)));
  for (const [base, group] of sorted) {
    const present = kinds.map(({ kind }) => group.filter((named) => named.kind === kind)).filter((some) => some.length);
    present.forEach((same, index) => {
      for (const named of same) {
        const owner = same.length > 1 && named.owner ? idFrom(named.owner) : undefined;
        give(named, owner ? `${base}-${owner}` : index === 0 ? base : `${base}-${named.kind}`);
      }
    });
  }
  return ids;
}
