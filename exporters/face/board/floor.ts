import type { MapLook } from '../../../schemas/types.generated.ts';
import { mix } from '../colour.ts';
import type { Op } from '../display-list.ts';
import type { Box } from '../path.ts';
import { cellMm } from '../sizes.ts';
import {
  blades,
  flagstones,
  grains,
  hairlines,
  type Laid,
  lines,
  patches,
  planksOf,
  ripples,
  specks,
} from './floor-marks.ts';
import { cellsOf, paintGround } from './ground.ts';
import { chance } from './region.ts';

type FloorName = NonNullable<MapLook['floor']>;

/** The colours of floors where a map names none. */
const colours: Readonly<Record<FloorName, string>> = {
  earth: '#d3c6a6',
  grass: '#a9b97a',
  stone: '#bdb7ab',
  planks: '#c4a077',
  sand: '#e3cf9f',
  snow: '#eaf0f3',
  dark: '#77727c',
};

export const floorColour = (floor: FloorName, ground?: string): string => ground ?? colours[floor];

/**
 * The bare floor of a board: the same map has the same floor each time.
 * @param seed what tells this map's floor from others of its kind
 * @param part in mm, where only a part of the board is looked at: there it looks as the whole does
 * @param pxPerMm what is too fine for so many pixels is left out
 */
export function paintFloor(
  floor: FloorName,
  columns: number,
  rows: number,
  seed: number,
  ground?: string,
  part?: Box,
  pxPerMm = Infinity,
): Op[] {
  const colour = floorColour(floor, ground);
  const cells = cellsOf(columns, rows, part);
  if (floor === 'earth') return paintGround(columns, rows, seed, colour, cells, pxPerMm);
  // Few salts, so that a seed cannot make two of them meet.
  const roll = (x: number, y: number, salt: number) => chance(x, y, seed + salt);
  return painters[floor]({ columns, rows, colour, roll, cells, pxPerMm });
}

const painters: Readonly<Record<Exclude<FloorName, 'earth'>, (laid: Laid) => Op[]>> = {
  grass: (laid) => {
    const { colour } = laid;
    const dark = mix(colour, '#24401c', 0.55);
    return [
      base(laid, mix(colour, '#f6f3c8', 0.2), mix(colour, '#24401c', 0.14)),
      { op: 'path', d: patches(laid, 11, 0.4), fill: dark, opacity: 0.09 },
      { op: 'path', d: patches(laid, 31, 0.34), fill: mix(colour, '#fbf6c4', 0.8), opacity: 0.13 },
      ...lines(laid, () => blades(laid, 51), dark, 0.24, 0.42),
      ...lines(laid, () => blades(laid, 91), mix(colour, '#ffffd8', 0.65), 0.22, 0.5),
    ];
  },
  stone: (laid) => {
    const { colour } = laid;
    const slabs = flagstones(laid);
    return [
      base(laid, mix(colour, '#2b2620', 0.42), mix(colour, '#2b2620', 0.5)),
      { op: 'path', d: slabs[0], fill: colour },
      { op: 'path', d: slabs[1], fill: mix(colour, '#ffffff', 0.14) },
      { op: 'path', d: slabs[2], fill: mix(colour, '#2b2620', 0.09) },
      { op: 'path', d: patches(laid, 11, 0.25), fill: mix(colour, '#2b2620', 0.6), opacity: 0.06 },
      ...lines(laid, () => hairlines(laid, 41), mix(colour, '#2b2620', 0.6), 0.18, 0.35),
    ];
  },
  planks: (laid) => {
    const { colour } = laid;
    const boards = planksOf(laid);
    const dark = mix(colour, '#1f1206', 0.6);
    return [
      base(laid, dark, mix(colour, '#1f1206', 0.66)),
      { op: 'path', d: boards.tones[0], fill: colour },
      { op: 'path', d: boards.tones[1], fill: mix(colour, '#fff0d0', 0.13) },
      { op: 'path', d: boards.tones[2], fill: mix(colour, '#1f1206', 0.1) },
      ...lines(laid, () => boards.grain, dark, 0.16, 0.34),
      ...grains(laid, () => boards.nails, mix(colour, '#1f1206', 0.75), 0.32, 0.7),
    ];
  },
  sand: (laid) => {
    const { colour } = laid;
    const dark = mix(colour, '#6b4a1c', 0.5);
    return [
      base(laid, mix(colour, '#fffdf0', 0.3), mix(colour, '#6b4a1c', 0.12)),
      { op: 'path', d: patches(laid, 11, 0.3), fill: mix(colour, '#ffffff', 0.8), opacity: 0.14 },
      ...lines(laid, () => ripples(laid, 31), dark, 0.32, 0.24),
      ...lines(laid, () => ripples(laid, 61), mix(colour, '#ffffff', 0.75), 0.42, 0.5),
      ...grains(laid, () => specks(laid, 81, 3, 0.22), dark, 0.22, 0.4),
    ];
  },
  snow: (laid) => {
    const { colour } = laid;
    const shade = mix(colour, '#4f7396', 0.5);
    return [
      base(laid, mix(colour, '#ffffff', 0.6), mix(colour, '#4f7396', 0.1)),
      { op: 'path', d: patches(laid, 11, 0.34), fill: shade, opacity: 0.08 },
      { op: 'path', d: patches(laid, 31, 0.34), fill: '#ffffff', opacity: 0.35 },
      ...lines(laid, () => ripples(laid, 51, 1), shade, 0.4, 0.22),
      ...grains(laid, () => specks(laid, 81, 3, 0.3), '#ffffff', 0.3, 0.9),
      ...grains(laid, () => specks(laid, 101, 2, 0.2), shade, 0.2, 0.35),
    ];
  },
  dark: (laid) => {
    const { colour } = laid;
    const light = mix(colour, '#cfc8d8', 0.4);
    const black = mix(colour, '#08070b', 0.7);
    return [
      base(laid, mix(colour, '#a49cb0', 0.14), mix(colour, '#08070b', 0.3)),
      { op: 'path', d: patches(laid, 11, 0.4), fill: black, opacity: 0.2 },
      { op: 'path', d: patches(laid, 31, 0.3), fill: light, opacity: 0.1 },
      ...lines(laid, () => hairlines(laid, 41), black, 0.4, 0.6),
      ...grains(laid, () => specks(laid, 81, 4, 0.42), black, 0.42, 0.5),
      ...grains(laid, () => specks(laid, 101, 3, 0.34), light, 0.34, 0.45),
    ];
  },
};

/** The whole board, lighter in its middle. */
function base({ columns, rows, colour }: Laid, light: string, dark: string): Op {
  const [w, h] = [columns * cellMm, rows * cellMm];
  const flat = light === dark ? colour : mix(light, dark, 0.45);
  const circleOf = [w * 0.47, h * 0.44, Math.max(w, h) * 0.72] as const;
  const stops = [
    [0, light],
    [0.6, flat],
    [1, dark],
  ] as const;
  return { op: 'rect', x: 0, y: 0, w, h, fill: { kind: 'radial', circle: circleOf, stops } };
}
