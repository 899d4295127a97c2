import { within } from '../board/range.ts';
import { type Obstacle, onEdge } from '../board/sight.ts';
import type { Rule } from '../program.ts';
import type { Marker, Unit } from '../state.ts';
import { boardOf } from './board-now.ts';
import type { Look, Self } from './play.ts';
import { eachStanding } from './standing.ts';
import { edgesOf, isUnit, spaceOf, spacesOf, unitOf } from './who.ts';

type Blocks = Extract<Rule, { rule: 'blocks' }>;

const none: readonly number[] = [];

/** Spaces and edges that block the movement, or the abilities, of one unit by what a text says: as blocking terrain there would (T-172). */
export function blockedFor(look: Look, unit: number, what: Blocks['what']): readonly Obstacle[] {
  let found: number[] | undefined;
  if (unit < 0) return none;
  eachStanding(look, 'blocks', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'blocks' || rule.what !== what || !isUnit(look, unit, rule.who, self)) continue;
      found ??= [];
      found.push(...spacesBlocked(look, rule, self));
    }
  });
  return found ?? none;
}

function spacesBlocked(look: Look, { range, whole }: Blocks, self: Self): readonly Obstacle[] {
  const edges = edgesOf(look, pieceOf(look, self) ?? {});
  if (edges.length > 0) return edges.map(onEdge);
  const of = self.bound.marker === -1 ? 'you' : 'marker';
  const own = spacesOf(look, of, self);
  if (range === undefined) return own;
  const board = boardOf(look.game, look.state);
  const at = spaceOf(look, of, self);
  // Around a piece or unit its own space is not meant: who stands there is in the way as it is.
  return board === undefined || at < 0
    ? none
    : within(board, at, range, Math.round(Math.sqrt(own.length))).filter((space) => whole || !own.includes(space));
}

/** The piece whose text it is. */
const pieceOf = ({ state }: Look, self: Self): Marker | Unit | undefined =>
  self.bound.marker >= 0 ? state.markers[self.bound.marker] : state.units[unitOf('marker', self)];
