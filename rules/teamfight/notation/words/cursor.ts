import { guards } from './guards.ts';
import { markOf, numberMark, numberWord, type Token } from './token.ts';

/** One place of a pattern: which words may stand there, and whether it may be left out. */
interface Step {
  readonly words: ReadonlySet<string>;
  /** A number in digits or words may stand there. */
  readonly number: boolean;
  readonly optional: boolean;
}

interface Pattern {
  readonly steps: readonly Step[];
  /** The marks of all words that may come first; all marks where any word may. */
  readonly first: number;
}

/** Patterns of which one is taken, in their order. */
interface Choice {
  readonly given: readonly string[];
  readonly patterns: readonly Pattern[];
  readonly first: number;
}

/** Words without one of which some phrase cannot be there, or that it begins with; any number is one of them where `marks` has the mark of numbers. */
export interface Needed {
  readonly words: ReadonlySet<string>;
  readonly marks: number;
}

/** Needs one of these words, which stand in a row. */
export const oneOf = (said: string): Needed => neededWords(said.split(' '));

/** What none of these patterns can do without: of each the words of its first place that is not left out. */
export const neededBy = (...given: readonly string[]): Needed =>
  neededWords(
    given.flatMap((pattern) => {
      const step = patternOf(pattern).steps.find(({ optional }) => !optional);
      return step === undefined ? [] : wordsOf(step);
    }),
  );

/** What needs one of what any of these needs. */
export const someOf = (...all: readonly Needed[]): Needed => neededWords(all.flatMap(({ words }) => [...words]));

/** Marks of words: what is told of a word at once, without a look at the word itself. */
type Marks = number;

/** All words that some patterns, none of which may be left out as a whole, may begin with. */
export const beginning = (...given: readonly string[]): Needed =>
  neededWords(given.flatMap((pattern) => beginnings(patternOf(pattern).steps)));

const someNumber = '0';

function neededWords(all: readonly string[]): Needed {
  return { words: new Set(all), marks: marksOf(all) };
}

const marksOf = (all: readonly string[]): Marks => all.reduce((marks, word) => marks | markOf(word), 0);

/** Of patterns that may be left out as a whole: there are all marks in it. */
const anyMark = -1;

/** Where nothing comes any more: only what may be left out is there. */
const endMark = -1;

const patterns = new Map<string, Pattern>();

/** Choices by their first pattern, which few of them share. */
const choices = new Map<string, Choice[]>();

/**
 * A pattern is words in a row: `a|b` are alternatives, a closing `?` may be left out, `#` is a number in digits or words. What was
 * written for every `#` is told in `Cursor.numbers`.
 */
function patternOf(pattern: string): Pattern {
  const steps = pattern.split(' ').map((part) => {
    const optional = part.length > 1 && part.endsWith('?');
    const words = new Set((optional ? part.slice(0, -1) : part).split('|'));
    return { words, number: words.delete('#'), optional };
  });
  const made = { steps, first: firstOf(steps) };
  patterns.set(pattern, made);
  return made;
}

/** The words of the first places of a pattern, up to one that is not left out. */
function beginnings(steps: readonly Step[]): string[] {
  const to = steps.findIndex(({ optional }) => !optional);
  return steps.slice(0, to + 1).flatMap(wordsOf);
}

const wordsOf = ({ words, number }: Step): string[] => [...words, ...(number ? [someNumber] : [])];

const firstOf = (steps: readonly Step[]): Marks =>
  steps.every(({ optional }) => optional) ? anyMark : marksOf(beginnings(steps));

function choiceOf(given: readonly string[]): Choice {
  const first = given[0] as string;
  let alike = choices.get(first);
  if (alike === undefined) {
    alike = [];
    choices.set(first, alike);
  }
  search: for (const one of alike) {
    const other = one.given;
    if (other.length !== given.length) continue;
    for (let index = 1; index < given.length; index++) if (other[index] !== given[index]) continue search;
    return one;
  }
  const all = given.map((pattern) => patterns.get(pattern) ?? patternOf(pattern));
  const made = { given, patterns: all, first: all.reduce((marks, one) => marks | one.first, 0) };
  alike.push(made);
  return made;
}

/** What was read at a place, or that it was not understood. */
interface Once {
  readonly whose: object;
  readonly found: unknown;
  readonly to: number;
  readonly numbers: number[];
}

const none: number[] = [];

/** A place in the tokens of a sentence, from which phrases are taken. */
export class Cursor {
  readonly tokens: readonly Token[];
  readonly end: number;
  at: number;
  /** Numbers of the pattern taken last. */
  numbers: number[] = none;
  private read: Map<number, Once[]> | undefined;

  constructor(tokens: readonly Token[], from: number, to: number) {
    this.tokens = tokens;
    this.at = from;
    this.end = to;
  }

  /** Whether none of these words comes any more, so that a phrase which needs one cannot be there. A guard. */
  lacks(needed: Needed): boolean {
    return guards.spare && !this.holds(needed);
  }

  /** Whether no pattern comes next that begins with one of these words. A guard. */
  misses({ words, marks }: Needed): boolean {
    if (!guards.spare) return false;
    if (this.at >= this.end) return true;
    const { mark, text } = this.tokens[this.at] as Token;
    return (mark & marks) !== mark || (mark !== numberMark && !words.has(text));
  }

  /** Whether any word from here on is one of these. */
  holds({ words, marks }: Needed): boolean {
    for (let index = this.at; index < this.end; index++) {
      const { mark, text } = this.tokens[index] as Token;
      if ((mark & marks) === mark && (mark === numberMark || words.has(text))) return true;
    }
    return false;
  }

  /** The same words with another one at `index`, where it goes on. */
  as(index: number, text: string): Cursor {
    const { tokens, end } = this;
    const changed = tokens.map((token, at) =>
      at === index ? { ...token, kind: 'word' as const, text, mark: markOf(text) } : token,
    );
    return new Cursor(changed, index, end);
  }

  /** What is told at once of the next word. */
  get mark(): Marks {
    return this.at < this.end ? (this.tokens[this.at] as Token).mark : endMark;
  }

  get done(): boolean {
    return this.at >= this.end;
  }

  peek(ahead = 0): Token | undefined {
    return this.at + ahead < this.end ? this.tokens[this.at + ahead] : undefined;
  }

  /** The token before the place, most often the one that was taken last. */
  get before(): Token | undefined {
    // An array is quick to say what it holds, and slow to say that it holds nothing before its beginning.
    return this.at > 0 ? this.tokens[this.at - 1] : undefined;
  }

  /** Offset where the next token begins, or where the last one ended. */
  get offset(): number {
    return this.peek()?.from ?? this.tokens[this.end - 1]?.to ?? 0;
  }

  /** Offset behind the token taken last. */
  get taken(): number {
    return this.before?.to ?? 0;
  }

  /** Whether the pattern comes next. Takes nothing. */
  sees(pattern: string): boolean {
    const { steps, first } = patterns.get(pattern) ?? patternOf(pattern);
    const { at, numbers } = this;
    const mark = at < this.end ? (this.tokens[at] as Token).mark : endMark;
    if ((mark & first) !== mark) return false;
    const found = this.takeAll(steps);
    this.at = at;
    this.numbers = numbers;
    return found;
  }

  /** Takes the pattern if it comes next. */
  take(pattern: string): boolean {
    const { steps, first } = patterns.get(pattern) ?? patternOf(pattern);
    const mark = this.at < this.end ? (this.tokens[this.at] as Token).mark : endMark;
    return (mark & first) === mark && this.takeAll(steps);
  }

  private takeAll(steps: readonly Step[]): boolean {
    const { tokens, end } = this;
    let { at } = this;
    let numbers = none;
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index] as Step;
      const token = at < end ? tokens[at] : undefined;
      const value = token !== undefined && step.number ? numberOf(token) : undefined;
      if (value !== undefined) {
        if (numbers === none) numbers = [value];
        else numbers.push(value);
        at += 1;
      } else if (token !== undefined && token.kind !== 'odd' && step.words.has(token.text)) at += 1;
      else if (!step.optional) return false;
    }
    this.at = at;
    this.numbers = numbers;
    return true;
  }

  /** Takes the first of some patterns that comes next. */
  takeAny(...given: readonly string[]): boolean {
    const { patterns, first } = choiceOf(given);
    const mark = this.at < this.end ? (this.tokens[this.at] as Token).mark : endMark;
    if ((mark & first) !== mark) return false;
    for (const one of patterns) if ((mark & one.first) === mark && this.takeAll(one.steps)) return true;
    return false;
  }

  /** Tries a phrase: what it took is given back when it is not understood. */
  try<T>(phrase: () => T | undefined): T | undefined {
    const { at } = this;
    const found = phrase();
    if (found === undefined) this.at = at;
    return found;
  }

  /** Reads one phrase that many ask for at the same place: what `whose` has read or not understood there is not read again. */
  once<T>(whose: object, phrase: () => T | undefined): T | undefined {
    const { at } = this;
    this.read ??= new Map();
    let here = this.read.get(at);
    if (here === undefined) {
      here = [];
      this.read.set(at, here);
    }
    const before = here.find((one) => one.whose === whose);
    if (before !== undefined) {
      this.at = before.to;
      this.numbers = before.numbers;
      return before.found as T | undefined;
    }
    const found = this.try(phrase);
    here.push({ whose, found, to: this.at, numbers: this.numbers });
    return found;
  }
}

const numberOf = ({ kind, value, text }: Token): number | undefined =>
  kind === 'number' ? value : kind === 'word' ? numberWord(text) : undefined;
