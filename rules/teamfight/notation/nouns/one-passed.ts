import type { Node, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { Head } from './head.ts';

const way = oneOf('pass passed over through');

/** `An enemy you passed takes 2dmg`, `choose one unit you flew over`: one of those on the way that one has just taken. */
export function onePassed(cursor: Cursor, { slot, them }: Context, clause: number): Head | undefined {
  if (cursor.lacks(way) || (slot !== 'ability' && slot !== 'default') || them !== undefined) return undefined;
  return cursor.try((): Head | undefined => {
    cursor.take('target|choose|pick');
    if (!cursor.takeAny('a|an|one|any one? of the', 'a|an|one|any')) return undefined;
    if (!cursor.take('unit|enemy|ally|enemies|units|allies')) return undefined;
    const said = cursor.before?.text ?? '';
    if (
      !cursor.takeAny(
        'that? you move|moved|fly|flew|dash|dashed|jump|jumped|leap|leapt through|over|past',
        'that? you pass|passed by?',
      )
    )
      return undefined;
    // Of the way of a whole turn nothing is kept.
    if (cursor.sees('this|last|your')) return undefined;
    const side = said.startsWith('enem') ? 'enemy' : said.startsWith('all') ? 'ally' : 'any';
    const who: Who = { side, ...(side === 'any' && { except: ['you'] }), places: [{ passed: true }] };
    const then: Node[] = [];
    return { node: { clause, node: 'target', who, sight: false, then }, then };
  });
}
onePassed.begins = beginning('target|choose|pick|a|an|one|any');
