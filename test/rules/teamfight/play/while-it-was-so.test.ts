import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const strikes = (text: string) => ({ defaults: { Strike: text } });

describe('what is answered while something is so', () => {
  const thorns = { Thorns: 'When an enemy attacks you while you have overshield, they take 1dmg.' };

  it('is answered where the attack has taken the overshield', () => {
    const struck = (overshield: number) => {
      const play = scene('a B', { a: strikes('Range 1, 4dmg.'), B: { passives: thorns, overshield } });
      return play.use('a', 'Strike').pick('B').shows();
    };
    expect(struck(2)).toEqual({ a: '9 at 0,0', B: '8 at 1,0' });
    expect(struck(0)).toEqual({ a: '10 at 0,0', B: '6 at 1,0' });
  });

  it('is answered by whoever is struck in an area, too', () => {
    const play = scene('a B', { a: strikes('Burst 1, 2dmg.'), B: { passives: thorns, overshield: 2 } });
    expect(play.use('a', 'Strike').shows()).toMatchObject({ B: '10 at 1,0' });
  });
});

describe('an instant that brings overshield', () => {
  it('answers the attack that comes then', () => {
    const wall =
      '1/Game, Instant: Gain 2 overshield. Until your next turn, when an enemy attacks you while you have overshield, they take 1dmg.';
    const a = { abilities: { Wall: wall } };
    const play = scene('a C', { a, C: strikes('Range 1, 3dmg.') })
      .turnOf('C')
      .use('C', 'Strike')
      .pick('a');
    expect(play.pick('a', 'Wall').shows()).toEqual({ a: '9 at 0,0', C: '9 at 1,0' });
  });
});

describe('an attack that is repeated', () => {
  it('grows from one target to the next, and meets nobody twice', () => {
    const a = strikes(
      'Range 2, 1dmg. Repeat up to 3 times, +1dmg each time, on another enemy in range 2 of the last target.',
    );
    const play = scene('a B C D', { a, B: {}, C: {}, D: {} });
    play.use('a', 'Strike').pick('B').pick('yes').pick('C').pick('yes').pick('D');
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', C: '8 at 2,0', D: '7 at 3,0' });
  });
});

describe('spaces that are marked', () => {
  it('are those of enemies, wherever these are by then', () => {
    const a = strikes(
      'Mark the spaces of up to 2 enemies in LoS. At the start of your next turn, each marked space: burst 1, 2dmg. Then remove the marks.',
    );
    const play = scene('a . . B . . . C', { a, B: {}, C: {} });
    play.use('a', 'Strike').pick(3, 0).pick(7, 0);
    expect(play.shows()).toMatchObject({ B: '10 at 3,0', C: '10 at 7,0' });
  });
});

describe('what comes from one attack', () => {
  it('is no more than that, while other damage is', () => {
    const hide = { Hide: 'You cannot take more than 2 damage from an attack.' };
    const play = scene('a B', { a: strikes('Range 1, 4dmg. They lose 3 health.'), B: { passives: hide } });
    expect(play.use('a', 'Strike').pick('B').shows().B).toBe('5 at 1,0');
  });
});

describe('whoever has died', () => {
  it('is counted with what it had', () => {
    const files = { 'counters/venom.json': { name: 'Venom' } };
    const a = {
      ...strikes('Range 1, 9dmg.'),
      passives: { Plague: 'When an enemy dies, heal 1 for each Venom they had.' },
    };
    const play = scene('a B', { a: { ...a, hurt: 5 }, B: { hurt: 5, tokens: { 'scene/venom': 3 } } }, { files });
    expect(play.use('a', 'Strike').pick('B').shows().a).toBe('8 at 0,0');
  });
});

describe('after what lasts', () => {
  it('comes what holds for the rest of the game', () => {
    const rage =
      'Ultimate 1, Free Action: Until the end of your turn, you have +2 speed. After that, you deal -1 damage.';
    const play = scene('a . B', { a: { ...strikes('Range 2, 3dmg.'), abilities: { Rage: rage } }, B: {} });
    play.use('a', 'Rage').use('a', 'Strike').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
    play.end().turnOf('a').use('a', 'Strike').pick('B');
    expect(play.shows().B).toBe('5 at 2,0');
  });
});
