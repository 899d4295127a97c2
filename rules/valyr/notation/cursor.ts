/** A word, number or sign of a text with its place in UTF-16 units. */
export interface Token {
  /** In small letters, with plain apostrophes. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/** The words of a text; numbers keep their sign, and "d20" is one word. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[+-]?\d+(?:\.\d+)?(?!\w)|[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]/gu)].map((match) => ({
    word: match[0].toLowerCase().replaceAll('’', "'"),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Reads words one after the other. Whatever does not go on as it began is taken back with `try`. */
export class Cursor {
  readonly tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get at(): number {
    return this.#at;
  }

  get done(): boolean {
    return this.#at >= this.tokens.length;
  }

  /** The word that comes next; empty at the end. */
  get next(): string {
    return this.tokens[this.#at]?.word ?? '';
  }

  /** Goes over a phrase if it comes next. Of several the first that fits; a word may be written `unit|units`, `?` behind it makes it optional. */
  eat(...phrases: readonly string[]): boolean {
    return phrases.some((phrase) => this.#phrase(phrase));
  }

  #phrase(phrase: string): boolean {
    let at = this.#at;
    for (const part of phrase.split(' ')) {
      const optional = part.endsWith('?');
      const words = (optional ? part.slice(0, -1) : part).split('|');
      if (words.includes(this.tokens[at]?.word ?? '')) at += 1;
      else if (!optional) return false;
    }
    this.#at = at;
    return true;
  }

  /** Goes over a word, whatever it is. */
  skip(): void {
    if (!this.done) this.#at += 1;
  }

  /** A whole number, in digits or as a word. */
  number(): number | undefined {
    const word = numbers.indexOf(this.next);
    const value = /^[+-]?\d+$/.test(this.next) ? Number(this.next) : word >= 0 ? word : undefined;
    if (value === undefined) return undefined;
    this.#at += 1;
    return value;
  }

  /** Reads something, or goes back to where it began. */
  try<Value>(read: () => Value | undefined): Value | undefined {
    const begin = this.#at;
    const value = read();
    if (value === undefined) this.#at = begin;
    return value;
  }

  /** The longest of some names, in small letters, that comes next. */
  name(names: Iterable<string>): string | undefined {
    let longest: string | undefined;
    let end = this.#at;
    for (const name of names) {
      const words = tokensOf(name).map(({ word }) => word);
      const fits = words.every((word, index) => isForm(this.tokens[this.#at + index]?.word ?? '', word));
      if (words.length > 0 && fits && this.#at + words.length > end) {
        longest = name;
        end = this.#at + words.length;
      }
    }
    this.#at = end;
    return longest;
  }
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Whether a word is another one, its plural, or its genitive. */
const isForm = (word: string, name: string): boolean =>
  word === name || word === `${name}s` || word === `${name}'s` || word === `${name}es`;
