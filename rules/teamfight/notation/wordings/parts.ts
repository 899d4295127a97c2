import { lex } from '../words/token.ts';
import { type WordKind, type Words, wordAt } from '../words/words.ts';

/** What a name stands for, as far as one may take the place of another in a sentence. */
const kindsOfNames: Readonly<Partial<Record<WordKind, string>>> = {
  condition: 'token',
  token: 'token',
  counter: 'token',
  marker: 'marker',
  terrain: 'terrain',
  summon: 'summon',
  hero: 'hero',
  ability: 'ability',
  passive: 'ability',
};
const named = [...(Object.keys(kindsOfNames) as WordKind[]), 'twin' as const];

/** A word, number or name of a sentence. */
export interface Part {
  /** What it is compared by: the word without its ending, `#` for a number with its sign, `{token}` for a name of that kind. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Numbers and names can be others, without what is said becoming something else. */
export const isSlot = ({ key }: Part): boolean => key.endsWith('#') || key.startsWith('{');

/** The parts of a sentence, stops and commas left out. Names are those of the set, or written as their kind: `gain 2 {token}`. */
export function partsOf(text: string, words: Words | undefined): Part[] {
  const parts: Part[] = [];
  // A kind in braces is one word to the lexer once the braces are letters.
  const tokens = lex(text.replaceAll(/\{([a-z]+)\}/g, 'ø$1ø'));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { kind, text: said, from, to } = token;
    const name = words && wordAt(words, tokens, at, tokens.length, named);
    if (name !== undefined) {
      at = name.to - 1;
      parts.push({ key: `{${kindsOfNames[name.word.kind]}}`, from, to: tokens[at]?.to ?? to });
    } else if (/^ø.+ø$/.test(said)) parts.push({ key: `{${said.slice(1, -1)}}`, from, to });
    else if (kind === 'number') parts.push({ key: `${signBefore(tokens[at - 1]?.text)}#`, from, to });
    else if ((kind === 'word' || kind === 'sign') && !/^[.,:;+−-]$/.test(said))
      parts.push({ key: stem(said), from, to });
  }
  return parts;
}

const signBefore = (said: string | undefined): string => (said === '+' ? '+' : said === '-' || said === '−' ? '-' : '');

/** A word without the ending of its plural. */
const stem = (word: string): string => (word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''));
