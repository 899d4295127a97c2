import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const jab = { Jab: 'Free Action, 9/Turn:\nRange 9, 1dmg.' };

describe('who comes back to the map', () => {
  it('does there what is said behind it, and "other enemies" were not in the area before', () => {
    const Comet =
      'Ultimate 1:\nRemove yourself from the board. At the start of your next turn, place yourself in any empty space.\n' +
      'Enemies in burst 1, 4dmg. Other enemies in burst 2, 2dmg.';
    const play = scene('a . . B . C D', { a: { abilities: { Comet } }, B: {}, C: {}, D: {} });
    play.use('a', 'Comet');
    expect(play.shows()).toMatchObject({ a: 'away', B: '10 at 3,0' });
    play.turnOf('D').end().pick(4, 0);
    expect(play.shows()).toEqual({ a: '10 at 4,0', B: '6 at 3,0', C: '6 at 5,0', D: '8 at 6,0' });
  });
});

describe('overshield with a most', () => {
  it('comes to what the same text gave before, and to no more than that', () => {
    const a = { defaults: jab, passives: { 'When you damage an enemy': 'Gain 2 overshield (max 3).' } };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, 2 overshield');
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, 3 overshield');
  });

  it('of another text is not added up (T-149)', () => {
    const a = { overshield: 2, defaults: jab, passives: { 'When you damage an enemy': 'Gain 1 overshield (max 3).' } };
    const play = scene('a B', { a, B: {} }).use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, 2 overshield');
  });

  it('goes when the text says that it is lost', () => {
    const Ward =
      'Free Action: You and allies in range 3 gain 4 overshield.\nAt the start of your next turn, they lose overshield gained this way.';
    const play = scene('a b C', { a: { abilities: { Ward } }, b: {}, C: {} }).use('a', 'Ward');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 4 overshield', b: '10 at 1,0, 4 overshield' });
    play.turnOf('C').turnOf('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', b: '10 at 1,0' });
  });
});

describe('one target of either side', () => {
  it.each([
    ['b', { b: '8 at 1,0', C: '10 at 2,0' }],
    ['C', { b: '5 at 1,0', C: '9 at 2,0, Slow' }],
  ])('is healed as an ally and hurt as an enemy: %s', (whom, shown) => {
    const a = { abilities: { Shot: 'Range 3, ally heals 3 or enemy takes 1dmg and is Slowed.' } };
    const play = scene('a b C', { a, b: { hurt: 5 }, C: {} })
      .use('a', 'Shot')
      .pick(whom);
    expect(play.shows()).toMatchObject(shown);
  });
});

describe('damage by how far the target is', () => {
  it.each([
    ['Range 4, 3dmg, -1dmg beyond range 2.', '7 at 2,0', '8 at 4,0'],
    ['Range 4, 1dmg, +2dmg in range 2.', '7 at 2,0', '9 at 4,0'],
  ])('%s', (text, near, far) => {
    const play = scene('a . B . C', { a: { abilities: { Shot: `Free Action, ${text}` } }, B: {}, C: {} });
    play.use('a', 'Shot').pick('B').use('a', 'Shot').pick('C');
    expect(play.shows()).toMatchObject({ B: near, C: far });
  });

  it('more of it comes of a push that a wall stops', () => {
    const text = 'Free Action: Range 3, 1dmg, push 2. If the push is stopped by a wall, +2dmg and Slow.';
    const play = scene('a B . #', { a: { abilities: { Ram: text } }, B: {} })
      .use('a', 'Ram')
      .pick('B');
    expect(play.pick(2, 0).shows().B).toBe('7 at 2,0, Slow');
  });
});

describe('whose damage does nothing', () => {
  it.each([
    ['Immune to damage from your own abilities', { a: '10 at 1,0' }],
    ['', { a: '9 at 1,0' }],
  ])('one’s own: %s', (passive, shown) => {
    const a = { abilities: { Boom: 'Free Action: Burst 1 of target in range 1, 1dmg.' } };
    const passives = passive === '' ? {} : { [passive]: '' };
    const Blast = 'Free Action: Range 1, burst 1 of target, 1dmg.';
    const play = scene('B a', { a: { ...a, passives, abilities: { Blast } }, B: {} })
      .use('a', 'Blast')
      .pick('B');
    expect(play.shows()).toMatchObject(shown);
  });
});

describe('a token that its giver’s card ends', () => {
  it('goes when what stands first happens', () => {
    const files = { 'tokens/drowsy.json': { name: 'Drowsy', text: 'You cannot take actions.' } };
    const Dart = 'Free Action: Range 4, target gets Drowsy. When they take damage from any source, remove Drowsy.';
    const a = { abilities: { Dart }, defaults: jab, with: ['drowsy'] };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Dart').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Drowsy');
    expect(play.use('a', 'Jab').pick('B').shows().B).toBe('9 at 2,0');
  });
});

describe('what is done again in the next turn', () => {
  it('may be the whole text', () => {
    const text =
      'Free Action, 1/Game:\nEnemies in burst 2, 1dmg. At the start of your next turn, you may repeat this for free.';
    const play = scene('a . B', { a: { abilities: { Storm: text } }, B: {} }).use('a', 'Storm');
    expect(play.shows().B).toBe('9 at 2,0');
    play.turnOf('B').end().pick('yes');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});

describe('a piece as large as an area', () => {
  it('covers all of it', () => {
    const files = {
      'markers/smog.json': { name: 'Smog', size: 2, text: 'Enemies who enter or end their turn here take 1dmg.' },
    };
    const a = { abilities: { Vent: 'Free Action: Range 3 2x2, place a Smog.' }, with: ['smog'] };
    const play = scene('a . B C\n. . . .', { a, B: {}, C: { speed: 2 } }, { files }).use('a', 'Vent');
    play.pick(2, 0);
    play.pickArea([2, 0], [3, 0], [2, 1], [3, 1]).turnOf('B').end();
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', Smog: '2,0' });
  });
});
