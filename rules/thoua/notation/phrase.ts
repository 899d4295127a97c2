/** What a parser made of the beginning of a text, and the text behind it. */
export interface Parsed<Value> {
  readonly value: Value;
  readonly rest: string;
}

/** Reads the beginning of a plain text; undefined where it is something else. */
export type Parser<Value> = (text: string) => Parsed<Value> | undefined;

/** A text as it is compared: small letters, single blanks, no markup, no stop at the end. */
export const plain = (text: string): string =>
  text
    .replace(/\*+/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s•]+|^- /, '')
    .replace(/[\s.,;!]+$/, '')
    .trim()
    .toLowerCase();

const compiled = new Map<string, RegExp>();

/** Reads whole words by a pattern in which blanks are blanks. */
export function words<Value>(pattern: string, means: (...found: string[]) => Value | undefined): Parser<Value> {
  return (text) => {
    let look = compiled.get(pattern);
    if (!look) {
      look = new RegExp(`^(?:${pattern})(?![\\w'])[ ]?`);
      compiled.set(pattern, look);
    }
    const found = look.exec(text);
    const value = found ? means(...found.slice(1)) : undefined;
    return found && value !== undefined ? { value, rest: text.slice(found[0].length) } : undefined;
  };
}

/** The first of some ways to say something. */
export const oneOf =
  <Value>(...parsers: readonly Parser<Value>[]): Parser<Value> =>
  (text) => {
    for (const parser of parsers) {
      const found = parser(text);
      if (found) return found;
    }
    return undefined;
  };

/** What stands between the parts of a list. A comma lies against the word before it. */
const between = /^ ?(?:, and then |, then |, and |, | and then |and then |and |then )/;

/** The text behind a comma or an "and"; undefined where none stands there. */
export function behindAnd(text: string): string | undefined {
  const found = between.exec(text);
  return found ? text.slice(found[0].length) : undefined;
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in figures or as a word, in patterns. */
export const NUM = '(\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)';

/** The number of a `NUM`; "a" is one. */
export function numberOf(word: string): number {
  if (word === 'a' || word === 'an') return 1;
  return /^\d+$/.test(word) ? Number(word) : numbers.indexOf(word);
}
