import type { Context } from '../context.ts';
import type { Statement } from '../states/statement.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { abilities } from './means.ts';

const most = [
  'have|has a? max|maximum range of? #',
  'have|has a? range of at most #',
  'have|has range # at most',
  "cannot|can't have a? range over|above|beyond #",
  "cannot|can't have a? range of? more|greater|higher than #",
  "cannot|can't reach beyond|past range? #",
  "cannot|can't reach further|farther than range? #",
] as const;

/** `Your abilities have max range 1`, `their default abilities can't have range over 2`: none of them reaches farther. */
export function reachAtMost(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const found = abilities(cursor, context);
    if (found === undefined || found.next || !cursor.takeAny(...most)) return undefined;
    const [set = 0] = cursor.numbers;
    if (cursor.sees('+|-|against|on|to|if|while|per|for each')) return undefined;
    const { of, who, means } = found;
    return { of, rules: [{ clause, rule: 'change', who, what: 'range-most', set, ...(means && { means }) }] };
  });
}
reachAtMost.needs = oneOf('range reach');
