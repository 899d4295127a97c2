import type { Node, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { anyoneInSight } from '../nouns/anyone-in-sight.ts';
import { headOf, ignoresWalls } from '../nouns/head.ts';
import { type Draft, type Noun, noun } from '../nouns/noun.ts';
import { places } from '../nouns/noun-place.ts';
import { aim, onto } from '../nouns/object.ts';
import { doneTo, pieceMeant } from '../pieces/piece-meant.ts';
import { objectNamed } from '../pieces/piece-unit.ts';
import { type Cursor, neededBy } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';
import { swapTwo } from './swap-two.ts';

const verbs = 'swap|swaps|switch|switches|exchange|exchanges|trade|trades';
const swaps = neededBy(verbs);

/** `swap places with an ally in range 5`, `you and the target swap places`, `they swap places`, `swap the positions of two units`. */
export function swap(asked: Asked): Effect | undefined {
  if (asked.cursor.lacks(swaps)) return undefined;
  return ofPieces(asked) ?? pair(asked) ?? both(asked) ?? swapTwo(asked) ?? withSummon(asked) ?? withOne(asked);
}

/**
 * `swap everything in the spaces of two Rifts`, `swap the positions of all units on your two Rifts`, `units standing on two Rifts swap
 * places`: whoever is on one with whoever is on the other.
 */
function ofPieces({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined && subject !== 'you') return undefined;
    const first = cursor.take(verbs);
    if (first) cursor.take('the? positions|places|locations of');
    const all = cursor.takeAny('everything', 'all things', 'whatever is|stands', 'anything');
    const who = all ? ({ side: 'any' } as const) : thoseThere(cursor);
    if (who === undefined || !cursor.take('standing? in|on|at')) return undefined;
    cursor.takeAny('the|both? spaces of', 'the space of');
    const piece = twoPieces(cursor, context);
    if (piece === undefined) return undefined;
    if (!first && !(cursor.take(verbs) && cursor.take('places|positions|locations'))) return undefined;
    cursor.takeAny('with each other', 'with one another');
    if (!first && all) return undefined;
    return { nodes: [{ clause, node: 'exchange', ...piece, who, ...(all && { things: true }) }], own: true };
  });
}

/** `all units`, `allies`: who stands there. */
function thoseThere(cursor: Cursor): Who | undefined {
  cursor.takeAny('all of? the', 'all', 'the');
  if (cursor.take('units')) return { side: 'any' };
  if (cursor.take('allies|allied')) {
    if (cursor.before?.text === 'allied' && !cursor.take('units')) return undefined;
    return { side: 'ally' };
  }
  return cursor.take('enemies') ? { side: 'enemy' } : undefined;
}

/** `two Rifts`, `any two of your Rifts`, `both Rifts`, `a Rift and another`. */
function twoPieces(cursor: Cursor, { words }: Context): { readonly marker: string; readonly yours?: true } | undefined {
  const one = cursor.take('a|one');
  const yours = !one && cursor.takeAny('your two|2', 'any? two|2 of your', 'both of? your');
  if (!one && !yours && !cursor.takeAny('any|the? two|2 of? the?', 'both of? the?')) return undefined;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (found === undefined || found.word.fields.long !== undefined) return undefined;
  cursor.at = found.to;
  cursor.take('markers|objects');
  if (one && !cursor.takeAny('and another', 'and a second')) return undefined;
  return { marker: found.word.ref, ...(yours && { yours }) };
}

/** Two who were chosen together, or are chosen here. */
function pair({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const each: Node = { clause, node: 'swap', a: 'target', b: 'target' };
    const places = 'the|their? places|positions|locations';
    if (context.pair && (subject === undefined || subject === 'target')) {
      const named = [
        'the two? targets',
        'both? of? the? targets',
        'both of them',
        'the two units|enemies|allies',
        'them',
      ];
      const both = cursor.take(verbs) && (cursor.takeAny(...named) || cursor.take(places));
      if (!both || cursor.sees('with you|an|a|the|of')) return undefined;
      cursor.takeAny('with each other', 'with one another');
      return { nodes: [each] };
    }
    if (subject !== undefined || !cursor.take(verbs)) return undefined;
    const only = cursor.take(places);
    if (only && cursor.done && context.them === 'target' && !context.pair)
      return { nodes: [{ clause, node: 'swap', a: 'you', b: 'target' }] };
    if (only && !cursor.take('of')) return undefined;
    const found = noun(cursor, context);
    if (found?.ref !== undefined || found?.min !== 2 || found.max !== 2) return undefined;
    const head = headOf(found, clause, cursor, context);
    if (head?.node.node !== 'target' || cursor.sees('with')) return undefined;
    head.then.push(each);
    return { nodes: [head.node as Node], own: true };
  });
}

/** `you and the target swap places`. */
function both({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined || context.them !== 'target' || context.pair) return undefined;
    if (!cursor.takeAny('you and the? target', 'you and them', 'the? target and you', 'they and you')) return undefined;
    return cursor.take(verbs) && cursor.take('places|positions|locations')
      ? { nodes: [{ clause, node: 'swap', a: 'you', b: 'target' }] }
      : undefined;
  });
}

/** `swap the target and Old Grim`: the target with the one summon that its card brings, called by its name alone. */
function withSummon({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (subject !== undefined || context.them !== 'target' || context.pair || !cursor.take(verbs)) return undefined;
    cursor.take('the? positions|places|locations of');
    const known = (): boolean => cursor.takeAny('the? target', 'them|it');
    const first = known();
    if (first && !cursor.take('and|with')) return undefined;
    if (/^(?:the|your|an?|another|one|any|each|all)$/.test(cursor.peek()?.text ?? '')) return undefined;
    const found = noun(cursor, context);
    if (found?.who.card === undefined || !found.who.yours || found.range || found.seen || found.max) return undefined;
    if (!first && !(cursor.take('and|with') && known())) return undefined;
    const then: Node[] = [{ clause, node: 'swap', a: 'target', b: 'each' }];
    return { nodes: [{ clause, node: 'each', who: found.who, then }] };
  });
}

/** `one of your Pillars`, `a Pillar in range 5`: an object is a unit (T-171); one's own may be anywhere. */
const objectAt = (cursor: Cursor, context: Context): Noun | undefined =>
  cursor.try(() => {
    const who = objectNamed(cursor, context);
    if (who === undefined) return undefined;
    const found: Draft<Noun> = { who: { ...who }, many: 'one' };
    if (!places(cursor, context, found)) return undefined;
    return who.yours && found.range === undefined && !found.seen ? { ...found, range: {}, blind: true } : found;
  });

function withOne(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject, open } = asked;
  const known = subject !== undefined && subject !== 'you' && subject === context.them && !context.pair;
  if (known && subject === 'target')
    return cursor.try((): Effect | undefined => {
      if (!cursor.take(verbs) || !cursor.takeAny('places|positions|locations with you', 'with you')) return undefined;
      return { nodes: [{ clause, node: 'swap', a: 'you', b: 'target' }] };
    });
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !cursor.take(verbs)) return undefined;
    if (!cursor.takeAny('places|positions|locations with', 'with')) return undefined;
    // "Range 4, swap places with an ally": the one in that range.
    const aimed = open?.node.node === 'target' && !open.node.max && !cursor.sees('you') ? aim(asked) : undefined;
    if (aimed !== undefined)
      return aimed.ref === 'target' ? onto(aimed, [{ clause, node: 'swap', a: 'you', b: 'target' }]) : undefined;
    const the = cursor.sees('the unit|enemy|ally with|that');
    const named = noun(cursor, context) ?? objectAt(cursor, context);
    if (named === undefined) return withPiece(asked);
    const other = anyoneInSight(named, context, cursor);
    const { summoner } = other.who;
    const isSome = other.max !== undefined && (other.max !== 1 || other.min !== 1);
    if ((other.many === 'each' && !summoner && !the) || isSome) return undefined;
    // Who has died stands nowhere any more.
    if (other.ref !== undefined && other.ref === context.dead) return undefined;
    // "Burst 1, 2dmg. Swap places with them": with which of them.
    if (other.ref === 'each' && cursor.before?.text === 'them') return undefined;
    if (other.ref !== undefined) return { nodes: [{ clause, node: 'swap', a: 'you', b: other.ref }] };
    // "Swap places with your Wolf", "with one of your summons": wherever it is.
    // "Swap places with a Wolf": whichever one; of summons one's own.
    const isOfCard = other.who.card !== undefined;
    // "With the unit with your Rope": whoever has that, wherever they are.
    const marked = other.who.if?.some((one) => one.is === 'has' && one.yours === true);
    const own = summoner || isOfCard || marked || (other.who.yours === true && other.who.kind === 'summon');
    if ((other.range === undefined && !other.seen && !own && !other.forced) || other.area) return undefined;
    const anyOwn = isOfCard && !other.who.yours && other.range === undefined && !other.seen;
    const isSummon = anyOwn && context.words.all.some(({ kind, ref }) => kind === 'summon' && ref === other.who.card);
    const mine = isSummon && { side: 'ally' as const, yours: true as const };
    const who = { ...other.who, ...mine, except: ['you' as const] };
    const sight =
      !(other.blind ?? false) && !ignoresWalls(cursor) && !(own && other.range === undefined && !other.seen);
    if (other.who.card !== undefined) untriggered(cursor);
    return {
      nodes: [
        {
          clause,
          node: 'target',
          who,
          ...(other.range ? { range: other.range } : {}),
          ...(other.of ? { from: other.of } : {}),
          ...(other.forced !== undefined && { forced: other.forced }),
          sight,
          then: [{ clause, node: 'swap', a: 'you', b: 'target' }],
        },
      ],
    };
  });
}

/** `a Decoy marker in LoS`, `one of your Traps in range 4, without triggering it`: a marker, where nobody else stands. */
function withPiece(asked: Asked): Effect | undefined {
  const { cursor, clause } = asked;
  return cursor.try((): Effect | undefined => {
    const piece = pieceMeant(asked);
    if (piece === undefined || piece.word.fields.object || piece.all || piece.count) return undefined;
    untriggered(cursor);
    const nodes = doneTo(piece, clause, () => [{ clause, node: 'swap', a: 'you', b: 'marker' }]);
    return { nodes, own: true };
  });
}

/** `, without triggering it`: who changes places with a piece is as far from it as before, so that nothing of it comes anyway. */
const untriggered = (cursor: Cursor): boolean =>
  cursor.takeAny(',? without triggering|activating it|them', ',? without setting it|them off');
