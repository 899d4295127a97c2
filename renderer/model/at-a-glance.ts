import type { Item } from './catalogue.ts';
import { isLeftOut } from './left-out.ts';
import type { SincePrinted } from './since-printed.ts';

/** What a glance over the set can be narrowed to: a status, or what is to be done. */
export type Narrowed = `status ${string}` | 'problems' | 'left-out' | 'to-print';

/** How many things there are of each sort that a set can be narrowed to; those of which there are none are left out. */
export function glanceCounts(
  items: readonly Item[],
  since: ReadonlyMap<string, SincePrinted>,
): readonly (readonly [Narrowed, number])[] {
  const statuses = ['idea', 'draft', 'needs-testing', 'done'].map((status): Narrowed => `status ${status}`);
  return [...statuses, 'problems' as const, 'left-out' as const, 'to-print' as const].flatMap((sort) => {
    const count = items.filter((item) => isAmong(item, sort, since)).length;
    return count > 0 ? [[sort, count] as const] : [];
  });
}

/** Whether a thing is of the sort that the set is narrowed to. */
export function isAmong(item: Item, sort: Narrowed | undefined, since: ReadonlyMap<string, SincePrinted>): boolean {
  switch (sort) {
    case undefined:
      return true;
    case 'problems':
      return item.problems.some(({ severity }) => severity !== 'note');
    case 'left-out':
      return isLeftOut(item);
    case 'to-print':
      return since.has(item.ref);
    default:
      return sort === `status ${item.status}`;
  }
}
