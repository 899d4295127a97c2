import type { Condition, Node, Ref } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { howFar } from '../effects/how-far.ts';
import { spaceAlone } from '../nouns/head-space.ts';
import { type Aim, aim, onto } from '../nouns/object.ts';
import { placeRef } from '../nouns/place-of.ts';
import { possessive } from '../nouns/pronoun.ts';
import { nextTo } from '../nouns/range.ts';
import { oneOf } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';
import { doneTo, type PieceMeant, pieceMeant } from './piece-meant.ts';
import { isOnMap } from './piece-there.ts';

type SpaceNode = Extract<Node, { node: 'space' }>;
type Goal = Omit<SpaceNode, 'then'>;

/** Words for taking a piece from where it lies to somewhere else. */
const verbs = oneOf('move teleport relocate shift slide moves jumps leaps');

/** `Move your Obelisk to an empty space in range 3, or create it if it is not on the map`, `move a Beacon marker in LoS up to 2`. */
export function relocating(asked: Asked): Effect | undefined {
  const { cursor, clause, subject } = asked;
  if (cursor.lacks(verbs)) return undefined;
  const goes = cursor.try(() => movesItself(asked));
  if (goes !== undefined) return goes;
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !cursor.take('move|teleport|relocate|shift|slide'))
      return undefined;
    // How far a piece teleports by steps is said of units only (T-054).
    const teleports = cursor.before?.text === 'teleport';
    const piece = objectPlaced(asked) ?? pieceMeant(asked);
    if (piece === undefined) return undefined;
    const whom = cursor.try(() => ontoSomebody(asked, piece));
    if (whom !== undefined) {
      const there: Goal = { clause, node: 'space', range: { max: 0 }, from: whom.ref, sight: false };
      return onto(
        whom,
        doneTo(piece, clause, (who) => put(asked, there, who)),
      );
    }
    const goal = goalOf(asked, piece.word);
    const far = goal === undefined && !teleports ? howFar(cursor, asked.context) : undefined;
    const straight = goal === undefined && cursor.takeAny('in a|any|one straight? line', 'straight');
    if (goal === undefined) cursor.takeAny('in any direction', 'in a|any direction of your choice', 'along any path');
    // Nobody is in the way of a marker.
    if (goal === undefined && !piece.word.fields.object) cursor.takeAny(...pastUnits);
    if ((goal === undefined && far?.distance === undefined) || far?.exactly) return undefined;
    if (!cursor.done && !cursor.sees(',|and|then|or')) return undefined;
    const nodes = doneTo(piece, clause, (who) =>
      goal ? put(asked, goal, who) : steps(asked, who, far!.distance!, straight),
    );
    return { nodes: orMade(asked, piece, nodes, goal) ?? nodes, own: true };
  });
}

const pastUnits = [
  ',? even? through|past|over|ignoring enemies and allies',
  ',? even? through|past|over|ignoring all? units|enemies',
];

/** `it`, of an object that the text has just placed: the unit that it is. */
function objectPlaced({ cursor, context }: Asked): PieceMeant | undefined {
  const { marker, strewn, removed, them, slot } = context;
  if (marker?.fields.object !== true || strewn || removed || them !== undefined || slot === 'marker') return undefined;
  return cursor.take('it') ? { word: marker, known: true } : undefined;
}

/** `this moves to their space and explodes`: the piece whose text it is. */
function movesItself(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const { marker } = context;
  if (subject !== undefined || marker === undefined || context.strewn || marker.fields.object) return undefined;
  if (!cursor.sees('it|this|the') || placeRef(cursor, context) !== 'marker') return undefined;
  if (!cursor.take('moves|jumps|leaps')) return undefined;
  const goal = goalOf(asked, marker);
  if (goal === undefined) return undefined;
  const nodes = put(asked, goal, 'marker');
  if (cursor.takeAny('and explodes|detonates', 'and is destroyed'))
    nodes.push({ clause, node: 'remove', what: 'marker', destroyed: true });
  return cursor.done || cursor.sees(',|and|then|:') ? { nodes, own: true } : undefined;
}

/** `to an ally in LoS`, `to another ally in range 3`: into the space of somebody who is chosen for it. What stands in the way cannot come there. */
function ontoSomebody(asked: Asked, { word: { fields } }: PieceMeant): Aim | undefined {
  const { cursor } = asked;
  if (fields.object || fields.blocksMovement || !cursor.take('to|onto') || !cursor.sees('a|an|another|any|one'))
    return undefined;
  const whom = aim(asked);
  const { node } = whom?.head ?? {};
  // Whether a piece that goes to an enemy can miss is not said.
  const isChosen = node?.node === 'target' && /^(?:ally|friend)$/.test(node.who.side) && whom?.ref === 'target';
  return isChosen && (cursor.done || cursor.sees(',|and|then')) ? whom : undefined;
}

/** The piece goes by steps. */
function steps(
  { clause }: Asked,
  who: Ref,
  distance: NonNullable<Extract<Node, { node: 'move' }>['distance']>,
  straight: boolean,
): Node[] {
  return who === 'marker'
    ? [{ clause, node: 'move-piece', distance, ...(straight && { straight }) }]
    : [{ clause, node: 'move', who, how: 'walk', distance, ...(straight && { straight }) }];
}

/** The piece is put on a space that is chosen. */
function put({ clause }: Asked, goal: Goal, who: Ref): Node[] {
  // "In range 2 of it" is of the piece, whatever that is here.
  const from = goal.from === 'marker' && who !== 'marker' ? { from: who } : {};
  const move: Node =
    who === 'marker' ? { clause, node: 'move-piece' } : { clause, node: 'move', who, how: 'teleport', toSpace: true };
  return [{ ...goal, ...from, then: [move] }];
}

/** `to an empty space in range 3`, `to a space in range 2 of it`, `to your space`, `to a space adjacent to you`, `adjacent to the target`. */
function goalOf(asked: Asked, { fields }: Word): Goal | undefined {
  const { cursor } = asked;
  return cursor.try((): Goal | undefined => {
    const near = cursor.sees('adjacent|next') ? besides(asked, false) : undefined;
    const goal =
      near ??
      (cursor.take('to|into|onto') ? (spaceOfSomebody(asked) ?? besides(asked, true) ?? alone(asked)) : undefined);
    // What stands in the way, and what is a unit, comes into an empty space, whether the text says so or not.
    return goal && (fields.object || fields.blocksMovement) ? { ...goal, empty: true } : goal;
  });
}

/** `your space`, `the target's space`. */
const spaceOfSomebody = ({ cursor, context, clause }: Asked): Goal | undefined =>
  cursor.try(() => {
    const from = possessive(cursor, context);
    if (from === undefined || !cursor.take('space|location|position')) return undefined;
    return { clause, node: 'space', range: { max: 0 }, ...(from !== 'you' && { from }), sight: false };
  });

/** `a free space next to you`; bare `adjacent to the target`. */
const besides = ({ cursor, context, clause }: Asked, space: boolean): Goal | undefined =>
  cursor.try(() => {
    if (space) cursor.take('a|an|any|the');
    const empty = space && cursor.take('empty|free|open|unoccupied');
    if (space && !cursor.take('space|square|spot')) return undefined;
    if (!cursor.take('adjacent|next to')) return undefined;
    const from = placeRef(cursor, context);
    if (from === undefined) return undefined;
    const of = from === 'you' ? {} : { from };
    return { clause, node: 'space', range: nextTo, ...of, sight: false, ...(empty && { empty }) };
  });

/** `an empty space in range 3`, from the piece where it says so. */
const alone = ({ cursor, context, clause }: Asked): Goal | undefined =>
  cursor.try(() => {
    const found = spaceAlone(cursor, context, clause)?.node;
    if (found?.node !== 'space') return undefined;
    const { then: _, ...goal } = found;
    if (!cursor.takeAny('of it|itself', 'of its? space', 'of where it is|was|lies|stands')) return goal;
    return goal.places === undefined ? { ...goal, from: 'marker' } : undefined;
  });

/** `, or create it if it is not on the map`: on a space that is chosen as the other one is. */
function orMade(asked: Asked, piece: PieceMeant, moved: Node[], goal: Goal | undefined): Node[] | undefined {
  const { cursor, clause } = asked;
  const { word, yours } = piece;
  return cursor.try((): Node[] | undefined => {
    const made = cursor.take(',? or create|place|put|summon|deploy it|one there?');
    if (!made || goal === undefined || goal.from === 'marker' || !yours || piece.count || piece.all) return undefined;
    const asks = cursor.takeAny(
      "if it isn't on the map|board|battlefield",
      'if it is not on the map|board|battlefield',
      'if you do not have one',
      "if you don't have one",
      "if there isn't one",
      'if there is none',
      'if none is on the map|board',
      'if you have none',
      'if it was|is|has been? destroyed|removed|gone',
    );
    if (!asks) return undefined;
    cursor.takeAny('yet|already', 'on the map|board');
    const there: readonly Condition[] = [isOnMap(word, true)];
    const place: Node = { clause, node: 'place', marker: word.ref, on: 'space' };
    return [{ clause, node: 'if', if: there, then: moved, else: [{ ...goal, then: [place] }] }];
  });
}
