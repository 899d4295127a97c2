import type { Amount } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { worthOfX } from './amount.ts';

/** `1+X`, `2*X`, `X+1`, where the end of the sentence says what X is. `ends` is what the last X may be one word with: "Xdmg". */
export function withX(cursor: Cursor, context: Context, ends?: string): Amount | undefined {
  if (context.x === undefined && context.spent === undefined) return undefined;
  return cursor.try(() => {
    let sum: Amount = { base: 0 };
    let said = false;
    let minus = false;
    for (;;) {
      const times = timesX(cursor, ends);
      if (times !== undefined) {
        const worth = worthOfX(cursor, context);
        // What is cut off or halved is not worked out more than once.
        if (worth === undefined || worth.half || (worth.most !== undefined && (times !== 1 || said))) return undefined;
        sum = plus(sum, worth, minus ? -times : times);
        said = true;
      } else if (cursor.take('#')) sum = { ...sum, base: sum.base + (minus ? -1 : 1) * (cursor.numbers[0] ?? 0) };
      else return undefined;
      if (ends !== undefined && cursor.before?.text === ends) break;
      if (!cursor.sees('+|- #|x') && !(ends !== undefined && cursor.sees(`+|- ${ends}`))) break;
      minus = cursor.sees('-');
      cursor.at += 1;
    }
    return said ? sum : undefined;
  });
}

/** `X`, `2*X`, `2X`, `X*2`: how many times. "2x2" is an area. */
function timesX(cursor: Cursor, ends: string | undefined): number | undefined {
  return cursor.try(() => {
    const each = cursor.sees('# x') || (ends !== undefined && cursor.sees(`# ${ends}`)) ? number(cursor) : 1;
    if (ends !== undefined && cursor.take(ends)) return each;
    if (!cursor.take('x') || (cursor.peek()?.kind === 'number' && !cursor.peek()?.times)) return undefined;
    return cursor.peek()?.times ? each * number(cursor) : each;
  });
}

const number = (cursor: Cursor): number => (cursor.take('#') ? (cursor.numbers[0] ?? 1) : 1);

function plus(sum: Amount, { base, terms = [], ...limits }: Amount, times: number): Amount {
  const all = [...(sum.terms ?? []), ...terms.map((term) => ({ ...term, each: term.each * times }))];
  return { base: sum.base + base * times, ...(all.length > 0 && { terms: all }), ...limits };
}

/** `+2*X` behind a number: more of it. */
export const plusX = (cursor: Cursor, context: Context): Amount | undefined =>
  context.x === undefined ? undefined : cursor.try(() => (cursor.take('+|plus') ? withX(cursor, context) : undefined));
