import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';

type SpeedBound = Omit<Extract<Condition, { is: 'speed' }>, 'of'>;

const speed = oneOf('speed');

/** `more than 3 speed`, `speed 4 or more`, of what is done now: what changes speeds could not ask for them. */
export function speedHad(cursor: Cursor, { slot }: Context): SpeedBound | undefined {
  if ((slot !== 'ability' && slot !== 'default') || cursor.lacks(speed)) return undefined;
  if (cursor.takeAny('# or more|higher speed', '# + speed', 'a? speed of? # or more|higher', 'at least # speed'))
    return { is: 'speed', min: cursor.numbers[0] ?? 0 };
  if (cursor.take('a? speed of? at least #')) return { is: 'speed', min: cursor.numbers[0] ?? 0 };
  if (cursor.takeAny('more|higher than # speed', 'a? speed more|higher|greater than #', 'a? speed above|over #'))
    return { is: 'speed', min: (cursor.numbers[0] ?? 0) + 1 };
  if (cursor.takeAny('# or less|fewer|lower speed', 'a? speed of? # or less|lower', 'at most # speed'))
    return { is: 'speed', max: cursor.numbers[0] ?? 0 };
  if (cursor.takeAny('less|lower|fewer than # speed', 'a? speed less|lower than #', 'a? speed below|under #'))
    return { is: 'speed', max: (cursor.numbers[0] ?? 0) - 1 };
  if (cursor.take('no speed')) return { is: 'speed', min: 0, max: 0 };
  return cursor.take('exactly? # speed')
    ? { is: 'speed', min: cursor.numbers[0] ?? 0, max: cursor.numbers[0] ?? 0 }
    : undefined;
}
