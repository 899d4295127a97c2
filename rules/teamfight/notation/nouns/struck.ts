import type { Condition } from '../../program.ts';
import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { timeOf } from '../occasions/history.ts';
import type { Cursor } from '../words/cursor.ts';

/** `you did not damage this turn`, `you haven't attacked this turn`, `that you targeted last turn`: at the end of your turn it need not say in which. */
export function wasStruck(cursor: Cursor, context: Context): Condition | undefined {
  if (!cursor.sees('that|who|whom|you')) return undefined;
  return cursor.try((): Condition | undefined => {
    const said = cursor.tokens.slice(Math.max(0, cursor.at - 12), cursor.at).map(({ text }) => text);
    const isEnd = said.join(' ').includes('at the end of your turn ');
    cursor.take('that|who|whom');
    if (!cursor.take('you')) return undefined;
    const no = cursor.takeAny("didn't|haven't", 'did|have not');
    if (!no) cursor.take('have');
    const dealt = cursor.try(() => dealtWithThem(cursor, context));
    if (dealt !== undefined) return no ? { is: 'not', of: dealt } : dealt;
    if (!cursor.take(no ? 'damage|damaged' : 'damaged')) return undefined;
    const found = damagedIn(cursor, context) ?? (isEnd ? struckNow : undefined);
    return found && no ? { is: 'not', of: found } : found;
  });
}

const struckNow: Condition = { is: 'struck', of: 'each' };

/** `this turn`, `this round`, `since your last turn`, behind whom you have damaged. */
function damagedIn(cursor: Cursor, context: Context): Condition | undefined {
  if (cursor.take('this turn')) return struckNow;
  const when = timeOf(cursor, context, 'you');
  return when === undefined || when === 'turn' || when === 'last-turn'
    ? undefined
    : { is: 'harmed', who: 'each', by: { side: 'you' }, when };
}

/** `targeted this turn`, `attacked last turn`, `hit with Hook this turn`: those on whom you have used your abilities. */
function dealtWithThem(cursor: Cursor, context: Context): Condition | undefined {
  if ((context.slot !== 'ability' && context.slot !== 'default') || context.instant || context.anyTurn)
    return undefined;
  // Whom the same text has struck before is not noted yet.
  if (cursor.tokens.slice(0, cursor.at).some(({ text }) => /^(?:dmg|damage|hit|target)$/.test(text))) return undefined;
  const how = cursor.take('target|targeted')
    ? ('target' as const)
    : cursor.take('attack|attacked')
      ? ('attack' as const)
      : cursor.take('hit')
        ? ('hit' as const)
        : undefined;
  if (how === undefined) return undefined;
  const named = cursor.take('with') ? ownAbility(cursor, context) : undefined;
  if (named === undefined && cursor.before?.text === 'with') return undefined;
  cursor.take('yet|already');
  const late = cursor.takeAny('last turn', 'in|on|during your last turn');
  if (!late && !cursor.take('this turn')) return undefined;
  return {
    is: 'dealt-with',
    of: 'each',
    how,
    when: late ? 'last-turn' : 'turn',
    ...(named !== undefined && { named }),
  };
}

/** `that was targeted`, `who is being targeted`, in an instant: by the ability that it answers. */
export const isAnswered = (cursor: Cursor, { instant }: Context): Condition | undefined =>
  instant && cursor.takeAny('that|who|which is|was|are|were being? targeted', 'being targeted')
    ? { is: 'answers', aims: 'each' }
    : undefined;
