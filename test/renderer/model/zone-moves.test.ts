import { describe, expect, it } from 'vitest';
import { snapped, stepped } from '../../../renderer/model/zone-moves.ts';

const zone = { x: 10, y: 10, w: 20, h: 6 };
const around = { others: [{ x: 4.6, y: 40, w: 30, h: 8 }], least: [8, 2] as const, reach: 0.6 };

describe('a zone that is dragged', () => {
  it('stands on a grid of half a millimetre where nothing is near', () => {
    expect(snapped(zone, 'move', 1.2, 2.4, around)).toEqual({ box: { x: 11, y: 12.5, w: 20, h: 6 }, x: [], y: [] });
  });

  it('is drawn to the edges and the middle of others, and says to which lines', () => {
    expect(snapped(zone, 'move', -5.1, 0, around)).toMatchObject({ box: { x: 4.6, w: 20 }, x: [4.6] });
    expect(snapped(zone, 'move', 4.3, 0, around)).toMatchObject({ box: { x: 14.6, w: 20 }, x: [34.6] });
    expect(snapped(zone, 'move', -0.1, 0, around)).toMatchObject({ box: { x: 9.6 }, x: [19.6] });
    expect(snapped(zone, 'move', 0, 24.2, around)).toMatchObject({ box: { y: 34 }, y: [40] });
  });

  it('is sized by its edges and corners, and keeps what is not held', () => {
    expect(snapped(zone, 'e', 4.3, 9, around).box).toEqual({ x: 10, y: 10, w: 24.6, h: 6 });
    expect(snapped(zone, 'nw', -5.2, 1.1, around).box).toEqual({ x: 4.6, y: 11, w: 25.4, h: 5 });
    expect(snapped(zone, 'n', 0, 90, around).box).toEqual({ x: 10, y: 14, w: 20, h: 2 });
    expect(snapped(zone, 'w', 90, 0, around).box).toEqual({ x: 22, y: 10, w: 8, h: 6 });
  });

  it('moves by steps of the keyboard from where it is, within what a file may say', () => {
    expect(stepped({ ...zone, x: 10.2 }, 'move', 0.5, 0, [8, 2])).toEqual({ x: 10.7, y: 10, w: 20, h: 6 });
    expect(stepped(zone, 's', 0, -5, [8, 2])).toEqual({ x: 10, y: 10, w: 20, h: 2 });
    expect(stepped(zone, 'move', -50, 0, [8, 2])).toMatchObject({ x: -10 });
  });
});
