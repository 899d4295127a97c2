import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('abilities of others', () => {
  const B = { defaults: { Shot: 'Range 3, 3dmg.', Mend: 'Heal 1.' } };

  it('are chosen and aimed by whoever has an enemy use them', () => {
    const a = { abilities: { Sway: 'Enemy in range 4 uses a default ability, with targets of your choice.' } };
    const play = scene('a . B . C', { a, B, C: {} }).use('a', 'Sway').pick('B');
    expect(play.asks()).toMatch(/^1 ability/);
    expect(play.pick('Shot').pick('C').shows()).toMatchObject({ a: '10 at 0,0', C: '7 at 4,0' });
  });

  it('are used as one’s own, those that are no Ultimates too', () => {
    const b = { abilities: { Bolt: '1/Game: Range 3, 4dmg.', Storm: 'Ultimate 1: Range 9, 9dmg.' } };
    const a = { abilities: { Tune: 'Use a non-Ultimate ability of an ally in range 3 as if it were your own.' } };
    const play = scene('C . a . . b', { a, b, C: {} }).use('a', 'Tune').pick('b').pick('C');
    expect(play.shows().C).toBe('6 at 0,0');
  });
});

describe('limits and moments of abilities', () => {
  it('of which nobody is a target twice', () => {
    const a = { abilities: { Brand: 'Free Action: Range 9, 1dmg. Can only target each unit once per game.' } };
    const play = scene('a B C', { a, B: {}, C: {} }).use('a', 'Brand').pick('B');
    play.use('a', 'Brand');
    expect(play.pick('B').shows().B).toBe('9 at 1,0');
    expect(play.use('a', 'Brand').pick('C').shows()).toMatchObject({ B: '9 at 1,0', C: '9 at 2,0' });
  });

  it('come behind what they follow, in one’s own turn', () => {
    const a = {
      defaults: { Jab: 'Range 1, 9dmg.' },
      abilities: { Rush: 'Free Action after you kill a unit:\nHeal 2.' },
    };
    const play = scene('a B', { a: { ...a, hurt: 5 }, B: { health: 5 } })
      .use('a', 'Jab')
      .pick('B');
    expect(play.pick('a', 'Rush').shows().a).toBe('7 at 0,0');
  });

  it('reach farther in a stance', () => {
    const a = {
      defaults: { Claw: 'Range 1 (3 in Heron stance), 2dmg.' },
      abilities: { Rise: 'Free Action: Enter Heron stance:\n  You have Armor.' },
    };
    const play = scene('a . . B', { a, B: {} }).use('a', 'Rise').use('a', 'Claw').pick('B');
    expect(play.shows().B).toBe('8 at 3,0');
  });
});

describe('what a card does with whoever has its token', () => {
  const files = { 'tokens/bond.json': { name: 'Bond' } };

  it('comes when they die, whoever kills them', () => {
    const a = { abilities: { Tie: 'Range 9, give your Bond. When they die, heal 2.' }, with: ['bond'] };
    const b = { defaults: { Jab: 'Range 9, 9dmg.' } };
    const play = scene('a b B', { a: { ...a, hurt: 5 }, b, B: { health: 5 } }, { files })
      .use('a', 'Tie')
      .pick('B');
    play.turnOf('b').use('b', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: 'dead' });
  });

  it('ends where the two part, whoever goes and however', () => {
    const a = {
      abilities: {
        Hold: 'Free Action: Range 1, give your Bond. While they are adjacent to you, neither of you can move. Ends if you become nonadjacent.',
        Blink: 'Free Action: Teleport 3.',
      },
      with: ['bond'],
    };
    const play = scene('a B . . .', { a, B: {} }, { files }).use('a', 'Hold').pick('B');
    expect(play.shows().B).toBe('10 at 1,0, Bond');
    expect(() => play.move('a', 2, 0)).toThrow();
    expect(play.use('a', 'Blink').pick(3, 0).shows()).toMatchObject({ a: '10 at 3,0', B: '10 at 1,0' });
  });

  it('harms the other one, and that sets nothing off', () => {
    const a = {
      abilities: {
        Knot: 'Free Action: Two enemies in range 9, each gets your Bond. When one of them takes damage from an ability, the other takes 1dmg.',
      },
      defaults: { Jab: 'Range 9, 2dmg.' },
      with: ['bond'],
    };
    const play = scene('a B C D', { a, B: {}, C: {}, D: {} }, { files }).use('a', 'Knot').pick('B').pick('C');
    play.use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0, Bond', C: '9 at 2,0, Bond', D: '10 at 3,0' });
  });
});

describe('damage and health', () => {
  it('leaves some health where it cannot kill', () => {
    const a = { defaults: { Spar: 'Range 9, 9dmg. This can’t kill.' } };
    expect(
      scene('a B', { a, B: { health: 4 } })
        .use('a', 'Spar')
        .pick('B')
        .shows().B,
    ).toBe('1 at 1,0');
  });

  it('heals who takes none of it', () => {
    const files = {
      'conditions/rot.json': { name: 'Rot', text: 'At the end of your turn, take 1 damage for each Rot you have.' },
    };
    const a = { passives: { 'Rot heals you instead of damaging you': '' }, hurt: 5, tokens: { 'scene/rot': 1 } };
    const play = scene('a B', { a, B: {} }, { files });
    expect(play.activate('a').end().shows().a).toBe('6 at 0,0, Rot');
  });
});

describe('other texts for a while', () => {
  it('replace an ability', () => {
    const a = {
      defaults: { Bite: 'Range 1, 1dmg.' },
      abilities: { Grow: '1/Game, Free Action: For the rest of the game, replace Bite with "Range 3, 4dmg".' },
    };
    const play = scene('a . B', { a, B: {} }).use('a', 'Grow');
    expect(play.usable()).not.toContain('Bite');
    expect(play.use('a', 'Bite instead').pick('B').shows().B).toBe('6 at 2,0');
  });

  it('are of several stances at once, and of none twice', () => {
    const a = {
      speed: 3,
      defaults: { Claw: 'Range 9, 2dmg, +1dmg in Flow stance. In Ebb stance, push 1.' },
      abilities: {
        Turn: 'Free Action. Choose one you’re not in --\n- Enter Ebb stance:\n    You have +1 speed.\n- Enter Flow stance:\n    You have Armor.',
        Both: '1/Game, Free Action: You are considered to be in both Ebb stance and Flow stance until the end of your next turn.',
      },
      hurt: 5,
    };
    const play = scene('a B . . . . . .', { a, B: {} })
      .use('a', 'Turn')
      .pick('Enter Ebb stance:\n    You have +1 speed');
    play.use('a', 'Turn');
    play.use('a', 'Both').use('a', 'Claw').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('7 at 2,0');
  });
});
