import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';

const needed = oneOf('space still same');

/** `they are still in that space`, `the target is in the same space`, `they are still there`, later: where the target was when it was chosen. */
export function inSameSpace(cursor: Cursor, context: Context): Condition[] | undefined {
  if (context.named.target !== 'target' || context.chosen || cursor.lacks(needed)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    if (pronoun(cursor, context)?.ref !== 'target') return undefined;
    const gone = cursor.takeAny("isn't|aren't", 'is|are not', 'is|are no longer', 'has|have left');
    const left = gone && cursor.before?.text === 'left';
    if (!gone && !cursor.take('is|are|remains|remain|stays|stay|stands|stand')) return undefined;
    const still = cursor.take('still');
    const there =
      (!left && still && cursor.take('there')) ||
      (left
        ? cursor.takeAny('that|the noted|marked? space')
        : cursor.takeAny('in|on|at that|the|this same|noted|marked? space', 'where they|it was|were'));
    if (!there || !(cursor.done || cursor.sees(',|:|.'))) return undefined;
    const same: Condition = { is: 'place', of: 'target', place: { range: { max: 0 }, of: 'space' } };
    return [gone ? not(same) : same];
  });
}
