import type { Condition } from '../../program.ts';
import { kindOf, ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { abilitiesCalled } from '../texts/keyword.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { timeOf } from './history.ts';
import { endsTurn } from './past.ts';

/** `used Hook this turn`, `have already used Hook this turn`, `didn't use this last turn`: an ability of the same card. */
export function usedThisTurn(cursor: Cursor, context: Context): Condition[] | undefined {
  const no = cursor.takeAny("didn't|haven't", 'did|have not');
  if (!no) cursor.take('have|already');
  cursor.take('already');
  if (!cursor.take(no ? 'use|used' : 'used')) return undefined;
  const kind = cursor.try(() => usedKind(cursor, context));
  if (kind !== undefined) return [no ? not(kind) : kind];
  const several = cursor.try(() => usedSome(cursor, context, no));
  if (several !== undefined) return [no ? not(several) : several];
  cursor.take('your');
  const named = ownAbility(cursor, context) ?? itself(cursor, context);
  // "At the end of your turn, if you did not use Hook": in that turn.
  const earlier = named && cursor.try(() => timeOf(cursor, context, 'you'));
  if (named !== undefined && (earlier === 'last-turn' || earlier === 'since-turn')) {
    const found: Condition = { is: 'used', named, when: earlier };
    return [no ? not(found) : found];
  }
  if (earlier === 'round' || earlier === 'last-round') return undefined;
  const atEnd = (): boolean => endsTurn(cursor, context) && (cursor.done || cursor.sees(',|:|.'));
  if (named === undefined || !(earlier === 'turn' || atEnd())) return undefined;
  const found: Condition = { is: 'used', named };
  return [no ? not(found) : found];
}

/** `a song this turn`, of a word with which several abilities of the card begin: one of those. */
function usedKind(cursor: Cursor, context: Context): Condition | undefined {
  if (!cursor.take('a|an|any')) return undefined;
  const names = abilitiesCalled(cursor.peek()?.text ?? '', context);
  if (names.length === 0) return undefined;
  cursor.at += 1;
  const ends = endsTurn(cursor, context) && (cursor.done || cursor.sees(',|:|.'));
  if (!cursor.take('this turn') && !ends) return undefined;
  return { is: 'any', of: names.map((named): Condition => ({ is: 'used', named })) };
}

/** `Didn't use this last turn`, in the text of an ability: it is called so. In the turn that runs it is under way. */
function itself(cursor: Cursor, { card, slot }: Context): string | undefined {
  if (card?.kind !== 'ability' || (slot !== 'ability' && slot !== 'default')) return undefined;
  if (
    !cursor.sees('this on|in|during? your? last turn') &&
    !cursor.sees('this ability|attack on|in|during? your? last turn')
  )
    return undefined;
  cursor.take('this ability|attack?');
  return card.name.toLowerCase();
}

/** `another ability this turn`, `2 or more abilities`, `any other default abilities`: how many, one's own in its text not counted. */
function usedSome(cursor: Cursor, context: Context, no: boolean): Condition | undefined {
  const isUsed = context.slot === 'ability' || context.slot === 'default';
  const many = cursor.takeAny('# or more', 'at least #', '# +');
  const min = many ? (cursor.numbers[0] ?? 1) : 1;
  const one = !many && cursor.take('a|an|any|another');
  const other = cursor.before?.text === 'another' || cursor.take('other');
  if ((!many && !one) || (!isUsed && other)) return undefined;
  const means = kindOf(cursor);
  if (means === undefined || min < 1 || (no && many)) return undefined;
  // In its own text "an ability" could be that one, unless it is of the other kind; elsewhere nothing says than which it is another.
  const isOther = means.kind !== undefined && (means.kind === 'default') !== (context.slot === 'default');
  if (isUsed && one && !other && !isOther) return undefined;
  const said = cursor.take('this turn') || (endsTurn(cursor, context) && (cursor.done || cursor.sees(',|:|.')));
  return said ? { is: 'used', means, min, ...(other && { other: true as const }) } : undefined;
}
