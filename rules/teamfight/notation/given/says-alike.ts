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

/** What a number is of, what is done, when and if, by how it is called: what one text says and the other does not is no reminder. */
const kinds: Readonly<Record<string, string>> = {
  speed: 'speed',
  range: 'range',
  damage: 'damage',
  dmg: 'damage',
  def: 'def',
  crit: 'crit',
  push: 'push',
  pushed: 'push',
  pull: 'pull',
  pulled: 'pull',
  heal: 'heal',
  heals: 'heal',
  healing: 'heal',
  healed: 'heal',
  start: 'start',
  beginning: 'start',
  end: 'end',
  standard: 'standard',
  if: 'if',
  unless: 'unless',
  while: 'while',
};

const kindsIn = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ text }) => (Object.hasOwn(kinds, text) ? [kinds[text] as string] : [])));

/**
 * Whether each number that somebody tells of a piece stands in its own text, too, and so does what it is of: `(-3 speed)` and `(-1 range)` are no
 * reminders of one that has -1 speed.
 */
export function saysAlike(said: readonly Token[], text: string): boolean {
  const tokens = lex(text.toLowerCase());
  const [own, ownKinds] = [numbersIn(tokens), kindsIn(tokens)];
  return (
    numbersIn(said).every(({ value, sign }) =>
      own.some((other) => other.value === value && (sign === '' || other.sign === '' || sign === other.sign)),
    ) && [...kindsIn(said)].every((kind) => ownKinds.has(kind))
  );
}
