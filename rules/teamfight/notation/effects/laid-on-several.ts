import type { Node, Ref } from '../../program.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { beginning } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/**
 * `Put a Wisp marker on this, on the target, and on the target's space`: one on each of several things, what is called so as a counter,
 * a token and a marker.
 */
export function laidOnSeveral(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('put|place|add|lay a|an|one')) return undefined;
    const on = cursor.tokens.findIndex(({ text }, index) => index > cursor.at && /^on(?:to)?$/.test(text));
    if (on < 0 || on >= cursor.end) return undefined;
    const { at } = cursor;
    const called = (kinds: Parameters<typeof wordAt>[4], end: number): Word | undefined => {
      const found = wordAt(context.words, cursor.tokens, at, end, kinds);
      return found?.to === end || (end === on && found?.to === on - 1) ? found?.word : undefined;
    };
    cursor.at = on;
    const nodes: Node[] = [];
    while (cursor.take(nodes.length === 0 ? 'on|onto' : ',? and? on|onto')) {
      const node = laid(
        asked,
        clause,
        (kinds) => called(kinds, on),
        () => called(['counter'], cursor.at),
      );
      if (node === undefined) return undefined;
      nodes.push(node);
    }
    return nodes.length > 1 ? { nodes } : undefined;
  });
}
laidOnSeveral.begins = beginning('put|place|add|lay');

function laid(
  asked: Asked,
  clause: number,
  piece: (kinds: Parameters<typeof wordAt>[4]) => Word | undefined,
  counter: () => Word | undefined,
): Node | undefined {
  const { cursor, context } = asked;
  if (cursor.takeAny('this card|ability', 'this')) {
    const word = counter();
    return word?.laid === undefined ? undefined : give(clause, word, 'you');
  }
  const space = cursor.try(() => {
    const of = possessive(cursor, context);
    return of !== undefined && cursor.take('space') ? of : undefined;
  });
  if (space !== undefined) {
    const marker = piece(['marker']);
    return marker && !marker.fields.object ? { clause, node: 'place', marker: marker.ref, on: space } : undefined;
  }
  const whom = pronoun(cursor, context)?.ref;
  const token = whom === undefined ? undefined : piece(['token']);
  return token && whom ? give(clause, token, whom) : undefined;
}

const give = (clause: number, { ref }: Word, to: Ref): Node => ({
  clause,
  node: 'give',
  token: ref,
  to,
  count: { base: 1 },
});
