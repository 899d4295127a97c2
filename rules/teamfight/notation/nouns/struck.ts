import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/** `you did not damage this turn`: at the end of your turn it need not say in which. */
export function wasStruck(cursor: Cursor): Condition | undefined {
  if (!cursor.sees('that|who|whom|you')) return undefined;
  return cursor.try((): Condition | undefined => {
    const said = cursor.tokens.slice(Math.max(0, cursor.at - 12), cursor.at).map(({ text }) => text);
    const isEnd = said.join(' ').includes('at the end of your turn ');
    cursor.take('that|who|whom');
    if (!cursor.take('you')) return undefined;
    const no = cursor.takeAny("didn't|haven't", 'did|have not');
    if (!no) cursor.take('have');
    if (!cursor.take(no ? 'damage|damaged' : 'damaged')) return undefined;
    if (!cursor.take('this turn') && !isEnd) return undefined;
    const found: Condition = { is: 'struck', of: 'each' };
    return no ? { is: 'not', of: found } : found;
  });
}

/** `that was targeted`, `who is being targeted`, in an instant: by the ability that it answers. */
export const isAnswered = (cursor: Cursor, { instant }: Context): Condition | undefined =>
  instant && cursor.takeAny('that|who|which is|was|are|were being? targeted', 'being targeted')
    ? { is: 'answers', aims: 'each' }
    : undefined;
