import type { Look, Self } from '../play.ts';
import { isUnit } from '../who.ts';
import { type At, ask, type NodeOf, type Run } from './at.ts';
import { objectsOf, piecesOf } from './each-piece.ts';
import { movable, putMarker } from './move-piece.ts';
import { arrive, staysPut } from './swap.ts';

type Exchange = NodeOf<'exchange'>;

/** The spaces of the pieces whose spaces are meant, each once. */
export function portalsOf(look: Look, { marker, yours }: Exchange, self: Self): number[] {
  const { units, markers } = look.state;
  const at = piecesOf(look, { marker, ...(yours && { yours }) }, self).map(
    (id) => (id >= 0 ? markers[id]?.at : units[-2 - id]?.at) ?? -1,
  );
  return [...new Set(at.filter((space) => space >= 0))];
}

/** Who stands in a space and goes to the other one: not the pieces themselves, and nobody larger than a space. */
export function travellersOf(look: Look, node: Exchange, space: number, self: Self): number[] {
  const pieces = objectsOf(look, { marker: node.marker }, self);
  return look.state.units.flatMap((unit, id) =>
    unit.at === space &&
    unit.edge === undefined &&
    look.game.cards[unit.card]?.size === 1 &&
    !pieces.includes(id) &&
    isUnit(look, id, node.who, self)
      ? [id]
      : [],
  );
}

/** What lies in a space, but for such pieces and what sticks to a unit. */
function thingsOf({ play, node }: At<Exchange>, space: number): number[] {
  const card = play.game.cardOf.get(node.marker);
  return play.state.markers.flatMap((marker, id) =>
    marker.at === space &&
    marker.card !== card &&
    marker.on === undefined &&
    movable(play, id) !== undefined &&
    play.game.cards[marker.card]?.size === 1
      ? [id]
      : [],
  );
}

/** Everybody in one space goes to the other and the other way round, at once; where somebody cannot be moved nobody is. */
export const exchange: Run<'exchange'> = (at, answer) => {
  const { play, node, self, frame } = at;
  frame.notes ??= [];
  const { notes } = frame;
  if (answer !== undefined) notes.push(answer);
  const spaces = portalsOf(play, node, self);
  // Of two it is not asked which comes first.
  if (spaces.length === 2) notes.splice(0, notes.length, ...spaces);
  while (notes.length < 2) {
    const options = spaces.filter((space) => !notes.includes(space));
    const picked = ask(play, { seat: self.seat, ask: 'space', options, mayStop: false, unit: self.unit });
    if (picked === undefined) return false;
    if (picked < 0) return true;
    notes.push(picked);
  }
  const [a = -1, b = -1] = notes;
  const [fromA, fromB] = [travellersOf(play, node, a, self), travellersOf(play, node, b, self)];
  if ([...fromA, ...fromB].some((id) => staysPut(at, id))) return true;
  const things = node.things ? ([thingsOf(at, a), thingsOf(at, b)] as const) : [[], []];
  const { units } = play.state;
  for (const id of fromA) units[id]!.at = b;
  for (const id of fromB) units[id]!.at = a;
  for (const id of things[0]) putMarker(play, id, b);
  for (const id of things[1]) putMarker(play, id, a);
  arrive(play, [...fromA.flatMap((id) => [id, a]), ...fromB.flatMap((id) => [id, b])], self.unit);
  return true;
};
