import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what comes before an ability', () => {
  it('is through before anything of that happens', () => {
    const a = {
      passives: { Lunge: 'Before you attack, you may move 1.' },
      abilities: {
        Jab: 'Range 2, undefendable, 1dmg, +2dmg if they are adjacent to you.',
        Rest: 'Free Action, 1/Game: Heal 1.',
      },
    };
    const play = scene('a . B', { a, B: {} });
    expect(play.use('a', 'Rest').asks()).toBeUndefined();
    play.use('a', 'Jab').pick('yes').pick(1, 0).pick('B');
    expect(play.shows()).toEqual({ a: '10 at 1,0', B: '7 at 2,0' });
  });

  it('comes to enemies who use something, too', () => {
    const a = { passives: { Thorns: 'Before an enemy in range 2 uses a default ability, it takes 1 damage.' } };
    const B = { defaults: { Pray: 'Heal 2.' }, abilities: { Wait: 'Gain 1 overshield.' }, hurt: 3 };
    const play = scene('a . B', { a, B });
    play.turnOf('B').use('B', 'Pray');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});

describe('who kills with what', () => {
  const passives = { Trophy: 'When you kill an enemy with a Range 1 ability, heal 2.' };
  const abilities = { Jab: 'Range 1, undefendable, 9dmg.', Shot: 'Range 4, undefendable, 9dmg.' };

  it.each([
    ['Jab', '7 at 0,0'],
    ['Shot', '5 at 0,0'],
  ])('is asked of the ability: %s', (name, shown) => {
    const play = scene('a B', { a: { passives, abilities, hurt: 5 }, B: { health: 4 } });
    play.use('a', name).pick('B');
    expect(play.shows().a).toBe(shown);
  });
});

describe('a token that is gone', () => {
  const files = { 'tokens/haste.json': { name: 'Haste', text: '+2 speed. When this ends, take 2 damage.' } };

  it('still says what its end brings', () => {
    const a = { tokens: { 'scene/haste': 1 }, abilities: { Calm: 'Free Action: Lose Haste.' }, with: ['scene/haste'] };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Calm');
    expect(play.shows().a).toBe('8 at 0,0');
  });
});

describe('what is made ready', () => {
  it('is not the ability that does it', () => {
    const abilities = {
      Rally: 'Free Action, 2/Game: Refresh one of your other abilities.',
      Jab: 'Free Action, 1/Game: Heal 1.',
    };
    const play = scene('a . B', { a: { abilities, hurt: 5 }, B: {} });
    play.use('a', 'Jab').use('a', 'Rally').use('a', 'Jab');
    expect(play.shows().a).toBe('7 at 0,0');
    expect(play.use('a', 'Rally').asks()).toBeUndefined();
    expect(() => play.use('a', 'Rally')).toThrow();
  });
});
