import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** Some rounds that a text calls by a name of its own, and the words of the sentence that does, its stop with it. */
interface Named {
  readonly name: string;
  /** "In even rounds". */
  readonly rounds: readonly Token[];
  readonly from: number;
  readonly to: number;
}

/**
 * `In even rounds it is night. At night, units cannot see beyond range 3.`, on a rules card: what is so at night is so in even rounds. The words as they
 * are where nothing is called so, or nothing is said of it.
 */
export function namedRounds(tokens: readonly Token[]): readonly Token[] {
  const named = nameOf(tokens);
  if (named === undefined) return tokens;
  const { name, rounds, from, to } = named;
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
  const found: Token[] = [];
  let isUsed = false;
  for (let at = 0; at < rest.length; at++) {
    const token = rest[at] as Token;
    const the = rest[at + 1]?.text === 'the' ? 1 : 0;
    if (/^(?:at|by|in|during)$/.test(token.text) && rest[at + 1 + the]?.text === name) {
      const [first, ...others] = rounds;
      found.push(
        ...(first ? [{ ...token, text: first.text, mark: first.mark }] : []),
        ...others.map((one) => ({ ...one, from: token.from, to: token.to })),
      );
      at += 1 + the;
      isUsed = true;
    } else found.push(token);
  }
  return isUsed && !found.some(({ text }) => text === name) ? found : tokens;
}

function nameOf(tokens: readonly Token[]): Named | undefined {
  for (let from = 0; from < tokens.length; from++) {
    const before = tokens[from - 1];
    if (before !== undefined && before.text !== '.' && before.kind !== 'line') continue;
    const cursor = new Cursor(tokens, from, tokens.length);
    const first = roundsAt(cursor);
    if (first !== undefined) {
      cursor.take(',');
      if (!cursor.take('it|this is')) continue;
    } else if (!cursor.take('it is')) continue;
    const word = cursor.peek();
    if (word?.kind !== 'word') continue;
    cursor.at += 1;
    const rounds = first ?? roundsAt(cursor);
    const end = cursor.peek();
    if (rounds === undefined || !(end === undefined || end.text === '.' || end.kind === 'line')) continue;
    return { name: word.text, rounds, from, to: cursor.at + (end?.text === '.' ? 1 : 0) };
  }
  return undefined;
}

/** `in even rounds`, `in rounds 2 and 4`, `even rounds`. */
function roundsAt(cursor: Cursor): readonly Token[] | undefined {
  const start = cursor.at;
  cursor.take('in|on|during');
  const from = cursor.at;
  const said =
    cursor.takeAny('even|odd|even-numbered|odd-numbered rounds', 'every|each even|odd round') ||
    cursor.takeAny('rounds # and|or #', 'rounds # - #', 'round # and # and|or #', 'round #');
  if (!said) {
    cursor.at = start;
    return undefined;
  }
  const words = cursor.tokens.slice(from, cursor.at);
  return [wordLike(words[0] as Token, 'in'), ...words];
}
