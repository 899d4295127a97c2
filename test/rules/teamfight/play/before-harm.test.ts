import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('before damage', () => {
  const shot = { defaults: { Shot: 'Range 3, 2dmg' }, abilities: { Ring: 'Burst 3, 1dmg' } };

  it('of a default ability alone it lessens that one', () => {
    const passives = { 'Before you take damage from a default ability': 'Gain 1 overshield' };
    const play = scene('a . B', { a: { passives }, B: shot }, {});
    play.turnOf('B').use('B', 'Ring');
    expect(play.shows().a).toBe('9 at 0,0');
    play.turnOf('B').use('B', 'Shot').pick('a');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('and an attack is on whoever takes the place of the one who is attacked', () => {
    const passives = { 'Adjacent ally is attacked': 'You become the target instead.' };
    const play = scene('b a . C', { a: { passives }, b: {}, C: shot }, {});
    play.turnOf('C').use('C', 'Shot').pick('b');
    expect(play.shows()).toMatchObject({ a: '8 at 1,0', b: '10 at 0,0' });
  });
});

describe('what is given up instead of damage', () => {
  it('keeps it off only for as long as there is some', () => {
    for (const text of [
      'When you would take damage, lose a Coin instead.',
      'When you would take damage, lose a Coin and take no damage.',
    ]) {
      const B = { passives: { Ward: text }, with: ['coin'], tokens: { 'scene/coin': 1 } };
      const a = { abilities: { Jab: 'Free Action\nRange 5, 3dmg.' } };
      const play = scene('a B', { a, B }, { files: { 'tokens/coin.json': { name: 'Coin' } } });
      play.use('a', 'Jab').pick('B');
      expect(play.shows().B).toBe('10 at 1,0');
      play.use('a', 'Jab').pick('B');
      expect(play.shows().B).toBe('7 at 1,0');
    }
  });
});
