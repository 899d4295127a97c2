import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/hatch.json': {
    name: 'Hatch',
    text: 'Once per turn, a unit here can spend 1 movement to teleport to the other Hatch, or an empty space adjacent to it.',
  },
  'markers/ropeway.json': {
    name: 'Ropeway',
    text: 'Move Action while adjacent: Fly to an empty space adjacent to the other Ropeway.',
  },
};
const rows = 'a . . . B . . . .\n. . . . . . . . .';

describe('two pieces that lead to each other', () => {
  it('take whoever stands on one to the other, or next to it, for a part of its move, once in a turn', () => {
    const a = {
      speed: 4,
      abilities: { Dig: 'Free Action: Create a Hatch in range 2 and another in range 8.' },
      with: ['hatch'],
    };
    const play = scene(rows, { a, B: {} }, { files });
    play.use('a', 'Dig').pick(1, 0).pick(7, 0);
    expect(play.usable()).not.toContain('Hatch');
    play.move('a', 1, 0).use('a', 'Hatch').pick(6, 1);
    expect(play.shows().a).toBe('10 at 6,1');
    play.move('a', 7, 1).move('a', 7, 0);
    expect(play.shows().a).toBe('10 at 7,0');
    expect(play.usable()).not.toContain('Hatch');
  });

  it('are for everybody who is next to one, in their own turns', () => {
    const a = {
      abilities: { Rig: 'Free Action: Put a Ropeway in range 1, and another in range 6.' },
      with: ['ropeway'],
    };
    const play = scene(rows, { a, B: {} }, { files });
    play.use('a', 'Rig').pick(1, 1).pick(5, 0).turnOf('B').use('B', 'Ropeway');
    expect(play.asks()).not.toContain('4,1');
    play.pick(2, 1);
    expect(play.shows().B).toBe('10 at 2,1');
  });

  it('are laid one now and a second one at the end of the turn', () => {
    const a = {
      abilities: {
        Dig: 'Free Action, 1/Game: Create a Hatch in your space. At the end of your turn, create a second Hatch in your space.',
      },
      with: ['hatch'],
      speed: 3,
    };
    const play = scene(rows, { a, B: {} }, { files });
    play.use('a', 'Dig').move('a', 3, 0).end();
    expect(play.state.markers.map(({ at }) => at)).toEqual([0, 3]);
  });
});
