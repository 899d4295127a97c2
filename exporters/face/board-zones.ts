import type { Cell } from '../../rules/teamfight/map-grid.ts';
import { covers, label, letter } from './board-label.ts';
import { outlinePath, type Region, regionsOf } from './board-region.ts';
import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import { circle, diamond, mm } from './path.ts';
import { cellMm } from './sizes.ts';

type Team = 'red' | 'blue';

/** Orange-red and blue keep apart for colour-blind eyes; a letter and the direction of the hatch say the same in grey. */
export const teams: Readonly<
  Record<Team, { readonly colour: string; readonly letter: string; readonly name: string }>
> = {
  red: { colour: '#c8452a', letter: 'R', name: 'Red' },
  blue: { colour: '#24599c', letter: 'B', name: 'Blue' },
};

const hazardColour = '#b02a6b';
const pointColour = '#e0a52c';

/** Where one side's heroes start. */
export function paintDeployZone(team: Team, cells: readonly Cell[]): Op[] {
  const { colour, letter: sign, name } = teams[team];
  return regionsOf(cells).flatMap((region): Op[] => {
    const field = outlinePath(region.cells, 0.7, 2);
    const { x, y } = middleOf(region);
    return [
      { op: 'path', d: field, fill: colour, opacity: 0.2 },
      clipped(field, [
        {
          op: 'path',
          d: hatch(region, 4.2, team === 'red' ? 'rising' : 'falling'),
          stroke: { colour, width: 0.55 },
          opacity: 0.42,
        },
      ]),
      { op: 'path', d: outlinePath(region.cells, 1.3, 1.6), stroke: { colour, width: 1.1, dash: [5, 2.2] } },
      {
        op: 'path',
        d: team === 'red' ? circle(x, y, 7) : diamond(x, y, 8.6),
        fill: mix(colour, '#ffffff', 0.88),
        stroke: { colour, width: 0.9 },
        opacity: 0.92,
      },
      letter(sign, x, y, 9.5, colour),
      ...label(
        region,
        [{ text: `${name} deploys`, strong: true }],
        { ink: '#ffffff', plate: mix(colour, '#000000', 0.2) },
        { x, bottom: y + 12.2, w: cellMm },
      ),
    ];
  });
}

/** Cells that hurt: warning tape along the edge and thorns inside. */
export function paintHazard(name: string, effect: string, cells: readonly Cell[]): Op[] {
  const dark = mix(hazardColour, '#000000', 0.62);
  return regionsOf(cells).flatMap((region): Op[] => {
    const field = outlinePath(region.cells, 0.6);
    const inner = outlinePath(region.cells, 3);
    return [
      { op: 'path', d: field, fill: mix(hazardColour, '#ffffff', 0.35), opacity: 0.34 },
      clipped(inner, [{ op: 'path', d: thorns(region), fill: dark, opacity: 0.42 }]),
      {
        op: 'clip',
        // The ring between both outlines: the inner one is a hole under the even-odd rule.
        shape: { op: 'path', d: field + inner, rule: 'evenodd' },
        ops: [
          { op: 'path', d: field, fill: mix(hazardColour, '#ffffff', 0.72) },
          {
            op: 'path',
            d: hatch(region, 3.6, 'rising'),
            stroke: { colour: mix(hazardColour, '#000000', 0.25), width: 1.5 },
          },
        ],
      },
      { op: 'path', d: field, stroke: { colour: dark, width: 0.4 } },
      { op: 'path', d: inner, stroke: { colour: dark, width: 0.35 } },
      ...label(region, [{ text: name, strong: true }, { text: effect }], {
        ink: '#ffffff',
        plate: dark,
      }),
    ];
  });
}

/** A scoring area: a strong shaded field with a ring and its name. */
export function paintControlPoint(name: string, cells: readonly Cell[]): Op[] {
  const dark = mix(pointColour, '#2a1600', 0.68);
  return regionsOf(cells).flatMap((region): Op[] => {
    const field = outlinePath(region.cells, 0.8, 2.4);
    const { box } = region;
    const { x, y } = middleOf(region);
    const full = region.cells.length === (box.right - box.left + 1) * (box.bottom - box.top + 1);
    const across = full ? Math.min(box.right - box.left, box.bottom - box.top) + 1 : 1;
    const r = Math.min((across * cellMm) / 2 - 4.2, 2 * cellMm);
    const short = [...name].length <= 2 && covers('cinzel', name);
    return [
      { op: 'path', d: field, fill: pointColour, opacity: 0.55 },
      { op: 'path', d: outlinePath(region.cells, 1.1, 2.2), stroke: { colour: dark, width: 1 } },
      { op: 'path', d: outlinePath(region.cells, 2.4, 1.4), stroke: { colour: dark, width: 0.3 } },
      { op: 'path', d: circle(x, y, r), fill: mix(pointColour, '#fff6dd', 0.6), opacity: 0.8 },
      { op: 'path', d: circle(x, y, r), stroke: { colour: dark, width: 1.5 } },
      { op: 'path', d: circle(x, y, r - 1.7), stroke: { colour: dark, width: 0.35 } },
      { op: 'path', d: rays(x, y, r - 1.7), stroke: { colour: dark, width: 0.4 }, opacity: 0.55 },
      ...(short
        ? [letter(name, x, y, Math.min(r, 18), dark)]
        : [
            { op: 'path', d: flag(x, y - r * 0.2, Math.min(r * 0.55, 14)), fill: dark } as const,
            ...label(
              region,
              [{ text: name, strong: true }],
              { ink: '#fff6dd', plate: dark },
              { x, bottom: y + r * 0.7, w: r * 1.75 },
            ),
          ]),
    ];
  });
}

function clipped(d: string, ops: readonly Op[]): Op {
  return { op: 'clip', shape: { op: 'path', d }, ops };
}

/** The middle of a region's box where that is a cell of its own, of its widest row otherwise. In mm. */
function middleOf(region: Region): { x: number; y: number } {
  const { box, cells } = region;
  const x = (box.left + box.right + 1) / 2;
  const y = (box.top + box.bottom + 1) / 2;
  const covered = [x - 0.5, x - 0.01].some((cx) =>
    cells.some((cell) => cell.x === Math.floor(cx) && cell.y === Math.floor(y - 0.01)),
  );
  if (covered) return { x: x * cellMm, y: y * cellMm };
  const first = cells[0]!;
  return { x: (first.x + 0.5) * cellMm, y: (first.y + 0.5) * cellMm };
}

/** Slanted lines over a region's box, aligned to the board so that neighbouring regions go together. */
function hatch({ box }: Region, spacing: number, slope: 'rising' | 'falling'): string {
  const left = box.left * cellMm;
  const right = (box.right + 1) * cellMm;
  const top = box.top * cellMm;
  const bottom = (box.bottom + 1) * cellMm;
  const height = bottom - top;
  let d = '';
  for (let at = Math.floor((left - height) / spacing) * spacing; at < right; at += spacing) {
    const [y1, y2] = slope === 'rising' ? [bottom, top] : [top, bottom];
    d += `M${mm(at)} ${mm(y1)}L${mm(at + height)} ${mm(y2)}`;
  }
  return d;
}

/** Small triangles in staggered rows. */
function thorns(region: Region): string {
  return region.cells
    .flatMap(({ x, y }) =>
      [0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1, 2, 3].map((column) => {
          const cx = (x + 0.125 + column * 0.25 + (row % 2 ? 0.06 : -0.06)) * cellMm;
          const cy = (y + 0.1 + row * 0.2) * cellMm;
          return `M${mm(cx - 0.85)} ${mm(cy + 0.8)}L${mm(cx)} ${mm(cy - 1)}L${mm(cx + 0.85)} ${mm(cy + 0.8)}Z`;
        }),
      ),
    )
    .join('');
}

/** Short ticks around a circle, every 30 degrees. */
function rays(x: number, y: number, r: number): string {
  const parts = [
    [1, 0],
    [0.866, 0.5],
    [0.5, 0.866],
  ] as const;
  return parts
    .flatMap(
      ([a, b]) =>
        [
          [a, b],
          [-b, a],
          [-a, -b],
          [b, -a],
        ] as const,
    )
    .map(([dx, dy]) => `M${mm(x + dx * r)} ${mm(y + dy * r)}L${mm(x + dx * (r - 1.6))} ${mm(y + dy * (r - 1.6))}`)
    .join('');
}

/** A swallow-tailed flag on a pole, `size` from the middle to its top. */
function flag(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${mm(x + dx * size)} ${mm(y + dy * size)}`;
  return `M${at(-0.5, -1)}L${at(-0.38, -1)}L${at(-0.38, 0.75)}L${at(-0.5, 0.75)}ZM${at(-0.3, -0.92)}L${at(0.75, -0.92)}L${at(0.42, -0.5)}L${at(0.75, -0.08)}L${at(-0.3, -0.08)}Z`;
}
