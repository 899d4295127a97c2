import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what a map moves one way', () => {
  const belt = (cells: string[]) => ({
    text: '**Belt (grey shade)**\nUnits that end their turn here are moved 2 east.',
    hazards: [{ name: 'Belt', effect: 'nothing', cells }],
  });

  it('goes the whole way, or as far as there is room', () => {
    const free = scene('. a . . .\nB . . . .', { a: {}, B: {} }, { map: belt(['1,0']) });
    free.end();
    expect(free.shows()).toEqual({ a: '10 at 3,0', B: '10 at 0,1' });
    const stopped = scene('. a . B .', { a: {}, B: {} }, { map: belt(['1,0']) });
    stopped.end();
    expect(stopped.shows().a).toBe('10 at 2,0');
  });

  it('goes at once, so that nobody stands in the way of another', () => {
    const text = '**Wind**\nAt the end of each round, all units are pushed 1 to the south.';
    const play = scene('a . .\nB . .\n. . .', { a: {}, B: {} }, { map: { text } });
    play.end().end();
    expect(play.shows()).toEqual({ a: '10 at 0,1', B: '10 at 0,2' });
  });

  it('comes out at the piece that shares its name', () => {
    const text = '**Blue Portal**\nUnits that enter are moved to the Red Portal.';
    const files = {
      'markers/blue-portal.json': { name: 'Blue Portal' },
      'markers/red-portal.json': { name: 'Red Portal' },
    };
    const markers = [
      { kind: 'blue-portal', at: '1,0' },
      { kind: 'red-portal', at: '4,0' },
    ];
    const play = scene('a . . . . B', { a: {}, B: {} }, { files, map: { text, markers } });
    play.move('a', 1, 0);
    expect(play.shows().a).toBe('10 at 4,0');
  });
});
