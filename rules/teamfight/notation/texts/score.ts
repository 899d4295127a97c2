import type { Ref } from '../../program.ts';
import { counted } from '../amounts/amount.ts';
import type { Context } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { beginning } from '../words/cursor.ts';

/** Texts that somebody bears, so that whose points they are need not be said. */
const borne: readonly Context['slot'][] = ['ability', 'default', 'passive', 'condition', 'token', 'counter'];

/** `Score 1`, `you gain 2 points`: for the player whose text it is. */
export function scores(asked: Asked): Effect | undefined {
  const { context, subject } = asked;
  const { slot } = context;
  const isOfGround = slot === 'terrain' || slot === 'marker';
  if (isOwnerless(context) || isOfGround) {
    // "Each hero on Mud scores 1": each of them does, whom the head names.
    const who = subject ?? (asked.cursor.sees('scores') ? context.them : undefined);
    return who === undefined || who === 'you' ? undefined : ofUnit(asked, who);
  }
  if (!borne.includes(context.slot) || (subject !== undefined && subject !== 'you')) return undefined;
  return asked.cursor.try(() => {
    asked.cursor.take('your team|side|player');
    return points(asked);
  });
}
/** `A hero that ends its turn in Mud scores 1`: its player does. */
function ofUnit(asked: Asked, of: Ref): Effect | undefined {
  const found = points(asked);
  if (found === undefined) return undefined;
  asked.cursor.takeAny('for its|their player|side|team|owner');
  return { nodes: [{ clause: asked.clause, node: 'players', which: { of }, then: found.nodes }] };
}

scores.begins = beginning('your|score|scores|gain|gains|get|gets|earn|earns|lose|loses');

/** `score 1`, `scores 1 more`, `gain 2 points`, for a player who is known. */
export function points({ cursor, context, clause }: Asked): Effect | undefined {
  return cursor.try(() => {
    if (cursor.take('lose|loses # victory? point|points')) {
      const [lost = 0] = cursor.numbers;
      return { nodes: [{ clause, node: 'score', points: { base: lost }, lost: true }], own: true };
    }
    const plain = cursor.take('score|scores');
    if (!plain && !cursor.take('gain|gains|get|gets|earn|earns')) return undefined;
    if (!cursor.takeAny('an? extra|additional? victory? point', '#')) return undefined;
    const [base = 1] = cursor.numbers;
    // "Gain 1 more" could be of whatever came before.
    const named = cursor.take('more|extra|additional? victory? point|points|vp');
    if (!plain && !named) return undefined;
    if (!named) cursor.take('more|extra');
    return { nodes: [{ clause, node: 'score', points: counted(cursor, context, base) }], own: true };
  });
}
