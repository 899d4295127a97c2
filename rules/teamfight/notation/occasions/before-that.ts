import type { Condition, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { countedBefore } from './counted-before.ts';
import { having } from './possession.ts';
import { being, flagAt } from './quality.ts';

/**
 * `you were Invisible`: when the ability was used, as attacking may have ended that, or `at the start of this turn`; of others as they are when
 * that is asked. In a text that has not spoken of the state before.
 */
export function stateBefore(cursor: Cursor, context: Context, of: Ref, ask: Ask): Condition[] | undefined {
  if (!cursor.take('was|were')) return undefined;
  const so = of === 'you' && cursor.sees(standing) ? atTurnStart(cursor, context, ask) : undefined;
  if (so !== undefined) return so;
  const { tokens, at } = cursor;
  const state = tokens[at]?.text;
  if (
    flagAt(cursor) === undefined &&
    wordAt(context.words, tokens, at, cursor.end, ['condition', 'token']) === undefined
  )
    return undefined;
  cursor.at = at;
  if (tokens.slice(0, at).some(({ text }) => text === state) || (of !== 'you' && isCleared(tokens, at)))
    return undefined;
  const found = being(cursor, context, of);
  const [only, ...more] = found ?? [];
  const isUsed = context.slot === 'ability' || context.slot === 'default';
  if (of !== 'you' || !isUsed || only === undefined || more.length > 0) return found;
  const began = cursor.takeAny(...turnBegan);
  return [{ is: 'was', of: only, when: began ? 'turn-start' : 'use' }];
}

type Ask = (cursor: Cursor, context: Context) => Condition[] | undefined;

const ofOthers = /"(?:target|trigger|other|marker|space)"/;
const standing = 'in|within|adjacent|next|with|on';
const turnBegan = ['at|when the start|beginning of this|your turn', 'when this|your turn began|started'] as const;

/** `you were in Bear Stance at the start of your turn`, `with a Coin`, `adjacent to an ally`: whatever can be asked of you is asked then. */
function atTurnStart(cursor: Cursor, context: Context, ask: Ask): Condition[] | undefined {
  if (context.slot !== 'ability' && context.slot !== 'default') return undefined;
  const { tokens, at, end } = cursor;
  const to = tokens.findIndex(({ text }, n) => n > at && n < end && /^(?:at|when)$/.test(text));
  const behind = new Cursor(tokens, to, end);
  if (to < 0 || !behind.takeAny(...turnBegan)) return undefined;
  const like = tokens[at] as Token;
  const has = like.text === 'with';
  const said = [...wordsLike(like, has ? 'you have' : 'you are'), ...tokens.slice(has ? at + 1 : at, to)];
  const told = new Cursor(said, 0, said.length);
  const [only, ...more] = ask(told, context) ?? [];
  // Nobody was chosen then.
  if (!told.done || only === undefined || more.length > 0 || ofOthers.test(JSON.stringify(only))) return undefined;
  cursor.at = behind.at;
  return [{ is: 'was', of: only, when: 'turn-start' }];
}

/** `they had a Mark`: as they have it still, in a text that has not spoken of it before. */
export function hadBefore(cursor: Cursor, context: Context, of: Ref): Condition[] | undefined {
  const { tokens, at } = cursor;
  if (isCleared(tokens, at)) return undefined;
  cursor.take('had');
  const found = having(cursor, context, of);
  const [only, ...more] = found ?? [];
  const asked = only?.is === 'not' ? only.of : only;
  // What goes with the damage that was dealt since is not there any more.
  if (asked?.is === 'has' && isHarmed(tokens, at) && goesWithHarm(context, asked.token)) return undefined;
  if (of === 'you' || asked?.is !== 'has' || more.length > 0 || asked.token === context.handed) return undefined;
  const isSpoken = tokens
    .slice(0, at)
    .some((_, n) => wordAt(context.words, tokens, n, at, ['condition', 'token', 'counter'])?.word.ref === asked.token);
  return isSpoken && countedBefore(new Cursor(tokens, at, cursor.end), context.words, true) !== asked.token
    ? undefined
    : found;
}

/** "Clear all conditions. If it had Slow": nobody has any of them when that is asked. */
const isCleared = (tokens: Cursor['tokens'], to: number): boolean =>
  tokens.some(
    ({ text }, at) =>
      at < to &&
      /^(?:conditions|debuffs|tokens|effects)$/.test(text) &&
      tokens.slice(Math.max(0, at - 4), at).some(clears),
  );

const clears = ({ text }: Token): boolean => /^(?:clears?|loses?|removes?|purges?)$/.test(text);

const isHarmed = (tokens: Cursor['tokens'], to: number): boolean =>
  tokens.some(({ text }, at) => at < to && (text === 'dmg' || text === 'damage'));

const goesWithHarm = ({ words }: Context, token: string): boolean =>
  /\b(?:clear|remove|lose|end)[^.]*\b(?:damaged?|harmed|hurt)\b/i.test(
    wordOf(words, token, 'condition', 'token', 'counter')?.text ?? '',
  );
