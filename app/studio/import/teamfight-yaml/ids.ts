import { freeId, idFrom, safeId } from '../../../../rules/edit/ids.ts';
import { type Kind, kinds } from '../../../../schemas/teamfight/kinds.ts';

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
