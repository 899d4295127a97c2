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

describe('what stands on two pieces', () => {
  const rifts = {
    'markers/rift.json': { name: 'Rift' },
    'markers/snag.json': { name: 'Snag' },
  };
  const laid = (x: number, play: ReturnType<typeof scene>, name = 'Tear') => play.use('a', name).pick(x, 0);
  const a = (text: string) => ({
    abilities: {
      Tear: 'Free Action: Place a Rift in range 9.',
      Lay: 'Free Action: Place a Snag in range 9.',
      Turn: text,
    },
    with: ['rift', 'snag'],
  });

  it.each([
    ['Free Action, 3/Turn: Swap the positions of everything in the spaces of two Rifts.', '1,0'],
    ['Free Action, 3/Turn: Units standing on two of your Rifts swap places.', '6,0'],
  ])('changes places, and other pieces with everything: %s', (text, snag) => {
    const play = scene('. . a . b . B .\n. . . . . . . .', { a: a(text), b: {}, B: {} }, { files: rifts });
    laid(0, play);
    play.use('a', 'Turn');
    expect(play.shows()).toMatchObject({ b: '10 at 4,0', B: '10 at 6,0' });
    laid(6, play);
    laid(6, play, 'Lay');
    play.use('a', 'Turn');
    expect(play.shows()).toMatchObject({ b: '10 at 4,0', B: '10 at 0,0', Snag: snag === '1,0' ? '0,0' : snag });
    laid(4, play);
    play.use('a', 'Turn');
    expect(play.asks()).toBe('1 space: 0,0 6,0 4,0');
    play.pick(4, 0);
    expect(play.asks()).toBe('1 space: 0,0 6,0');
    play.pick(0, 0);
    expect(play.shows()).toMatchObject({ b: '10 at 0,0', B: '10 at 4,0' });
  });

  it('changes places when an ally wants to, in its turn or when something comes there', () => {
    const text =
      '1/Game: Place a Rift in range 1 and a second one in LoS (max 2, remove oldest).\nAs a Free Action, or whenever a unit enters a Rift, an ally may swap everything in the spaces of two Rifts.';
    const rows = 'a . b . . . . .\n. . . . . . B .';
    const play = scene(rows, { a: a(text), b: {}, B: {} }, { files: rifts });
    play.use('a', 'Turn').pick(1, 0).pick(6, 0).turnOf('B').move('B', 6, 0);
    expect(play.asks()).toBe('1 yes: yes no');
    play.pick('yes');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0' });
    play.turnOf('b').move('b', 4, 0);
    play.use('b', 'Turn');
    expect(play.shows()).toMatchObject({ B: '10 at 6,0', b: '10 at 4,0' });
  });
});

describe('a piece that sends whoever comes to the other', () => {
  const gate = {
    'markers/gate.json': { name: 'Gate', text: 'Units entering this may teleport to the other Gate, once per turn.' },
  };

  it('offers that once in a turn', () => {
    const a = {
      speed: 4,
      abilities: { Raise: 'Free Action: Create a Gate in range 2 and another in range 8.' },
      with: ['gate'],
    };
    const play = scene(rows, { a, B: {} }, { files: gate });
    play.use('a', 'Raise').pick(1, 0).pick(7, 0).move('a', 1, 0).pick('yes').pick('no');
    expect(play.shows().a).toBe('10 at 7,0');
  });
});
