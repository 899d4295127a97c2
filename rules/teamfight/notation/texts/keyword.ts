import type { Context } from '../context.ts';
import { notationWords } from '../words/notation-words.ts';
import type { Words } from '../words/words.ts';

/** A word alone at the beginning of a text, before its cost or body. */
const first = /^(\s*)(\p{Lu}\p{Ll}{3,})[ \t]*(?:,[ \t]*|:[ \t]*|(?=\r?\n))/u;

/** What an ability may begin with that is done, or says how. */
const done =
  /^(?:charge|jump|leap|dash|melee|ranged|teleport|swap|switch|sacrifice|channel|piercing|always|shove|throw|grab|toggle|passive)$/i;

const wordIn = (text: string): string | undefined => first.exec(text)?.[2]?.toLowerCase();

/**
 * `Song, Tap: ...`: a word that several abilities of a card begin with, and of which others of its texts speak as of a kind of ability ("when you
 * use a song"). It does nothing by itself.
 */
export function withoutKeyword(text: string, context: Context): string {
  const found = first.exec(text);
  const word = found?.[2]?.toLowerCase();
  if (found === null || word === undefined || abilitiesCalled(word, context).length < 2) return text;
  return found[0].replace(/[^\r\n]/g, ' ') + text.slice(found[0].length);
}

/** The names of the abilities of one's own card that begin with a word, where that is a keyword: "a song". */
export function abilitiesCalled(word: string, { words, bearer }: Context): readonly string[] {
  if (bearer === undefined || notationWords.has(word) || done.test(word) || isName(word, words)) return [];
  const own = words.all.filter(({ kind, ref }) => ref === bearer && (kind === 'ability' || kind === 'passive'));
  const called = own.filter(({ kind, text }) => kind === 'ability' && wordIn(text) === word);
  const spoken = new RegExp(`\\b(?:an?|any|your|each|another|next|first|last) ${word}\\b|\\b${word}s\\b`, 'i');
  const isSpoken = own.some(({ name, text }) => spoken.test(`${name}\n${text}`));
  return called.length > 1 && isSpoken ? called.map(({ name }) => name.toLowerCase()) : [];
}

const isName = (word: string, { all }: Words): boolean =>
  all.some(
    ({ kind, name }) => kind !== 'ability' && kind !== 'passive' && name.toLowerCase().split(' ').includes(word),
  );
