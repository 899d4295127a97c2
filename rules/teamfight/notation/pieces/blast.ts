import type { Condition, Node, Ref, Who } from '../../program.ts';
import { damage } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { type Asked, type Effect, effect } from '../effects/effect.ts';
import { area } from '../nouns/area-head.ts';
import { around } from '../nouns/around.ts';
import { headOf } from '../nouns/head.ts';
import { noun } from '../nouns/noun.ts';
import { covering, over } from '../nouns/over.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { actsFor, fromPiece, who } from './piece-acts.ts';

/** `It deals Burst 1, 2dmg`, `the mine deals 4dmg to anyone in its space`, `each Mine explodes, dealing 2dmg to enemies in burst 1`. */
export function blast(asked: Asked): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    const actor = who(cursor, context);
    if (actor === undefined) return undefined;
    const then = blastOf({ ...asked, context: within(context, { marker: actor.marker }) });
    if (then === undefined) return undefined;
    return {
      nodes:
        actor.each === undefined ? then : [{ clause, node: 'each-piece', ...actor.each, ...actsFor(context), then }],
      own: true,
    };
  });
}

/** What a piece does that has been named: `deals burst 1, 2dmg`. */
export function blastOf(asked: Asked): Node[] | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try(() => {
    const explodes = cursor.takeAny(
      'explodes|explode|detonates|detonate ,|: dealing?',
      'explodes|explode|detonates|detonate for|in|dealing?',
    );
    if (!explodes && !cursor.take('deals|deal|does|makes')) return undefined;
    const about: Asked = { ...asked, context: fromPiece(context) };
    const done = drawn(about) ?? dealtIn(about) ?? dealt(about);
    if (done === undefined) return undefined;
    const ref = covering(cursor, context);
    if (ref !== undefined && !over(done, ref)) return undefined;
    return explodes ? [{ clause, node: 'remove', what: 'marker', destroyed: true }, ...done] : done;
  });
}

/** An area around the piece, and what happens to who is in it. */
export function drawn({ cursor, context, clause, hurt }: Asked, of: Ref = 'marker'): Node[] | undefined {
  return cursor.try(() => {
    const only = cursor.take('all? enemies in') ? 'enemy' : cursor.take('all? allies in') ? 'ally' : undefined;
    if (!only && !cursor.takeAny('all|everyone|everybody in', 'all|each|every units|unit in')) cursor.take('a|an');
    const shape = area(cursor);
    if (shape === undefined) return undefined;
    const inside = within(context, { them: 'each', side: only ?? 'any', centre: of, named: {}, acts: of === 'marker' });
    const then: Node[] = [];
    for (;;) {
      const more = cursor.try(() => {
        if (!cursor.takeAny(', and', ',', 'and', 'for') && then.length > 0 && !isCondition(cursor, context))
          return undefined;
        const struck = cursor.try(() => {
          const said = damage(cursor, context);
          return said && cursor.sees(ofSide) ? said : undefined;
        });
        if (struck !== undefined) {
          const irreducible = struck.irreducible && { irreducible: true };
          return {
            nodes: [{ clause, node: 'damage' as const, to: 'each' as const, amount: struck.amount, ...irreducible }],
          };
        }
        const found = effect({ cursor, context: inside, clause, subject: undefined, hurt });
        return found?.own ? undefined : found;
      });
      if (more === undefined) break;
      then.push(...more.nodes);
    }
    if (then.length === 0) return undefined;
    // "Burst 1, 2dmg to enemies".
    const side = only ?? sideSaid(cursor);
    // T-102: who stands in the middle of its own area is not struck by it.
    const who: Who = of === 'marker' || of === 'space' ? { side } : { side, except: [of] };
    return [{ clause, node: 'area', shape, of, sight: true, who, then }];
  });
}

const sideSaid = (cursor: Cursor): Who['side'] => {
  const said = cursor.take(ofSide) ? cursor.before?.text : undefined;
  return said === undefined ? 'any' : said.startsWith('all') ? 'ally' : 'enemy';
};

const ofSide = 'to all|each|every? enemies|enemy|allies|ally';

/** `2dmg slow and stun`: conditions behind damage, with a forgotten comma. */
const isCondition = (cursor: Cursor, { words }: Context): boolean =>
  /^(?:dmg|damage)$/.test(cursor.before?.text ?? '') &&
  wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition']) !== undefined;

/** `2dmg in burst 1`: the damage before its area. */
export function dealtIn({ cursor, context, clause }: Asked, of: Ref = 'marker'): Node[] | undefined {
  return cursor.try((): Node[] | undefined => {
    const said = damage(cursor, context);
    if (said === undefined || !cursor.take('in|within') || !cursor.sees('a? burst')) return undefined;
    cursor.take('a');
    const shape = area(cursor);
    if (shape === undefined || cursor.sees('of|around|from')) return undefined;
    const { amount, irreducible } = said;
    const then: Node[] = [{ clause, node: 'damage', to: 'each', amount, ...(irreducible && { irreducible }) }];
    return [{ clause, node: 'area', shape, of, sight: true, who: { side: sideSaid(cursor) }, then }];
  });
}

/** Whoever stands where a piece lies, which is nobody's choice. */
const inItsSpace = [
  'the|a|an|any unit|enemy|ally|hero on|in|inside its|their|the space',
  'the|a|an|any unit|enemy|ally|hero on|in|inside it',
] as const;

/** `9dmg to anyone in its space and 3dmg to anyone else in burst 1`. */
function dealt({ cursor, context, clause }: Asked): Node[] | undefined {
  return cursor.try(() => {
    const nodes: Node[] = [];
    let before: Who | undefined;
    do {
      const said = damage(cursor, context);
      if (said === undefined || !cursor.take('to')) return undefined;
      const start = cursor.at;
      const anyone = cursor.sees('anyone|anybody') || inItsSpace.some((there) => cursor.sees(there));
      const named = noun(cursor, context);
      // Nobody is chosen by a piece: anyone there is everyone there.
      const found = anyone && named ? { ...named, many: 'each' as const } : named;
      const nearest = found?.forced !== undefined && found.many === 'one';
      if (found === undefined || found.ref !== undefined || (found.many === 'one' && !nearest)) return undefined;
      const others = cursor.tokens.slice(start, cursor.at).some(({ text }) => /^(?:else|others?)$/.test(text));
      const head = headOf(around(found, context), clause, cursor, context);
      const { irreducible } = said;
      if (nearest && head?.node.node === 'target') {
        head.then.push({
          clause,
          node: 'damage',
          to: 'target',
          amount: said.amount,
          ...(irreducible && { irreducible }),
        });
        nodes.push(head.node as Node);
        continue;
      }
      if (head === undefined || (head.node.node !== 'area' && head.node.node !== 'each')) return undefined;
      head.then.push({ clause, node: 'damage', to: 'each', amount: said.amount, ...(irreducible && { irreducible }) });
      if (others && before !== undefined) {
        const elsewhere = notThere(before);
        if (elsewhere === undefined) return undefined;
        const { except: _, ...all } = head.node.who;
        head.node.who = { ...all, if: [...(all.if ?? []), elsewhere] };
      }
      before = head.node.node === 'each' ? head.node.who : undefined;
      nodes.push(head.node as Node);
    } while (!cursor.sees('and the|their|its|that|leaves') && cursor.take('and'));
    return nodes;
  });
}

/** Those who are not where the others were: only of a group that is named by its place alone. */
function notThere({ side, places, ...more }: Who): Condition | undefined {
  const [place] = places ?? [];
  if (side !== 'any' || place === undefined || places?.length !== 1 || Object.keys(more).length > 0) return undefined;
  return { is: 'not', of: { is: 'place', of: 'each', place } };
}
