import { commonWords } from '../../called.ts';

/** The last word of a longer name, by which a piece is called for short: "the mine" of a Frost Mine. */
export function shortName({ name }: { readonly name: string }): string | undefined {
  const words = name
    .toLowerCase()
    .replace(/ (?:marker|object)$/, '')
    .split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.length > 2 && !commonWords.has(last) ? last : undefined;
}
