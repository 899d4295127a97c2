import type { Node } from '../../program.ts';
import { whoseTokens } from '../nouns/whose-tokens.ts';
import { beginning } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/** `Fill your Powder up to 2`, `refill your Powder`, `set your Powder to 1`: a number of counters, whatever there were. */
export function filled({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    const sets = cursor.take('set|reset');
    // "Gain Powder up to 3": as many as are missing.
    const gains = !sets && cursor.take('gain');
    if (!sets && !gains && !cursor.take('fill|refill|replenish|restore|regain|recover')) return undefined;
    cursor.takeAny('all? of? your', 'the');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (found === undefined) return undefined;
    const isToken = found.word.kind === 'token';
    // Of tokens that others come to have it is not said whose they are.
    if (isToken && (found.word.stance || whoseTokens(context.words, found.word) === 'others')) return undefined;
    cursor.at = found.to;
    cursor.take(isToken ? 'token|tokens|counter|counters' : 'counter|counters');
    const numbered = cursor.takeAny(...(sets ? ['back? to #'] : ['up? back? to #', 'up to a? max|maximum? of #']));
    if (gains && (!numbered || cursor.tokens[found.to]?.text !== 'up')) return undefined;
    if (!numbered) cursor.takeAny('up? to full', 'up? to its|the max|maximum', 'completely|fully');
    const count = numbered ? cursor.numbers[0] : sets ? undefined : found.word.fields.most;
    if (count === undefined) return undefined;
    const token = found.word.ref;
    const give: Node = { clause, node: 'give', token, to: 'you', count: { base: count }, max: count };
    return { nodes: sets ? [{ clause, node: 'lose', token, from: 'you', count: 'all' }, give] : [give], own: true };
  });
}
filled.begins = beginning('set|reset|gain|fill|refill|replenish|restore|regain|recover');
