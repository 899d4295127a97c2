import type { Condition, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { summoner } from '../nouns/giver.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { type Word, wordAt } from '../words/words.ts';
import { timeOf } from './history.ts';

const hurting = oneOf('damaged hurt dealt harmed');

/** `the target damaged you since your last turn`, `an ally has damaged it this round`, `it was damaged by an ally this turn`: who did it to whom. */
export function harmedBy(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.lacks(hurting)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const first = somebody(cursor, context);
    if (first === undefined) return undefined;
    const no = cursor.takeAny("didn't|hasn't|haven't|wasn't|weren't", 'did|has|have|was|were not');
    const passive =
      /^(?:wasn't|weren't)$/.test(cursor.before?.text ?? '') || isWas(cursor, no) || cursor.take('was|were');
    if (!no && !passive) cursor.take('has|have');
    cursor.take('already');
    const been = cursor.take('been');
    if (!cursor.takeAny('damaged|damage|hurt|harmed', 'dealt|deal any? damage to')) return undefined;
    const isDone = passive || been;
    if (isDone && !cursor.take('by')) return undefined;
    const second = somebody(cursor, context);
    if (second === undefined || (first.side === second.side && first.side !== 'any')) return undefined;
    const when = timeOf(cursor, context, 'you');
    if (when === undefined || when === 'last-turn') return undefined;
    if (when === 'turn' && context.anyTurn) return undefined;
    const found: Condition = isDone
      ? { is: 'harmed', who: first, by: second, when }
      : { is: 'harmed', who: second, by: first, when };
    return [no ? not(found) : found];
  });
}

/** `damaged you this round`, `has dealt damage to an ally since your last turn`, behind "an enemy that": whom each of them has damaged. */
export function harmedSome(cursor: Cursor, context: Context): Condition | undefined {
  if (cursor.lacks(hurting)) return undefined;
  return cursor.try((): Condition | undefined => {
    cursor.take('has|have');
    if (!cursor.takeAny('damaged|hurt|harmed', 'dealt any? damage to')) return undefined;
    const who = somebody(cursor, { ...context, them: undefined, named: {} });
    const when = who && timeOf(cursor, context, 'you');
    if (who === undefined || when === undefined || when === 'last-turn' || (when === 'turn' && context.anyTurn))
      return undefined;
    return { is: 'harmed', who, by: 'each', when };
  });
}

/** `was not`: of what was done to somebody. */
const isWas = ({ tokens, at }: Cursor, no: boolean): boolean => no && /^(?:was|were)$/.test(tokens[at - 2]?.text ?? '');

/** You, whom the text is about, any ally, a summon of yours, or on the card of a summon who summoned it. */
function somebody(cursor: Cursor, context: Context): Who | undefined {
  if (cursor.takeAny('an|any|another ally', 'one|any of your allies')) return { side: 'ally' };
  if (cursor.takeAny('your summon', 'one|any of your summons')) return { side: 'ally', kind: 'summon', yours: true };
  const summoned = cursor.sees('your|one|any')
    ? cursor.try((): Word | undefined => {
        if (!cursor.takeAny('your', 'one|any of your')) return undefined;
        const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon']);
        if (named !== undefined) cursor.at = named.to;
        return named?.word;
      })
    : undefined;
  if (summoned !== undefined) return { side: 'ally', card: summoned.ref, yours: true };
  const owner = summoner(cursor, context);
  if (owner !== undefined) return owner.who;
  const ref = pronoun(cursor, context)?.ref;
  if (ref === undefined) return undefined;
  return ref === 'you' ? { side: 'you' } : { side: 'any', if: [{ is: 'same', of: 'each', as: ref }] };
}
