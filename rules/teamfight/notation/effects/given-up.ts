import type { Node } from '../../program.ts';
import { beginning } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/**
 * `Sacrifice this to summon Old Hulk`: it dies, and what comes stands where it stood. A hero comes in its place, as another form of it does;
 * a summon is one more.
 */
export function givenUp({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if ((subject !== undefined && subject !== 'you') || context.slot === 'marker') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('sacrifice') || !cursor.takeAny('yourself|itself', 'this unit|summon|hero?')) return undefined;
    if (!cursor.takeAny('to', 'and', ', then', ':') || !cursor.take('summon|call|deploy|return|become'))
      return undefined;
    const becomes = cursor.before?.text === 'become';
    cursor.take('your|the|a|an');
    const card = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['hero', 'summon']);
    if (card === undefined) return undefined;
    cursor.at = card.to;
    cursor.takeAny('in your|its|this place|space|stead', 'where you|it stood|died');
    if (!cursor.done && !cursor.sees(',|and|:')) return undefined;
    const { ref, kind } = card.word;
    const comes: Node =
      kind === 'hero' || becomes
        ? { clause, node: 'transform', who: 'you', card: ref, health: 'full' }
        : { clause, node: 'summon', card: ref, on: 'you' };
    const then: Node[] = [{ clause, node: 'kill', who: 'you' }, comes];
    return { nodes: [{ clause, node: 'space', range: { max: 0 }, sight: false, then }], own: true };
  });
}
givenUp.begins = beginning('sacrifice');
