import type { Condition, Means } from '../../program.ts';
import { kindOf } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';

const speaks = oneOf('targeted targets target ability attack default defaults ultimate ultimates');

/** `you are targeted by an ability with range greater than 1`, `the attack targets you`: what an instant is asked of the ability that it answers. */
export function answering(cursor: Cursor, { instant, them }: Context): Condition[] | undefined {
  if (!instant || cursor.lacks(speaks)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    if (cursor.takeAny("you are|were|'re targeted", 'you are|were being targeted', 'you are the target')) {
      if (!cursor.take('by|with')) return [{ is: 'answers', aims: 'you' }];
      cursor.take('a|an');
      const means = kindOf(cursor);
      return means && [{ is: 'answers', aims: 'you', ...asked(means) }];
    }
    const known =
      cursor.takeAny(
        'the|this|that triggering? ability|attack which|that triggered this',
        'the|this|that triggering? ability|attack',
      ) ||
      (them === undefined && cursor.take('it'));
    if (!known) return undefined;
    if (cursor.take('targets|targeted you')) return [{ is: 'answers', aims: 'you' }];
    if (cursor.takeAny('targets|targeted a space', 'targets|targeted an area', 'is an area ability|attack?'))
      return [{ is: 'answers', area: true }];
    if (!cursor.take('is a|an')) return undefined;
    const means = kindOf(cursor);
    return means && [{ is: 'answers', ...asked(means) }];
  });
}

const asked = (means: Means): { means?: Means } => (Object.keys(means).length > 0 ? { means } : {});
