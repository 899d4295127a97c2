import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const walks = { abilities: { Walk: 'Free Action: Move 3.' } };

describe('an area that a text has laid and that is asked for later', () => {
  it('harms who comes into it from outside, once, until it ends', () => {
    const text = 'Enemies in burst 2, 1dmg. Until the start of your next turn, enemies that enter the area take 2dmg.';
    const play = scene('a . . . B\n. . . . .', { a: { defaults: { Go: text } }, B: walks });
    play.use('a', 'Go').turnOf('B').use('B', 'Walk').pick(1, 0);
    expect(play.shows().B).toBe('8 at 1,0');
    const over = scene('a . . . B\n. . . . .', { a: { defaults: { Go: text }, ...walks }, B: walks });
    over.use('a', 'Go').turnOf('B').turnOf('a').turnOf('B').use('B', 'Walk').pick(1, 0);
    expect(over.shows().B).toBe('10 at 1,0');
  });

  it('asks where the turn of somebody begins', () => {
    const text =
      'Enemies in burst 2, 1dmg. Until the start of your next turn, enemies that start their turn in the area take 2dmg.';
    const play = scene('a B . . C', { a: { defaults: { Go: text } }, B: {}, C: {} });
    play.use('a', 'Go').turnOf('B').turnOf('C');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '10 at 4,0' });
  });

  it('strikes whoever was hit in it and is there still', () => {
    const text = 'Enemies in burst 2, 1dmg. At the start of your next turn, enemies still in the area take 2dmg.';
    const play = scene('a B C . D .\n. . . . . .', { a: { defaults: { Go: text } }, B: {}, C: {}, D: {} });
    play.use('a', 'Go').turnOf('C').move('C', 4, 1).turnOf('D').move('D', 2, 1).turnOf('a');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '9 at 4,1', D: '10 at 2,1' });
  });
});

describe('those who are off the map', () => {
  it('come back near where they were, at the end of the turn in which they left', () => {
    const text =
      'Move Action: Remove yourself from the board. At the end of your turn, place yourself in an empty space in range 2 of where you were. Burst 1, 1dmg.';
    const play = scene('. . a . . B', { a: { defaults: { Dig: text } }, B: {} }).use('a', 'Dig');
    expect(play.asks()).toBe('1 space: 0,0 1,0 3,0 4,0');
    play.pick(4, 0);
    expect(play.shows()).toEqual({ a: '10 at 4,0', B: '9 at 5,0' });
  });
});

describe('what summons have more of', () => {
  it('comes with them', () => {
    const files = { 'summons/cub.json': { name: 'Cub', health: 3, speed: 3 } };
    const a = { passives: { Pack: 'Your summons have +2 health.' }, defaults: { Call: 'Summon a Cub in range 1.' } };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Call');
    expect(Object.values(play.shows())).toContain('5 at 1,0');
  });
});

describe('a push to the edge of a burst', () => {
  it('takes each of them as far as the burst reaches', () => {
    const text = 'Enemies in burst 3, 1dmg, push to the edge of the burst.';
    const play = scene('a B . . . .\n. . . . . .', { a: { defaults: { Go: text } }, B: {} }).use('a', 'Go');
    expect(play.shows().B).toBe('9 at 3,0');
  });
});
