import type { Condition, Node, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { Head } from './head.ts';

type Forced = Exclude<Extract<Node, { node: 'target' }>['forced'], undefined>;

/** Somebody of those whom the text has met: who, whether of those hit alone, and by what, where nobody chooses. */
interface Named {
  readonly side: Who['side'];
  readonly hit: boolean;
  readonly forced?: Forced;
  /** Whoever stands in the area now. */
  readonly inside?: boolean;
}

const telling = oneOf('them those these targets hit area burst line it one nearest closest furthest farthest');

/** `Enemies in burst 2, 1dmg. One of them is Slowed`, `the nearest is Slowed`, `choose one of the targets`: one whom the text has hit or chosen. */
export function oneMet(cursor: Cursor, context: Context, clause: number): Head | undefined {
  if (cursor.lacks(telling) || (context.slot !== 'ability' && context.slot !== 'default')) return undefined;
  const met = whoWereMet(context);
  const inArea = context.them === 'each' && context.laid === true;
  if (met === undefined && !inArea) return undefined;
  return cursor.try((): Head | undefined => {
    cursor.take('choose|pick');
    const named = oneNamed(cursor, context);
    if (named === undefined) return undefined;
    const { side, hit, forced, inside } = named;
    if (inside ? !inArea : met === undefined) return undefined;
    const asked: Condition = { is: hit || met === 'was-hit' ? 'was-hit' : 'aimed', of: 'each' };
    const among = inside ? { places: [{ inArea: true }] } : { if: [asked] };
    const who: Who = { side, ...(side === 'any' && { except: ['you'] }), ...among };
    const then: Node[] = [];
    return { node: { clause, node: 'target', who, sight: false, ...(forced && { forced }), then }, then };
  });
}
oneMet.begins = beginning('choose|pick|a|an|one|the|nearest|closest|furthest|farthest');

/** Those in an area, or several targets; where both were met before it is not said which. */
export function whoWereMet({ them, laid, reached, targets, named }: Context): 'was-hit' | 'aimed' | undefined {
  if (them === 'each') return laid && reached && named.target !== 'target' ? 'was-hit' : undefined;
  return them === 'target' && targets && !laid ? 'aimed' : undefined;
}

/** `one of them`, `one of the enemies hit`, `an enemy hit`, `the nearest one`, `the one with the least health`. */
export const oneNamed = (cursor: Cursor, { centre, them }: Context): Named | undefined =>
  cursor.try(() => {
    // In an area that lies elsewhere the nearest one could be that to its middle.
    const extreme = them === 'target' || centre === 'you' ? farOrNear(cursor) : undefined;
    const forced = extreme ?? withHealth(cursor);
    if (forced !== undefined) return isTold(cursor) ? undefined : { side: 'any' as const, hit: false, forced };
    if (cursor.takeAny('one of them|those|these', 'one of the? targets')) {
      const hit = cursor.take('hit');
      const random = cursor.take('at random');
      return isTold(cursor) ? undefined : { side: 'any' as const, hit, ...(random && { forced: 'random' as const }) };
    }
    const { at } = cursor;
    if (cursor.takeAny('a|an|one unit|enemy|ally in the area|burst|line', 'a|an|one unit|enemy|ally in it')) {
      const said = cursor.tokens[at + 1]?.text;
      return { side: said === 'enemy' || said === 'ally' ? said : ('any' as const), hit: false, inside: true };
    }
    if (
      !cursor.take('one of the hit units|enemies|allies') &&
      !cursor.take('one of the units|enemies|allies hit') &&
      !cursor.take('a|an|one unit|enemy|ally|target hit')
    )
      return undefined;
    const said = cursor.tokens.slice(at, cursor.at).map(({ text }) => text);
    if (isTold(cursor) || cursor.sees('by')) return undefined;
    const side = said.some((text) => text.startsWith('enem'))
      ? ('enemy' as const)
      : said.some((text) => text.startsWith('all'))
        ? ('ally' as const)
        : ('any' as const);
    return { side, hit: true };
  });

/** More is said of whom it is. */
const isTold = (cursor: Cursor): boolean => cursor.sees('with|without|who|that|in|within|adjacent|to|from|of');

function farOrNear(cursor: Cursor): Forced | undefined {
  if (!cursor.take('the nearest|closest|furthest|farthest')) return undefined;
  const forced = /^f/.test(cursor.before?.text ?? '') ? 'furthest' : 'nearest';
  // "The nearest enemy" is one of them all.
  if (!cursor.takeAny('one', 'of them|those') && !cursor.sees('is|takes|gains|loses|heals|#') && !cursor.done)
    return undefined;
  return forced;
}

/** `the one with the least health`. */
function withHealth(cursor: Cursor): Forced | undefined {
  if (!cursor.take('the one with the least|lowest|most|highest health|hp')) return undefined;
  return /^l/.test(cursor.tokens[cursor.at - 2]?.text ?? '') ? 'weakest' : 'healthiest';
}
