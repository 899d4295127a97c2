import type { Node, Ref, Who } from '../../program.ts';
import { isGiven } from '../nouns/had.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { beginning } from '../words/cursor.ts';
import { isStance, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/** `remove your Mark`, `remove your Mark from the target`: from whoever has one that you gave. */
export function takenBack({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !isGiven(context) || !cursor.take('remove your'))
      return undefined;
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (found === undefined || isStance(found.word)) return undefined;
    cursor.at = found.to;
    const token = found.word.ref;
    const whom = cursor.try(() => (cursor.take('from') ? pronoun(cursor, context)?.ref : undefined));
    // Whoever has it.
    if (whom === undefined) cursor.take('from a|any|the unit|target|enemy');
    const lose = (from: Ref): Node => ({ clause, node: 'lose', token, from, count: 'all', yours: true });
    if (whom !== undefined) return { nodes: [lose(whom)] };
    const who: Who = { side: 'any', if: [{ is: 'has', of: 'each', token, yours: true }] };
    return { nodes: [{ clause, node: 'each', who, then: [lose('each')] }], own: true };
  });
}
takenBack.begins = beginning('remove');
