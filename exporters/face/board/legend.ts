import type { Entity, GameSet } from '../../../rules/game-set.ts';
import { groundOf } from '../../../rules/teamfight/ground-of.ts';
import type { DisplayList, Op, PictureSizes } from '../display-list.ts';
import { foldPlain, plainLine } from '../plain-line.ts';
import { printedWords } from '../printed-words.ts';
import { cellMm } from '../sizes.ts';
import { boardLook } from './look.ts';
import { type Ink, painters } from './painters.ts';
import { cellPicture } from './texture.ts';

/** One line of a legend: a swatch of a cell, what it is called and what it does. */
interface Entry {
  readonly swatch: readonly Op[];
  readonly name: string;
  readonly rule: string;
}

/** Width of a legend beside a map, and the least width of one of its columns, in mm. */
export const besideWidth = 90;
const leastColumn = 84;
const margin = 4;
/** Swatches are half as large as cells. */
const swatchScale = 0.5;
const swatch = cellMm * swatchScale;
const [nameSize, ruleSize, step] = [4.4, 3.5, 4.2];
const ink = '#1d1a17';

/** A strip with everything that is painted on a map and its rule, as wide as asked for. Undefined where nothing is painted. */
export function boardLegend(
  set: GameSet,
  map: Pick<Entity<'map'>, 'data' | 'ref'>,
  pictures: PictureSizes,
  width: number,
  takes: Ink = 'full',
): DisplayList | undefined {
  const entries = entriesOf(set, map, pictures, takes);
  if (entries.length === 0) return undefined;
  const count = Math.max(1, Math.min(entries.length, Math.floor((width - margin) / leastColumn)));
  const column = (width - margin) / count;
  const ops: Op[] = [];
  let top = margin;
  for (let at = 0; at < entries.length; at += count) {
    const heights = entries.slice(at, at + count).map((entry, index) => {
      const x = margin + index * column;
      return lay(ops, entry, x, top, column - margin);
    });
    top += Math.max(...heights) + margin;
  }
  const paper = takes === 'low' ? '#ffffff' : '#f6efe0';
  return {
    width,
    height: top,
    bleed: 0,
    corner: 0,
    ops: [{ op: 'rect', x: 0, y: 0, w: width, h: top, fill: paper }, ...ops],
  };
}

/** Lays an entry and answers with its height. */
function lay(ops: Op[], { swatch: sample, name, rule }: Entry, x: number, top: number, room: number): number {
  const clip = { op: 'rect', x: 0, y: 0, w: cellMm, h: cellMm } as const;
  ops.push({ op: 'group', x, y: top, scale: swatchScale, ops: [{ op: 'clip', shape: clip, ops: sample }] });
  const left = x + swatch + 3;
  const wide = room - swatch - 3;
  const common = { x: left, ink, align: 'left', room: wide } as const;
  ops.push(...plainLine({ ...common, text: name, font: 'condensed-bold', size: nameSize, baseline: top + 3.8 }));
  const lines = foldPlain(rule, 'body', wide / ruleSize);
  lines.forEach((text, index) => {
    ops.push(...plainLine({ ...common, text, font: 'body', size: ruleSize, baseline: top + 8.4 + index * step }));
  });
  return Math.max(swatch, 5 + lines.length * step);
}

function entriesOf(
  set: GameSet,
  { data, ref }: Pick<Entity<'map'>, 'data' | 'ref'>,
  pictures: PictureSizes,
  takes: Ink,
): Entry[] {
  const paint = painters[takes];
  const look = boardLook(set, data.look);
  const cell = [{ x: 0, y: 0 }];
  const across = { x1: 0, y1: 0.5, x2: 1, y2: 0.5 };
  const kinds = [...new Set((data.terrain ?? []).map(({ kind }) => kind))];
  const terrain = kinds.flatMap((kind): Entry[] => {
    const entity = groundOf(set, kind);
    if (entity === undefined) return [];
    const of = entity.data;
    const picture = cellPicture(of, entity.ref.split('/')[0] ?? ref, pictures);
    return [{ swatch: paint.terrain(of, cell, 1, picture), name: of.name, rule: plain(of.text ?? '') }];
  });
  const line = (some: readonly string[] | undefined, sample: () => Op[], name: string, rule: string): Entry[] =>
    some?.length ? [{ swatch: sample(), name, rule }] : [];
  const hazards = [
    ...new Map((data.hazards ?? []).map((hazard) => [`${hazard.name} ${hazard.effect}`, hazard])).values(),
  ];
  const points = data.controlPoints ?? [];
  const said = printedWords(set.manifest.language).legend;
  return [
    ...line(data.walls, () => paint.walls(look.walls, [across]), ...said.wall),
    ...line(data.cover, () => paint.cover([across]), ...said.cover),
    ...line(data.heights, () => paint.heights([{ ...across, lower: 'down' }]), ...said.height),
    ...terrain,
    ...hazards.map(({ name, effect }): Entry => ({ swatch: paint.hazard('', '', cell), name, rule: plain(effect) })),
    ...(points.length > 0
      ? [
          {
            // A name of spaces has the flag instead of a letter, and no plate.
            swatch: paint.controlPoint('   ', cell),
            name: points.length === 1 ? said.point : said.points,
            rule: `${points.map(({ name }) => name).join(', ')}.`,
          },
        ]
      : []),
  ];
}

/** Words without markup. */
const plain = (text: string): string => text.replace(/\*+/g, '').replace(/\s*\n\s*/g, ' ');

/** A map with its legend below or beside it, as one picture. */
export function withLegend(board: DisplayList, legend: DisplayList, where: 'below' | 'beside'): DisplayList {
  const below = where === 'below';
  const [x, y] = below ? [0, board.height] : [board.width, 0];
  const size = below
    ? { width: board.width, height: board.height + legend.height }
    : { width: board.width + legend.width, height: Math.max(board.height, legend.height) };
  const clipped = (list: DisplayList): Op => ({
    op: 'clip',
    shape: { op: 'rect', x: 0, y: 0, w: list.width, h: list.height },
    ops: list.ops,
  });
  const ground = legend.ops[0];
  const paper = ground?.op === 'rect' ? ground.fill : undefined;
  return {
    ...board,
    ...size,
    ops: [
      { op: 'rect', x: 0, y: 0, w: size.width, h: size.height, ...(paper && { fill: paper }) },
      clipped(board),
      { op: 'group', x, y, ops: legend.ops },
    ],
  };
}
