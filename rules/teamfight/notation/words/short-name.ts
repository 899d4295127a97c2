import { commonWords } from '../../called.ts';

/** The last word of a longer name, by which a piece is called for short: "the mine" of a Frost Mine, "the well" of a Well of Tears. */
export function shortName({ name }: { readonly name: string }): string | undefined {
  const words = name
    .toLowerCase()
    .replace(/ (?:marker|object)$/, '')
    .split(' ');
  const of = words.indexOf('of');
  const last = words[of > 0 ? of - 1 : words.length - 1] ?? '';
  return words.length > 1 && last.length > 2 && !commonWords.has(last) ? last : undefined;
}
