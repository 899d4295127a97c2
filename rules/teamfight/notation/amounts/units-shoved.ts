import type { Condition, Who } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';

/** `enemy pushed`, `unit that was pulled this way`, `one moved`, behind "for each": those whom the text has moved so. */
export function unitsShoved(cursor: Cursor): { readonly count: 'units'; readonly who: Who } | undefined {
  const side = cursor.take('enemy|ally') ? (cursor.before?.text as 'enemy' | 'ally') : 'any';
  if (side === 'any') cursor.take('unit|target|one');
  cursor.takeAny('that|who? was|were', 'you|it|this');
  if (!cursor.take('pushed|pulled|moved')) return undefined;
  const said = cursor.before?.text;
  cursor.takeAny('this way', 'by|with this|it');
  if (!cursor.done && !cursor.sees(',|.|and|(|max')) return undefined;
  const moved = { is: 'shoved', of: 'each', in: 'text' } as const;
  const how: Condition = said === 'moved' ? moved : { ...moved, how: said === 'pushed' ? 'push' : 'pull' };
  return { count: 'units', who: { side, if: [how] } };
}
