import { stepX, stepY, xOf, yOf } from '../../../spaces.ts';
import type { Node } from '../../program.ts';
import { boardOf } from '../board-now.ts';
import { compass } from '../onward.ts';
import { distanceBetween, spacesOf, spacesOfUnit } from '../who.ts';
import type { At } from './at.ts';

/**
 * All whom an area pushes go at once: so that nobody stands in the way of another, who is farthest from what they are pushed away from
 * goes first, and who is nearest to what they are pulled towards; so does who is foremost of those whom the map moves one way.
 */
export function inPushOrder({ play, self }: At, list: readonly Node[], units: number[]): number[] {
  const push = units.length < 2 ? undefined : pushOfEach(list);
  if (push === undefined) return units;
  const drawn = compass.indexOf(push.direction);
  if (drawn >= 0) {
    const board = boardOf(play.game, play.state)!;
    const along = (id: number): number => {
      const { at } = play.state.units[id]!;
      return xOf(board, at) * stepX[drawn]! + yOf(board, at) * stepY[drawn]!;
    };
    return units.toSorted((a, b) => along(b) - along(a));
  }
  const from = spacesOf(play, push.of, self);
  const sign = push.direction === 'away' ? -1 : 1;
  const far = (id: number): number => sign * distanceBetween(play, spacesOfUnit(play, play.state.units[id]!), from);
  return from.length === 0 ? units : units.toSorted((a, b) => far(a) - far(b));
}

function pushOfEach(list: readonly Node[]): Extract<Node, { readonly node: 'push' }> | undefined {
  for (const node of list) {
    if (node.node === 'push' && node.who === 'each') {
      const { direction, nearer } = node;
      if (direction === 'away' || direction === 'towards' || nearer || compass.includes(direction)) return node;
    }
    const inner = node.node === 'if' ? (pushOfEach(node.then) ?? pushOfEach(node.else)) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
