import { numberWord, type Token } from './token.ts';

/** One place of a pattern: which words may stand there, and whether it may be left out. */
interface Step {
  readonly words: readonly string[];
  readonly optional: boolean;
}

const patterns = new Map<string, readonly Step[]>();

/**
 * A pattern is words in a row: `a|b` are alternatives, a closing `?` may be left out, `#` is a number in digits or words. What was
 * written for every `#` is told in `Cursor.numbers`.
 */
function stepsOf(pattern: string): readonly Step[] {
  let steps = patterns.get(pattern);
  if (steps === undefined) {
    steps = pattern.split(' ').map((part) => {
      const optional = part.length > 1 && part.endsWith('?');
      return { words: (optional ? part.slice(0, -1) : part).split('|'), optional };
    });
    patterns.set(pattern, steps);
  }
  return steps;
}

/** A place in the tokens of a sentence, from which phrases are taken. */
export class Cursor {
  readonly tokens: readonly Token[];
  readonly end: number;
  at: number;
  /** Numbers of the pattern taken last. */
  numbers: number[] = [];

  constructor(tokens: readonly Token[], from: number, to: number) {
    this.tokens = tokens;
    this.at = from;
    this.end = to;
  }

  get done(): boolean {
    return this.at >= this.end;
  }

  peek(ahead = 0): Token | undefined {
    return this.at + ahead < this.end ? this.tokens[this.at + ahead] : undefined;
  }

  /** Offset where the next token begins, or where the last one ended. */
  get offset(): number {
    return this.peek()?.from ?? this.tokens[this.end - 1]?.to ?? 0;
  }

  /** Offset behind the token taken last. */
  get taken(): number {
    return this.tokens[this.at - 1]?.to ?? 0;
  }

  /** Whether the pattern comes next. Takes nothing. */
  sees(pattern: string): boolean {
    const { at, numbers } = this;
    const found = this.take(pattern);
    this.at = at;
    this.numbers = numbers;
    return found;
  }

  /** Takes the pattern if it comes next. */
  take(pattern: string): boolean {
    let at = this.at;
    const numbers: number[] = [];
    for (const { words, optional } of stepsOf(pattern)) {
      const token = at < this.end ? this.tokens[at] : undefined;
      const found = token !== undefined && matches(token, words, numbers);
      if (found) at += 1;
      else if (!optional) return false;
    }
    this.at = at;
    this.numbers = numbers;
    return true;
  }

  /** Takes the first of some patterns that comes next. */
  takeAny(...choices: readonly string[]): boolean {
    return choices.some((pattern) => this.take(pattern));
  }

  /** Tries a phrase: what it took is given back when it is not understood. */
  try<T>(phrase: () => T | undefined): T | undefined {
    const { at } = this;
    const found = phrase();
    if (found === undefined) this.at = at;
    return found;
  }
}

function matches(token: Token, words: readonly string[], numbers: number[]): boolean {
  for (const word of words) {
    if (word === '#') {
      const value = token.kind === 'number' ? token.value : token.kind === 'word' ? numberWord(token.text) : undefined;
      if (value === undefined) continue;
      numbers.push(value);
      return true;
    }
    if (token.text === word && token.kind !== 'odd') return true;
  }
  return false;
}
