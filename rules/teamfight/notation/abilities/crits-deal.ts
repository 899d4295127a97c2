import { damageChange } from '../states/dealing.ts';
import type { Statement } from '../states/statement.ts';
import type { Cursor } from '../words/cursor.ts';

/** `Your crits deal +1 damage`: beside what a critical hit adds anyway. */
export function critsDeal(cursor: Cursor, clause: number): Statement | undefined {
  if (!cursor.sees('your')) return undefined;
  return cursor.try((): Statement | undefined => {
    if (!cursor.takeAny('your crits|criticals also?', 'your critical hits also?')) return undefined;
    if (!cursor.takeAny('deal|do an?', 'deal|do')) return undefined;
    const said = damageChange(cursor);
    if (said === undefined || !('add' in said) || cursor.sees('instead|to|for|per|against|if|in|,|and'))
      return undefined;
    return { of: 'you', rules: [{ clause, rule: 'change', who: { side: 'you' }, what: 'crit-damage', ...said }] };
  });
}
