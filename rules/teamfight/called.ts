import { notationWords } from './notation/words/notation-words.ts';

/** Words of names that mean something else wherever they stand. */
export const commonWords: ReadonlySet<string> = new Set(
  'space unit target ally enemy hero effect area user attack range turn token counter'.split(' '),
);

const articles = 'an?|the|this|that|your|each';

/**
 * What an ability's text calls a piece that its file lists, in small letters: the last word of a longer name, or what stands before that,
 * behind an article. Undefined where the text says the whole name, neither of them, or both.
 */
export function calledIn(text: string, name: string): string | undefined {
  const words = name.toLowerCase().split(' ');
  if (words.length < 2) return undefined;
  const said = text.toLowerCase();
  if (said.includes(words.join(' '))) return undefined;
  const found = [words.at(-1) ?? '', words.slice(0, -1).join(' ')].filter(
    (short) => isName(short) && said.includes(short) && behindArticle(short).test(said),
  );
  return found.length === 1 ? found[0] : undefined;
}

const isName = (short: string): boolean =>
  /^[a-z ]{3,}$/.test(short) && !commonWords.has(short) && !notationWords.has(short);

const behindArticle = (short: string): RegExp => new RegExp(`\\b(${articles}) ${short}(?=s?\\b)`, 'gi');

/** A text with the whole name wherever it calls a piece that its file lists by a part of it. */
export function withWholeNames(text: string, names: readonly string[]): string {
  let whole = text;
  for (const name of names) {
    const short = calledIn(text, name);
    const isOthers =
      short !== undefined && names.some((other) => other !== name && other.toLowerCase().includes(short));
    if (short !== undefined && !isOthers) whole = whole.replace(behindArticle(short), `$1 ${name}`);
  }
  return whole;
}

/** "When an enemy enters a space adjacent to a mine", "when an enemy enters one", told of each Spider Mine: to this one. */
export function calledThis(said: string, name: readonly string[]): string {
  const words = [name.join(' '), name.at(-1) ?? ''].map((word) => word.replaceAll(/[^\p{L}\p{N} ]/gu, '.'));
  const one = new RegExp(
    `\\b((?:adjacent|next) to|(?:range|burst) \\d+ of) (?:an? (?:${words.join('|')})|one)\\b`,
    'giu',
  );
  return said.replaceAll(one, '$1 this').replaceAll(/\b(enters?|leaves?) one(?: of them)?(?=[,.]|$)/giu, '$1 this');
}
