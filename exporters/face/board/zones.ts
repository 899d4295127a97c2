import type { Cell } from '../../../rules/map-grid.ts';
import { mix } from '../colour.ts';
import type { Op } from '../display-list.ts';
import { circle, diamond, inMm } from '../path.ts';
import { printedWords } from '../printed-words.ts';
import { cellMm } from '../sizes.ts';
import { hatch } from './hatch.ts';
import { covers, label, letter } from './label.ts';
import { outlinePath, type Region, regionsOf } from './region.ts';

type Team = 'red' | 'blue';

/** Orange-red and blue keep apart for colour-blind eyes; a letter and the direction of the hatch say the same in grey. */
export const teams: Readonly<Record<Team, { readonly colour: string; readonly letter: string }>> = {
  red: { colour: '#c8452a', letter: 'R' },
  blue: { colour: '#24599c', letter: 'B' },
};

const hazardColour = '#b02a6b';
const pointColour = '#e0a52c';

/** Where one side's heroes start. */
export function paintDeployZone(team: Team, cells: readonly Cell[], said = printedWords()): Op[] {
  const { colour } = teams[team];
  const { letter: sign, words } = said.deploys[team];
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
        [{ text: words, strong: true }],
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
    const { x, y, r } = ringOf(region);
    return [
      { op: 'path', d: field, fill: pointColour, opacity: 0.55 },
      { op: 'path', d: outlinePath(region.cells, 1.1, 2.2), stroke: { colour: dark, width: 1 } },
      { op: 'path', d: outlinePath(region.cells, 2.4, 1.4), stroke: { colour: dark, width: 0.3 } },
      { op: 'path', d: circle(x, y, r), fill: mix(pointColour, '#fff6dd', 0.6), opacity: 0.8 },
      { op: 'path', d: circle(x, y, r), stroke: { colour: dark, width: 1.5 } },
      { op: 'path', d: circle(x, y, r - 1.7), stroke: { colour: dark, width: 0.35 } },
      { op: 'path', d: rays(x, y, r - 1.7), stroke: { colour: dark, width: 0.4 }, opacity: 0.55 },
      ...inRing(region, name, dark, { ink: '#fff6dd', plate: dark }),
    ];
  });
}

/** The ring of a scoring area, in mm: as large as the area has room for. */
export function ringOf(region: Region): { readonly x: number; readonly y: number; readonly r: number } {
  const { box, cells } = region;
  const full = cells.length === (box.right - box.left + 1) * (box.bottom - box.top + 1);
  const across = full ? Math.min(box.right - box.left, box.bottom - box.top) + 1 : 1;
  return { ...middleOf(region), r: Math.min((across * cellMm) / 2 - 4.2, 2 * cellMm) };
}

/** What stands in the ring of a scoring area: its name, where that is a letter or two, else a flag above its name. */
export function inRing(region: Region, name: string, colour: string, words: Parameters<typeof label>[2]): Op[] {
  const { x, y, r } = ringOf(region);
  if ([...name].length <= 2 && covers('cinzel', name)) return [letter(name, x, y, Math.min(r, 18), colour)];
  return [
    { op: 'path', d: flag(x, y - r * 0.2, Math.min(r * 0.55, 14)), fill: colour },
    ...label(region, [{ text: name, strong: true }], words, { x, bottom: y + r * 0.7, w: r * 1.75 }),
  ];
}

export function clipped(d: string, ops: readonly Op[]): Op {
  return { op: 'clip', shape: { op: 'path', d }, ops };
}

/** The middle of a region's box where that is a cell of its own, of its widest row otherwise. In mm. */
export function middleOf(region: Region): { x: number; y: number } {
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

/** Small triangles in staggered rows. */
export function thorns(region: Region): string {
  return region.cells
    .flatMap(({ x, y }) =>
      [0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1, 2, 3].map((column) => {
          const cx = (x + 0.125 + column * 0.25 + (row % 2 ? 0.06 : -0.06)) * cellMm;
          const cy = (y + 0.1 + row * 0.2) * cellMm;
          return `M${inMm(cx - 0.85)} ${inMm(cy + 0.8)}L${inMm(cx)} ${inMm(cy - 1)}L${inMm(cx + 0.85)} ${inMm(cy + 0.8)}Z`;
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
    .map(
      ([dx, dy]) => `M${inMm(x + dx * r)} ${inMm(y + dy * r)}L${inMm(x + dx * (r - 1.6))} ${inMm(y + dy * (r - 1.6))}`,
    )
    .join('');
}

/** A swallow-tailed flag on a pole, `size` from the middle to its top. */
function flag(x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${inMm(x + dx * size)} ${inMm(y + dy * size)}`;
  return `M${at(-0.5, -1)}L${at(-0.38, -1)}L${at(-0.38, 0.75)}L${at(-0.5, 0.75)}ZM${at(-0.3, -0.92)}L${at(0.75, -0.92)}L${at(0.42, -0.5)}L${at(0.75, -0.08)}L${at(-0.3, -0.08)}Z`;
}
