import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** A unit with one default by the name of Go. */
const goes = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Go: text } });

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
    const passives = { Ride: 'Once per turn, when you move adjacent to a wall, you may move 1.' };
    const play = scene('. . . . .\n. . . . .\na . . . .\n. . . # .', { a: { speed: 3, passives }, B: {} });
    play.move('a', 2, 2);
    expect(play.asks()).toBeUndefined();
    play.move('a', 3, 2);
    expect(play.asks()).toBe('1 yes: yes no');
  });
});

describe('a space that is chosen', () => {
  it('is next to a wall, and next to somebody, where the text says so', () => {
    const text = 'Teleport to an empty space in range 4 next to a wall and adjacent to an enemy.';
    const play = scene('a . . . .\n. . . # .\n. B . . .', { a: goes(text), B: {} });
    play.use('a', 'Go');
    expect(play.shows().a).toBe('10 at 2,1');
  });

  it('is near both of two, or away from somebody', () => {
    const both = 'Range 2, teleport to an empty space in range 2 adjacent to both you and the target.';
    const near = scene('. . . .\na . B .', { a: goes(both), B: {} });
    near.use('a', 'Go').pick('B');
    expect(near.asks()).toBe('1 space: 1,0 1,1');
    const text = 'Teleport to an empty space in range 2 not adjacent to an enemy.';
    const away = scene('. a . . B', { a: goes(text), B: {} });
    away.use('a', 'Go');
    expect(away.asks()).toBe('1 space: 0,0 2,0');
  });
});

describe('a push that is stopped by a unit', () => {
  const text = 'Range 1, push 2. If it hits a wall or unit, 1dmg to both.';

  it('does something to that unit too', () => {
    const play = scene('a B . C .', { a: goes(text), B: {}, C: {} });
    play.use('a', 'Go').pick('B').pick(2, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', C: '9 at 3,0' });
  });

  it('does it to one alone where a wall stops it', () => {
    const play = scene('a B . # C', { a: goes(text), B: {}, C: {} });
    play.use('a', 'Go').pick('B').pick(2, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', C: '10 at 4,0' });
  });

  it('sets off what is said of both', () => {
    const passives = { Slam: 'When you push an enemy into another unit, both take 1dmg.' };
    const play = scene('a B c .', { a: goes('Range 1, push 1.', { passives }), B: {}, c: {} });
    play.use('a', 'Go').pick('B').pick(1, 0);
    expect(play.shows()).toMatchObject({ B: '9 at 1,0', c: '9 at 2,0' });
  });
});

describe('where somebody was', () => {
  it('is left free by a push, for whoever pushed', () => {
    const into = scene('a B . .', { a: goes('Range 1, push 2. You may move into the space they left.'), B: {} });
    into.use('a', 'Go').pick('B').pick(3, 0).pick('yes');
    expect(into.shows()).toMatchObject({ a: '10 at 1,0', B: '10 at 3,0' });
    const follow = scene('a B . .', { a: goes('Range 1, push 2, then follow.'), B: {} });
    follow.use('a', 'Go').pick('B').pick(3, 0).pick(2, 0);
    expect(follow.shows()).toMatchObject({ a: '10 at 2,0', B: '10 at 3,0' });
  });

  it('is nowhere where nobody was moved', () => {
    const play = scene('a B # .', { a: goes('Range 1, push 2. Move into the space they left.'), B: {} });
    play.use('a', 'Go').pick('B');
    if (play.asks()) play.pick(1, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '10 at 1,0' });
  });

  it('is where its turn began', () => {
    const play = scene('a . . . B', { a: goes('Free Action: Return to where you started your turn.'), B: {} });
    play.turnOf('a');
    play.move('a', 2, 0).use('a', 'Go');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});

describe('a side that somebody faces', () => {
  it('is spared what comes from there', () => {
    const text = 'Note your facing. Until the end of your next turn, you take no damage from your front.';
    const hits = { defaults: { Hit: 'Range 2, undefendable 2dmg.' } };
    const play = scene('C . a . B', { a: goes(text), B: hits, C: hits });
    play.use('a', 'Go').pick(3, 0).end();
    play.use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('10 at 2,0');
    play.turnOf('C').use('C', 'Hit').pick('a');
    expect(play.shows().a).toBe('8 at 2,0');
  });
});

describe('who is taken somewhere', () => {
  it('is set down where each of them is told to, one after the other', () => {
    const text = 'Teleport all allies in range 4 to spaces adjacent to you.';
    const play = scene('a . . b\n. . . c', { a: goes(text), b: {}, c: {} });
    play.use('a', 'Go').pick(1, 0).pick(0, 1);
    expect(play.shows()).toMatchObject({ b: '10 at 1,0', c: '10 at 0,1' });
  });

  it('is dragged along, and set down next to where the movement ends', () => {
    const text = 'Range 1, 1dmg. Move 3, dragging the target along.';
    const play = scene('B a . . .', { a: goes(text), B: {} });
    play.use('a', 'Go').pick('B').pick(4, 0);
    expect(play.shows()).toEqual({ a: '10 at 4,0', B: '9 at 3,0' });
  });

  it('is kept near by whoever says so', () => {
    const passives = { Hold: 'Enemies in range 2 cannot leave.' };
    const play = scene('B . a . . .\n. . . . . .', { a: { speed: 2 }, B: { passives } });
    expect(play.destinations()).toEqual(['1,0', '1,1', '2,1']);
  });

  it('is nobody who is targeted only from near by, for those who are farther', () => {
    const passives = { Small: 'You can only be targeted from range 1.' };
    const play = scene('a . B\n. . C', { a: { defaults: { Hit: 'Range 3, 1dmg.' } }, B: { passives }, C: {} });
    play.use('a', 'Hit').pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0');
  });
});
