import type { Printed, PrintedThing } from '../../app/contract/printed.ts';
import type { Item } from './catalogue.ts';

/** How an item's faces stand to those that were printed. */
export type SincePrinted = 'new' | 'changed';

/**
 * What differs of each item, by its reference, since a copy was printed; nothing where none was. An item is new where all that is printed of it
 * is. Pure.
 */
export function sincePrinted(items: readonly Item[], printed: Printed | undefined): ReadonlyMap<string, SincePrinted> {
  if (printed?.when === undefined) return new Map();
  const owners = new Map(items.map((item) => [item.ref, item]));
  /** References of faces are that of their item, or go on from it. */
  const ownerOf = ({ ref }: PrintedThing) => owners.get(ref) ?? owners.get(ref.split('/').slice(0, 2).join('/'));
  const found = new Map<string, SincePrinted>();
  for (const thing of printed.added) {
    const item = ownerOf(thing);
    if (item) found.set(item.ref, thing.ref === item.ref ? 'new' : (found.get(item.ref) ?? 'changed'));
  }
  for (const thing of [...printed.changed, ...printed.more]) {
    const item = ownerOf(thing);
    if (item) found.set(item.ref, 'changed');
  }
  return found;
}
