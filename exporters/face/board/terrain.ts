import type { Cell } from '../../../rules/map-grid.ts';
import type { Terrain } from '../../../schemas/types.generated.ts';
import { mix } from '../colour.ts';
import type { Op } from '../display-list.ts';
import { circle, inMm } from '../path.ts';
import type { PrintedWords } from '../printed-words.ts';
import { cellMm } from '../sizes.ts';
import { chance, insetOutline, outlinePath, outlinesOf, regionsOf, roughPath } from './region.ts';
import { type CellPicture, paintTexture } from './texture.ts';

/** How terrain looks follows from what it does, so that a map can be read without its legend. */
type TerrainLook = 'solid' | 'barrier' | 'veil' | 'slow' | 'plain';

export function lookOf(terrain: Terrain): TerrainLook {
  if (terrain.blocksMovement) return terrain.blocksSight ? 'solid' : 'barrier';
  if (terrain.blocksSight) return 'veil';
  return (terrain.enterCost ?? 1) > 1 ? 'slow' : 'plain';
}

/** What terrain does in a few words, for its label. */
export function effectOf(terrain: Terrain, { terrain: said }: PrintedWords): string {
  const words: string[] = [];
  if (terrain.blocksMovement) words.push(said.blocked);
  if (terrain.blocksSight) words.push(said.unseen);
  if (!terrain.blocksMovement && (terrain.enterCost ?? 1) > 1) words.push(said.costs(terrain.enterCost ?? 1));
  return words.join(', ');
}

const colours: Readonly<Record<TerrainLook, string>> = {
  solid: '#77706a',
  barrier: '#5f93a8',
  veil: '#6f8f57',
  slow: '#a88a58',
  plain: '#b8a57c',
};

/** The colour of a terrain: its own, or that of what it does. */
export const terrainColour = (terrain: Terrain): string => terrain.colour ?? colours[lookOf(terrain)];

/** The cells of one kind of terrain. Solids stand on top of the ground, barriers lie below it. */
export function paintTerrain(terrain: Terrain, cells: readonly Cell[], salt: number, picture?: CellPicture): Op[] {
  const look = lookOf(terrain);
  const colour = terrainColour(terrain);
  const texture: Texture = (some) => paintTexture(terrain, some, colour, picture);
  if (look === 'solid') return solid(cells, colour, texture);
  if (look === 'barrier') return barrier(cells, colour, salt, texture);
  if (look === 'veil') return texture([]) ? screen(cells, colour, texture) : veil(cells, colour);
  return open(cells, colour, salt, look, texture);
}

/** What the terrain's own texture paints in some cells; undefined where it has none. */
type Texture = (cells: readonly Cell[]) => readonly Op[] | undefined;

/**
 * The outline of cells, and what is painted inside of it, region by region: a painter takes several times as long to paint inside of many
 * outlines at once.
 */
function filled(
  cells: readonly Cell[],
  outline: (cells: readonly Cell[]) => string,
  ops: (cells: readonly Cell[], outline: string) => readonly Op[],
): { readonly outline: string; readonly inside: readonly Op[] } {
  const regions = regionsOf(cells).map((region) => ({ cells: region.cells, d: outline(region.cells) }));
  return {
    outline: regions.map(({ d }) => d).join(''),
    inside: regions.map(({ cells, d }): Op => ({ op: 'clip', shape: { op: 'path', d }, ops: ops(cells, d) })),
  };
}

/** A block of rock with four bevelled sides, lit from the top left. */
function solid(cells: readonly Cell[], colour: string, texture: Texture): Op[] {
  const bevel = 3.1;
  const sides = { up: '', left: '', right: '', down: '' };
  for (const loop of outlinesOf(cells)) {
    const outer = insetOutline(loop, 0.35);
    const inner = insetOutline(loop, bevel);
    outer.forEach((from, index) => {
      const next = (index + 1) % outer.length;
      const to = outer[next]!;
      const quad = [from, to, inner[next]!, inner[index]!]
        .map((point) => `${inMm(point.x)} ${inMm(point.y)}`)
        .join('L');
      const side = to.x > from.x ? 'up' : to.x < from.x ? 'down' : to.y > from.y ? 'right' : 'left';
      sides[side] += `M${quad}Z`;
    });
  }
  const { outline: top, inside } = filled(
    cells,
    (some) => outlinePath(some, bevel),
    (some) =>
      texture(some) ?? [
        { op: 'path', d: facets(some, 3, 1), fill: mix(colour, '#ffffff', 0.22), opacity: 0.5 },
        { op: 'path', d: facets(some, 19, 0.8), fill: mix(colour, '#000000', 0.5), opacity: 0.34 },
        { op: 'path', d: cracks(some), stroke: { colour: mix(colour, '#000000', 0.68), width: 0.28 }, opacity: 0.75 },
      ],
  );
  return [
    {
      op: 'group',
      x: 1.1,
      y: 1.5,
      ops: [{ op: 'path', d: outlinePath(cells, -1.1, 2.4), fill: '#1a120a', opacity: 0.13 }],
    },
    {
      op: 'group',
      x: 0.9,
      y: 1.2,
      ops: [{ op: 'path', d: outlinePath(cells, -0.2, 1.4), fill: '#1a120a', opacity: 0.28 }],
    },
    { op: 'path', d: outlinePath(cells, 0.1), fill: '#211c19' },
    { op: 'path', d: sides.up, fill: mix(colour, '#ffffff', 0.34) },
    { op: 'path', d: sides.left, fill: mix(colour, '#ffffff', 0.16) },
    { op: 'path', d: sides.right, fill: mix(colour, '#000000', 0.36) },
    { op: 'path', d: sides.down, fill: mix(colour, '#000000', 0.5) },
    { op: 'path', d: top, fill: mix(colour, '#000000', 0.12) },
    ...inside,
    { op: 'path', d: top, stroke: { colour: mix(colour, '#ffffff', 0.4), width: 0.25 }, opacity: 0.6 },
  ];
}

function facets(cells: readonly Cell[], salt: number, size: number): string {
  return cells
    .flatMap(({ x, y }) =>
      [0, 1, 2].map((facet) => {
        const at = salt + facet * 5;
        const cx = (x + chance(x, y, at)) * cellMm;
        const cy = (y + chance(x, y, at + 1)) * cellMm;
        const reach = (direction: number) => size * (2.2 + 4.4 * chance(x * 4 + direction, y, at + 2));
        return `M${inMm(cx - reach(0))} ${inMm(cy)}L${inMm(cx)} ${inMm(cy - reach(1))}L${inMm(cx + reach(2))} ${inMm(cy - 1)}L${inMm(cx + 1)} ${inMm(cy + reach(3))}Z`;
      }),
    )
    .join('');
}

function cracks(cells: readonly Cell[]): string {
  return cells
    .map(({ x, y }) => {
      let cx = (x + 0.1 + 0.3 * chance(x, y, 51)) * cellMm;
      let cy = (y + chance(x, y, 52)) * cellMm;
      let d = `M${inMm(cx)} ${inMm(cy)}`;
      for (let step = 0; step < 4; step++) {
        cx += 2 + 4.5 * chance(x, y, 53 + step);
        cy += 9 * (chance(x, y, 63 + step) - 0.5);
        d += `L${inMm(cx)} ${inMm(cy)}`;
      }
      return d;
    })
    .join('');
}

/** Sunken ground that nobody crosses but everybody sees over: water, a chasm, rubble. */
function barrier(cells: readonly Cell[], colour: string, salt: number, texture: Texture): Op[] {
  const { outline: shore, inside } = filled(
    cells,
    (some) => roughPath(some, 0.7, 1.7, salt),
    (some, d) => [
      { op: 'group', x: 1.1, y: 1.5, ops: [{ op: 'path', d, fill: mix(colour, '#08141c', 0.2) }] },
      { op: 'path', d: roughPath(some, 3.2, 2.4, salt + 2), fill: colour },
      { op: 'path', d: roughPath(some, 6.2, 2.8, salt + 3), fill: mix(colour, '#ffffff', 0.12) },
      ...(texture(some) ?? paintWaves(some, colour)),
    ],
  );
  return [
    { op: 'path', d: roughPath(cells, 0, 1, salt + 1), fill: mix(colour, '#2b1f10', 0.55), opacity: 0.3 },
    { op: 'path', d: shore, fill: mix(colour, '#08141c', 0.52) },
    ...inside,
    { op: 'path', d: shore, stroke: { colour: mix(colour, '#08141c', 0.72), width: 0.5 } },
  ];
}

const paintWaves = (cells: readonly Cell[], colour: string): Op[] => [
  { op: 'path', d: waves(cells, 0), stroke: { colour: mix(colour, '#ffffff', 0.62), width: 0.4 } },
  { op: 'path', d: waves(cells, 9), stroke: { colour: mix(colour, '#08141c', 0.5), width: 0.35 }, opacity: 0.7 },
];

function waves(cells: readonly Cell[], salt: number): string {
  return cells
    .flatMap(({ x, y }) =>
      [0.2, 0.5, 0.8].map((row, index) => {
        const cx = (x + 0.12 + 0.5 * chance(x, y, 81 + index + salt)) * cellMm;
        const cy = (y + row + 0.12 * (chance(x, y, 91 + index + salt) - 0.5)) * cellMm + salt * 0.2;
        return `M${inMm(cx)} ${inMm(cy)}q1.1 -1.3 2.2 0q1.1 1.3 2.2 0q1.1 -1.3 2.2 0`;
      }),
    )
    .join('');
}

/** What nobody sees through but everybody may enter: a thicket, smoke, tall reeds. Round tufts with a soft edge. */
function veil(cells: readonly Cell[], colour: string): Op[] {
  const tufts = cells.flatMap(({ x, y }) =>
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const at = row * 3 + column;
        return {
          x: (x + 0.18 + column * 0.32 + 0.07 * (chance(x, y, 101 + at) - 0.5)) * cellMm,
          y: (y + 0.18 + row * 0.32 + 0.07 * (chance(x, y, 111 + at) - 0.5)) * cellMm,
          r: 4.2 + 1.1 * chance(x, y, 121 + at),
        };
      }),
    ),
  );
  const ink = mix(colour, '#141c0c', 0.62);
  const each = (r: (tuft: { r: number }) => number, dx: number, dy: number) =>
    tufts.map((tuft) => circle(tuft.x + dx, tuft.y + dy, r(tuft))).join('');
  return [
    { op: 'path', d: each(({ r }) => r, 0.8, 1.1), fill: '#1a120a', opacity: 0.2 },
    { op: 'path', d: outlinePath(cells, 3, 3) + each(({ r }) => r, 0, 0), fill: ink },
    ...tufts.flatMap((tuft): Op[] => [
      { op: 'path', d: circle(tuft.x, tuft.y, tuft.r - 0.4), fill: mix(colour, '#141c0c', 0.3) },
      { op: 'path', d: circle(tuft.x - 0.5, tuft.y - 0.6, tuft.r - 1.3), fill: colour },
      { op: 'path', d: circle(tuft.x - 1.1, tuft.y - 1.3, tuft.r - 2.8), fill: mix(colour, '#ffffff', 0.22) },
    ]),
  ];
}

/** The same with a texture of its own: a dark rim keeps it apart from what can be seen over. */
function screen(cells: readonly Cell[], colour: string, texture: Texture): Op[] {
  const { outline: rim, inside } = filled(
    cells,
    (some) => outlinePath(some, 0.5, 4),
    (some) => texture(some) ?? [],
  );
  const ink = mix(colour, '#141c0c', 0.62);
  return [
    {
      op: 'group',
      x: 1,
      y: 1.4,
      ops: [{ op: 'path', d: outlinePath(cells, -0.2, 4), fill: '#1a120a', opacity: 0.26 }],
    },
    { op: 'path', d: rim, fill: mix(colour, '#141c0c', 0.24) },
    ...inside,
    { op: 'path', d: rim, stroke: { colour: ink, width: 1 } },
  ];
}

/** Ground that can be entered and seen over; where it is slow, it is full of tufts to wade through. */
function open(cells: readonly Cell[], colour: string, salt: number, look: TerrainLook, texture: Texture): Op[] {
  const ink = mix(colour, '#2a1a08', 0.62);
  const marks = (some: readonly Cell[]) =>
    some
      .flatMap(({ x, y }) =>
        [0, 1, 2, 3, 4, 5, 6].map((mark) => {
          const cx = (x + 0.1 + 0.8 * chance(x, y, 131 + mark)) * cellMm;
          const cy = (y + 0.15 + 0.75 * chance(x, y, 141 + mark)) * cellMm;
          return look === 'slow'
            ? `M${inMm(cx - 1.5)} ${inMm(cy - 1.6)}L${inMm(cx - 0.4)} ${inMm(cy)}L${inMm(cx)} ${inMm(cy - 2.3)}L${inMm(cx + 0.4)} ${inMm(cy)}L${inMm(cx + 1.5)} ${inMm(cy - 1.6)}`
            : `M${inMm(cx)} ${inMm(cy)}l0.9 0`;
        }),
      )
      .join('');
  const { outline: edge, inside } = filled(
    cells,
    (some) => roughPath(some, 0.4, 1.6, salt),
    (some) => texture(some) ?? [{ op: 'path', d: marks(some), stroke: { colour: ink, width: 0.36 }, opacity: 0.8 }],
  );
  return [
    { op: 'path', d: edge, fill: colour, opacity: look === 'slow' ? 0.62 : 0.5 },
    { op: 'path', d: roughPath(cells, 2.4, 2.2, salt + 1), fill: mix(colour, '#2a1a08', 0.25), opacity: 0.35 },
    ...inside,
    { op: 'path', d: edge, stroke: { colour: ink, width: 0.4, dash: [1.2, 1] }, opacity: 0.7 },
  ];
}
