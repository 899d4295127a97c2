import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const coin = { 'counters/coin.json': { name: 'Coin' } };
const piece = (name: string, text: string) => ({ [`markers/${name.toLowerCase()}.json`]: { name, text } });

describe('who is meant', () => {
  it('by "Heal 2 for each" is you and not what was destroyed, once for all of it', () => {
    const abilities = {
      Stack: 'Free Action: Place 2 Kegs in range 2.',
      Smash: 'Free Action: Destroy any number of Kegs in range 3. Heal 2 for each.',
    };
    const files = { 'markers/keg.json': { name: 'Keg', object: true, health: 2 } };
    const play = scene('a . . B', { a: { hurt: 6, abilities }, B: {} }, { files });
    play.use('a', 'Stack').pick(1, 0).pick(2, 0).use('a', 'Smash').pick(1, 0).pick(2, 0);
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('by "Heal 2" behind a blow in a sentence of its own is you', () => {
    const a = { hurt: 4, abilities: { Shove: 'Free Action: Range 3, push 1. 2dmg. Heal 2.' } };
    const play = scene('a B . .', { a, B: { hurt: 3 } });
    play.use('a', 'Shove').pick('B').pick(2, 0);
    expect(play.shows()).toEqual({ a: '8 at 0,0', B: '5 at 2,0' });
  });

  it('by an order on a piece is whoever comes there, and by counters who laid it', () => {
    const files = {
      ...coin,
      ...piece('Board', 'When a unit enters this space, move 2.'),
      ...piece('Gate', 'When an enemy enters this space, take 1 damage. You gain a Coin.'),
    };
    const abilities = { Lay: 'Free Action: Place a Board in range 9.', Bar: 'Free Action: Place a Gate in range 9.' };
    const play = scene('a . . . B . .\n. . . . . . .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Lay').pick(5, 0).use('a', 'Bar').pick(4, 1).turnOf('B').move('B', 5, 0);
    expect(play.asks()).toContain('destination');
    play.pick(6, 1);
    expect(play.shows().B).toBe('10 at 6,1');
    play.turnOf('a').turnOf('B').move('B', 4, 1);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Coin', B: '9 at 4,1' });
  });

  it('by "in burst 1" on a piece is who stands near the piece', () => {
    const files = piece('Candle', 'Abilities targeting allies in burst 1 have +2def.');
    const a = { abilities: { Light: 'Free Action: Place a Candle in range 9.' } };
    const play = scene('a . . . c B', { a, c: {}, B: { defaults: { Shot: 'Range 9, 2dmg' } } }, { files, rolls: [2] });
    play.use('a', 'Light').pick(3, 0).turnOf('B').use('B', 'Shot').pick('c');
    expect(play.shows().c).toBe('10 at 4,0');
    play.turnOf('a').turnOf('B').use('B', 'Shot').pick('a');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('by "each other Hound" on its card is not that Hound', () => {
    const files = {
      'summons/hound.json': {
        name: 'Hound',
        health: 2,
        speed: 3,
        defaultAbilities: [{ name: 'Bite', text: 'Range 1, 1dmg + 1dmg for each other Hound adjacent to the target.' }],
      },
    };
    const h = { card: 'scene/hound', of: 'a' };
    const play = scene('a h B\n. i .', { a: {}, h, i: h, B: {} }, { files });
    play.turnOf('h').use('h', 'Bite').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
  });
});

describe('what hangs on what', () => {
  const abilities = {
    Save: 'Free Action: Gain a Coin.',
    Hit: 'Free Action: Range 3, 1dmg. You may spend a Coin. Push 2.',
  };
  const start = () => scene('a B . . .', { a: { abilities }, B: {} }, { files: coin });

  it('is done behind a price only by who pays it', () => {
    expect(start().use('a', 'Hit').pick('B').shows()).toEqual({ a: '10 at 0,0', B: '9 at 1,0' });
    const kept = start().use('a', 'Save').use('a', 'Hit').pick('B').pick('no');
    expect(kept.shows()).toEqual({ a: '10 at 0,0, Coin', B: '9 at 1,0' });
    const paid = start().use('a', 'Save').use('a', 'Hit').pick('B').pick('yes').pick(3, 0);
    expect(paid.shows()).toEqual({ a: '10 at 0,0', B: '9 at 3,0' });
  });

  it('is nothing behind a price that an answer cannot pay', () => {
    const B = { defaults: { Poke: 'Range 1, 1dmg.' } };
    const answer = 'When you take damage, spend a Coin and heal 3.';
    const shown = (tokens: Readonly<Record<string, number>>) =>
      scene('a B', { a: { passives: { Nerve: answer }, tokens, hurt: 5 }, B }, { files: coin })
        .turnOf('B')
        .use('B', 'Poke')
        .pick('a')
        .shows().a;
    expect([shown({}), shown({ 'scene/coin': 1 })]).toEqual(['4 at 0,0', '7 at 0,0']);
  });

  it('is a price of a granted action what it loses first', () => {
    const a = { passives: { Belt: 'Allies have: Free Action: Lose a Coin. Range 3, 3dmg' } };
    const play = scene('a c B', { a, c: { tokens: { 'scene/coin': 1 } }, B: {} }, { files: coin });
    play.turnOf('c').use('c', 'Belt').pick('B');
    expect(play.shows()).toMatchObject({ c: '10 at 1,0', B: '7 at 2,0' });
    expect(() => play.use('c', 'Belt')).toThrow();
  });

  it('is of one line of two what stands in it', () => {
    const Dust = 'Free Action, 2/Game: Range 3, 1dmg\nor range 1, 2dmg. Move 1.';
    const play = () => scene('a B . .\n. . . .', { a: { abilities: { Dust } }, B: {} }).use('a', 'Dust');
    expect(play().pick('Range 3, 1dmg').pick('B').state.pending).toBeUndefined();
    expect(play().pick('range 1, 2dmg. Move 1').pick('B').asks()).toContain('destination');
  });

  it('is a push what "push into a wall" asks for, and no pull', () => {
    const a = {
      defaults: { Shove: 'Range 3, push 1 away from you.', Drag: 'Range 3, pull 3.' },
      passives: { 'When you push an enemy into another unit or a wall': 'They take 1dmg.' },
    };
    const play = scene('a B #', { a, B: {} });
    play.use('a', 'Shove').pick('B').pick(1, 0);
    expect(play.shows().B).toBe('9 at 1,0');
    const pulled = scene('a # . B\n. c . .', { a: {}, c: a, B: {} });
    pulled.turnOf('c').use('c', 'Drag').pick('B');
    pulled.turnOf('B');
    expect(pulled.shows().B).toMatch(/^10 at/);
  });

  it('is no push what only moves somebody', () => {
    const a = {
      defaults: { Carry: 'Range 3, move target 2 in any direction.', Shove: 'Range 3, push 2 in any direction.' },
      passives: { 'When you push an enemy': 'They take 1dmg.' },
    };
    const play = () => scene('a B . . . .', { a, B: {} });
    expect(play().use('a', 'Carry').pick('B').pick(3, 0).shows().B).toBe('10 at 3,0');
    expect(play().use('a', 'Shove').pick('B').pick(3, 0).shows().B).toBe('9 at 3,0');
  });

  it('is damage "from an ability" that no token deals', () => {
    const files = {
      'tokens/thorn.json': { name: 'Thorn', text: 'At the end of your turn, take 1 damage.' },
      ...coin,
    };
    const B = { passives: { 'When you take damage from an ability': 'Gain a Coin.' } };
    const a = { defaults: { Prick: 'Range 3, 1dmg, give Thorn.' } };
    const play = scene('a . B', { a, B }, { files });
    play.use('a', 'Prick').pick('B').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('8 at 2,0, Coin, Thorn');
  });

  it('is an attack from range 1 whose miss is answered, where those meet more def', () => {
    const Parry =
      '9/Game, Free Action: Until the start of your next turn, attacks targeting you from range 1 have +3def. When one misses, gain a Coin.';
    const shot = { defaults: { Shot: 'Range 3, +1def, 1dmg' } };
    const play = scene('a B . C', { a: { abilities: { Parry } }, B: shot, C: shot }, { files: coin, rolls: [1] });
    play.use('a', 'Parry').turnOf('C').use('C', 'Shot').pick('a');
    expect(play.shows().a).toBe('10 at 0,0');
    const near = scene('a B', { a: { abilities: { Parry } }, B: shot }, { files: coin, rolls: [4] });
    near.use('a', 'Parry').turnOf('B').use('B', 'Shot').pick('a');
    expect(near.shows().a).toBe('10 at 0,0, Coin');
  });

  it('is one of several pieces in a space that is removed', () => {
    const files = piece('Burr', 'When an enemy enters this space, they take 1 damage.');
    const a = {
      abilities: { Sow: 'Free Action: Place a Burr in range 2.', Reap: 'Free Action: Remove a Burr in range 3.' },
    };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Sow').pick(2, 0).use('a', 'Sow').pick(2, 0).use('a', 'Reap');
    if (play.state.pending !== undefined) play.pick(2, 0);
    play.turnOf('B').move('B', 2, 0);
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('is what somebody deploys with, between parentheses too', () => {
    const files = {
      ...coin,
      'summons/hound.json': {
        name: 'Hound',
        health: 2,
        speed: 3,
        passives: [{ name: 'Start of turn', text: 'Gain a Coin. (Deploy with 2 Coins)' }],
      },
    };
    const play = scene('a . .', { a: { abilities: { Call: 'Free Action: Summon a Hound in range 1.' } } }, { files });
    play.use('a', 'Call');
    const [hound] = play.state.units.filter(({ owner }, id) => owner !== id);
    expect(hound?.tokens.map(({ count }) => count)).toEqual([2]);
  });
});
