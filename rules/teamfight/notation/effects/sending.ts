import type { Node, Ref } from '../../program.ts';
import { spaceAlone } from '../nouns/head-space.ts';
import { type Noun, noun } from '../nouns/noun.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { landing } from './landing.ts';

/** `them 2`, `the target up to 1 space in any direction`: to a space in that range of where it is, which the acting player chooses. */
function someWay({ cursor, context, clause }: Pick<Asked, 'clause' | 'context' | 'cursor'>): Effect | undefined {
  cursor.take('each of');
  const who = pronoun(cursor, context)?.ref;
  if ((who !== 'target' && who !== 'each' && who !== 'trigger' && who !== 'other') || context.marker !== undefined)
    return undefined;
  cursor.take('up to');
  if (!cursor.take('#')) return undefined;
  const [max = 0] = cursor.numbers;
  cursor.take('space|spaces');
  cursor.takeAny('in any direction', 'in a|any direction of your choice');
  if (!cursor.done && !cursor.sees(',|and|then')) return undefined;
  const then: Node[] = [{ clause, node: 'move', who, how: 'teleport', toSpace: true }];
  return { nodes: [{ clause, node: 'space', range: { max }, from: who, sight: false, empty: true, then }] };
}

/**
 * One's own piece is sent somewhere, behind `teleport`: `one of your summons to an empty space in range 4`, `the Wolf to the space`.
 */
export function sending({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    const only = cursor.sees('the|your');
    const near = cursor.try(() => someWay({ cursor, context, clause }));
    if (near !== undefined) return near;
    const sent = cursor.try(() => sentNear({ cursor, context, clause }));
    if (sent !== undefined) return sent;
    const whom = noun(cursor, context);
    if (whom === undefined || whom.ref !== undefined || whom.many === 'each' || whom.area || whom.forced)
      return undefined;
    if (whom.who.card === undefined && !whom.who.yours) return undefined;
    if (whom.seen || whom.max !== undefined) return undefined;
    const beside = besideWhom(whom);
    if (beside !== undefined && whom.who.card !== undefined) {
      const own = { side: 'ally' as const, card: whom.who.card, yours: true };
      const there = (of: Ref): Node => ({ clause, node: 'move', who: of, how: 'teleport', adjacentTo: beside });
      // Another target would take the place of the one that it goes to.
      return beside === 'you'
        ? { nodes: [{ clause, node: 'target', who: own, sight: false, then: [there('target')] }], own: true }
        : only
          ? { nodes: [{ clause, node: 'each', who: own, then: [there('each')] }], own: true }
          : undefined;
    }
    if (whom.range !== undefined) return undefined;
    const who = { ...whom.who, side: 'ally' as const, yours: true };
    if (!cursor.take('to')) return undefined;
    const move = (of: Ref): Node => ({ clause, node: 'move', who: of, how: 'teleport', toSpace: true });
    if (context.centre === 'space' && cursor.takeAny('the|that space', 'it')) {
      // A target would take the place of the chosen space, so there must be only one such piece.
      return only ? { nodes: [{ clause, node: 'each', who, then: [move('each')] }] } : undefined;
    }
    const space = spaceAlone(cursor, context, clause);
    if (space === undefined) return undefined;
    const to = { ...space.node, empty: true, then: [move('target')] } as Node;
    return { nodes: [{ clause, node: 'target', who, sight: false, then: [to] }], own: true };
  });
}

/** `the Wolf adjacent to a unit with your Mark`, `your Turret into range 2 of an ally`: a space there is chosen for it. */
function sentNear({ cursor, context, clause }: Pick<Asked, 'clause' | 'context' | 'cursor'>): Effect | undefined {
  // Another target would take the place of the one that it goes to.
  if (context.them !== undefined || !cursor.take('the|your|a|any')) return undefined;
  const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon']);
  const like = cursor.before;
  if (named === undefined || like === undefined) return undefined;
  cursor.at = named.to;
  const far = cursor.sees('into range # of') ? cursor.as(cursor.at, 'in') : cursor;
  if (!cursor.sees('adjacent|next to a|an|any') && !far.sees('in range # of a|an|any')) return undefined;
  const { tokens, at, end } = far;
  const told = new Cursor(
    [...tokens.slice(0, at), ...wordsLike(like, 'an empty space'), ...tokens.slice(at)],
    at,
    end + 3,
  );
  const to = landing(told, context, clause, 'target');
  cursor.at = told.at - 3;
  const who = { side: 'ally' as const, card: named.word.ref, yours: true as const };
  const move: Node = { clause, node: 'move', who: 'target', how: 'teleport', toSpace: true };
  return to && { nodes: [{ clause, node: 'target', who, sight: false, then: [to([move])] }], own: true };
}

/** `the Wolf adjacent to you`: behind "teleport" that is where it goes. */
const besideWhom = ({ range, of, fromYou }: Noun): Ref | undefined =>
  range?.max === 1 && range.min === undefined ? (fromYou ? 'you' : of === 'marker' ? undefined : of) : undefined;
