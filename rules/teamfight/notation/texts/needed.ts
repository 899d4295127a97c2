import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { conditions } from '../occasions/condition.ts';
import { Cursor } from '../words/cursor.ts';

/** `Must be adjacent to a Wolf`, `you must not be Slowed`, `must not have moved this turn`: what is so of whoever uses it. */
export function mustBeSo(cursor: Cursor, context: Context): Condition[] | undefined {
  cursor.take('you');
  const { at } = cursor;
  const split = cursor.sees('must not be|have');
  const not = split || cursor.sees("can't|cannot have");
  if (!not && !cursor.sees('must be|have')) return undefined;
  // "Must be an ally in range 2": that there is one.
  if (cursor.before?.text !== 'you' && cursor.sees('must be a|an|your|#')) return undefined;
  const has = cursor.tokens[at + (split ? 2 : 1)]?.text === 'have';
  // As "you are", "you haven't".
  const asked = cursor.as(at, 'you').as(at + 1, `${has ? 'have' : 'are'}${not ? "n't" : ''}`);
  const tokens = split ? asked.tokens.filter((_, n) => n !== at + 2) : asked.tokens;
  const so = new Cursor(tokens, at, cursor.end - (split ? 1 : 0));
  const found = so.sees('you are no') ? undefined : asNeeds(so, context);
  if (found === undefined || (!so.done && !so.sees('.|:|,|;'))) return undefined;
  cursor.at = so.at + (split ? 1 : 0);
  return found;
}

/** Questions as what an ability needs. */
export function asNeeds(cursor: Cursor, context: Context): Condition[] | undefined {
  const exactly = cursor.sees('exactly') || cursor.sees('you have exactly');
  return conditions(cursor, context)?.map((one) => (exactly ? one : orMore(one)));
}

/** `Only if you have 2 Coins`: who has more of them can do it, too. */
function orMore(asked: Condition): Condition {
  if (asked.is !== 'has' || asked.of !== 'you' || asked.min === undefined || asked.min !== asked.max || asked.min === 0)
    return asked;
  const { max: _, ...least } = asked;
  return least;
}
