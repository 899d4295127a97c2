import type { Op } from '../face/display-list.ts';
import { plainLine, plainWidth } from '../face/plain-line.ts';
import { type Laid, middleOf, type NetSides, numbersOf, overlap, type Point, type Side, unfolded } from './die-body.ts';
import { hairline } from './paper.ts';

/** A die as it is cut out: lines and numbers from its top left corner, and its size with the strips that are glued, in mm. */
export interface DieNet {
  readonly ops: readonly Op[];
  readonly width: number;
  readonly height: number;
}

const ink = '#111111';
/** Width of a strip that is glued, in mm. */
const strip = 4.5;
/** Length in mm of the shortest edge of each die, so that all are of about the same size in the hand. */
const edges: Readonly<Record<NetSides, number>> = { 4: 27, 8: 21, 10: 13.5, 12: 12.5 };

/** The net of a die with so many sides. */
export function dieNet(sides: NetSides): DieNet {
  const raw = unfolded(sides);
  const length = ([a, b]: readonly [Point, Point]) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
  const shortest = Math.min(...raw.flatMap(({ at }) => at.map((from, i) => length([from, at[(i + 1) % at.length]!]))));
  const scale = edges[sides] / shortest;
  const all = raw.flatMap(({ at }) => at);
  const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
  const laid = raw.map((one) => ({
    ...one,
    at: one.at.map(([x, y]): Point => [(x - left) * scale + strip, (y - top) * scale + strip]),
  }));
  const inside = laid.flatMap(({ at }) => at);
  const numbers = numbersOf(laid.map(({ side }) => side));
  return {
    width: Math.max(...inside.map(([x]) => x)) + strip,
    height: Math.max(...inside.map(([, y]) => y)) + strip,
    ops: [
      { op: 'path', d: laid.map(({ at }) => polygon(at)).join(''), fill: '#ffffff' },
      ...linesOf(laid),
      ...laid.flatMap(({ at, side }, index) =>
        sides === 4 ? cornerNumbers(at, side) : numberIn(at, String(numbers[index]!)),
      ),
    ],
  };
}

const put = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
const polygon = (points: readonly Point[]): string => `M${points.map(put).join('L')}Z`;

/** An edge of the net, with what it is called on the die: it is there twice. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  readonly isFold: boolean;
}

/** Edges to cut along, edges to fold, and a strip on one of the two sides that meet at each edge that is cut. */
function linesOf(laid: readonly Laid[]): Op[] {
  const pairs = new Map<string, Edge[]>();
  for (const { at, side, folds } of laid) {
    const middle = middleOf(at);
    for (const [edge, from] of at.entries()) {
      const next = (edge + 1) % at.length;
      const pair = [side.corners[edge]!, side.corners[next]!].sort((a, b) => a - b).join();
      const one = { from, to: at[next]!, middle, isFold: folds.has(edge) };
      pairs.set(pair, [...(pairs.get(pair) ?? []), one]);
    }
  }
  const [cut, fold]: [string[], string[]] = [[], []];
  const taken = laid.map(({ at }) => at);
  const stretch = ({ from, to }: Edge) => `M${put(from)}L${put(to)}`;
  for (const [one, other] of [...pairs.values()] as [Edge, Edge][]) {
    if (one.isFold) {
      fold.push(stretch(one));
      continue;
    }
    const ways = depths.flatMap((deep) => [one, other].map((edge) => ({ edge, strip: stripOn(edge, deep) })));
    const free = ways.find(({ strip: shape }) => taken.every((polygonAt) => !overlap(shape, polygonAt)));
    if (free) taken.push(free.strip);
    for (const edge of [one, other]) {
      if (free?.edge !== edge) cut.push(stretch(edge));
      else {
        fold.push(stretch(edge));
        cut.push(`M${free.strip.map(put).join('L')}`);
      }
    }
  }
  return [
    { op: 'path', d: cut.join(''), stroke: { colour: ink, width: 2 * hairline } },
    { op: 'path', d: fold.join(''), stroke: { colour: ink, width: hairline, dash: [1.5, 1.2] } },
  ];
}

/** How deep strips are, as parts of the deepest: the shallower ones where there is less room. */
const depths = [1, 0.7, 0.45] as const;
/** How much longer the slope of a strip is than it is deep: flatter than the gap between two sides of a die of twelve. */
const slope = 1.5;

/** A strip on an edge, away from the middle of its side. */
function stripOn({ from, to, middle }: Edge, part: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [dx / long, dy / long];
  const away = (middle[0] - from[0]) * -uy + (middle[1] - from[1]) * ux > 0 ? -1 : 1;
  const [nx, ny] = [-uy * away, ux * away];
  const deep = Math.min(strip, long * 0.26) * part;
  const slant = deep * slope;
  return [
    from,
    [from[0] + ux * slant + nx * deep, from[1] + uy * slant + ny * deep],
    [to[0] - ux * slant + nx * deep, to[1] - uy * slant + ny * deep],
    to,
  ];
}

/** A number that stands upright where one of its corners, the farthest, points upwards. */
function numberIn(at: readonly Point[], text: string): Op[] {
  const middle = middleOf(at);
  const away = ([x, y]: Point) => (x - middle[0]) ** 2 + (y - middle[1]) ** 2;
  const up = at.reduce((best, point) => (away(point) > away(best) + 1e-6 ? point : best));
  const inner = Math.min(...at.map((from, i) => distanceTo(middle, from, at[(i + 1) % at.length]!)));
  return upright(text, middle, up, inner * 1.1);
}

/** Each corner of a die of four sides has a number, which stands upright on all sides that meet there. */
const cornerNumbers = (at: readonly Point[], { corners: own }: Side): Op[] => {
  const middle = middleOf(at);
  return at.flatMap((corner, index) => {
    const part = 0.5;
    const place: Point = [middle[0] + (corner[0] - middle[0]) * part, middle[1] + (corner[1] - middle[1]) * part];
    return upright(String(own[index]! + 1), place, corner, 6);
  });
};

function upright(text: string, at: Point, towards: Point, size: number): Op[] {
  const rotate = (Math.atan2(towards[0] - at[0], at[1] - towards[1]) * 180) / Math.PI;
  const wide = plainWidth(text, 'condensed-bold') * size;
  const line = plainLine({ text, font: 'condensed-bold', size, x: 0, baseline: size * 0.35, ink, align: 'middle' });
  // What would be another number upside down has a line below it.
  const bar: Op[] = /^[69]$/.test(text)
    ? [{ op: 'rect', x: -wide / 2, y: size * 0.45, w: wide, h: size * 0.07, fill: ink }]
    : [];
  return [{ op: 'group', x: at[0], y: at[1], rotate: Math.round(rotate * 1000) / 1000, ops: [...line, ...bar] }];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  return Math.abs((x - ax) * dy - (y - ay) * dx) / Math.sqrt(dx * dx + dy * dy);
}
