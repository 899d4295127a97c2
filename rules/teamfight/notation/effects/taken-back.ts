import type { Node, Ref, Who } from '../../program.ts';
import { tokenGiven } from '../given/gave.ts';
import { isGiven } from '../nouns/had.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { beginning } from '../words/cursor.ts';
import { isStance, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/** `remove your Mark`, `remove your Mark from the target`, `end the mark`: from whoever has one that you gave. */
export function takenBack({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if (subject !== undefined && subject !== 'you') return undefined;
  const named = cursor.try(() =>
    context.gave !== undefined && cursor.take('remove|end|clear|discard')
      ? (tokenGiven(cursor, context) ?? (cursor.before?.text === 'end' && cursor.take('it') ? context.gave : undefined))
      : undefined,
  );
  if (named !== undefined) return goneFrom(named.ref, clause, context.them);
  return cursor.try((): Effect | undefined => {
    if (!isGiven(context) || !cursor.take('remove|end|clear|discard your')) return undefined;
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (found === undefined || isStance(found.word)) return undefined;
    cursor.at = found.to;
    const whom = cursor.try(() => (cursor.take('from') ? pronoun(cursor, context)?.ref : undefined));
    // Whoever has it.
    if (whom === undefined) cursor.take('from a|any|the unit|target|enemy');
    return goneFrom(found.word.ref, clause, whom);
  });
}
takenBack.begins = beginning('remove|end|clear|discard');

/** From one unit, or from whoever has one. */
function goneFrom(token: string, clause: number, whom: Ref | undefined): Effect {
  const lose = (from: Ref): Node => ({ clause, node: 'lose', token, from, count: 'all', yours: true });
  if (whom !== undefined) return { nodes: [lose(whom)] };
  const who: Who = { side: 'any', if: [{ is: 'has', of: 'each', token, yours: true }] };
  return { nodes: [{ clause, node: 'each', who, then: [lose('each')] }], own: true };
}
