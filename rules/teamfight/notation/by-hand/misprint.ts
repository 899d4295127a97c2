import { distance } from 'fastest-levenshtein';
import type { Desk } from '../sentences/desk.ts';
import knownList from '../words/known-words.generated.json' with { type: 'json' };
import { notationWords } from '../words/notation-words.ts';
import { numberWord } from '../words/token.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { withoutSlips } from './slips.ts';

interface Lexicon {
  readonly all: ReadonlySet<string>;
  readonly byLength: ReadonlyMap<number, readonly string[]>;
}

/** Words that are read somewhere, though the notation is not made of them: "right" is no misprint of "sight". */
const knownWords: ReadonlySet<string> = new Set(knownList);

const known = new WeakMap<Words, Lexicon>();

/** Every word that a text may be made of: the notation's and those of the names. */
function lexicon(words: Words): Lexicon {
  let found = known.get(words);
  if (found === undefined) {
    const all = new Set(notationWords);
    for (const forms of words.forms.values())
      for (const { tokens } of forms) for (const token of tokens) all.add(token);
    const byLength = new Map<number, string[]>();
    for (const word of all) {
      const alike = byLength.get(word.length);
      if (alike) alike.push(word);
      else byLength.set(word.length, [word]);
    }
    found = { all, byLength };
    known.set(words, found);
  }
  return found;
}

/** Every word that a name of the set is made of, in all its forms, with the first words of the notation. */
export const namedWords = (words: Words): ReadonlySet<string> => lexicon(words).all;

/**
 * One letter more, less or other, or two letters in the wrong order, of words that differ by no more than one letter in length. A word of
 * four letters is one edit away from too many: it may lack its last one, have one twice or once too seldom, or have two in the wrong order.
 */
function isNear(a: string, b: string): boolean {
  if (b.length > 4 && distance(a, b) === 1) return true;
  if (b.length === 4 && (isDoubled(a, b) || isDoubled(b, a) || (a.length === 5 && a.startsWith(b)))) return true;
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Whether a word has one letter twice that stands once in the other. */
const isDoubled = (word: string, said: string): boolean =>
  word.length === said.length - 1 &&
  Array.from(said).some((letter, at) => letter === said[at + 1] && said.slice(0, at) + said.slice(at + 1) === word);

/** "Heall" is "heal" with a letter twice rather than "heals", and "alies" is "allies" rather than "flies": a word seldom begins wrong. */
function likeliest(near: readonly string[], said: string): readonly string[] {
  const twice = near.filter((word) => isDoubled(word, said));
  if (twice.length > 0) return twice;
  const alike = near.filter((word) => word[0] === said[0]);
  return alike.length > 0 ? alike : near;
}

/** Words of a clause that are looked at: more than most clauses have. */
const mostLookedAt = 24;

/** The text from token `from` to `to` with its misprints mended: words that nobody knows, each one edit away from one known word. */
export function mended({ tokens, source }: Desk, from: number, to: number, words: Words): string | undefined {
  const { all, byLength } = lexicon(words);
  const begin = tokens[from]?.from ?? 0;
  const end = tokens[to - 1]?.to ?? begin;
  const slip = withoutSlips(source.slice(begin, end));
  if (slip !== undefined) return slip;
  let said = '';
  let done = begin;
  for (let at = from; at < Math.min(to, from + mostLookedAt); at++) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word' || token.text.length < 4 || token.text.includes("'")) continue;
    if (all.has(token.text) || knownWords.has(token.text) || numberWord(token.text) !== undefined) continue;
    const { length } = token.text;
    const plural = token.text.replace(/ys$/, 'ies');
    const near = [length - 1, length, length + 1].flatMap((long) =>
      (byLength.get(long) ?? []).filter((word) => isNear(word, token.text)),
    );
    const [only, ...others] = all.has(plural) ? [plural] : likeliest(near, token.text);
    if (only === undefined || others.length > 0) continue;
    const first = source[token.from] ?? '';
    const word = first === first.toUpperCase() ? only.slice(0, 1).toUpperCase() + only.slice(1) : only;
    said += source.slice(done, token.from) + word;
    done = token.to;
  }
  if (done > begin) return said + source.slice(done, end);
  const piece = pieceMeant(tokens, from, to, words);
  if (piece === undefined) return undefined;
  const [first, last] = [tokens[piece.from], tokens[piece.to - 1]];
  return source.slice(begin, first?.from ?? begin) + piece.name + source.slice(last?.to ?? end, end);
}

const pieces = new Set<Word['kind']>(['token', 'marker', 'counter']);

/** `a Storm Orb token`, where the set knows only a Storm Orb Charge: the one piece whose name begins so. */
function pieceMeant(tokens: Desk['tokens'], from: number, to: number, words: Words) {
  for (let at = from + 1; at < Math.min(to, from + 24); at++) {
    if (!/^(?:token|marker|counter)s?$/.test(tokens[at]?.text ?? '')) continue;
    for (let begin = Math.max(from, at - 4); begin < at - 1; begin++) {
      const said = tokens.slice(begin, at).map(({ text }) => text);
      if (wordAt(words, tokens, begin, at, [...pieces]) !== undefined) break;
      const meant = new Set<string>();
      for (const { word, tokens: name } of words.forms.get(said[0] ?? '') ?? []) {
        if (pieces.has(word.kind) && name.length > said.length && said.every((text, n) => name[n] === text))
          meant.add(word.name);
      }
      const [name] = meant;
      if (name !== undefined && meant.size === 1) return { from: begin, to: at, name };
    }
  }
  return undefined;
}
