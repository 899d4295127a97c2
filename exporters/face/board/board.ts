import { type Entity, find, type GameSet } from '../../../rules/game-set.ts';
import type { Memory } from '../../../rules/kernel/memory.ts';
import type { Terrain } from '../../../schemas/types.generated.ts';
import type { Board } from '../card.ts';
import type { Op, PictureSizes } from '../display-list.ts';
import { cellMm } from '../sizes.ts';
import { type BoardLayer, boardLayers } from './layers.ts';
import { besideWidth, boardLegend, withLegend } from './legend.ts';
import { boardLook } from './look.ts';
import type { Ink } from './painters.ts';

/** Width of a legend that is printed on a page of its own, in mm: the narrowest paper without margins. */
const pageWidth = 180;

/**
 * Paints a map as a board: ground, terrain, zones and edges, with what lies on it and without. The painting is exactly
 * columns by rows cells large, without a bleed, so that a table's grid falls on the painted one.
 * @param memory of the same map, laid out before: what looks as it did is the same object
 * @param isObject terrain that lies as objects on a map where pieces are moved
 */
export function boardFace(
  set: GameSet,
  map: Entity<'map'>,
  pictures: PictureSizes,
  ink: Ink = 'full',
  memory?: Memory,
  isObject: (terrain: Terrain) => boolean = () => false,
): Board {
  const { columns, rows } = map.data;
  const size = { width: columns * cellMm, height: rows * cellMm, bleed: 0, corner: 0 };
  // What is traced is never printed.
  const layers = boardLayers(set, map, pictures, memory, ink).filter(({ name }) => name !== 'tracing');
  const areas = map.data.terrain ?? [];
  const flat = areas.filter(({ kind }) => {
    const terrain = find(set, kind);
    return terrain?.kind !== 'terrain' || !isObject(terrain.data as Terrain);
  });
  const below =
    flat.length === areas.length
      ? layers
      : boardLayers(set, { ...map, data: { ...map.data, terrain: flat } }, pictures, undefined, ink);
  const opsOf = (some: readonly BoardLayer[]): readonly Op[] => some.flatMap(({ ops }) => ops);
  const list = { ...size, ops: opsOf(layers) };
  const { legend: where } = boardLook(set, map.data.look);
  const strip = (width: number) => (where === 'none' ? undefined : boardLegend(set, map, pictures, width, ink));
  const beside = strip(where === 'beside' ? besideWidth : size.width);
  const page = strip(pageWidth);
  return {
    ref: map.ref,
    name: map.data.name,
    text: map.data.text ?? '',
    columns,
    rows,
    list,
    ...(beside && page && where !== 'none' && { sheet: withLegend(list, beside, where), legend: page }),
    ground: { ...size, ops: opsOf(below.filter(({ name }) => name !== 'pieces' && name !== 'tracing')) },
  };
}
