/** How the faces are looked at: as most people see them, without one kind of cones, or without colour. */
export const sights = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'grey'] as const;
export type Sight = (typeof sights)[number];

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/**
 * What becomes of linear red, green and blue, row by row. Without a kind of cones: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes,
 * "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, the matrices of severity 1.0.
 * Grey: the luminance of Rec. 709, which a black and white printer comes near to.
 */
const sightMatrices: Readonly<Record<Exclude<Sight, 'usual'>, Matrix>> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

/** What an feColorMatrix takes for a sight: four rows of red, green, blue, alpha and a constant. */
export function filterValues(sight: Exclude<Sight, 'usual'>): string {
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = sightMatrices[sight];
  return `${rr} ${rg} ${rb} 0 0 ${gr} ${gg} ${gb} 0 0 ${br} ${bg} ${bb} 0 0 0 0 0 1 0`;
}

type Light = readonly [r: number, g: number, b: number];

/** How far apart two `#rrggbb` colours look: their distance in OKLab (B. Ottosson, 2020), from 0 to 1 between black and white. Pure. */
export function apart(a: string, b: string, sight: Sight): number {
  const [one, other] = [oklab(seen(light(a), sight)), oklab(seen(light(b), sight))];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/** Linear light of a colour, each 0 to 1. */
const light = (colour: string): Light =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];

function seen(rgb: Light, sight: Sight): Light {
  if (sight === 'usual') return rgb;
  const matrix = sightMatrices[sight];
  return [0, 3, 6].map((row) =>
    Math.min(1, Math.max(0, product(matrix[row] ?? 0, matrix[row + 1] ?? 0, matrix[row + 2] ?? 0, rgb))),
  ) as [number, number, number];
}

const product = (r: number, g: number, b: number, rgb: Light) => r * rgb[0] + g * rgb[1] + b * rgb[2];

function oklab(rgb: Light): Light {
  const l = Math.cbrt(product(0.4122214708, 0.5363325363, 0.0514459929, rgb));
  const m = Math.cbrt(product(0.2119034982, 0.6806995451, 0.1073969566, rgb));
  const s = Math.cbrt(product(0.0883024619, 0.2817188376, 0.6299787005, rgb));
  return [
    product(0.2104542553, 0.793617785, -0.0040720468, [l, m, s]),
    product(1.9779984951, -2.428592205, 0.4505937099, [l, m, s]),
    product(0.0259040371, 0.7827717662, -0.808675766, [l, m, s]),
  ];
}
