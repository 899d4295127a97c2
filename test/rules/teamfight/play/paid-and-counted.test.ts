import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'tokens/hook.json': { name: 'Hook' }, 'tokens/coin.json': { name: 'Coin' } };
const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, 1dmg.' };

describe('two ways with a price each', () => {
  it('cost what the one that is chosen says, and that alone', () => {
    const a = {
      defaults: {
        Save: 'Free Action, 9/Turn:\nGain a Coin.',
        Trick: 'Free Action, spend 3 Coins:\nRange 4, 4dmg\nor spend 1 Coin: Range 4, 1dmg',
      },
    };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Save').use('a', 'Save');
    play.use('a', 'Trick').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, Coin', B: '9 at 2,0' });
  });
});

describe('what comes later for each', () => {
  it('counts whom that later attack hits', () => {
    const a = {
      hurt: 5,
      defaults: { Fuse: 'At the start of your next turn, enemies in burst 2, 1dmg.\nHeal 1 for each.' },
    };
    const play = scene('a B C', { a, B: {}, C: {} }).use('a', 'Fuse');
    expect(play.shows().a).toBe('5 at 0,0');
    play.turnOf('a');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '9 at 1,0', C: '9 at 2,0' });
  });
});

describe('more damage for each token', () => {
  it('is counted on whoever is hurt', () => {
    const a = {
      passives: { 'On hit': 'Give Hook (max 3). You deal +1 damage to them for each.' },
      defaults: jab,
    };
    const play = scene('a . B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B').use('a', 'Jab').pick('C');
    expect(play.shows()).toMatchObject({ B: '7 at 2,0, 2 Hook', C: '9 at 3,0, Hook' });
  });

  it('holds for all of an area, against you alone', () => {
    const a = {
      defaults: { Sear: 'Free Action:\nEnemies in burst 3, 1dmg. You deal +1 damage to them this turn.', ...jab },
    };
    const play = scene('a . B . C', { a, B: {}, C: {} }, { files }).use('a', 'Sear');
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('C');
    expect(play.shows()).toMatchObject({ B: '7 at 2,0', C: '9 at 4,0' });
  });
});

describe('any number of tokens spent for something', () => {
  it('brings it for each of those, and not for what is left', () => {
    const a = {
      hurt: 6,
      tokens: { 'scene/coin': 3 },
      defaults: { Mend: 'Free Action:\nYou may spend any number of Coins to heal 2 per Coin.', ...jab },
      passives: { Feud: 'When you attack, you may spend X Coins to deal +X damage.' },
    };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Mend').pick('yes').pick('yes').pick('no');
    expect(play.shows().a).toBe('6 at 0,0, 2 Coin');
    play.use('a', 'Jab').pick('yes').pick('yes').pick('yes').pick('B');
    expect(play.shows()).toEqual({ a: '6 at 0,0', B: '7 at 2,0' });
  });
});

describe('the size of a unit', () => {
  it('is asked where more is done to large ones', () => {
    const a = { defaults: { Fell: 'Free Action, 9/Turn:\nRange 9, 1dmg, +2dmg against units of size 2 or more.' } };
    const play = scene('a . B . C C\n. . . . C C', { a, B: {}, C: { size: 2 } });
    play.use('a', 'Fell').pick('B').use('a', 'Fell').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '7 at 4,0' });
  });
});

describe('what may be bought in the own turn', () => {
  it('costs no action, is paid for each time and offered as often as it says', () => {
    const a = {
      hurt: 6,
      tokens: { 'scene/coin': 3 },
      passives: { Balm: 'Once per turn, you may spend a Coin to heal 2.' },
      defaults: jab,
    };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Balm').use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '6 at 0,0, 2 Coin', B: '9 at 2,0' });
    expect(() => play.use('a', 'Balm')).toThrow();
    play.turnOf('a').use('a', 'Balm');
    expect(play.shows().a).toBe('8 at 0,0, Coin');
  });
});
