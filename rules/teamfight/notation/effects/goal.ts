import type { Node, Place, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { bearingToken } from '../nouns/bearing.ts';
import { summoner } from '../nouns/giver.ts';
import { type Noun, noun, presentWho } from '../nouns/noun.ts';
import { chosenPiece } from '../nouns/place-of.ts';
import { objectNamed } from '../pieces/piece-unit.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { wordAt } from '../words/words.ts';

/** Where a goal is, as the space that is chosen for it. */
export type Goal = Partial<Extract<Node, { node: 'space' }>>;

/**
 * `your Turret`, `a Mine`, `the nearest ally`, behind "towards" and "away from": where one of these is. Nobody is targeted by that, and whoever is
 * moved stays who it was.
 */
export function goal(cursor: Cursor, context: Context, mover: Ref): Goal | undefined {
  return cursor.try((): Goal | undefined => {
    const found =
      theOther(cursor, context, mover) ??
      theOneNear(cursor, context, mover) ??
      pieceGoal(cursor, context, mover) ??
      unitGoal(cursor, context, mover);
    return cursor.sees('or') ? undefined : found;
  });
}

/** What happens under the choice of where the goal is, which is the chosen space then. */
export const atGoal = (there: Goal, clause: number, then: readonly Node[]): Node =>
  ({ clause, node: 'space', sight: false, ...there, then }) as Node;

/** `the other`, `each other`, of two targets: where the one that is not moved stands. */
function theOther(cursor: Cursor, { pair }: Context, mover: Ref): Goal | undefined {
  if (!pair || mover !== 'target' || !cursor.takeAny('the other one|unit|target?', 'each other', 'one another'))
    return undefined;
  const aimed: Place = { range: { max: 0 }, of: { aimed: 'any' } };
  return { range: {}, or: { side: 'any', except: ['target'], places: [aimed] } };
}

/** `it`, behind "enemies adjacent to any Mine": the one that each of them is near to, of several whichever one likes. */
function theOneNear(cursor: Cursor, { near }: Context, mover: Ref): Goal | undefined {
  if (near === undefined || mover !== 'each' || typeof near.of !== 'object' || 'aimed' in near.of) return undefined;
  const { of, range = {} } = near;
  if ('points' in of) return undefined;
  if (!cursor.take('it|them')) return undefined;
  const there: Goal = { range, from: mover };
  return 'marker' in of ? { ...there, on: of.marker, ...(of.yours && { yours: true }) } : { ...there, or: of.nearest };
}

/** `a Mine`, `one of your Mines`, `the nearest Mine`: where such a marker lies; the nearest to whoever is moved. */
export function pieceGoal(cursor: Cursor, context: Context, mover: Ref): Goal | undefined {
  return cursor.try(() => {
    const closest = cursor.takeAny('the|your nearest|closest', 'the nearest|closest of');
    const yours = (closest && cursor.tokens[cursor.at - 2]?.text === 'your') || cursor.take('your');
    const one = !closest && !yours && cursor.takeAny('any? one? of', 'a|an|any|another');
    const own = yours || cursor.take('your');
    // "The Mine" may be one that was named before.
    if (!closest && !one && !own && (context.near !== undefined || isNamed(cursor, context) || !cursor.take('the')))
      return undefined;
    const { words } = context;
    const piece = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (piece === undefined || piece.word.fields.object || piece.word.fields.long !== undefined) return undefined;
    cursor.at = piece.to;
    cursor.take('marker|markers');
    if (cursor.sees('in|within|on|adjacent|next|with|that')) return undefined;
    const near = closest && { ...(mover !== 'you' && { from: mover }), closest: true as const };
    return { range: {}, on: piece.word.ref, ...near, ...(own && { yours: own }) };
  });
}

/** `the Hunter`, `your summoner`, on the card of a summon: where that hero stands. */
export function summonerGoal(cursor: Cursor, context: Context): Goal | undefined {
  const owner = summoner(cursor, context);
  return owner && { range: {}, or: owner.who };
}

/** `the Mine`, of the one that was placed or chosen before. Takes nothing. */
function isNamed(cursor: Cursor, context: Context): boolean {
  const { at } = cursor;
  const named = pieceNamed(cursor, context) || chosenPiece(cursor, context);
  cursor.at = at;
  return named;
}

/** `the nearest enemy`, of somebody else than you who moves: the nearest to that one. */
export function nearestGoal(cursor: Cursor, context: Context, mover: Ref): Goal | undefined {
  if (mover === 'you' || !cursor.sees('the? nearest|closest')) return undefined;
  const found = unitGoal(cursor, context, mover);
  return found?.nearest && found.nearest.places === undefined ? found : undefined;
}

/** `your Turret`, `an ally in range 3`, `the nearest enemy`, `a Barrel`: where such a unit stands, and never the one that is moved. */
function unitGoal(cursor: Cursor, context: Context, mover: Ref): Goal | undefined {
  return cursor.try(() => {
    const object = cursor.try(() => objectNamed(cursor, context));
    const found: Noun | undefined = object
      ? { who: object, many: 'one' }
      : (noun(cursor, context) ?? bearingToken(cursor, context));
    if (found === undefined || found.ref !== undefined || found.many !== 'one' || found.max !== undefined)
      return undefined;
    const { who, forced, area } = found;
    if (area !== undefined || (forced !== undefined && forced !== 'nearest')) return undefined;
    const { except = [] } = who;
    const self = who.yours === true || except.includes(mover);
    const others: Who = presentWho({ ...found, who: self ? who : { ...who, except: [...except, mover] } });
    return forced === undefined ? { range: {}, or: others } : { range: {}, from: mover, nearest: others };
  });
}
