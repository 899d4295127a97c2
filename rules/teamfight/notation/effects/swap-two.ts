import type { Node, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { headOf } from '../nouns/head.ts';
import { type Noun, noun, presentWho } from '../nouns/noun.ts';
import { Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const verbs = 'swap|swaps|switch|switches|exchange|exchanges|trade|trades';

/**
 * `swap the target with an ally in range 3`, `the target swaps places with your Wolf`, `swap an enemy in range 4 with an ally in range 4`: somebody who
 * is chosen and one of your own side, who is no target by that.
 */
export function swapTwo({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (context.pair || (subject !== undefined && subject !== 'target' && subject !== 'you')) return undefined;
    const itself = subject === 'target';
    if (itself && context.them !== 'target') return undefined;
    if (!cursor.take(verbs)) return undefined;
    const places = cursor.take('the? places|positions|locations');
    if (itself ? !places : places && !cursor.take('of')) return undefined;
    const known = itself || (context.them === 'target' && cursor.takeAny('the? target', 'them|it'));
    const first = known ? undefined : firstOfTwo(cursor, context);
    if (!known && (first === undefined || first.ref !== undefined || first.many !== 'one' || first.max !== undefined))
      return undefined;
    if (!cursor.take(itself ? 'with' : 'with|and')) return undefined;
    const who = ofYours({ cursor, context, clause, subject, hurt: false });
    if (who === undefined || (!cursor.done && !cursor.sees(',|and|then'))) return undefined;
    const then: Node[] = [{ clause, node: 'swap', a: 'target', b: 'each' }];
    const swapped: Node = { clause, node: 'each', who, one: true, then };
    if (first === undefined) return { nodes: [swapped] };
    const head = headOf(first, clause, cursor, context);
    if (head?.node.node !== 'target') return undefined;
    head.then.push(swapped);
    return { nodes: [head.node as Node], own: true };
  });
}

/** Whoever stands before "with", which is not what they have. */
function firstOfTwo(cursor: Cursor, context: Context): Noun | undefined {
  const { tokens, at, end } = cursor;
  const to = tokens.findIndex(({ text }, n) => n > at && n < end && (text === 'with' || text === 'and'));
  const before = new Cursor(tokens, at, Math.max(to, at));
  const found = noun(before, context);
  cursor.at = before.at;
  return before.done ? found : undefined;
}

/** One ally or summon of yours, in a place that is said or, of your own, wherever it is. */
function ofYours({ cursor, context }: Asked): Who | undefined {
  const found = noun(cursor, context);
  if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.max !== undefined)
    return undefined;
  const { who, range, seen, area, forced, of } = found;
  if (area !== undefined || forced !== undefined || (of !== undefined && of !== 'target')) return undefined;
  if (who.side !== 'ally' && !who.yours) return undefined;
  if (range === undefined && !seen && !who.yours) return undefined;
  return presentWho({ ...found, who: { ...who, except: [...(who.except ?? []), 'target'] } });
}
