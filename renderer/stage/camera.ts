import { millimetresPerInch } from '../../exporters/face/units.ts';

/** Where the stage is looked at from: the place in mm at the window's top left corner, and CSS pixels to the mm. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels to the mm at print size: a CSS inch has 96. */
export const printScale = 96 / millimetresPerInch;
const [farthest, nearest] = [printScale / 10, printScale * 8];
/** CSS pixels kept free around what is shown whole: fewer in a small view, but room for the numbers at the edges of a map. */
const around = ({ width, height }: Size): number => clamp(Math.min(width, height) / 12, 22, 40);
/** CSS pixels kept free beside what is brought into view. */
const edge = 12;

/**
 * Shows all of `content` (mm) in the middle of `view` (px), no larger than twice print size.
 * @param foot px to keep free below
 */
export function fitIn(content: Size, view: Size, foot = around(view)): Camera {
  const margin = around(view);
  const room = { width: Math.max(view.width - 2 * margin, 1), height: Math.max(view.height - margin - foot, 1) };
  // A stage without faces has no height.
  const [width, height] = [Math.max(content.width, 1), Math.max(content.height, 1)];
  const scale = Math.min(room.width / width, room.height / height, printScale * 2);
  const y = (content.height - (view.height + margin - foot) / scale) / 2;
  return { scale, x: (content.width - view.width / scale) / 2, y };
}

/** Zooms by a factor; what lies under the point (px) stays there. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number): Camera {
  // Where all that there is needs less, one is farther away already.
  const scale = clamp(camera.scale * factor, Math.min(farthest, camera.scale), nearest);
  return { scale, x: camera.x + px / camera.scale - px / scale, y: camera.y + py / camera.scale - py / scale };
}

/** Moves what is shown by so many px. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** How far to move what is shown, in px, so that a place (mm) comes into view: no more than needed. */
export function wayInto(camera: Camera, place: Size & { readonly x: number; readonly y: number }, view: Size) {
  const along = (from: number, length: number, room: number): number => {
    const to = from + length;
    // What is larger than the view is left alone as long as any of it is seen.
    if (length > room - 2 * edge) return to < edge || from > room - edge ? edge - from : 0;
    return from < edge ? edge - from : Math.min(0, room - edge - to);
  };
  return {
    dx: along((place.x - camera.x) * camera.scale, place.width * camera.scale, view.width),
    dy: along((place.y - camera.y) * camera.scale, place.height * camera.scale, view.height),
  };
}

export function percentOf(camera: Camera): number {
  return Math.round((camera.scale / printScale) * 100);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
