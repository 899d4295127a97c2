import { within } from '../board/range.ts';
import { type Obstacle, onEdge, oneWay } from '../board/sight.ts';
import type { Rule } from '../program.ts';
import { boardOf } from './board-now.ts';
import type { Look, Self } from './play.ts';
import { eachStanding } from './standing.ts';
import { edgesOf, isUnit, originsOf, pieceOf, spaceOf, spacesOf } from './who.ts';

type Blocks = Extract<Rule, { rule: 'blocks' }>;

const none: readonly number[] = [];

/** Spaces and edges that block the movement, or the abilities, of one unit by what a text says: as blocking terrain there would (T-172). */
export function blockedFor(look: Look, unit: number, what: Blocks['what']): readonly Obstacle[] {
  let found: number[] | undefined;
  eachStanding(look, 'blocks', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'blocks' || rule.what !== what || !isFor(look, unit, rule, self)) continue;
      found ??= [];
      found.push(...spacesBlocked(look, rule, self));
    }
  });
  return found ?? none;
}

/** Whether it is in the way of a unit; of whoever looks, where that is nobody (-1), only what is in everybody's way from one side. */
const isFor = (look: Look, unit: number, { who, way }: Blocks, self: Self): boolean =>
  unit < 0 ? way !== undefined && who.side === 'any' : isUnit(look, unit, who, self);

function spacesBlocked(look: Look, { range, whole, way, ground }: Blocks, self: Self): readonly Obstacle[] {
  if (ground !== undefined) return originsOf(look, { marker: ground }, self).flat();
  const { points, ...lies } = pieceOf(look, self) ?? {};
  const edges = edgesOf(look, lies);
  if (way !== undefined) {
    if (points === undefined) return none;
    const open = way === 'against' ? points : (points + 2) % 4;
    return edges.map((edge) => oneWay(edge, open));
  }
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
