import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'markers/lily.json': { name: 'Lily' } };
const lying = (play: ReturnType<typeof scene>, columns: number): string[] =>
  play.state.markers
    .filter(({ order }) => order >= 0)
    .map(({ at }) => `${at % columns},${Math.floor(at / columns)}`)
    .sort();

describe('the same direction', () => {
  it('is that in which the target was pushed', () => {
    const a = { defaults: { Shove: 'Range 3, push 2, you may move 2 in the same direction' } };
    const play = scene('. . . . .\na . B . .\n. . . . .', { a, B: {} });
    play.use('a', 'Shove').pick('B').pick(4, 1).pick('yes');
    expect(play.asks()).toMatch(/destination: 1,1 2,1 stop$/);
    play.pick(2, 1);
    expect(play.shows()).toEqual({ a: '10 at 2,1', B: '10 at 4,1' });
  });

  it('is chosen once, where nobody has gone before', () => {
    const a = { defaults: { Tilt: 'Choose a direction. All others in burst 3 are pushed 2 in that direction.' } };
    const play = scene('. . . . .\n. B a . .\n. . C . .\n. . . . .', { a, B: {}, C: {} });
    play.use('a', 'Tilt').pick(2, 0);
    // Both go up, and whoever pushes says how far.
    expect(play.asks()).toMatch(/destination: 1,0 stop$/);
    play.pick(1, 0);
    expect(play.shows().B).toBe('10 at 1,0');
  });
});

describe('who has been moved', () => {
  it('is asked of whoever moved them, and of this turn', () => {
    const a = {
      defaults: { Cut: 'Range 3, 1dmg, +1dmg if you moved the target this turn.' },
      abilities: { Nudge: 'Free Action: Range 3, push 1' },
    };
    const play = scene('a B . . .', { a, B: {} });
    play.use('a', 'Nudge').pick('B').pick(2, 0).use('a', 'Cut').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    const still = scene('a B . . .', { a, B: {} });
    still.use('a', 'Cut').pick('B');
    expect(still.shows().B).toBe('9 at 1,0');
  });

  it('is asked of each in an area behind the push', () => {
    const a = { defaults: { Wave: 'Enemies in burst 2, push 1. Each enemy that does not move takes 2dmg.' } };
    const play = scene('. . # . .\n. . B . .\n. . a C .\n. . . . .', { a, B: {}, C: {} });
    play.use('a', 'Wave');
    while (play.asks()?.includes('destination')) {
      const asked = play.asks() ?? '';
      if (asked.includes('4,2')) play.pick(4, 2);
      else play.pick(2, 1);
    }
    expect(play.shows()).toMatchObject({ B: '8 at 2,1', C: '10 at 4,2' });
  });

  it('did not change location, whatever moved it', () => {
    const a = {
      passives: { 'End of turn': 'If you did not change location this turn, heal 2.' },
      abilities: { Hop: 'Free Action: Teleport 1', Hurt: 'Free Action: Take 4 damage' },
    };
    const play = scene('a . . .', { a });
    play.use('a', 'Hurt').end();
    expect(play.shows().a).toBe('8 at 0,0');
    const gone = scene('a . . .', { a });
    gone.use('a', 'Hurt').use('a', 'Hop').pick(1, 0).end();
    expect(gone.shows().a).toBe('6 at 1,0');
  });
});

describe('a movement of so many spaces', () => {
  const a = {
    speed: 4,
    counters: ['Drift'],
    passives: { 'When you move 3 or more spaces in a straight line': 'Gain 1 overshield.' },
  };

  it('counts those that lie in a row', () => {
    const far = scene('a . . . .\n. . . . .', { a });
    far.move('a', 3, 0);
    expect(far.shows().a).toContain('overshield');
    const bent = scene('a . #\n# . .\n# # .', { a });
    bent.move('a', 2, 2);
    expect(bent.shows().a).not.toContain('overshield');
  });

  it('is none where somebody else makes it go', () => {
    const B = { defaults: { Shove: 'Range 1, push 3.' } };
    const play = scene('B a . . . .', { a, B });
    play.turnOf('B').use('B', 'Shove').pick('a').pick(4, 0);
    expect(play.shows().a).toBe('10 at 4,0');
  });
});

describe('a teleport', () => {
  it('sets off what its own card says of it', () => {
    const a = { passives: { 'When you teleport': 'Enemies in burst 1, 1dmg' }, abilities: { Blink: 'Teleport 3' } };
    const play = scene('a . . . B', { a, B: {} });
    play.use('a', 'Blink').pick(3, 0);
    expect(play.shows().B).toBe('9 at 4,0');
  });
});

describe('a way that is left', () => {
  it('is gone by who is moved into each space of it', () => {
    const a = {
      defaults: {
        Haul: 'Range 1.\nMove up to 3 in a straight line. The target is moved into each space you leave, and takes 1dmg for each space moved.',
      },
    };
    const play = scene('B . . . .\n. a . . .', { a, B: {} });
    play.use('a', 'Haul').pick('B').pick(4, 1);
    expect(play.shows()).toEqual({ a: '10 at 4,1', B: '7 at 3,1' });
  });

  it('takes pieces on so many of its spaces as one likes', () => {
    const a = {
      abilities: { Spill: 'Move up to 4. Leave a Lily in up to two spaces you moved through.' },
      with: ['lily'],
    };
    const play = scene('a . . . .', { a }, { files });
    play.use('a', 'Spill').pick(4, 0).pick(1, 0).pick(3, 0);
    expect(lying(play, 5)).toEqual(['1,0', '3,0']);
    const one = scene('a . . . .', { a }, { files });
    one.use('a', 'Spill').pick(4, 0).pick(2, 0).pick('stop');
    expect(lying(one, 5)).toEqual(['2,0']);
  });
});

describe('a place of an area', () => {
  it('is the last free space of a line or path', () => {
    const a = {
      abilities: { Flash: 'Infinite line, enemies take 2dmg. Teleport to the furthest empty space in the line.' },
    };
    const play = scene('a . B . C', { a, B: {}, C: {} });
    play.use('a', 'Flash');
    expect(play.shows().a).toBe('10 at 3,0');
  });
});

describe('a space of the turn that runs', () => {
  it('is where somebody was when it began', () => {
    const a = {
      abilities: {
        Rewind: 'Range 5, teleport target as close as possible to where they were at the start of this turn.',
      },
    };
    const shove = { ...a, abilities: { ...a.abilities, Nudge: 'Free Action: Range 3, push 2' } };
    const play = scene('a B . . .', { a: shove, B: {} });
    play.use('a', 'Nudge').pick('B').pick(3, 0).use('a', 'Rewind').pick('B').pick(1, 0);
    expect(play.shows().B).toBe('10 at 1,0');
  });
});

describe('a line that loses its force', () => {
  it('deals less to each one behind another', () => {
    const a = { defaults: { Pierce: 'Line 5, 3dmg, -1dmg per unit passed' } };
    const play = scene('a B . C D', { a, B: {}, C: {}, D: {} });
    play.use('a', 'Pierce');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '8 at 3,0', D: '9 at 4,0' });
  });
});

describe('whom a push runs into', () => {
  it('takes as much as who was pushed', () => {
    const a = { defaults: { Ram: 'Range 1, push 3, 2dmg to it and any unit it collides with' } };
    const play = scene('a B . c .', { a, B: {}, c: {} });
    play.use('a', 'Ram').pick('B').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', c: '8 at 3,0' });
  });
});

describe('nothing to take', () => {
  it('is where the one who was chosen had none', () => {
    const a = { defaults: { Rob: 'Range 1, take a Coin from the target. If they have none, 2dmg.' }, with: ['coin'] };
    const coin = { 'tokens/coin.json': { name: 'Coin', text: '' } };
    const play = scene('a B', { a, B: {} }, { files: coin });
    play.use('a', 'Rob').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});
