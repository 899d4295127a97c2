import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type OfMatch, roundsSaid, side, takesControl } from './told.ts';

/** Who claims a control point at the end of a round, and for how long (T-023, T-024, T-027). */
export const controlClaims = (cursor: Cursor, _context: Context): OfMatch | undefined =>
  cursor.try(() => emptyOnes(cursor)) ??
  cursor.try(() => tiedOnes(cursor)) ??
  cursor.try(() => onlyHeroes(cursor)) ??
  cursor.try(() => usual(cursor));

const nobodys = (cursor: Cursor): boolean => {
  const none = cursor.takeAny(
    'belong|belongs to nobody|no-one',
    'is|are|becomes|become neutral|unclaimed|unowned|uncontrolled',
    "is|are|becomes|become nobody's",
    'has|have no owner',
    'loses|lose its|their owner',
  );
  if (none) cursor.take('again');
  return none;
};

const keeps = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'keeps|keep its|their owner',
    'stays|stay|remains|remain claimed',
    'stays|stay with its|their owner',
    'does not change hands|owner',
    "doesn't change hands|owner",
  );

/** `Control points that nobody stands on belong to nobody`. */
function emptyOnes(cursor: Cursor): OfMatch | undefined {
  const empty = cursor.takeAny('a|an|any|each|the|all? empty', 'an empty');
  if (!empty) cursor.takeAny('a|any|each|the|all');
  if (!takesControl(cursor)) return undefined;
  const isEmpty =
    empty ||
    cursor.takeAny(
      'that|which|where nobody stands|is on?',
      'with no units? on? it|them?',
      'without any? units? on? it|them?',
      'that|which no unit|units stands|stand on',
    );
  if (!isEmpty) return undefined;
  if (nobodys(cursor)) return [{ rule: 'control', empty: 'unowned' }];
  return keeps(cursor) ? 'said' : undefined;
}

/** `If both players have the same number of units on a control point, it becomes neutral`. */
function tiedOnes(cursor: Cursor): OfMatch | undefined {
  const many = ['the same number|amount of units on', 'an equal number|amount of units on', 'as many units on'];
  const tied = cursor.takeAny(
    ...many.map((said) => `if|when|where both players|sides|teams have ${said}`),
    ...many.map((said) => `if|when there is|are ${said}`),
    ...many.map((said) => `with ${said}`),
    'if|when there is a tie on',
    'if|when units are tied on',
    'on a tie on',
    'a tie on',
  );
  if (!tied) return undefined;
  cursor.takeAny('a|an|the|any');
  if (!takesControl(cursor)) return undefined;
  cursor.take(',');
  if (cursor.takeAny('it|the control|capture? point?') && nobodys(cursor)) return [{ rule: 'control', tie: 'unowned' }];
  if (keeps(cursor)) return [{ rule: 'control', tie: 'keeps-owner' }];
  return undefined;
}

/** `Only heroes count on control points`, `only heroes can claim control points`: summons do not. */
function onlyHeroes(cursor: Cursor): OfMatch | undefined {
  if (!cursor.take('only heroes')) return undefined;
  const said =
    cursor.takeAny(
      'count for|on|at|towards|toward',
      'are counted for|on|at|towards|toward',
      'can|may claim|capture|hold|contest|control',
      'can|may score on',
      'claim|capture|hold|contest|control',
      'score on',
    ) && takesControl(cursor);
  return said ? [{ rule: 'is', who: { side: 'any', kind: 'summon' }, flag: 'not-counted' }] : undefined;
}

/** `The player with more units on a control point claims it`, `control points stay claimed until the opponent takes them`: as it is anyway. */
function usual(cursor: Cursor): OfMatch | undefined {
  const often = roundsSaid(cursor);
  if (often !== undefined && Object.keys(often).length > 0) return undefined;
  const [more, most] = ['with|who has? more units on|in', 'with|who has? the? most units on|in'];
  const claims = 'claims|claim|controls|control|owns|own|holds|hold|captures|capture|takes|take';
  const said =
    cursor.try(() => {
      if (!cursor.takeAny(`the? ${side} ${more} a|an|each|the`, `the? ${side} ${most} a|an|each|the`)) return undefined;
      if (!takesControl(cursor)) return undefined;
      return cursor.take(`${claims} it`) || undefined;
    }) ??
    cursor.try(() => {
      cursor.takeAny('a|each|every');
      if (!takesControl(cursor)) return undefined;
      return (
        cursor.takeAny(
          `is|are claimed|owned|controlled|held|captured by the ${side} ${more} it|them`,
          `is|are claimed|owned|controlled|held|captured by the ${side} ${most} it|them`,
          `belong|belongs to the ${side} ${more} it|them`,
          `belong|belongs to the ${side} ${most} it|them`,
          `stay|stays|remain|remains claimed until the? opponent|enemy takes|claims it|them`,
          `stay|stays|remain|remains claimed until the other|opposing|enemy ${side} takes|claims it|them`,
          `stay|stays|remain|remains claimed`,
        ) || undefined
      );
    });
  if (said === undefined) return undefined;
  roundsSaid(cursor);
  return 'said';
}
