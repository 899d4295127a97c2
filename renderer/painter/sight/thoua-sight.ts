import type { Mark } from '../../../exporters/face/diagram.ts';
import { covering, type LaidShape, placements } from '../../../rules/thoua/lay-areas.ts';
import {
  glance,
  middleMovement,
  rangeOf,
  reachFrom,
  seenFrom,
  tellGlance,
  viewMap,
} from '../../../rules/thoua/map-view.ts';
import { type Shape, shapes } from '../../../rules/thoua/types.ts';
import type { MapFile, ThouaMap } from '../../../schemas/types.generated.ts';
import type { AskedArea } from '../../stores/sight.ts';
import { words } from '../../words.ts';
import type { AreaOffered, SightRules } from './sight-view.ts';

/** As far as the rules of THOUA see a map on which nobody stands. */
export const thouaSight: SightRules = {
  view(set, map: MapFile) {
    const view = viewMap(set, map as unknown as ThouaMap);
    const grid = view.look.game.board;
    const named = (letter: string, cell: number) =>
      `${letter} (${cell % grid.columns},${Math.floor(cell / grid.columns)})`;
    return {
      grid,
      seenFrom: (from) => seenFrom(view, from).map((seen) => (seen === 0 ? 3 : 0)),
      range: (from, to) => rangeOf(view, from, to),
      marks({ from, to }, { reach, area, speed }) {
        const marks: Mark[] = [];
        if (reach) marks.push({ mark: 'reach', cells: [...reachFrom(view, from, speed)] });
        const shape = area && laidShape(area);
        if (shape) {
          const ways = placements(view, from, shape);
          const laid = ways.length === 1 ? ways[0] : covering(view, ways, to);
          marks.push(laid ? { mark: 'area', cells: laid } : { mark: 'range', cells: [...new Set(ways.flat())] });
        }
        if (to >= 0) {
          const { by, line } = glance(view, from, to);
          if (by.length > 0) marks.push({ mark: 'note', cells: [...by], edges: [] });
          if (line) marks.push({ mark: 'ray', ...line });
        }
        marks.push({ mark: 'pin', at: from, letter: 'A' });
        if (to >= 0) marks.push({ mark: 'pin', at: to, letter: 'B' });
        return marks;
      },
      told({ from, to }) {
        if (from < 0 || to < 0) return [];
        const [a, b] = [named('A', from), named('B', to)];
        const [there, back] = [glance(view, from, to), glance(view, to, from)];
        return [
          tellGlance(view, there, a, b),
          tellGlance(view, back, b, a),
          words.sight.apart(rangeOf(view, from, to)),
        ];
      },
    };
  },
  usualSpeed: middleMovement,
  moves: 'movement',
  areas: shapes.map(offered),
};

/** Spaces that no ability reaches further than. */
const most = 12;

function offered(shape: Shape): AreaOffered {
  if (shape === 'area') {
    const first = { shape, columns: 2, rows: 2, range: 5 };
    return { first, most: { columns: most, rows: most, range: most } };
  }
  const around = shape === 'aura' || shape === 'burst';
  return { first: { shape, range: around ? 2 : 5 }, most: { range: most } };
}

/** Undefined for an area of another system. */
function laidShape({ shape, range, columns, rows }: AskedArea): LaidShape | undefined {
  const own = shapes.find((one) => one === shape);
  return own && range !== undefined
    ? { shape: own, range, ...(columns !== undefined && rows !== undefined && { columns, rows }) }
    : undefined;
}
