import { spaceAt, xOf, yOf } from '../../spaces.ts';
import { isOpen } from './field.ts';
import { figureOf, type Look } from './look.ts';

/**
 * The spaces that a figure is moved over, straight away from the user or towards them (U-093). Straight is the nearest of eight
 * directions; it ends at obstacles, at anybody and at the edge of the map.
 */
export function pushPath(look: Look, by: number, figure: number, kind: 'push' | 'pull', spaces: number): number[] {
  const { board } = look.game;
  const [own, at] = [figureOf(look, by).at, figureOf(look, figure).at];
  if (own < 0 || at < 0) return [];
  const [across, down] = heading(xOf(board, at) - xOf(board, own), yOf(board, at) - yOf(board, own));
  const sign = kind === 'push' ? 1 : -1;
  const path: number[] = [];
  for (let step = 1, last = at; step <= spaces; step++) {
    last = spaceAt(board, xOf(board, last) + sign * across, yOf(board, last) + sign * down);
    if (!isOpen(look, last)) break;
    path.push(last);
  }
  return path;
}

/** The nearest of the eight directions to a difference. */
function heading(x: number, y: number): readonly [number, number] {
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  return [isAlong(high, wide) ? 0 : Math.sign(x), isAlong(wide, high) ? 0 : Math.sign(y)];
}

/** Whether it is less than half of the way from straight along the longer side to the diagonal: 1 + √2 times as far or more. */
const isAlong = (longer: number, shorter: number): boolean =>
  longer > shorter && (longer - shorter) * (longer - shorter) > 2 * shorter * shorter;
