import type { Chance } from './chance.ts';
import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import type { Box, Point } from './path.ts';

/** The flat inks of a screen-printed picture, from the darkest to the lightest. */
export interface Inks {
  readonly night: string;
  readonly deep: string;
  readonly shadow: string;
  readonly mid: string;
  readonly light: string;
  readonly pale: string;
  readonly glow: string;
}

export type SceneName = 'rays' | 'hills' | 'rings' | 'lattice' | 'shards' | 'embers' | 'waves' | 'towers';

export const sceneNames: readonly SceneName[] = [
  'rays',
  'hills',
  'rings',
  'lattice',
  'shards',
  'embers',
  'waves',
  'towers',
];

export interface Stage {
  readonly box: Box;
  /** Where the light comes from. */
  readonly sun: Point;
  /** Where the ground begins behind the figure. */
  readonly horizon: number;
  readonly inks: Inks;
  readonly chance: Chance;
}

/** What lies behind the figure and what crops its feet. */
export interface Scene {
  readonly behind: readonly Op[];
  readonly before: readonly Op[];
}

export function inksOf(light: string, shadow: string): Inks {
  return {
    night: mix(shadow, '#04060c', 0.72),
    deep: mix(shadow, '#060912', 0.48),
    shadow,
    mid: mix(shadow, light, 0.5),
    light,
    pale: mix(light, '#fff3d2', 0.52),
    glow: mix(light, '#fffaea', 0.82),
  };
}

export const reach = ({ w, h }: Box) => Math.hypot(w, h);
