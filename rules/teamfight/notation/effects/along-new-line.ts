import type { Node } from '../../program.ts';
import { areaHead } from '../nouns/area-head.ts';
import type { Asked, Effect } from './effect.ts';

/** `fly to any space in line 8`: the line is laid, and one goes along it; those in it are whom the text speaks of then. */
export function alongNewLine({ cursor, clause }: Asked, how: 'walk' | 'fly'): Effect | undefined {
  if (!cursor.sees('up? to|anywhere')) return undefined;
  return cursor.try((): Effect | undefined => {
    const end = cursor.take('up? to the end of a?');
    const any =
      !end &&
      cursor.takeAny('up? to a|an|any empty|free|unoccupied|open? space in|along|of a?', 'anywhere in|along a?');
    if ((!end && !any) || !cursor.take('line #')) return undefined;
    const [size = 1] = cursor.numbers;
    if (cursor.sees('of|from|wide|x')) return undefined;
    const head = areaHead({ shape: 'line', size }, 'you', { side: 'any' }, true, clause);
    const move: Node = { clause, node: 'move', who: 'you', how, along: true, ...(end && { exactly: true as const }) };
    return { nodes: [head.node as Node, move], own: true, head };
  });
}
