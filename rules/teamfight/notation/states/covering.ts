import type { Rule } from '../../program.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { against } from './against.ts';
import { withMeans } from './dealing.ts';
import { type About, is } from './predicate.ts';

/** What gives cover to others. */
export const giveCover = 'give|gives|provide|provides|grant|grants cover to';

/** `cover`, `cover from enemies beyond range 3`, behind "have": against whatever targets those from where these stand (T-079d). */
export function covered(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  cursor.takeAny('from all sides|directions', 'from every side|direction');
  // "From ranged attacks": of whoever uses them.
  const means = withMeans(cursor, 'from|against');
  if (means !== undefined)
    return cursor.sees('of|by|from') ? undefined : [{ clause, rule: 'is', who, flag: 'covered', means }];
  const from = cursor.sees('from|against') ? against(about, cursor.peek()?.text ?? '') : undefined;
  if (from === 'none') return undefined;
  return from === undefined
    ? cursor.sees('from|against|to|on|when')
      ? undefined
      : is(about, 'covered')
    : [{ clause, rule: 'is', who, flag: 'covered', against: from }];
}

/** `adjacent allies`, behind "you give cover to". */
export function coverFor(about: About): Rule[] | undefined {
  const { cursor, context, who } = about;
  const found = who.side === 'you' ? noun(cursor, context) : undefined;
  const whom = found && found.ref === undefined ? standingWho(found) : undefined;
  return whom && covered({ ...about, who: whom });
}
