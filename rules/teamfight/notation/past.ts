import type { Condition, Ref } from '../program.ts';
import type { Cursor } from './cursor.ts';

/** What somebody did before: `took damage since the start of your last turn`, of you also `moved this turn`. */
export function past(cursor: Cursor, of: Ref): Condition[] | undefined {
  return cursor.try(() => {
    const negative = cursor.takeAny('did|do|does|have|has not', "didn't|don't|doesn't|haven't|hasn't");
    if (!negative) cursor.take('have|has');
    const none = !negative && cursor.takeAny('took|taken no damage');
    const hurt = none || cursor.takeAny('take|took|taken|receive|received any? damage');
    if (hurt) {
      if (!cursor.takeAny('since the? start|beginning of your|their last|previous turn')) return undefined;
      const found: Condition = { is: 'hurt-lately', of };
      return [negative || none ? { is: 'not', of: found } : found];
    }
    if (of !== 'you') return undefined;
    const what = cursor.take('move|moved')
      ? 'move'
      : cursor.take('attack|attacked')
        ? 'attack'
        : cursor.take('deal|dealt any? damage')
          ? 'damage'
          : undefined;
    if (what === undefined || !cursor.take('this turn')) return undefined;
    const found: Condition = { is: 'did', what };
    return [{ is: 'turn', of: 'you' }, negative ? { is: 'not', of: found } : found];
  });
}
