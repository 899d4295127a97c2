import { at } from '../../schemas/place.ts';
import type { KindField, PlainCardKind } from '../../schemas/types.generated.ts';
import { find, type GameSet } from '../game-set.ts';

/** Whether a text of a file of a plain set is printed: nothing of hidden fields is, and of a card's values only words. */
export function isPrinted(set: GameSet, data: object, pointer: string): boolean {
  if (/^\/fields\/\d+\/name$/.test(pointer))
    return (at(data, pointer.replace(/\/name$/, '')) as KindField).hidden !== true;
  const [, id] = /^\/values\/([^/]+)$/.exec(pointer) ?? [];
  if (id === undefined) return true;
  const kind = find(set, String((data as { readonly kind?: unknown }).kind));
  const fields = kind?.kind === 'card-kind' ? (kind.data as PlainCardKind).fields : undefined;
  const field = fields?.find((one) => one.id === id);
  return field !== undefined && !field.hidden && wordTypes.has(field.type);
}

/** Of a choice each card says which one it is in words. */
const wordTypes: ReadonlySet<string> = new Set<KindField['type']>(['text', 'rich-text', 'choice']);
