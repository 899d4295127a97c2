import { lex, type Token } from './notation/words/token.ts';

/** The words of a name in small letters, and the last of several, by which it is called for short. */
export interface Names {
  readonly whole: readonly string[];
  /** Other names that it is a part of, and at which word of them it begins. */
  readonly longer: readonly { readonly words: readonly string[]; readonly at: number }[];
  readonly short: string | undefined;
}

export function namesOf(name: string, others: readonly string[]): Names {
  const bare = name.replace(/ (?:marker|object)$/i, '');
  const whole = lex(bare).map(({ text }) => text);
  const last = whole.at(-1) ?? '';
  const longer = others.flatMap((other) => {
    const words = lex(other).map(({ text }) => text);
    return words.flatMap((_, at) => (whole.every((word, n) => words[at + n] === word) ? [{ words, at }] : []));
  });
  return { whole, longer, short: whole.length > 1 && last.length > 2 ? last : undefined };
}

export const isForm = (said: string | undefined, word: string): boolean =>
  said !== undefined && (said === word || said === `${word}s` || said === `${word}es` || said === `${word}'s`);

/** Whether the name begins at token `at`: the index behind it, else undefined. */
export function namedAt(
  tokens: readonly Token[],
  at: number,
  to: number,
  { whole, longer }: Names,
): number | undefined {
  const end = at + whole.length;
  if (end > to) return undefined;
  for (let n = 0; n < whole.length - 1; n++) if (tokens[at + n]?.text !== whole[n]) return undefined;
  if (!isForm(tokens[end - 1]?.text, whole.at(-1) ?? '')) return undefined;
  const isOther = longer.some((other) =>
    other.words.every(
      (word, n) => (n >= other.at && n < other.at + whole.length) || tokens[at - other.at + n]?.text === word,
    ),
  );
  return isOther ? undefined : end;
}

/** `the mine`, `mines`: by the last word of its name. */
export function shortAt(tokens: readonly Token[], at: number, { short }: Names): number | undefined {
  if (short === undefined) return undefined;
  const said = tokens[at]?.text;
  if (said === `${short}s`) return at + 1;
  return /^(?:the|this|that|each|all|an?)$/.test(said ?? '') && isForm(tokens[at + 1]?.text, short)
    ? at + 2
    : undefined;
}
