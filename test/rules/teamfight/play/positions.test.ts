import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('coming next to something', () => {
  it('stops who comes next to a unit that says so', () => {
    const passives = { Bark: 'Enemies must stop when they become adjacent to you.' };
    const play = scene('a . . . .\n. . . B .', { a: { speed: 4 }, B: { passives } });
    play.move('a', 4, 0);
    expect(play.shows().a).toBe('10 at 2,0');
  });

  it('is said of each of several, whoever was near already', () => {
    const passives = { Loud: 'Whenever you move next to an enemy, gain 1 overshield.' };
    const play = scene('B . . .\n. a . .\n. . . C', { a: { speed: 1, passives }, B: {}, C: {} });
    play.move('a', 1, 2).end();
    expect(play.shows().a).toBe('10 at 1,2');
    const near = scene('B . . .\n. a . .\n. . . C', { a: { speed: 1, passives }, B: {}, C: {} });
    near.move('a', 2, 1);
    expect(near.shows().a).toBe('10 at 2,1, 1 overshield');
  });

  it('is each step to a space beside a wall', () => {
    const passives = { Ride: 'Once per turn when you move next to a wall, you may move 1.' };
    const play = scene('. . . . .\n. . . . .\na . . . .\n. . . # .', { a: { speed: 3, passives }, B: {} });
    play.move('a', 2, 2);
    expect(play.asks()).toBeUndefined();
    play.move('a', 3, 2);
    expect(play.asks()).toBe('1 yes: yes no');
  });
});
