import { squareDistance } from '../board/range.ts';
import { spaceShadow } from '../board/shadow.ts';
import { furthest } from './against.ts';

/** The open ground that abilities are tried on, with room for pushes to all sides. */
export const columns = 29;
export const rows = 13;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where everybody stands. */
export interface Places {
  readonly user: Spot;
  readonly target: Spot;
  /** What throws the half shadow. */
  readonly screen?: Spot;
}

const middle = Math.floor(rows / 2);

/** The user a little left of the middle, the target in its row or, in half shadow, beside a diagonal. */
export function place(distance: number, halfShadow: boolean, size: number, sizeOfTarget: number): Places | undefined {
  if (distance < 1 || distance > furthest) return undefined;
  const user = { x: 5, y: middle };
  if (!halfShadow) return { user, target: { x: user.x + size - 1 + distance, y: middle } };
  const from = user.y * columns + user.x;
  for (let dy = 1; dy < middle; dy++) {
    for (let dx = 1; user.x + dx + sizeOfTarget <= columns; dx++) {
      const at = from + dy * columns + dx;
      if (squareDistance(columns, from, size, at, sizeOfTarget) !== distance) continue;
      const screen = screenFor(dx, dy);
      // What a larger unit sees or shows by half differs from space to space; the match is asked.
      if (screen)
        return {
          user,
          target: { x: user.x + dx, y: user.y + dy },
          screen: { x: user.x + screen.x, y: user.y + screen.y },
        };
    }
  }
  return undefined;
}

/** A space whose shadow covers half of `dx,dy`, seen from 0,0. */
function screenFor(dx: number, dy: number): Spot | undefined {
  for (let y = 0; y <= dy; y++) {
    for (let x = 0; x <= dx; x++) {
      const shadow = x + y === 0 || (x === dx && y === dy) ? 0 : spaceShadow(x, y, dx, dy);
      if (shadow === 1 || shadow === 2) return { x, y };
    }
  }
  return undefined;
}
