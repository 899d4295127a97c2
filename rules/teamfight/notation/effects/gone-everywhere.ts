import type { Node, Who } from '../../program.ts';
import { noun, presentWho } from '../nouns/noun.ts';
import { whoseTokens } from '../nouns/whose-tokens.ts';
import { beginning } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/** `Remove all Hooks`, `remove all Hook tokens from enemies in range 3`: from everybody who has any. */
export function goneEverywhere(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('remove|discard|clear all')) return undefined;
    const yours = cursor.take('of? your') || undefined;
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, [
      'token',
      'condition',
      'counter',
      'marker',
    ]);
    if (found === undefined || found.word.kind !== 'token' || found.word.twin !== undefined) return undefined;
    // What only you come to have is yours alone.
    if (whoseTokens(context.words, found.word) === 'you') return undefined;
    const token = found.word.ref;
    cursor.at = found.to;
    cursor.take('token|tokens');
    const everywhere = cursor.takeAny(
      'from all? units',
      'from the map|board|battlefield',
      'from everyone|everybody',
      'on the map|board',
    );
    let who: Who = { side: 'any' };
    // "At the end of your turn, remove all", in a token's own text: all that its bearer has.
    if (!everywhere && context.self?.ref === token && !cursor.sees('from|in|within')) return undefined;
    if (!everywhere && cursor.take('from')) {
      const from = noun(cursor, context);
      if (from === undefined || from.ref !== undefined || from.many !== 'each' || from.area) return undefined;
      who = presentWho(from);
    } else if (!everywhere && cursor.sees('in|within range #')) {
      cursor.take('in|within range #');
      who = { side: 'any', places: [{ range: { max: cursor.numbers[0] ?? 0 } }] };
    } else if (!everywhere && context.them !== undefined) return undefined;
    if (!cursor.done && !cursor.sees(',|and|then|:|.')) return undefined;
    const mine = yours && { yours };
    const then: Node[] = [
      ...(yours ? [] : gainedFor(asked, token)),
      { clause, node: 'lose', token, from: 'each', count: 'all', ...mine },
    ];
    const had = { is: 'has' as const, of: 'each' as const, token, ...mine };
    return { nodes: [{ clause, node: 'each', who: { ...who, if: [...(who.if ?? []), had] }, then }], own: true };
  });
}
goneEverywhere.begins = beginning('remove|discard|clear');

/** `, and gain that many Coins`: for each of those who have any as many as they have, before these go. */
const gainedFor = ({ cursor, context: { words }, clause }: Asked, gone: string): Node[] =>
  cursor.try((): Node[] | undefined => {
    if (!cursor.takeAny(', and|then', ',|and|then') || !cursor.take('you? gain')) return undefined;
    const each = cursor.take('a|an|one|1') || cursor.take('that many|much') ? cursor.before?.text : undefined;
    const found = each && wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (!found || found.word.ref === gone) return undefined;
    cursor.at = found.to;
    cursor.take('counter|counters|token|tokens');
    const isMany = /^(?:many|much)$/.test(each);
    if (!isMany && !cursor.takeAny('for each removed?', 'for each one removed?', 'for each of them', 'each'))
      return undefined;
    if (!cursor.done && !cursor.sees(',|and|then|.')) return undefined;
    const count = {
      base: 0,
      terms: [{ each: 1, per: { count: 'tokens' as const, token: gone, on: 'each' as const } }],
    };
    return [{ clause, node: 'give', token: found.word.ref, to: 'you', count }];
  }) ?? [];
