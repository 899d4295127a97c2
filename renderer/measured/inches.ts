import { millimetresPerInch } from '../../exporters/face/units.ts';
import { inches } from '../../rules/valyr/sizes.ts';
import type { Spot } from '../model/spot.ts';
import type { Camera } from '../stage/camera.ts';

/** CSS pixels of an inch of the table. */
export const pixelsOf = ({ scale }: Camera): number => scale * millimetresPerInch;

/** Where a place of the table, in inches, is seen: in CSS pixels. */
export function seenAt({ x, y }: Spot, camera: Camera): Spot {
  const inch = pixelsOf(camera);
  return { x: x * inch - camera.x * camera.scale, y: y * inch - camera.y * camera.scale };
}

/** The place of the table below a pointer, in inches. */
export function placeUnder(event: { readonly clientX: number; readonly clientY: number }, on: Element, camera: Camera) {
  const { left, top } = on.getBoundingClientRect();
  return {
    x: (camera.x + (event.clientX - left) / camera.scale) / millimetresPerInch,
    y: (camera.y + (event.clientY - top) / camera.scale) / millimetresPerInch,
  };
}

/** A length in inches as people say it, to the hundredth. */
export const inchesText = (length: number): string => inches(Math.round(length * 1000));
