import type { Amount, Node } from '../../program.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Asked, Effect } from './effect.ts';

const carried = 'pushed|carried|dragged|driven|swept|taken|shoved';

/** `Move up to 4 in a straight line. The first enemy you contact is pushed with you`: before you, for what is left of that way. */
export function pushedWithYou({ cursor, context, clause, subject }: Asked): Effect | undefined {
  const { slot, them } = context;
  if ((subject !== undefined && subject !== 'each') || them !== 'each' || (slot !== 'ability' && slot !== 'default'))
    return undefined;
  return cursor.try((): Effect | undefined => {
    cursor.take('is|are');
    if (!cursor.take(carried) || !cursor.takeAny('along? with you', 'along|ahead|before of? you')) return undefined;
    const way = wayBefore(cursor.tokens.slice(0, cursor.at));
    if (way === undefined) return undefined;
    const gone = (how: 'move' | 'push', each: number) => ({ each, per: { count: 'gone' as const, how } });
    const left: Amount = { base: way, terms: [gone('move', -1)] };
    const behind: Amount = { base: 0, terms: [gone('push', 1)] };
    const nodes: Node[] = [
      { clause, node: 'push', who: 'each', distance: left, direction: 'heading', of: 'you' },
      { clause, node: 'move', who: 'you', how: 'walk', distance: behind, adjacentTo: 'each' },
    ];
    return { nodes };
  });
}
pushedWithYou.begins = beginning(`is|are|${carried}`);

/** `Move up to 4 in a straight line`, before whom one contacts on that way: how long it may be. */
function wayBefore(said: readonly Token[]): number | undefined {
  for (let at = said.length - 1; at >= 0; at--) {
    const way = new Cursor(said, at, said.length);
    if (!way.takeAny('move|charge|dash|run|rush|walk up to #', 'move|charge|dash|run|rush|walk #')) continue;
    const [far] = way.numbers;
    way.take('space|spaces');
    return way.takeAny('in a|one? straight? line', 'straight ahead?') ? far : undefined;
  }
  return undefined;
}
