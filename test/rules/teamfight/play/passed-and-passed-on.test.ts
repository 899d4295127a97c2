import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'tokens/lantern.json': { name: 'Lantern' },
  'conditions/mired.json': { name: 'Mired', text: 'You deal -1 damage. Clear at the end of your next turn.' },
  'tokens/veil.json': { name: 'Veil', text: "Prevent the next damage you'd take." },
};

describe('a token that is moved', () => {
  it('comes from whoever has it, who need not be its giver', () => {
    const abilities = {
      Light: 'Free Action:\nGain Lantern.',
      Send: 'Free Action:\nMove your Lantern to an ally in range 9.',
      Glow: 'Free Action:\nThe unit with your Lantern heals 2.',
    };
    const hurt = { abilities: { Burn: 'Free Action:\nTake 3 irreducible damage.' } };
    const play = scene('a b c . D', { a: { abilities }, b: hurt, c: hurt, D: {} }, { files });
    play.use('a', 'Light').use('a', 'Send').pick('b').use('a', 'Send').pick('c');
    const has = (name: string): boolean =>
      play.state.units.some(
        ({ card, tokens }) =>
          play.game.cards[card]?.name === name && tokens.some((one) => play.game.cards[one.card]?.name === 'Lantern'),
      );
    expect([has('a'), has('b'), has('c')]).toEqual([false, false, true]);
  });
});

describe('those who do not block the way', () => {
  it('let nobody pass but whom it is said of', () => {
    const abilities = { Splash: 'Free Action:\nRange 9, undefendable, Mired.' };
    const passives = { "Mired enemies don't block your movement.": '' };
    // A corridor of one row: the only way leads through B.
    const row = (passive: Record<string, string>) =>
      scene('a B .', { a: { abilities, speed: 3, passives: passive }, B: {} }, { files });
    expect(() => row(passives).move('a', 2, 0)).toThrow();
    expect(row(passives).use('a', 'Splash').pick('B').move('a', 2, 0).shows().a).toBe('10 at 2,0');
    expect(() => row({}).use('a', 'Splash').pick('B').move('a', 2, 0)).toThrow();
  });
});

describe('a token that takes the next damage', () => {
  it('is spent by it', () => {
    const play = scene(
      'a B',
      {
        a: { abilities: { Cover: 'Free Action:\nGain Veil.' } },
        B: { abilities: { Jab: 'Free Action:\nRange 1, undefendable, 2dmg.' } },
      },
      { files },
    );
    play.use('a', 'Cover').turnOf('B').use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('B', 'Jab').pick('a');
    expect(play.shows().a).toBe('8 at 0,0');
  });
});

describe('what is asked of health behind damage', () => {
  it('is asked before it', () => {
    const abilities = {
      Prod: 'Free Action:\nRange 1, undefendable, 1dmg. If the target was already damaged, push 1.',
    };
    const play = scene('a B . .', { a: { abilities }, B: {} }).use('a', 'Prod').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
    expect(play.use('a', 'Prod').pick('B').pick(2, 0).shows().B).toBe('8 at 2,0');
  });
});
