import { pronoun } from '../nouns/pronoun.ts';
import type { Asked, Effect } from './effect.ts';

/** `If you have no Coins, gain 1`: of what one was asked to have. */
export function gainedOfAsked({ cursor, context: { lacks }, clause, subject }: Asked): Effect | undefined {
  return cursor.try(() => {
    if (lacks === undefined || lacks.of !== (subject ?? 'you')) return undefined;
    // "If not Cocked, gain it".
    const it = cursor.take('it|one');
    if (!it && !cursor.take('#')) return undefined;
    const base = it ? 1 : (cursor.numbers[0] ?? 1);
    if (!cursor.done && !cursor.sees(',|and|:')) return undefined;
    return {
      nodes: [{ clause, node: 'give', token: lacks.token, to: lacks.of, count: { base } }],
      own: lacks.of === 'you',
    };
  });
}

/** `If they have no Mark, give them one`: of what somebody was asked to have. */
export function givenOfAsked({ cursor, context, clause }: Asked): Effect | undefined {
  const { lacks } = context;
  if (lacks === undefined || lacks.of === 'you' || pronoun(cursor, context)?.ref !== lacks.of) return undefined;
  if (!cursor.takeAny('one', 'it') || (!cursor.done && !cursor.sees(',|and|.|:'))) return undefined;
  return { nodes: [{ clause, node: 'give', token: lacks.token, to: lacks.of, count: { base: 1 } }] };
}

/** `An ally in range 2 gains it too`: what the text has given before. */
export function gainedToo({ cursor, context: { handed }, clause, subject }: Asked): Effect | undefined {
  const to = subject ?? 'you';
  if (handed === undefined || !cursor.takeAny('it|one too|also', 'it|one as well')) return undefined;
  return { nodes: [{ clause, node: 'give', token: handed, to, count: { base: 1 } }], own: to === 'you' };
}
