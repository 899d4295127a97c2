import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('health that two swap', () => {
  it('is what each of both has now, up to the most that each can have', () => {
    const a = { abilities: { Scales: '1/Game: swap health with an enemy in range 3.' }, health: 8, hurt: 5 };
    const play = scene('a . B', { a, B: { health: 12, hurt: 1 } })
      .use('a', 'Scales')
      .pick('B');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '3 at 2,0' });
  });

  it('stays as it is where the target is missed', () => {
    const a = { abilities: { Scales: 'Range 3, +2def, swap health with the target.' }, hurt: 5 };
    const play = scene('a . B', { a, B: {} }).use('a', 'Scales').rolls(1).pick('B');
    expect(play.shows()).toMatchObject({ a: '5 at 0,0', B: '10 at 2,0' });
  });

  it('may be given to one of them alone', () => {
    const a = { abilities: { Level: '1/Game: Ally in range 3, set its health to yours.' }, hurt: 1 };
    const play = scene('a . b', { a, b: { hurt: 6 } })
      .use('a', 'Level')
      .pick('b');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', b: '9 at 2,0' });
  });
});

describe('every third attack', () => {
  it('deals more, counted over the match', () => {
    const a = {
      passives: { Rhythm: 'Every third attack deals +2dmg.' },
      abilities: { Jab: 'Free Action, 9/Game: range 9, 1dmg.', Rest: 'Free Action, 9/Game: gain 1 overshield.' },
    };
    const play = scene('a . B', { a, B: { health: 20 } });
    const healths = [1, 2, 3, 4, 5, 6].map(() => play.use('a', 'Rest').use('a', 'Jab').pick('B').shows().B);
    expect(healths).toEqual(['19', '18', '15', '14', '13', '10'].map((one) => `${one} at 2,0`));
  });

  it('may have more crit', () => {
    const a = {
      passives: { Rhythm: 'Every second attack has +5 crit.' },
      abilities: { Jab: 'Free Action, 9/Game: range 9, 1dmg.' },
    };
    const play = scene('a . B', { a, B: {} }).use('a', 'Jab').pick('B');
    expect(play.use('a', 'Jab').rolls(2).pick('B').shows().B).toBe('7 at 2,0');
  });
});
