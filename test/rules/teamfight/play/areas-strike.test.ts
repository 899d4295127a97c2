import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('an area without a roll', () => {
  const blast = { Blast: 'Enemies in burst 3, 1dmg.', Fog: 'Enemies in burst 3, Slow.' };
  const files = { 'conditions/slow.json': { name: 'Slow', text: 'You have -1 speed.' } };

  it('T-103: hits everybody in it, and sets off what waits for a hit once for each', () => {
    const a = { abilities: blast, passives: { 'When you hit an enemy': 'Heal 1.' }, hurt: 5 };
    const play = scene('a . B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Blast');
    expect([play.shows().a, play.shows().B, play.shows().C]).toEqual(['7 at 0,0', '9 at 2,0', '9 at 3,0']);
  });

  it.each([
    ['Blast', '8 at 0,0'],
    ['Fog', '10 at 0,0'],
  ])('is an attack on each where it deals damage: %s', (name, shown) => {
    const B = { passives: { 'When you are attacked': '2dmg to the attacker.' } };
    const play = scene('a . B', { a: { abilities: blast }, B }, { files });
    play.use('a', name);
    expect(play.shows().a).toBe(shown);
  });

  it('is not the next attack against whom it gives that to', () => {
    const mark = { name: 'Mark', text: 'The next attack against you deals +2 damage.' };
    const abilities = { Paint: 'Enemies in burst 3, 1dmg, Mark.', Jab: 'Range 3, 1dmg.' };
    const play = scene('a . B', { a: { abilities }, B: {} }, { files: { 'conditions/mark.json': mark } });
    play.use('a', 'Paint').turnOf('a').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
  });
});

describe('an ability that deals no damage', () => {
  const B = { passives: { 'When you are attacked': '2dmg to the attacker.' } };

  it.each([
    ['Range 3, push 1.', '10 at 0,0'],
    ['Range 3, 1dmg.', '8 at 0,0'],
  ])('is no attack: %s', (text, shown) => {
    const play = scene('a . B . .', { a: { abilities: { Do: text } }, B });
    play.use('a', 'Do').pick('B');
    if (play.asks()?.includes('destination')) play.pick(3, 0);
    expect(play.shows().a).toBe(shown);
  });
});

describe('a pull that says where it ends', () => {
  it('goes all the way', () => {
    const play = scene('a . . . B', { a: { abilities: { Hook: 'Range 5, 1dmg, pull adjacent to you.' } }, B: {} });
    play.use('a', 'Hook').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
  });
});

describe('what a piece says itself', () => {
  it('is done once where its card says it again in a section', () => {
    const files = { 'markers/flint.json': { name: 'Flint' } };
    const text =
      "Free Action: Range 4, 1dmg, place a Flint in the target's space.\n---\nWhen you move into a Flint's space, remove it and gain 1 overshield.";
    const play = scene('a . B .', { a: { abilities: { Strike: text } }, B: { speed: 3 } }, { files });
    play.use('a', 'Strike').pick('B').turnOf('B').move('B', 3, 0).turnOf('a').move('a', 2, 0);
    expect(play.shows().a).toBe('10 at 2,0, 1 overshield');
  });

  it('T-093: is of its allies, and not of itself', () => {
    const files = {
      'markers/ward.json': {
        name: 'Ward',
        object: true,
        health: 3,
        text: "Allies in range 1 can't go below 1 health.",
      },
    };
    const B = { abilities: { Shot: 'Range 9, 20dmg.' } };
    const a = { abilities: { Set: 'Free Action: Place a Ward in range 1.' } };
    const play = scene('a . . . B\nc . . . .', { a, B, c: {} }, { files });
    play.use('a', 'Set').pick(1, 0).turnOf('B').use('B', 'Shot').pick('c');
    expect(play.shows().c).toBe('1 at 0,1');
    play.turnOf('a').turnOf('B').use('B', 'Shot').pick(1, 0);
    expect(play.state.units.filter(({ at }) => at >= 0)).toHaveLength(3);
  });
});

describe('how many are in an area', () => {
  it('is the same for all of them, though it kills the first', () => {
    const a = {
      abilities: {
        Slam: 'Free Action: Burst 3, 2dmg + 1dmg per enemy in the area. Heal 1 for each enemy in the area.',
      },
    };
    const play = scene('a B C D', { a: { ...a, hurt: 5 }, B: { health: 4 }, C: {}, D: {} }).use('a', 'Slam');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: 'dead', C: '5 at 2,0', D: '5 at 3,0' });
  });
});

describe('an area that pushes or pulls', () => {
  it.each([
    ['Enemies in burst 3, push 1.', 'a B C .', [3, 2], { B: '10 at 2,0', C: '10 at 3,0' }],
    ['Enemies in burst 3, push 1.', 'a C B .', [3, 2], { C: '10 at 2,0', B: '10 at 3,0' }],
    ['Each enemy in range 3 is pulled 1.', 'a . B C', [1, 2], { B: '10 at 1,0', C: '10 at 2,0' }],
    ['Each enemy in range 3 is pulled 1.', 'a . C B', [1, 2], { C: '10 at 1,0', B: '10 at 2,0' }],
  ] as const)('moves everybody, whoever stands in front of another: %s %s', (text, map, [first, second], shown) => {
    const play = scene(map, { a: { abilities: { Gust: `Free Action: ${text}` } }, B: {}, C: {} });
    expect(play.use('a', 'Gust').pick(first, 0).pick(second, 0).shows()).toMatchObject(shown);
  });
});
