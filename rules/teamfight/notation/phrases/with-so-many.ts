import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { ownTokens } from '../occasions/condition.ts';
import { having } from '../occasions/possession.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `At 3 or more Coins`, `with 3+ Coins`: while you have them. Behind an attack `at 3 Coins`: if you have them. */
export function withSoMany(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  if (
    (context.slot === 'ability' || context.slot === 'default') &&
    context.them !== undefined &&
    context.handed === undefined
  )
    return cursor.take('at|with') ? ownTokens(cursor, context) : undefined;
  if (context.slot !== 'passive' || !cursor.take('at|with')) return undefined;
  if (!cursor.sees('# or|+')) {
    // "At 3 Coins, you have Armor" is so of more of them, too; "at 3 Coins, heal 2" is when they come to be so many.
    const named = cursor.before?.text === 'with' && !cursor.sees('#') ? withOne(cursor, context) : undefined;
    const [had, ...more] = named ?? having(cursor, context, 'you') ?? [];
    const { at } = cursor;
    cursor.takeAny(',', ':');
    const isState =
      cursor.sees('you have|are|deal|fly|can|cannot|ignore|count') || cursor.sees('+|- #') || cursor.sees('your');
    cursor.at = at;
    if (!isState || had?.is !== 'has' || more.length > 0 || (had.min ?? 0) < 1) return undefined;
    const other = sameWithMore(cursor);
    // "With 1 Coin, +1 speed. With 2 or more, +2 speed": each by itself. With two bare numbers both could add up.
    if (other !== undefined)
      return other.least === (had.min ?? 0) + 1 && other.orMore ? [{ ...had, max: had.min ?? 1 }] : undefined;
    const { max: _, ...least } = had;
    return [least];
  }
  const [had, ...more] = having(cursor, context, 'you') ?? [];
  return had?.is === 'has' && more.length === 0 ? [had] : undefined;
}

/** Another sentence of the text that says the same in other numbers, with so many: `with 2 or more Coins, you have +2 speed`. */
function sameWithMore({ tokens, at, end }: Cursor): { readonly least: number; readonly orMore: boolean } | undefined {
  const said = (from: number, to: number): string =>
    tokens
      .slice(from, to)
      .filter(({ kind, text }) => kind !== 'number' && kind !== 'line' && !/^(?:at|with|or|more|\+)$/.test(text))
      .map(({ text }) => text.replace(/s$/, ''))
      .join(' ');
  const from = tokens.findLastIndex(({ text }, n) => n < at && (text === 'with' || text === 'at'));
  const own = said(from, end);
  for (let n = 0; n < tokens.length; n++) {
    if (n === from || !/^(?:at|with)$/.test(tokens[n]?.text ?? '') || tokens[n + 1]?.kind !== 'number') continue;
    const stop = tokens.findIndex(({ text, kind }, last) => last > n && (text === '.' || kind === 'line'));
    if (said(n, stop < 0 ? tokens.length : stop) !== own) continue;
    const orMore = tokens[n + 2]?.text === 'or' || tokens[n + 2]?.text === '+';
    return { least: tokens[n + 1]?.value ?? 0, orMore };
  }
  return undefined;
}

/** `With 1 Coin, +1 speed. With 2 Coins, +2 speed`, where neither says "or more": whoever has two has both, or the second alone. */
export function saysBareTwice(source: string): boolean {
  const said = source
    .toLowerCase()
    .split(/[.;\n]/)
    .map((one) => one.trim())
    .filter((one) => /^with \d+(?! or|\+)/.test(one))
    .map((one) => one.replaceAll(/\d+/g, '#').replaceAll(/s\b/g, ''));
  return new Set(said).size < said.length;
}

/** `With a Rune, you have +1 speed`: while you have it. */
const withOne = (cursor: Cursor, { words }: Context): readonly Condition[] | undefined =>
  cursor.try(() => {
    cursor.take('your|a|an|the|any');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'condition', 'counter']);
    if (found === undefined || cursor.tokens[found.to]?.text !== ',') return undefined;
    cursor.at = found.to;
    return [{ is: 'has', of: 'you', token: found.word.ref, min: 1 }];
  });
