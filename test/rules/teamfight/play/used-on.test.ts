import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const blade = { Jab: 'Range 1, 2dmg.', Bow: 'Range 4, 1dmg.', Stamp: 'Burst 3, 1dmg.', Mend: 'Heal 1.' };

describe('an ability that is used on somebody', () => {
  it('takes that unit as its target, and none is used that could not have it', () => {
    const a = { defaults: blade, abilities: { Hook: 'Range 3, pull 2, then use a default ability on the target.' } };
    const play = scene('a . . B C', { a, B: {}, C: {} }).use('a', 'Hook').pick('B').pick(1, 0);
    // Neither an area nor what targets nobody is used on somebody.
    expect(play.asks()).toMatch(/Jab Bow$/);
    expect(play.pick('Jab').shows()).toMatchObject({ B: '8 at 1,0', C: '10 at 4,0' });
    const far = scene('a . . B C', { a: { ...a, defaults: { Jab: blade.Jab } }, B: {}, C: {} });
    const short = far.use('a', 'Hook').pick('B').pick(1, 0).shows();
    expect(short).toMatchObject({ B: '8 at 1,0' });
  });

  it('is used on any of those who are meant, and on nobody else', () => {
    const a = {
      defaults: { Bow: blade.Bow },
      abilities: { Slip: 'Teleport 1, then make a default attack against an adjacent enemy.' },
    };
    const play = scene('a . B C D', { a, B: {}, C: {}, D: {} }).use('a', 'Slip').pick(1, 0);
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '10 at 3,0' });
  });

  it('is used on each of several', () => {
    const a = {
      defaults: { Jab: blade.Jab },
      abilities: { Whirl: 'Make a default attack against each adjacent enemy.' },
    };
    const play = scene('B a C . D', { a, B: {}, C: {}, D: {} }).use('a', 'Whirl');
    expect(play.shows()).toMatchObject({ B: '8 at 0,0', C: '8 at 2,0', D: '10 at 4,0' });
  });

  it('answers whoever set it off', () => {
    const a = { defaults: blade, passives: { 'Receive damage': 'You may use a default ability on the attacker.' } };
    const play = scene('a B C', { a, B: { defaults: { Jab: blade.Jab } }, C: {} }).turnOf('B');
    play.use('B', 'Jab').pick('a').pick('yes').pick('Jab');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '8 at 1,0', C: '10 at 2,0' });
  });

  it('is better in that use alone', () => {
    const a = {
      defaults: { Jab: 'Free Action, 9/Turn:\nRange 1, 2dmg.' },
      abilities: { Lunge: '2/Game, Free Action:\nUse a default ability with +1dmg and +2 range.' },
    };
    const play = scene('a . . B', { a, B: {} }).use('a', 'Lunge').pick('B');
    expect(play.shows().B).toBe('7 at 3,0');
    expect(play.state.lasting).toEqual([]);
  });

  it('is better where the next sentence says so', () => {
    const a = { defaults: { Jab: blade.Jab }, abilities: { Sting: 'Use a default ability. It deals +2 damage.' } };
    expect(scene('a B', { a, B: {} }).use('a', 'Sting').pick('B').shows().B).toBe('6 at 1,0');
  });

  it('comes more than once where the text says so', () => {
    const a = { defaults: { Jab: blade.Jab }, abilities: { Flurry: 'Make two default attacks.' } };
    expect(scene('a B', { a, B: {} }).use('a', 'Flurry').pick('B').pick('B').shows().B).toBe('6 at 1,0');
  });
});
