import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const spending = oneOf('spend spent');
const more = ['+ # dmg|damage', 'deal? # more|additional|extra dmg|damage'] as const;

/**
 * `2dmg, +1dmg for each Coin you spend (max 3)`, `2dmg, spend up to 2 Coins for +1dmg each`: how many are spent is asked before the damage
 * that they add to.
 */
export function spendsBehind(tokens: readonly Token[], context: Context): Token[] | undefined {
  const whole = new Cursor(tokens, 0, tokens.length);
  if (whole.lacks(spending)) return undefined;
  const blow = tokens.findIndex(
    ({ kind, text }, n) =>
      kind === 'number' &&
      /^(?:dmg|damage)$/.test(tokens[n + 1]?.text ?? '') &&
      tokens[n - 1]?.text !== '+' &&
      text !== '0',
  );
  const like = tokens[blow];
  if (like === undefined || tokens.slice(0, blow).some(({ text }) => text === 'spend')) return undefined;
  for (let at = blow + 2; at < tokens.length; at++) {
    const found = forEach(tokens, at, context) ?? upTo(tokens, at, context);
    if (found === undefined) continue;
    const { many, named, gain, to } = found;
    return [
      ...tokens.slice(0, blow),
      ...wordsLike(like, `spend ${many}`),
      ...named,
      ...wordsLike(like, ','),
      ...tokens.slice(blow, at),
      ...(tokens[at - 1]?.text === ',' ? [] : wordsLike(like, ',')),
      ...gain,
      ...wordsLike(like, 'for each'),
      ...tokens.slice(to),
    ];
  }
  return undefined;
}
spendsBehind.needs = spending;

/** `If you have a Coin, lose it for +2dmg`, behind an attack: that much more, and it is lost. */
export function losesForMore(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'for' && tokens[n - 1]?.text === 'it');
  if (at < 5 || tokens[at - 3]?.text !== ',' || !/^(?:spend|lose|discard)$/.test(tokens[at - 2]?.text ?? ''))
    return undefined;
  const gain = new Cursor(tokens, at + 1, tokens.length);
  if (!gain.takeAny(...more) || (!gain.done && !gain.sees('.'))) return undefined;
  const lost = tokens.slice(at - 2, at);
  const like = tokens[at] as Token;
  return [
    ...tokens.slice(0, at - 2),
    ...tokens.slice(at + 1, gain.at),
    wordLike(like, 'and'),
    ...lost,
    ...tokens.slice(gain.at),
  ];
}
losesForMore.begins = beginning('if');
losesForMore.needs = oneOf('lose spend discard');

/** What a made up sentence says of a number. */
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Spent {
  readonly many: string;
  readonly named: readonly Token[];
  readonly gain: readonly Token[];
  readonly to: number;
}

/** `+1dmg for each Coin you spend`, `+1dmg per Coin spent (max 3)`. */
function forEach(tokens: readonly Token[], at: number, { words }: Context): Spent | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.takeAny(...more)) return undefined;
  const gain = tokens.slice(at, cursor.at);
  if (!cursor.take('per|for each|every?')) return undefined;
  const token = wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  if (token === undefined) return undefined;
  const named = tokens.slice(cursor.at, token.to);
  cursor.at = token.to;
  const yours = cursor.take('you spend');
  if (!yours && !cursor.take('you? spent')) return undefined;
  cursor.take('this way');
  const most = cursor.takeAny('( max|maximum #', ', max|maximum #', '( up to #') ? cursor.numbers[0] : undefined;
  if (most !== undefined) cursor.take(')');
  // "Per Coin spent" could be of those that were spent for it.
  if (!yours && most === undefined) return undefined;
  return { many: most === undefined ? 'any number of' : `up to ${numbers[most]}`, named, gain, to: cursor.at };
}

/** `spend up to 2 Coins for +1dmg each`. */
function upTo(tokens: readonly Token[], at: number, { words }: Context): Spent | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.take('you? may|can? spend')) return undefined;
  const few = cursor.take('up to #')
    ? `up to ${numbers[cursor.numbers[0] ?? 0]}`
    : cursor.take('any number of')
      ? 'any number of'
      : '';
  const token = few === '' ? undefined : wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  if (token === undefined) return undefined;
  const named = tokens.slice(cursor.at, token.to);
  cursor.at = token.to;
  if (!cursor.takeAny('for', 'to deal?', ':', ',')) return undefined;
  const from = cursor.at;
  if (!cursor.takeAny(...more)) return undefined;
  const gain = tokens.slice(from, cursor.at);
  return cursor.takeAny('each', 'for each', 'per one') ? { many: few, named, gain, to: cursor.at } : undefined;
}
