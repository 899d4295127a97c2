import type { Use } from '../../program.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { onceIn, type Period } from '../words/period.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `may spend a Coin as a Free Action to heal 1`, `may spend a Coin to heal 1 as a Free Action`: that action, of which what is spent is the price. What they do then, in words that are read. */
export function spentAs(cursor: Cursor): { use: Omit<Use, 'clause'>; said: readonly Token[] } | undefined {
  return cursor.try(() => {
    if (!cursor.take('can|may') || !cursor.sees('spend|pay|lose|discard')) return undefined;
    const { at: from, tokens, end } = cursor;
    for (let at = from + 2; at < end; at++) {
      const cost = new Cursor(tokens, at, end);
      if (!cost.take('as a|an free|move|standard action to')) continue;
      const action = tokens[cost.at - 3]?.text as Use['action'];
      const and = wordLike(tokens[at] as Token, 'and');
      return { use: { action }, said: [...tokens.slice(from, at), and, ...tokens.slice(cost.at, end)] };
    }
    const last = new Cursor(tokens, end - 4, end);
    const action = tokens[end - 2]?.text as Use['action'];
    const said = last.take('as a|an free|move|standard action') ? boughtWith(tokens, from, end - 4) : undefined;
    return said && { use: { action }, said };
  });
}

/** `spend 2 Coins to heal 3`: what is paid, and what is done for it. */
export function boughtWith(tokens: readonly Token[], from: number, end: number): readonly Token[] | undefined {
  const to = tokens.findIndex(({ text }, n) => n > from + 1 && n < end - 1 && text === 'to');
  if (!/^(?:spend|pay|discard)$/.test(tokens[from]?.text ?? '') || to < 0) return undefined;
  return [...tokens.slice(from, to), wordLike(tokens[to] as Token, 'and'), ...tokens.slice(to + 1, end)];
}

/** What a price is not for: what answers something, or is no deed. */
const noDeed = oneOf('reroll instead ignore prevent reduce negate');

/** `once`, `twice`, `up to 3 times`. */
function timesSaid(cursor: Cursor): number | undefined {
  if (cursor.take('once')) return 1;
  if (cursor.take('twice')) return 2;
  const times = cursor.take('up? to? # times') ? cursor.numbers[0] : undefined;
  return times !== undefined && times > 0 && times <= mostTimes ? times : undefined;
}

/** More of them are a misprint. */
const mostTimes = 6;

/** `Once per turn, you may spend a Coin to heal 1`, `up to 2 times per turn, you may pay a Coin to move 1`, `during your turn, you may spend a Coin to move 1`: as a Free Action. */
export function spentInTurn(cursor: Cursor): { use: Omit<Use, 'clause'>; said: readonly Token[] } | undefined {
  return cursor.try(() => {
    const times = timesSaid(cursor);
    const period =
      times && cursor.take('per|each|a turn|round|game') ? onceIn[cursor.before?.text as Period] : undefined;
    if (times !== undefined && period === undefined) return undefined;
    const often = period && Object.fromEntries(Object.entries(period).map(([key, once]) => [key, once * (times ?? 1)]));
    if (often === undefined && !cursor.take('on|in|during your own? turn')) return undefined;
    cursor.take(',');
    cursor.takeAny('you may|can', 'may|can');
    const { at: from, tokens, end } = cursor;
    if (!cursor.take('spend|pay|discard') || cursor.holds(noDeed)) return undefined;
    const to = tokens.findIndex(({ text }, n) => n > cursor.at && n < end - 1 && /^(?:to|:)$/.test(text));
    if (to < 0 || tokens.slice(from, to).some(({ kind }) => kind === 'line')) return undefined;
    const and = wordLike(tokens[to] as Token, 'and');
    return { use: { action: 'free', ...often }, said: [...tokens.slice(from, to), and, ...tokens.slice(to + 1, end)] };
  });
}
