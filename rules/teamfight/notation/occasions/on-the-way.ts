import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { units } from '../nouns/nearness.ts';
import type { Cursor } from '../words/cursor.ts';

const moved = 'pass|passed|move|moved|went|go|jump|jumped|dash|dashed|fly|flew through|over|past';

/** `you passed through an enemy`, `you moved through 2 or more units`: whom the last movement of the text went through. */
export function onTheWay(cursor: Cursor, context: Context): Condition[] | undefined {
  if (context.slot !== 'ability' && context.slot !== 'default') return undefined;
  return cursor.try((): Condition[] | undefined => {
    cursor.take('you');
    if (!cursor.take(moved)) return undefined;
    const asked = units(cursor, context);
    if (asked === undefined || !(cursor.done || cursor.sees(',|:|and'))) return undefined;
    const { except = [], places = [], ...who } = asked.who;
    const others = [...new Set([...except, 'you' as const])];
    return [{ is: 'there-is', who: { ...who, except: others, places: [...places, { passed: true }] }, ...asked.count }];
  });
}
