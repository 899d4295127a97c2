import { describe, expect, it } from 'vitest';
import {
  circleAround,
  drawnTo,
  edgeNear,
  halfTurned,
  handlesOf,
  movedBy,
  rectangleBetween,
  snappedSpot,
  startAcross,
  startMovedTo,
  turnedBy,
  withoutCorner,
} from '../../../../rules/valyr/paint/shape-edits.ts';
import { cornersOf, type Shape } from '../../../../rules/valyr/shapes.ts';

const field = { width: 36, depth: 24 };
const wall: Shape = { kind: 'rectangle', x: 10, y: 8, width: 6, depth: 2, turn: 30 };
const rock: Shape = { kind: 'circle', x: 5, y: 6, radius: 2 };
const pond: Shape = {
  kind: 'polygon',
  points: [
    { x: 2, y: 2 },
    { x: 6, y: 2 },
    { x: 6, y: 5 },
    { x: 2, y: 4 },
  ],
};
const near = (shape: Shape) => cornersOf(shape).map(({ x, y }) => [x.toFixed(3), y.toFixed(3)].join());

describe('shapes on a measured table', () => {
  it('go to quarters of an inch, and their middles stay on the table', () => {
    expect(snappedSpot({ x: 3.13, y: -0.1 })).toEqual({ x: 3.25, y: 0 });
    expect(movedBy(rock, 1.5, -20, field)).toEqual({ kind: 'circle', x: 6.5, y: 0, radius: 2 });
    expect(movedBy(pond, 100, 0, field)).toMatchObject({ points: [{ x: 34 }, { x: 38 }, { x: 38 }, { x: 34 }] });
  });

  it('lie after half a turn of the table where the other player finds them', () => {
    expect(halfTurned(rock, field)).toEqual({ kind: 'circle', x: 31, y: 18, radius: 2 });
    expect(halfTurned(halfTurned(pond, field), field)).toEqual(pond);
    const [first, second, third, fourth] = near(wall).map((at) => at.split(',').map(Number));
    expect(near(halfTurned(wall, field))).toEqual(
      [third, fourth, first, second].map((at) => `${(36 - at![0]!).toFixed(3)},${(24 - at![1]!).toFixed(3)}`),
    );
    expect(startAcross({ edge: 'top', from: 4, to: 10 }, field)).toEqual({ edge: 'bottom', from: 26, to: 32 });
    expect(startAcross({ edge: 'left', from: 0, to: 6 }, field)).toEqual({ edge: 'right', from: 18, to: 24 });
  });

  it('turn around their middles, and four quarters are none', () => {
    expect(turnedBy(wall, -30)).toEqual({ kind: 'rectangle', x: 10, y: 8, width: 6, depth: 2 });
    expect(turnedBy(turnedBy(pond, 90), 270)).toEqual(pond);
    expect(turnedBy(rock, 45)).toBe(rock);
  });

  it('keep the corner across when a corner of a turned rectangle is drawn', () => {
    const [corner] = handlesOf(wall, cornersOf(wall));
    const longer = drawnTo(wall, corner!, { x: 4, y: 4 });
    expect(near(longer)[2]).toBe(near(wall)[2]);
    expect(near(longer)[0]).toBe('4.000,4.000');
    // Beyond the corner across there is no rectangle any more.
    expect(drawnTo(wall, corner!, { x: 30, y: 30 })).toMatchObject({ width: 0.25, depth: 0.25 });
  });

  it('gain a corner in the middle of a side, and lose all but three', () => {
    const added = handlesOf(pond, cornersOf(pond)).find(({ handle, index }) => handle === 'add' && index === 3)!;
    const more = drawnTo(pond, added, { x: 1, y: 3 });
    expect(more).toMatchObject({ points: [{ x: 2 }, { x: 6 }, { x: 6 }, { x: 2 }, { x: 1, y: 3 }] });
    expect(withoutCorner(more, 4)).toEqual(pond);
    const three = withoutCorner(pond, 3)!;
    expect(withoutCorner(three, 0)).toBe(undefined);
  });

  it('begin with two places, and with none too small to be seen', () => {
    expect(rectangleBetween({ x: 8, y: 3 }, { x: 2, y: 5 })).toEqual({
      ...{ kind: 'rectangle', x: 5, y: 4, width: 6, depth: 2 },
    });
    expect(circleAround({ x: 3, y: 3 }, { x: 6, y: 7 })).toEqual({ kind: 'circle', x: 3, y: 3, radius: 5 });
    expect(rectangleBetween({ x: 8, y: 3 }, { x: 8.1, y: 9 })).toBe(undefined);
  });

  it('leave starting locations on the edge that is nearest, no longer than it is', () => {
    expect(edgeNear({ x: 35, y: 10 }, field)).toEqual({ edge: 'right', along: 10 });
    expect(startMovedTo({ edge: 'top', from: 0, to: 30 }, 'right', 10, field)).toEqual({
      ...{ edge: 'right', from: 0, to: 24 },
    });
    expect(startMovedTo({ edge: 'top', from: 0, to: 6 }, 'bottom', 35, field)).toEqual({
      ...{ edge: 'bottom', from: 30, to: 36 },
    });
  });
});
