import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Face } from '../../../renderer/model/catalogue.ts';
import { fitIn, pan, wayInto, zoomAt } from '../../../renderer/stage/camera.ts';
import { neighbour, spread } from '../../../renderer/stage/spread.ts';

const faces = (count: number, width = 63.5, height = 88.9): Face[] =>
  Array.from({ length: count }, (_, index) => {
    const list = { width, height, bleed: 3, corner: 3, ops: [] };
    return { key: `face-${index}`, name: '', text: '', sort: '', shape: 'card', list };
  });

describe('the stage', () => {
  it('spreads any number of faces without an overlap and shows all of them in any window', () => {
    const window = fc.record({
      width: fc.integer({ min: 300, max: 3000 }),
      height: fc.integer({ min: 300, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), window, (count, view) => {
        const laid = spread(faces(count), view);
        expect(new Set(laid.placed.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
        for (const { x, y, face } of laid.placed) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + face.list.width).toBeLessThanOrEqual(laid.width + 1e-6);
          expect(y + face.list.height).toBeLessThanOrEqual(laid.height + 1e-6);
        }
        const camera = fitIn(laid, view);
        const right = (laid.width - camera.x) * camera.scale;
        const left = -camera.x * camera.scale;
        expect(left + right).toBeCloseTo(view.width, 3);
        // What lies over the stage's lower edge hides no card.
        const above = fitIn(laid, view, 64);
        expect((laid.height - above.y) * above.scale).toBeLessThanOrEqual(view.height - 64 + 1e-6);
        expect(-above.y * above.scale).toBeGreaterThanOrEqual(0);
      }),
      // Many faces in the smallest window, which nobody draws often.
      { numRuns: 60, examples: [[36, { width: 300, height: 309 }]] },
    );
  });

  it('keeps what lies under the pointer there while zooming, up to eight times print size', () => {
    const before = { x: 12, y: -7, scale: 3 };
    const after = zoomAt(before, 1.7, 400, 250);
    expect(after.x + 400 / after.scale).toBeCloseTo(before.x + 400 / before.scale);
    expect(after.y + 250 / after.scale).toBeCloseTo(before.y + 250 / before.scale);
    expect(zoomAt(before, 1000, 0, 0).scale).toBeCloseTo((96 / 25.4) * 8);
  });

  it('brings a face into view by the shortest way, and leaves what is in view where it is', () => {
    const view = { width: 400, height: 300 };
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }), (x, y) => {
        const place = { x, y, width: 60, height: 80 };
        const camera = { x: 5, y: -3, scale: 2 };
        const { dx, dy } = wayInto(camera, place, view);
        const after = pan(camera, dx, dy);
        const [left, top] = [(x - after.x) * 2, (y - after.y) * 2];
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + 120).toBeLessThanOrEqual(view.width);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(top + 160).toBeLessThanOrEqual(view.height);
        expect(wayInto(after, place, view)).toEqual({ dx: 0, dy: 0 });
      }),
    );
  });

  it('walks to the face beside, above and below, and stays at the edge', () => {
    const { placed } = spread(faces(6), { width: 900, height: 800 });
    const columns = placed.filter(({ y }) => y === 0).length;
    expect(columns).toBe(3);
    expect(neighbour(placed, undefined, 1, 0)).toBe('face-0');
    expect(neighbour(placed, 'face-0', 1, 0)).toBe('face-1');
    expect(neighbour(placed, 'face-1', 0, 1)).toBe('face-4');
    expect(neighbour(placed, 'face-4', -1, 0)).toBe('face-3');
    expect(neighbour(placed, 'face-2', 1, 0)).toBeUndefined();
  });
});
