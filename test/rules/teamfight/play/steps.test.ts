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

describe('how far somebody moves', () => {
  it('counts once a turn, from so many spaces on, and so do conditions that come', () => {
    const a = {
      passives: {
        'When you move 3 or more spaces in a turn': 'Gain 2 overshield.',
        'Whenever an enemy gains a condition': '1dmg to them.',
      },
      defaults: { Ink: 'Free Action, Range 9, slow.' },
      speed: 5,
    };
    const play = scene('a . . . . .\n. . . . . B', { a, B: {} });
    play.move('a', 2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
    play.move('a', 3, 0);
    expect(play.shows().a).toContain(', 2 overshield');
    play.move('a', 4, 0);
    expect(play.shows().a).toContain(', 2 overshield');
    play.use('a', 'Ink').pick('B');
    expect(play.shows().B).toContain('9');
  });

  it('keeps within what the text says of somebody', () => {
    const text = 'Free Action: Enemy in range 4, 1dmg. Move 2 without moving further from the target.';
    const play = scene('. . . . .\n. . a B .', { a: { abilities: { Feint: text } }, B: {} });
    play.use('a', 'Feint').pick('B');
    expect(play.asks()).toBe('1 destination: 2,0 3,0 stop');
  });

  it('and whoever stops beside somebody is met there, but not who goes on', () => {
    const a = { passives: { 'When an enemy ends their movement adjacent to you': 'They take 1dmg.' } };
    const play = scene('a . . .\n. . . B', { a, B: { speed: 5 } });
    play.turnOf('B').move('B', 1, 1).move('B', 3, 1);
    expect(play.shows().B).toBe('9 at 3,1');
  });
});

describe('a token', () => {
  it('may call its bearer "they" and go by its own text', () => {
    const hex = { name: 'Hex', text: 'At the end of their turn, they take 1dmg and lose this.' };
    const a = { abilities: { Curse: 'Free Action, Range 4: give a Hex.' }, with: ['hex'] };
    const play = scene('a . B', { a, B: {} }, { files: { 'tokens/hex.json': hex } });
    play.use('a', 'Curse').pick('B');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0, Hex' });
    play.turnOf('B').end();
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '9 at 2,0' });
  });
});

describe('a piece that others can use', () => {
  const crate = { name: 'Crate', text: 'Units can use\n  Free Action:\n  Destroy an adjacent Crate to\n  heal 2.' };
  const a = { abilities: { Stock: 'Free Action, 1/Game: Range 3, place a Crate.' }, hurt: 3 };

  it('lets whoever stands by use it, of either side, once for each', () => {
    const play = scene('a . . B\n. . . .', { a, B: { hurt: 5 } }, { files: { 'markers/crate.json': crate } });
    play.use('a', 'Stock').pick(2, 0);
    play.use('a', 'Crate');
    // It lies too far away for a: nothing happens.
    expect(play.shows().a).toBe('7 at 0,0');
    play.turnOf('B').use('B', 'Crate');
    expect([play.shows().B, markers(play)]).toEqual(['7 at 3,0', []]);
    expect(play.usable()).not.toContain('Crate');
  });
});

describe('an effect that depends on a number', () => {
  it('is that of the number there is, and of no other, whatever it does to the number', () => {
    const text =
      'Free Action, Range 4: give a Hex.\nThe effect depends on the number of Hexes the target has.\n' +
      '- If they have 1 token, 1dmg and give a Hex.\n- If they have 2 tokens, 5dmg.\n- 3 or more: 2dmg.';
    const a = { abilities: { Curse: text }, with: ['hex'] };
    const play = scene('a . B', { a, B: {} }, { files: { 'tokens/hex.json': { name: 'Hex' } } });
    play.use('a', 'Curse').pick('B');
    expect(play.shows().B).toBe('9 at 2,0, 2 Hex');
    play.use('a', 'Curse').pick('B');
    expect(play.shows().B).toBe('7 at 2,0, 3 Hex');
  });
});

describe('what was spent', () => {
  it('comes back: uses that a game limits, and a counter that the card begins with', () => {
    const powder = { name: 'Shot', text: '' };
    const abilities = {
      Fire: 'Free Action, Spend 1 Shot: Range 3, 1dmg.',
      Once: 'Free Action, 1/Game: Heal 1.',
      Turn: 'Free Action, 1/Turn: Gain 1 overshield.',
      Rest: 'Free Action: Starts with 1 Shot. Regain all 1/Game abilities, regain any spent Shot.',
    };
    const a = {
      abilities: {
        ...abilities,
        Rest: 'Free Action, Starts with 1 Shot.\nRegain all 1/Game abilities and regain any spent Shot.',
      },
    };
    const play = scene('a . B', { a, B: {} }, { files: { 'counters/shot.json': powder } });
    play.use('a', 'Fire').pick('B').use('a', 'Once').use('a', 'Turn');
    expect(play.usable()).not.toContain('Fire');
    play.use('a', 'Rest');
    expect(play.usable()).toEqual(expect.arrayContaining(['Fire', 'Once']));
    expect(play.usable()).not.toContain('Turn');
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
