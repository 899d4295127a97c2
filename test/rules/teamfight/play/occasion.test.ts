import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const card = (text: string, more: Piece = {}): Piece => ({ ...more, abilities: { Act: text } });

describe('what is said of what has happened', () => {
  it('comes after the ability that it waits for, and only after one of that kind', () => {
    const a: Piece = {
      passives: { 'After you use a non-default ability': 'Heal 1.' },
      defaults: { Jab: 'Free Action: Range 1, 1dmg.' },
      abilities: { Act: 'Free Action, 1/Game: Take 3 damage.' },
      hurt: 2,
    };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('8 at 0,0');
    play.use('a', 'Act');
    expect(play.shows().a).toBe('6 at 0,0');
  });

  it('of who was killed the most health that it could have counts', () => {
    const a: Piece = {
      passives: { 'On killing an enemy with 6 or more health': 'Heal 1.' },
      defaults: { Jab: 'Free Action: Range 2, 9dmg.' },
      hurt: 5,
    };
    const play = scene('a B C', { a, B: { health: 5 }, C: { health: 6 } });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('5 at 0,0');
    play.use('a', 'Jab').pick('C');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});

describe('one or the other', () => {
  it.each([
    ['Range 1. If the target is Slowed, 4dmg, else 2dmg.', 1, '6 at 1,0, Slow'],
    ['Range 1. If the target is Slowed, 4dmg, else 2dmg.', 0, '8 at 1,0'],
    ['Range 1, 4dmg if the target is Slowed, otherwise 2dmg.', 1, '6 at 1,0, Slow'],
    ['Range 1, 4dmg if the target is Slowed, otherwise 2dmg.', 0, '8 at 1,0'],
  ])('is done and never both: %s', (text, slow, shown) => {
    const play = scene('a B', { a: card(text), B: slow > 0 ? { tokens: { slow } } : {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe(shown);
  });
});

describe('what it was done with', () => {
  it('counts for who was damaged and for who hit', () => {
    const a: Piece = {
      passives: { 'When you hit with a default ability': 'Heal 1.' },
      defaults: { Jab: 'Free Action: Range 1, 1dmg.' },
      abilities: { Act: 'Free Action: Range 1, 1dmg.' },
      hurt: 5,
    };
    const B: Piece = { passives: { 'Receive damage from a non-default ability': 'The attacker takes 2 damage.' } };
    const play = scene('a B', { a, B });
    play.use('a', 'Jab').pick('B');
    expect(play.shows()).toEqual({ a: '6 at 0,0', B: '9 at 1,0' });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toEqual({ a: '4 at 0,0', B: '8 at 1,0' });
  });
});

describe('healing is raised and lowered', () => {
  it('by whoever deals it and whoever receives it, shares rounded up and cancelling each other', () => {
    const b = { health: 12, hurt: 10 };
    for (const [deals, receives, shown] of [
      ['You deal +100% healing', undefined, '8 at 1,0'],
      [undefined, 'You receive +50% healing', '7 at 1,0'],
      ['You deal +100% healing', 'You receive half healing', '5 at 1,0'],
      [undefined, 'You receive -1 healing', '4 at 1,0'],
    ] as const) {
      const a = { ...(deals && { passives: { [deals]: '' } }) };
      const play = scene('a b . C', {
        a: card('Ally in range 1, heal 3.', a),
        b: { ...b, ...(receives && { passives: { [receives]: '' } }) },
        C: {},
      });
      play.use('a', 'Act').pick('b');
      expect(play.shows().b).toBe(shown);
    }
  });
});

describe('out of reach of some abilities', () => {
  it('nothing of a default ability arrives, neither damage nor what it gives, and of others everything', () => {
    const A: Piece = {
      defaults: { Jab: 'Free Action: Enemies in burst 1, 1dmg, Slow.' },
      abilities: { Act: 'Free Action: Enemies in burst 1, 2dmg, Slow.' },
    };
    const other = scene('a B', { a: A, B: { passives: { 'You cannot be affected by default abilities': '' } } });
    other.use('a', 'Jab');
    expect(other.shows().B).toBe('10 at 1,0');
    other.use('a', 'Act');
    expect(other.shows().B).toBe('8 at 1,0, Slow');
  });

  it('what holds until one attacks is gone when that attack is through', () => {
    const a: Piece = {
      defaults: { Jab: 'Free Action: Range 1, 1dmg.' },
      abilities: { Act: 'Free Action, 1/Game: You deal +2 damage until you attack.' },
    };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Act').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 1,0');
  });
});

describe('numbers that are counted or filled up', () => {
  it('each of those in an area counts the others in it', () => {
    const play = scene('B a C . D', {
      a: card('Enemies in burst 1, 1dmg + 2dmg per other enemy in the area.'),
      B: {},
      C: {},
      D: {},
    });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ B: '7 at 0,0', C: '7 at 2,0', D: '10 at 4,0' });
  });

  it('those in an area are struck once, however many are in it', () => {
    const text = 'Burst 1, each enemy in the area takes 2 damage.';
    const play = scene('B a C . D', { a: card(text), B: {}, C: {}, D: {} });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ B: '8 at 0,0', C: '8 at 2,0', D: '10 at 4,0' });
  });

  it('a kill that comes later is the kill that is meant', () => {
    const text =
      'Range 2, Slow. At the start of your next turn, deal damage to the target equal to their missing health. On kill, heal 3.';
    const play = scene('a B', { a: card(text, { hurt: 5 }), B: { health: 10, hurt: 5 } });
    play.use('a', 'Act').pick('B');
    expect(play.shows().a).toBe('5 at 0,0');
    play.turnOf('B').end().turnOf('a');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: 'dead' });
  });
});

describe('a death by somebody', () => {
  it.each([
    ['c', '10 at 0,1'],
    ['D', '8 at 0,1'],
  ])('is only that, and who has killed is known: %s', (killer, shown) => {
    const mourner = { passives: { 'When an ally is killed by an enemy': '2dmg to the enemy.' } };
    const stab = { abilities: { Stab: 'Range 9, 9dmg.' } };
    const play = scene('a . b\nD . c', { a: mourner, b: { health: 5 }, c: stab, D: stab });
    play.turnOf(killer).use(killer, 'Stab').pick('b');
    expect([play.shows().b, play.shows().D]).toEqual(['dead', shown]);
  });
});

describe('the next enemy to do something', () => {
  it('is the first one until then, and nobody behind that', () => {
    const bait = {
      abilities: { Bait: '1/Game:\nUntil the start of your next turn, the next enemy to hit you takes 2dmg.' },
    };
    const shot = { abilities: { Shot: 'Range 9, 1dmg.' } };
    const play = scene('a . B . C', { a: bait, B: shot, C: shot });
    play.use('a', 'Bait').turnOf('B').use('B', 'Shot').pick('a').turnOf('C').use('C', 'Shot').pick('a');
    expect([play.shows().a, play.shows().B, play.shows().C]).toEqual(['8 at 0,0', '8 at 2,0', '10 at 4,0']);
  });
});
