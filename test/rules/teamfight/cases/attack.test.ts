import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const rolled = (...values: number[]) => ({ rolls: values });
const rocket = 'Range 8, 2dmg, +3def beyond range 3.\nBurst 1 of target, 1dmg.';

describe('worked cases of attacks, by their printed texts', () => {
  it('TC-03 T-080: range 4 reaches three columns and two rows away, not three and three', () => {
    const play = scene(
      `. . . B
       . . . .
       a . . .
       . . . .
       . . . .
       . . . C`,
      { a: { defaults: { Shot: 'Range 4, 2dmg.' } }, B: {}, C: {} },
    );
    play.use('a', 'Shot');
    expect(() => play.pick('C')).toThrow('pick/space');
    play.pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,2', B: '8 at 3,0', C: '10 at 3,5' });
  });

  it('TC-04 T-096: range 3+ leaves out two columns and one row, and takes what is 3 away', () => {
    const pieces = { a: { defaults: { Shot: 'Range 3+, 2dmg.' } }, B: {}, C: {}, D: {} };
    for (const [letter, taken] of [
      ['B', false],
      ['C', true],
      ['D', true],
    ] as const) {
      const play = scene('a . . .\n. . B .\n. . C .\nD . . .', pieces);
      play.use('a', 'Shot');
      if (taken) play.pick(letter);
      else expect(() => play.pick(letter)).toThrow('pick/space');
      expect(play.shows()[letter]?.startsWith(taken ? '8 at' : '10 at')).toBe(true);
    }
  });

  it.each([
    [2, 10],
    [3, 8],
  ])('TC-30 T-124: against def 2 a %i leaves the target at %i', (value, health) => {
    const pieces = { a: { defaults: { Shot: 'Range 3, +2def, 2dmg.' } }, B: {} };
    const play = scene('a . B', pieces, rolled(value));
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe(`${health} at 2,0`);
  });

  it('TC-32 T-128 T-074: an undefendable ability hits behind half a shadow without a roll; another has def 2', () => {
    const half = `. # B .
                  . . . .
                  a . . .`;
    const pieces = (text: string) => ({ a: { defaults: { Shot: text } }, B: {} });
    const sure = scene(half, pieces('Range 6, undefendable, 2dmg.'));
    sure.use('a', 'Shot').pick('B');
    expect(sure.shows().B).toBe('8 at 2,0');
    const plain = scene(half, pieces('Range 6, 2dmg.'), rolled(2));
    plain.use('a', 'Shot').pick('B');
    expect(plain.shows().B).toBe('10 at 2,0');
  });

  it('TC-33 T-129 T-152: +3def does nothing to a target with Slow, whose own text makes it Undefendable', () => {
    const pieces = { a: { defaults: { Shot: 'Range 3, +3def, 2dmg.' } }, B: { tokens: { slow: 1 } } };
    const play = scene('a . B', pieces);
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 2,0, Slow');
  });

  it.each([
    ['TC-35 T-132: with +3 crit and def 4 a 4 misses', 3, 2, 4, 10],
    ['TC-35 T-131: a 5 is critical', 3, 2, 5, 6],
    ['TC-35 T-131: a 6 is critical', 3, 2, 6, 6],
    ['TC-36 T-124: with +1 crit and def 4 a 4 misses', 1, 3, 4, 10],
    ['TC-36 T-131: a 5 hits', 1, 3, 5, 7],
    ['TC-36 T-131: a 6 is critical', 1, 3, 6, 4],
  ])('%s', (_, crit, damage, value, health) => {
    const shot = `Range 3, +4def, ${damage}dmg, +${crit} crit.`;
    const play = scene('a . B', { a: { defaults: { Shot: shot } }, B: {} }, rolled(value));
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe(`${health} at 2,0`);
  });

  it.each([
    ['TC-38 T-127: a 3 misses; the burst around the space hurts both by 1', 3, '9 at 5,0', '9 at 6,0'],
    ['TC-38 T-127: a 4 hits; then comes the burst', 4, '7 at 5,0', '9 at 6,0'],
  ])('%s', (_, value, target, neighbour) => {
    const play = scene('a . . . . B C', { a: { defaults: { Rocket: rocket } }, B: {}, C: {} }, rolled(value));
    play.use('a', 'Rocket').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: target, C: neighbour });
  });

  it('TC-39 T-121: the same attack has no def at distance 3 and needs no roll', () => {
    const play = scene('a . . B C', { a: { defaults: { Rocket: rocket } }, B: {}, C: {} });
    play.use('a', 'Rocket').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '7 at 3,0', C: '9 at 4,0' });
  });

  it('TC-95 T-101 T-103: "Enemies in range 2" are an area without a roll; "Enemy in range 2" is one target and a roll', () => {
    const hard = { passives: { Hard: 'Abilities targeting you have +2def.' } };
    const pieces = (text: string) => ({ a: { defaults: { Act: text } }, B: hard, C: hard });
    const all = scene('B . a . C', pieces('Enemies in range 2, 1dmg.'));
    all.use('a', 'Act');
    expect(all.shows()).toEqual({ a: '10 at 2,0', B: '9 at 0,0', C: '9 at 4,0' });
    const one = scene('B . a . C', pieces('Enemy in range 2, 1dmg.'), rolled(2));
    one.use('a', 'Act').pick('B');
    expect(one.shows()).toEqual({ a: '10 at 2,0', B: '10 at 0,0', C: '10 at 4,0' });
  });
});
