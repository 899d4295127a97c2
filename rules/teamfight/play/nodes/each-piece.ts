import type { Seat } from '../../../kernel/rules.ts';
import { asksSides } from '../../asks-sides.ts';
import type { Place } from '../../program.ts';
import { markersOf } from '../condition.ts';
import type { Look, Self } from '../play.ts';
import { bindItem, outerOf } from '../resolve.ts';
import { objectMarker } from '../standing.ts';
import { inPlace, spacesOfUnit } from '../who.ts';
import { enter, type Run } from './at.ts';

/** Pieces on the map that a text names by their card. */
export interface Pieces {
  readonly marker: string;
  readonly yours?: boolean;
  readonly places?: readonly Place[];
}

/** Objects and summons of a card, as units. */
export function objectsOf(look: Look, { marker, yours, places = [] }: Pieces, self: Self): number[] {
  const card = look.game.cardOf.get(marker);
  const found: number[] = [];
  look.state.units.forEach((unit, id) => {
    if (unit.card !== card || unit.at < 0 || (yours && unit.owner !== self.unit)) return;
    if (places.every((where) => inPlace(look, spacesOfUnit(look, unit), where, self))) found.push(id);
  });
  return found;
}

/** How `Bound.marker` names each of such pieces, markers first. */
export const piecesOf = (look: Look, asked: Pieces, self: Self): number[] => [
  ...markersOf(look, asked, self),
  ...objectsOf(look, asked, self).map(objectMarker),
];

/** Whose piece it is, -1 for nobody's. */
export const seatOfPiece = ({ state }: Pick<Look, 'state'>, id: number): Seat | -1 =>
  (id >= 0 ? state.markers[id]?.seat : state.units[-2 - id]?.seat) ?? -1;

/** Whether it knows an enemy: it is somebody's, or an enemy of everybody. */
function takesSides(play: Look, id: number): boolean {
  if (seatOfPiece(play, id) >= 0) return true;
  const piece = id >= 0 ? play.state.markers[id] : play.state.units[-2 - id];
  return play.game.cards[piece?.card ?? -1]?.nature.hostile === true;
}

/** The list runs for each piece that lies on the map when it begins; what goes meanwhile still stands where it lay. */
export const eachPiece: Run<'each-piece'> = (at) => {
  const { play, frame, node, self, resolution } = at;
  if (frame.step === 1) return true;
  const found = piecesOf(play, node, self);
  const acting = node.acts && asksSides(node.then) ? found.filter((id) => takesSides(play, id)) : found;
  const items = node.first ? acting.slice(0, 1) : acting;
  if (items.length === 0 || node.then.length === 0) return true;
  const { markers, units } = play.state;
  const spaces = items.map((id) => (id >= 0 ? markers[id]?.at : units[-2 - id]?.at) ?? -1);
  frame.step = 1;
  const [first = -1] = items;
  const { noted } = (first >= 0 ? markers[first] : units[-2 - first]) ?? {};
  if (node.first && noted !== undefined) resolution.bound.noted = noted;
  enter(at, node.then, {
    over: 'pieces',
    ...(node.acts && { seats: items.map((id) => seatOfPiece(play, id)) }),
    items,
    spaces,
    outer: outerOf(resolution),
  });
  bindItem(resolution, resolution.frames[resolution.frames.length - 1]!);
  return false;
};
