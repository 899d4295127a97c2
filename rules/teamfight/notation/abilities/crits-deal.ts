import { damageChange } from '../states/dealing.ts';
import type { Statement } from '../states/statement.ts';
import type { Cursor } from '../words/cursor.ts';

/** A critical hit does so much more without anybody saying so (T-131). */
const anyway = 100;

/**
 * `Your crits deal +1 damage`, `your crits deal +50% damage`: beside what a critical hit adds anyway; `triple damage`, `+200% damage instead`: with
 * that.
 */
export function critsDeal(cursor: Cursor, clause: number): Statement | undefined {
  // "Your attacks have +1 crit, and crits deal triple damage": those.
  const theirs =
    cursor.sees('crits deal') && cursor.tokens.slice(0, 2).every(({ text }) => /^(?:your|attacks)$/.test(text));
  if (!theirs && !cursor.sees('your')) return undefined;
  return cursor.try((): Statement | undefined => {
    if (theirs) cursor.take('crits');
    else if (!cursor.takeAny('your crits|criticals also?', 'your critical hits also?')) return undefined;
    if (!cursor.takeAny('deal|do an?', 'deal|do')) return undefined;
    const signed = cursor.sees('+');
    const whole = cursor.take('+ # x damage|dmg') ? { percent: 100 * (cursor.numbers[0] ?? 0) } : undefined;
    const found = whole ?? damageChange(cursor);
    if (found === undefined) return undefined;
    const instead = cursor.take('instead');
    // "+2 damage instead": of what is no number of that kind.
    if ('add' in found && instead) return undefined;
    // "Double damage" is what a critical hit does anyway, and "+2x damage" could be said with that or beside it.
    if (whole !== undefined && !instead) return undefined;
    const inAll = instead || !signed;
    const said = 'percent' in found ? { percent: found.percent - (inAll ? anyway : 0) } : found;
    if (('percent' in said && said.percent <= 0) || cursor.sees('instead|to|for|per|against|if|in|,|and'))
      return undefined;
    return { of: 'you', rules: [{ clause, rule: 'change', who: { side: 'you' }, what: 'crit-damage', ...said }] };
  });
}
