import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/echo.json': { name: 'Echo' },
  'markers/seal.json': { name: 'Web Seal' },
  'markers/burr.json': {
    name: 'Burr',
    text: 'When a unit moves into an orthogonally adjacent space, it is destroyed and deals line 3, 2dmg, where the line must include the unit.',
  },
};
const markers = (play: ReturnType<typeof scene>) =>
  play.state.markers.filter(({ order }) => order >= 0).map(({ at }) => play.place(at));

describe('a movement that begins', () => {
  const echo = { '1/Action, when you begin moving voluntarily': 'Leave an Echo in the space you started moving from.' };

  it('leaves something behind once an action, on foot or not, but not when somebody else moves the unit', () => {
    const a = {
      passives: echo,
      abilities: { Blink: 'Free Action, 1/Turn: Teleport 2.', Wait: 'Standard Action: Move 1. Move 1.' },
    };
    const B = { defaults: { Shove: 'Range 1, push 1.' } };
    const play = scene('. a B . .\n. . . . .\n. . . . .', { a, B }, { files });
    play.move('a', 1, 1);
    expect(markers(play)).toEqual(['1,0']);
    play.use('a', 'Blink').pick(0, 2);
    expect(markers(play)).toEqual(['1,0', '1,1']);
    play.use('a', 'Wait').pick(0, 1).pick(0, 0);
    expect([play.shows().a, markers(play)]).toEqual(['10 at 0,0', ['1,0', '1,1', '0,2']]);
    const pushed = scene('. a B . .', { a: { passives: echo }, B }, { files });
    pushed.turnOf('B').use('B', 'Shove').pick('a');
    while (pushed.asks() !== undefined) pushed.pick(0, 0);
    expect([pushed.shows().a, markers(pushed)]).toEqual(['10 at 0,0', []]);
  });
});

describe('what lies beside a space', () => {
  it('counts along rows and columns only, where the text says so, and a line is laid over who set it off', () => {
    const a = { abilities: { Sow: 'Free Action: Place a Burr in LoS.' } };
    const play = scene('a . . . .\n. . . . B\n. . . C .', { a, B: {}, C: {} }, { files });
    play.use('a', 'Sow').pick(3, 0).turnOf('B');
    // Across a corner nothing happens; the step up to the row does it.
    expect(markers(play)).toEqual(['3,0']);
    play.move('B', 3, 1);
    expect(markers(play)).toEqual([]);
    expect(play.asks()).toBeUndefined();
    expect(play.shows()).toMatchObject({ B: '8 at 3,1', C: '8 at 3,2', a: '10 at 0,0' });
  });

  it('keeps new pieces apart from each other and from those that lie already', () => {
    const text = 'Free Action: Create 2 Web Seals in range 1, but not non-diagonally adjacent to any other Web Seal.';
    const play = scene('. . .\n. a .\n. . .', { a: { abilities: { Bind: text } } }, { files });
    play.use('a', 'Bind').pick(0, 0);
    expect(play.asks()).toBe('1 space: 2,0 1,1 2,1 0,2 1,2 2,2');
  });
});
