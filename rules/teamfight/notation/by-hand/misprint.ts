import { distance } from 'fastest-levenshtein';
import type { Desk } from '../sentences/desk.ts';
import { notationWords } from '../words/notation-words.ts';
import { numberWord } from '../words/token.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { withoutSlips } from './slips.ts';

interface Lexicon {
  readonly all: ReadonlySet<string>;
  readonly byLength: ReadonlyMap<number, readonly string[]>;
}

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

/** One letter more, less or other, or two letters in the wrong order, of words that differ by no more than one letter in length. */
function isNear(a: string, b: string): boolean {
  // Four letters are one edit away from too many words; two of them in the wrong order are not.
  if (b.length > 4 && distance(a, b) === 1) return true;
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** The text from token `from` to `to` with its first misprint mended: a word that nobody knows, one edit away from one known word. */
export function mended({ tokens, source }: Desk, from: number, to: number, words: Words): string | undefined {
  const { all, byLength } = lexicon(words);
  const begin = tokens[from]?.from ?? 0;
  const end = tokens[to - 1]?.to ?? begin;
  const slip = withoutSlips(source.slice(begin, end));
  if (slip !== undefined) return slip;
  for (let at = from; at < Math.min(to, from + 12); at++) {
    const token = tokens[at];
    if (token === undefined || token.kind !== 'word' || token.text.length < 4 || token.text.includes("'")) continue;
    if (all.has(token.text) || numberWord(token.text) !== undefined) continue;
    const { length } = token.text;
    const near = [length - 1, length, length + 1].flatMap((long) =>
      (byLength.get(long) ?? []).filter((word) => isNear(word, token.text)),
    );
    const [only] = near;
    if (only === undefined || near.length > 1) return undefined;
    const first = source[token.from] ?? '';
    const word = first === first.toUpperCase() ? only.slice(0, 1).toUpperCase() + only.slice(1) : only;
    return source.slice(begin, token.from) + word + source.slice(token.to, end);
  }
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
