import type { Item } from './catalogue.ts';
import { isLeftOut } from './left-out.ts';
import type { SincePrinted } from './since-printed.ts';

/** What a glance over the set can be narrowed to: a status, or what is to be done. */
export type Narrowed = `status ${string}` | 'by-hand' | 'problems' | 'left-out' | 'to-print';

/** What is known of the things of a set beside themselves. */
export interface Seen {
  /** Those that changed since they were printed, by reference. */
  readonly since: ReadonlyMap<string, SincePrinted>;
  /** The files with a text that is by hand in part. */
  readonly byHand: ReadonlySet<string>;
}

const sorts = ['by-hand', 'problems', 'left-out', 'to-print'] as const satisfies readonly Narrowed[];

/** How many things there are of each sort that a set can be narrowed to; those of which there are none are left out. */
export function glanceCounts(items: readonly Item[], seen: Seen): readonly (readonly [Narrowed, number])[] {
  const statuses = ['idea', 'draft', 'needs-testing', 'done'].map((status): Narrowed => `status ${status}`);
  return [...statuses, ...sorts].flatMap((sort) => {
    const count = items.filter((item) => isAmong(item, sort, seen)).length;
    return count > 0 ? [[sort, count] as const] : [];
  });
}

/** Whether a thing is of the sort that the set is narrowed to. */
export function isAmong(item: Item, sort: Narrowed | undefined, { since, byHand }: Seen): boolean {
  switch (sort) {
    case undefined:
      return true;
    case 'by-hand':
      return byHand.has(item.file ?? '');
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
