import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const shot = { defaults: { Shot: 'Free Action:\nRange 9, undefendable, 2dmg.' } };

describe('a piece that takes the hits meant for those inside', () => {
  const a = {
    abilities: {
      Pitch:
        'Free Action:\nPlace a size 3 Canopy centered on your space, with 6hp.\nEnemy attacks from outside of it hit it instead of units inside.',
    },
    with: ['canopy'],
  };
  const files = { 'markers/canopy.json': { name: 'Canopy' } };
  const pitched = () =>
    scene('. . . D . . .\nC . a . . B e\n. . . . . . .', { a, e: {}, B: shot, C: shot, D: shot }, { files }).use(
      'a',
      'Pitch',
    );

  it('is hit by what comes in from outside, and by nothing from inside or that goes on behind it', () => {
    const outside = pitched().turnOf('B').use('B', 'Shot').pick('a').pick('a');
    expect(outside.shows()).toMatchObject({ a: '10 at 2,1', Canopy: '4 at 1,0' });
    expect(pitched().turnOf('D').use('D', 'Shot').pick('a').pick('a').shows().a).toBe('8 at 2,1');
    expect(pitched().turnOf('C').use('C', 'Shot').pick('e').shows().e).toBe('8 at 6,1');
  });
});

describe('what is asked of an ability used before', () => {
  const a = {
    abilities: {
      Roll: 'Free Action:\nMove 1.',
      Follow: 'Free Action:\nRange 9, undefendable, 1dmg, +2dmg if you used Roll since your last turn.',
      Encore: 'Free Action:\nRange 9, undefendable, 1dmg, +3dmg if you used Roll last turn.',
    },
  };

  it('is known of the turn that runs and of the last one, each by itself', () => {
    const play = scene('a . . . B', { a, B: {} });
    expect(play.use('a', 'Follow').pick('B').shows().B).toBe('9 at 4,0');
    play.use('a', 'Roll').pick(1, 0).use('a', 'Follow').pick('B');
    expect(play.shows().B).toBe('6 at 4,0');
    expect(play.use('a', 'Encore').pick('B').shows().B).toBe('5 at 4,0');
    expect(play.turnOf('a').use('a', 'Encore').pick('B').shows().B).toBe('1 at 4,0');
    expect(play.use('a', 'Follow').pick('B').shows().B).toBe('dead');
  });
});

describe('a unit that blocks the sight of enemies', () => {
  it('is in their way and in nobody else’s', () => {
    const wide = { passives: { 'You block line of sight for enemies': '' } };
    const play = () => scene('c . a . B', { a: wide, c: shot, B: shot });
    expect(play().turnOf('c').use('c', 'Shot').pick('B').shows().B).toBe('8 at 4,0');
    expect(() => play().turnOf('B').use('B', 'Shot').pick('c')).toThrow();
  });
});

describe('a stance that does something now and in each turn', () => {
  const files = {
    'tokens/slumber-stance.json': {
      name: 'Slumber Stance',
      text: 'You cannot move or use actions. At the start of your turn, heal 2.',
    },
  };
  const a = {
    hurt: 6,
    abilities: {
      Doze: 'Free Action:\nEnter Slumber Stance:\n  You cannot move or use actions.\n  Now and at the start of your turn, heal 2.\nExit as a Free Action at the end of your turn.',
    },
    with: ['slumber-stance'],
  };

  it('does it as it is entered, too', () => {
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Doze');
    expect(play.shows().a).toContain('6 at 0,0');
    expect(play.turnOf('a').shows().a).toContain('8 at 0,0');
  });
});
