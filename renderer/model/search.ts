import type { Item } from './catalogue.ts';
import { withoutAccents } from './searchable.ts';

/** The items that hold every typed word in their name, their cards' names or their texts; those with it in the name come first. */
export function search(items: readonly Item[], typed: string): readonly Item[] {
  const words = withoutAccents(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const inName = (item: Item) => words.every((word) => withoutAccents(item.name).includes(word));
  const anywhere = (item: Item) => words.every((word) => textOf(item).includes(word));
  const first = items.filter(inName);
  return [...first, ...items.filter((item) => !first.includes(item) && anywhere(item))];
}

/** An item is the same as long as nothing of it changes, and a list is searched again with every key that is typed elsewhere. */
const texts = new WeakMap<Item, string>();

function textOf(item: Item): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = withoutAccents([item.name, ...item.faces.flatMap((face) => [face.name, face.text])].join('\n'));
  texts.set(item, text);
  return text;
}
