import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const bolt = { Bolt: 'Range 9, 2dmg.' };

describe('a haze on the way of attacks', () => {
  const files = {
    'markers/haze.json': { name: 'Haze', text: 'Abilities into, out of, or through this have +2def.' },
  };
  const border = { 'markers/haze.json': { name: 'Haze', text: 'Attacks into or out of this have +2def.' } };
  const shoot = (drawing: string, set: Readonly<Record<string, unknown>>, roll: number) => {
    const pieces = { a: { abilities: bolt }, h: { card: 'haze', of: 'a' }, B: {}, i: { card: 'haze', of: 'a' } };
    const play = scene(drawing, pieces, { files: set, rolls: [roll] });
    play.use('a', 'Bolt').pick('B');
    return play.shows().B;
  };

  it('is in the way of what goes through it', () => {
    expect(shoot('a . h . B', files, 2)).toBe('10 at 4,0');
    expect(shoot('a . h . B', files, 3)).toBe('8 at 4,0');
    // Not of what goes past it, which needs no roll.
    const past = scene(
      'a . . . B\n. . h . .',
      { a: { abilities: bolt }, h: { card: 'haze', of: 'a' }, B: {} },
      { files },
    );
    past.use('a', 'Bolt').pick('B');
    expect(past.shows().B).toBe('8 at 4,0');
  });

  it('is in the way of what goes into it or out of it', () => {
    const place = (play: ReturnType<typeof scene>, x: number) => play.use('a', 'Fog').pick(x, 0);
    const pieces = { a: { abilities: { ...bolt, Fog: 'Free Action, 1/Game: Place a Haze in range 9.' } }, B: {} };
    for (const at of [0, 4]) {
      const into = scene('a . . . B\n. . . . .', pieces, { files, rolls: [2] });
      place(into, at).use('a', 'Bolt').pick('B');
      expect(into.shows().B, `${at}`).toBe('10 at 4,0');
      const across = scene('a . . . B\n. . . . .', pieces, { files: border, rolls: [2] });
      place(across, at).use('a', 'Bolt').pick('B');
      expect(across.shows().B, `${at}`).toBe('10 at 4,0');
    }
    // Of "into or out of" it is no part to go through it.
    const through = scene('a . . . B\n. . . . .', pieces, { files: border });
    place(through, 2).use('a', 'Bolt').pick('B');
    expect(through.shows().B).toBe('8 at 4,0');
  });
});

describe('who teleports with every movement', () => {
  it('goes past enemies and walls, and pays for columns and rows', () => {
    const play = scene('a B # . .\n. . . . .', {
      a: { passives: { Fold: 'All your movement is teleporting.' } },
      B: {},
    });
    expect(play.destinations()).toEqual(['3,0', '0,1', '1,1', '2,1']);
    play.move('a', 3, 0);
    expect(play.shows().a).toBe('10 at 3,0');
    expect(play.destinations()).toEqual([]);
  });

  it('does so by abilities, too, and says what comes of the space that is left', () => {
    const passives = {
      Fold: 'You teleport instead of moving.',
      Rift: 'When you teleport away from a space, enemies adjacent to it take 1dmg.',
    };
    const play = scene('a B . C .\n. . . . .', {
      a: { passives, abilities: { Slip: 'Free Action, 1/Game: Move 2.' } },
      B: {},
      C: {},
    });
    play.use('a', 'Slip').pick(2, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 2,0', B: '9 at 1,0', C: '10 at 3,0' });
    play.move('a', 4, 1);
    expect(play.shows()).toMatchObject({ a: '10 at 4,1', B: '8 at 1,0', C: '9 at 3,0' });
  });

  it('walks where it cannot teleport', () => {
    const passives = { Fold: 'All your movement is teleporting.', Rooted: 'You cannot teleport.' };
    const play = scene('a B . .\n. . . .', { a: { passives }, B: {} });
    expect(play.destinations()).toEqual(['0,1', '1,1', '2,1']);
  });
});

describe('the space that was left', () => {
  it('is that from which the movement began which sets a text off', () => {
    const files = { 'markers/reed.json': { name: 'Reed' } };
    const passives = { Wake: 'When you move, put a Reed in the space you left.' };
    const play = scene('a . . B\n. . . .', { a: { passives, with: ['scene/reed'] }, B: {} }, { files });
    play.move('a', 1, 1);
    expect(play.shows()).toMatchObject({ a: '10 at 1,1', Reed: '0,0' });
  });
});

describe('an attack with the sight of somebody else', () => {
  const drawing = 'a . # . B\n. . . . .\n. . . c .';
  const text = "Enemy in range 9, 2dmg. You may use an ally's line of sight.";

  it('can have whom an ally sees', () => {
    const play = scene(drawing, { a: { abilities: { Lob: text } }, B: {}, c: {} });
    play.use('a', 'Lob').pick('B');
    expect(play.shows().B).toBe('8 at 4,0');
  });

  it('can so by what always holds, too', () => {
    const passives = { Link: "You can use your allies' line of sight." };
    const abilities = { Lob: 'Enemy in range 9, 2dmg.' };
    const play = scene(drawing, { a: { passives, abilities }, B: {}, c: {} });
    play.use('a', 'Lob').pick('B');
    expect(play.shows().B).toBe('8 at 4,0');
    const alone = scene('a . # . B\n. . . . .', { a: { passives, abilities }, B: {} });
    expect(alone.use('a', 'Lob').asks() ?? '').not.toContain('4,0');
  });

  it('cannot have whom neither sees', () => {
    const play = scene('a . # . B\n. . . . .', { a: { abilities: { Lob: text } }, B: {} });
    expect(play.use('a', 'Lob').asks() ?? '').not.toContain('4,0');
  });
});

describe('the most that is taken at one time', () => {
  it('is of areas or of single attacks, as is said', () => {
    const passives = { Hull: 'You never take more than 1dmg from an AoE.' };
    const abilities = { Blast: 'Free Action, 1/Game: Burst 3, 3dmg.', Stab: 'Range 3, 3dmg.' };
    const play = scene('a . B', { a: { abilities }, B: { passives } });
    play.use('a', 'Blast');
    expect(play.shows().B).toBe('9 at 2,0');
    play.use('a', 'Stab').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
  });
});

describe('a trap that stops', () => {
  it('ends the movement of who comes into it, and goes', () => {
    const files = {
      'markers/snag.json': { name: 'Snag', text: 'A unit entering this stops, takes 1dmg. Then remove this.' },
    };
    const play = scene('a s . . B\n. . . . .', { a: {}, s: { card: 'snag', of: 'B' }, B: {} }, { files });
    play.move('a', 3, 0, {
      path: [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    });
    expect(play.shows()).toMatchObject({ a: '9 at 1,0' });
    expect(play.shows().Snag).toBeUndefined();
  });
});

describe('who cannot change its position', () => {
  const files = {
    'tokens/pin.json': { name: 'Pin', text: "You can't change position. Standard Action in range 1 to remove." },
  };
  const swap = { Swap: 'Free Action, 1/Game: Swap places with a unit in range 3.', Shove: 'Range 3, push 2.' };

  it('neither goes nor is pushed nor swapped', () => {
    const play = scene(
      'a . B . .\n. . . . .',
      { a: { abilities: swap }, B: { tokens: { 'scene/pin': 1 } } },
      { files },
    );
    play.use('a', 'Swap').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '10 at 2,0, Pin' });
    play.use('a', 'Shove').pick('B').end();
    expect(play.shows().B).toBe('10 at 2,0, Pin');
    expect(play.destinations()).toEqual([]);
    play.use('B', 'End Pin');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is freed by whoever stands so near', () => {
    const play = scene('a c . B\n. . . .', { a: {}, c: { tokens: { 'scene/pin': 1 } }, B: {} }, { files });
    play.use('a', 'End Pin').pick('c');
    expect(play.shows().c).toBe('10 at 1,0');
  });
});

describe('an instant by which an ability has no effect on its user', () => {
  const chill = { 'conditions/chill.json': { name: 'Chill', text: 'You have -1 speed.' } };
  const abilities = {
    Ward: "1/Game, Instant\nThe triggering ability has no effect on you. Can't be used against abilities from range 1.",
  };

  it('keeps off what deals no damage, too', () => {
    const play = scene(
      'a . B',
      { a: { abilities: { Hex: 'Range 3, Chill.' }, with: ['scene/chill'] }, B: { abilities } },
      { files: chill },
    );
    play.pick('pass').use('a', 'Hex').pick('B').pick('B', 'Ward');
    expect(play.shows().B).toBe('10 at 2,0');
  });

  it('is not offered against what comes from beside it', () => {
    const play = scene(
      'a B .',
      { a: { abilities: { Hex: 'Range 3, Chill.' }, with: ['scene/chill'] }, B: { abilities } },
      { files: chill },
    );
    play.pick('pass').use('a', 'Hex').pick('B');
    expect(play.asks()).toBeUndefined();
    expect(play.shows().B).toBe('10 at 1,0, Chill');
  });
});

describe('a unit on the way of attacks', () => {
  const guard = { Bulwark: 'Allies behind you (you are in the line between them and the attacker) have +2def.' };

  it('makes those behind it harder to hit, and nobody else', () => {
    const pieces = { a: { abilities: bolt }, B: { passives: guard }, C: {}, D: {} };
    const behind = scene('a . B . C\n. . . . .\n. D . . .', pieces, { rolls: [2] });
    behind.use('a', 'Bolt').pick('C');
    expect(behind.shows().C).toBe('10 at 4,0');
    for (const other of ['B', 'D']) {
      const beside = scene('a . B . C\n. . . . .\n. D . . .', pieces);
      beside.use('a', 'Bolt').pick(other);
      expect(beside.shows()[other]).toMatch(/^8 /);
    }
  });
});

describe('what a rules card offers by a name', () => {
  const text = 'For a Standard Action, a hero can "Rest". They heal 2.';
  const files = { 'cards/acts.json': { name: 'Acts', text } };

  it('is an occasion, and may be forbidden', () => {
    const pieces = {
      a: { hurt: 6, passives: { Deep: 'When you Rest, heal to full instead of 2.' } },
      B: { hurt: 5, passives: { Grim: 'You cannot Rest.', Envy: 'When an enemy rests, gain 1 overshield.' } },
    };
    const play = scene('a B . .\n. . . .', pieces, { files });
    play.use('a', 'Rest');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '5 at 1,0, 1 overshield' });
    play.end();
    expect(play.usable()).toEqual([]);
  });
});
