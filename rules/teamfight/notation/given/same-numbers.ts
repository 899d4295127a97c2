import { lex, numberWord, type Token } from '../words/token.ts';

interface Number {
  readonly value: number;
  /** Empty where none stands before it. */
  readonly sign: string;
}

const numbersIn = (tokens: readonly Token[]): readonly Number[] =>
  tokens.flatMap(({ kind, value, text }, at) => {
    const number = kind === 'number' ? value : kind === 'word' ? numberWord(text) : undefined;
    if (number === undefined) return [];
    const before = tokens[at - 1]?.text ?? '';
    return [{ value: number, sign: before === '+' || before === '-' ? before : '' }];
  });

/** Whether each number that somebody tells of a piece stands in its own text, too: `(-3 speed)` is no reminder of one that has -1 speed. */
export function hasSameNumbers(said: readonly Token[], text: string): boolean {
  const own = numbersIn(lex(text));
  return numbersIn(said).every(({ value, sign }) =>
    own.some((other) => other.value === value && (sign === '' || other.sign === '' || sign === other.sign)),
  );
}
