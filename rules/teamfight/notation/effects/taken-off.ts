import { whoseTokens } from '../nouns/whose-tokens.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/** `remove the Fuse`, `remove a Mark`, behind whom the sentence is about: from them, of what nobody comes to have by playing a card. */
export function takenOff(asked: Asked): Effect | undefined {
  const charges = asked.cursor.try(() => ofCard(asked));
  if (charges !== undefined) return charges;
  const { cursor, context, clause, subject } = asked;
  const { them, words } = context;
  if (subject !== undefined || (them !== 'target' && them !== 'trigger' && them !== 'each')) return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('remove|removes')) return undefined;
    const the = cursor.take(them === 'target' ? 'the|that|your' : 'the|that');
    if (them === 'each' && the) return undefined;
    const numbered = !the && cursor.take('#');
    const few = numbered ? (cursor.numbers[0] ?? 1) : 1;
    const one = numbered || (!the && cursor.take('a|an'));
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'marker']);
    if (found === undefined || found.word.kind !== 'token') return undefined;
    const isYours = whoseTokens(words, found.word) === 'you';
    if (isYours && !(the && them === 'target')) return undefined;
    cursor.at = found.to;
    cursor.take('token|tokens');
    if (cursor.sees('from|on|of|in')) return undefined;
    const count = one ? { base: few } : ('all' as const);
    return { nodes: [{ clause, node: 'lose', token: found.word.ref, from: them, count }] };
  });
}

/** `Remove all charges`, `remove a charge from this`: they lie on the card, whoever the sentence is about. */
function ofCard({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if ((subject ?? 'you') !== 'you' || !cursor.take('remove|removes')) return undefined;
  const all = cursor.takeAny('all the?', 'its', 'the');
  const count = all ? 0 : cursor.take('#') ? (cursor.numbers[0] ?? 1) : cursor.take('a|an|one') ? 1 : undefined;
  const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter']);
  if (count === undefined || found?.word.keptOn === undefined) return undefined;
  cursor.at = found.to;
  cursor.takeAny('from|on this ability|card', 'from|on this|it');
  const lost = all ? ('all' as const) : { base: count };
  return { nodes: [{ clause, node: 'lose', token: found.word.ref, from: 'you', count: lost }], own: true };
}
