import { find, type GameSet } from '../../../rules/game-set.ts';
import { parseCell } from '../../../rules/map-grid.ts';
import type { Art, MapFile } from '../../../schemas/types.generated.ts';
import { mix } from '../colour.ts';
import type { Op, PictureSizes } from '../display-list.ts';
import { circle } from '../path.ts';
import { cellMm } from '../sizes.ts';
import { leastLettering, words } from './label.ts';
import { teams } from './zones.ts';

type Placed = NonNullable<MapFile['markers']>[number];

/** A marker, token or summon that lies on the map from the start. */
export function paintPlaced(set: GameSet, placed: Placed, pictures: PictureSizes): Op[] {
  const entity = find(set, placed.kind);
  if (!entity) return [];
  const { x, y } = parseCell(placed.at);
  const data = entity.data as { name: string; art?: Art; size?: number; object?: boolean; health?: number };
  const side = (data.size ?? 1) * cellMm;
  const margin = Math.min(2.6, side * 0.1);
  const box = { x: x * cellMm + margin, y: y * cellMm + margin, s: side - 2 * margin };
  const round = entity.kind !== 'marker' && entity.kind !== 'terrain';
  const team = placed.team ? teams[placed.team] : undefined;
  const [light, dark] = data.art?.colours ?? set.theme.colours ?? ['#b98a3c', '#3a2c1c'];
  const rim = team ? team.colour : mix(dark!, '#000000', 0.25);
  const middle = { x: box.x + box.s / 2, y: box.y + box.s / 2 };
  const shape = (grow: number): Op & { op: 'rect' } => ({
    op: 'rect',
    x: box.x - grow,
    y: box.y - grow,
    w: box.s + 2 * grow,
    h: box.s + 2 * grow,
    r: round ? box.s / 2 + grow : 2.2,
  });
  const nameY = box.y + box.s - 1.3;
  return [
    { op: 'group', x: 0.9, y: 1.2, ops: [{ ...shape(0.3), fill: '#1a120a', opacity: 0.32 }] },
    { ...shape(0), fill: rim },
    { ...shape(-0.5), fill: mix(rim, '#ffffff', 0.75) },
    {
      ...shape(-0.9),
      fill: {
        kind: 'radial',
        circle: [middle.x, middle.y, box.s * 0.62],
        stops: [
          [0, light!],
          [1, dark!],
        ],
      },
    },
    { op: 'clip', shape: shape(-0.9), ops: picture(entity.ref, data, box, pictures, dark!) },
    {
      op: 'clip',
      shape: shape(-0.9),
      ops: [
        { op: 'rect', x: box.x, y: nameY - 3.2, w: box.s, h: 5, fill: mix(dark!, '#000000', 0.55), opacity: 0.86 },
        ...nameOf(data.name, middle.x, nameY - 0.7, round ? box.s * 0.62 : box.s - 3),
      ],
    },
    ...(team ? badge(box.x + box.s - 2.6, box.y + 2.6, team.letter, team.colour) : []),
    ...(data.object && data.health ? badge(box.x + 2.6, box.y + 2.6, String(data.health), '#7a1f2b') : []),
  ];
}

/** The same in lines, for little ink. */
export function paintPlacedInLines(set: GameSet, placed: Placed): Op[] {
  const entity = find(set, placed.kind);
  if (!entity) return [];
  const { x, y } = parseCell(placed.at);
  const data = entity.data as { name: string; art?: Art; size?: number; object?: boolean; health?: number };
  const side = (data.size ?? 1) * cellMm;
  const [left, top, s] = [x * cellMm + 2.6, y * cellMm + 2.6, side - 5.2];
  const round = entity.kind !== 'marker' && entity.kind !== 'terrain';
  const icon = s * 0.62;
  const at = { x: left + (s - icon) / 2, y: top + s * 0.08 };
  const team = placed.team && teams[placed.team];
  return [
    {
      op: 'rect',
      x: left,
      y: top,
      w: s,
      h: s,
      r: round ? s / 2 : 2.2,
      fill: '#ffffff',
      stroke: { colour: '#111111', width: 0.5 },
    },
    ...(data.art?.icon ? [{ op: 'icon', name: data.art.icon, ...at, size: icon, fill: '#333333' } as const] : []),
    ...nameOf(data.name, left + s / 2, top + s - 2, round ? s * 0.62 : s - 2, '#111111'),
    ...(team ? badge(left + s - 2.6, top + 2.6, team.letter, '#111111') : []),
    ...(data.object && data.health ? badge(left + 2.6, top + 2.6, String(data.health), '#111111') : []),
  ];
}

function picture(
  ref: string,
  { art }: { art?: Art },
  box: { x: number; y: number; s: number },
  pictures: PictureSizes,
  dark: string,
): Op[] {
  const src = art?.file ? `${ref.split('/')[0]}/${art.file}` : undefined;
  const size = src === undefined ? undefined : pictures.get(src);
  if (src !== undefined && size) {
    const scale = box.s / Math.min(size.width, size.height);
    const w = size.width * scale;
    const h = size.height * scale;
    const [fx = 0.5, fy = 0.5] = art?.focus ?? [];
    return [{ op: 'image', src, x: box.x - (w - box.s) * fx, y: box.y - (h - box.s) * fy, w, h }];
  }
  const name = art?.icon;
  if (!name) return [];
  const s = box.s * 0.66;
  const at = { x: box.x + (box.s - s) / 2, y: box.y + (box.s - s) / 2 - box.s * 0.06 };
  const mirror = art.mirror;
  return [
    { op: 'icon', name, x: at.x + 0.5, y: at.y + 0.6, size: s, fill: mix(dark, '#000000', 0.5), opacity: 0.55, mirror },
    { op: 'icon', name, x: at.x, y: at.y, size: s, fill: '#fff8e6', mirror },
  ];
}

/** The name in one line as large as fits, and nothing where it would be too small to read. */
function nameOf(name: string, x: number, baseline: number, room: number, ink = '#fff8e6'): Op[] {
  const runs = words(name, 'condensed-bold', 2.5, x, baseline, ink);
  const first = runs[0];
  if (first?.op !== 'text' && first?.op !== 'rect') return [];
  const wide = 2 * (x - first.x);
  if (wide <= room) return runs;
  const size = (2.5 * room) / wide;
  return size < leastLettering ? [] : words(name, 'condensed-bold', size, x, baseline, ink);
}

function badge(x: number, y: number, text: string, colour: string): Op[] {
  return [
    { op: 'path', d: circle(x, y, 2.5), fill: '#fff8e6' },
    { op: 'path', d: circle(x, y, 2.1), fill: colour },
    ...words(text, 'condensed-bold', 3, x, y + 1.05, '#ffffff'),
  ];
}
