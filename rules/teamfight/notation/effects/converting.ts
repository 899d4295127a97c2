import type { Node } from '../../program.ts';
import { beginning } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

const verbs = 'convert|turn|exchange|trade|replace|swap';

/** `Trade 2 Coins for a Soul`, `turn all Coins into Souls`: those go, and these come where they were there. */
export function converting({ cursor, context: { words, them }, clause, subject }: Asked): Effect | undefined {
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take(verbs)) return undefined;
    const any = cursor.take('any number of');
    const all = !any && cursor.take('all');
    const few = !any && !all && (cursor.take('#') ? cursor.numbers[0] : cursor.take('a|an|one') ? 1 : undefined);
    if (few === undefined) return undefined;
    const yours = cursor.take('of? your');
    const gone = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (gone === undefined) return undefined;
    // A token could be one that somebody else has: all of them, or those of whom the text has named.
    const isNamed = them !== undefined && them !== 'you';
    if (gone.word.kind === 'token' && !yours && (few === false || isNamed)) return undefined;
    cursor.at = gone.to;
    if (!cursor.take('into|for|with|to')) return undefined;
    const number = cursor.take('#') ? cursor.numbers[0] : cursor.take('a|an|one') ? 1 : undefined;
    if (number === undefined) cursor.takeAny('as many', 'that many');
    const come = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
    if (come === undefined || come.word === gone.word) return undefined;
    cursor.at = come.to;
    // "2 Coins for Armor".
    const many = number ?? (typeof few === 'number' && come.word.kind === 'condition' ? 1 : undefined);
    const each = cursor.take('each');
    if (!cursor.done && !cursor.sees(',|and|then|.|:|(')) return undefined;
    const [token, other] = [gone.word.ref, come.word.ref];
    if (typeof few === 'number') {
      if (many === undefined || each) return undefined;
      const lose: Node = { clause, node: 'lose', token, from: 'you', count: { base: few } };
      const give: Node = { clause, node: 'give', token: other, to: 'you', count: { base: many } };
      const had = { is: 'has' as const, of: 'you' as const, token, min: few };
      return { nodes: [{ clause, node: 'if', if: [had], then: [lose, give], else: [] }], own: true };
    }
    // "All Coins into a Soul" is one, unless it says for each.
    if (many !== undefined && !each) return undefined;
    const count = { base: 0, terms: [{ each: many ?? 1, per: { count: 'lost' as const } }] };
    return {
      nodes: [
        { clause, node: 'lose', token, from: 'you', count: any ? 'any' : 'all' },
        { clause, node: 'give', token: other, to: 'you', count },
      ],
      own: true,
    };
  });
}
converting.begins = beginning(verbs);
