import type { Condition } from '../../program.ts';
import { diceHold, inDice } from '../amounts/counter-dice.ts';
import type { Context } from '../context.ts';
import { hasGiven, tokenGiven } from '../given/gave.ts';
import { healthHad } from '../occasions/low-health.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** Whether "your Mark" is one that the bearer of the text has given: in the text of a mark it would be whose mark it is. */
export const isGiven = ({ slot }: Context): boolean => slot === 'ability' || slot === 'default' || slot === 'passive';

/** `Slow or Silence`, `a Mark`, `5 health or less` of the unit in question. */
export function tokensHad(cursor: Cursor, context: Context): Condition[] | undefined {
  const found: Condition[] = [];
  const health = healthHad(cursor);
  if (health !== undefined) return [{ ...health, of: 'each' }];
  do {
    const given = tokenGiven(cursor, context);
    if (given !== undefined) {
      found.push(hasGiven(given));
      continue;
    }
    const least = cursor.take('at least');
    const min = cursor.take('#') ? cursor.numbers[0] : undefined;
    const open = least || cursor.take('or more');
    if (open && min === undefined) return undefined;
    const yours = isGiven(context) && cursor.take('your');
    if (!yours && min === undefined) cursor.take('a|an|any|the');
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    const dice = min !== undefined && inDice(cursor) ? diceHold(min) : undefined;
    cursor.take('die|dice|counter|counters');
    const many = min === undefined ? {} : { min: dice?.least ?? min, ...(!open && { max: dice?.most ?? min }) };
    found.push({ is: 'has', of: 'each', token: token.word.ref, ...many, ...(yours && { yours }) });
  } while (cursor.take('or'));
  return found;
}
