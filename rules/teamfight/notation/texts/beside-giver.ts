import type { Node, Rule, Use } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { wordOf } from '../words/by-ref.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

export const comingBeside = oneOf('teleport');

const goal = ['teleport to a|an|any empty|free? space adjacent|next to', 'teleport adjacent|next to'] as const;

/**
 * `Allies in range 3 may spend a Move Action to teleport to a space adjacent to you`, `allies may teleport next to you as a Move Action`: whoever does is
 * "you" of the ability, and the hero whose card or piece says so is known by that card.
 */
export function besideGiver(cursor: Cursor, context: Context, clause: number): Rule | undefined {
  if (cursor.lacks(comingBeside)) return undefined;
  return cursor.try((): Rule | undefined => {
    const { slot, self, bearer, words } = context;
    const owner = slot === 'marker' ? (self?.owners.length === 1 ? self.owners[0] : undefined) : bearer;
    const hero = wordOf(words, owner, 'hero');
    const found = hero && noun(cursor, context);
    if (hero === undefined || found === undefined || found.ref !== undefined || found.max !== undefined)
      return undefined;
    const who = standingWho({ ...found, many: 'each' });
    if (who === undefined || who.side !== 'ally' || !cursor.take('can|may')) return undefined;
    const first = cursor.take('spend|use|take a|an|1|their|its free|move|standard action to');
    const early = first ? cursor.tokens[cursor.at - 3]?.text : undefined;
    if (!cursor.takeAny(...goal)) return undefined;
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero']);
    if (named?.word.ref === hero.ref) cursor.at = named.to;
    else if (!cursor.take('you')) return undefined;
    if (!first && !cursor.take('as|with|for a|an free|move|standard action')) return undefined;
    const action = (early ?? cursor.tokens[cursor.at - 2]?.text) as Use['action'];
    const perTurn = cursor.takeAny(', once per|each|a turn', 'once per|each|a turn') && { perTurn: 1 };
    if (!cursor.done || (action === 'free' && !perTurn)) return undefined;
    const near = { range: { max: 1 }, of: { nearest: { side: 'ally', card: hero.ref } } } as const;
    const then: Node[] = [{ clause, node: 'move', who: 'you', how: 'teleport', toSpace: true }];
    const space: Node = { clause, node: 'space', range: {}, sight: false, empty: true, places: [near], then };
    const name = self?.name ?? 'Granted action';
    return {
      clause,
      rule: 'ability',
      who,
      name,
      program: { use: { clause, action, ...perTurn }, body: [space], rules: [] },
    };
  });
}
