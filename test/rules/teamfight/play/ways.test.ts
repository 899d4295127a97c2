import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

/** One hero with one text. */
const with1 = (text: string, more: object = {}) => ({ defaults: { Go: text }, ...more });

describe('a movement by a text', () => {
  it('goes as far as half the speed, which is changed by what holds', () => {
    const play = scene('a . . . . . .', { a: with1('Free Action: Move up to half your speed.', { speed: 5 }) });
    play.use('a', 'Go');
    expect(play.asks()).toBe('1 destination: 1,0 2,0 3,0 stop');
  });

  it('goes as far as possible in a line: to its end or to what stops it, in the direction that its player chooses', () => {
    const play = scene('. . a . . B .\n. . . . . . .', {
      a: with1('Free Action: Move as far as possible in a straight line.'),
      B: {},
    });
    play.use('a', 'Go');
    expect(play.asks()).toBe('1 destination: 4,0 2,1 0,0');
  });

  it('goes down the line that was laid until something stands in its way', () => {
    const text = 'Line 3, 1dmg. Move down the line as far as possible.';
    const free = scene('a . B . .', { a: with1(text), B: { health: 1 } });
    free.use('a', 'Go');
    expect(free.shows().a).toBe('10 at 3,0');
    const stopped = scene('a . B . .', { a: with1(text), B: {} });
    stopped.use('a', 'Go');
    expect(stopped.shows()).toEqual({ a: '10 at 1,0', B: '9 at 2,0' });
  });

  it('towards somebody ends nearer to it, away from it farther', () => {
    const towards = scene('. . a . . . B', { a: with1('Move 2 towards the nearest enemy.'), B: {} });
    towards.use('a', 'Go');
    expect(towards.asks()).toBe('1 destination: 3,0 4,0 stop');
    const away = scene('. . a . . . B', { a: with1('Move 2 away from the nearest enemy.'), B: {} });
    away.use('a', 'Go');
    expect(away.asks()).toBe('1 destination: 0,0 1,0 stop');
  });

  it('to a space beside somebody ends on none but those, however far it flies', () => {
    const play = scene('a . . .\n# # # #\n. . b .', {
      a: with1('Ally in range 6, ignoring walls. Fly to any space adjacent to the target, as directly as possible.', {
        passives: { 'You can move through walls': '' },
      }),
      b: {},
    });
    play.use('a', 'Go').pick('b');
    expect(play.asks()).toBe('1 space: 1,2 3,2');
    play.pick(3, 2);
    expect(play.shows().a).toBe('10 at 3,2');
  });

  it('ignores difficult ground where it says so', () => {
    const play = (text: string) =>
      scene('a = = . .', { a: with1(text) })
        .use('a', 'Go')
        .asks();
    expect(play('Move 2.')).toBe('1 destination: 1,0 stop');
    expect(play('Move 2, ignoring difficult terrain.')).toBe('1 destination: 1,0 2,0 stop');
  });

  it('that hurts enemies on its way takes the way that passes most of them', () => {
    const play = scene('. . . .\na B . .\n. C . .', {
      a: with1('Fly 3. Each enemy you move through takes 1dmg.'),
      B: {},
      C: {},
    });
    play.use('a', 'Go').pick(2, 1);
    expect(play.shows()).toMatchObject({ a: '10 at 2,1', B: '9 at 1,1', C: '10 at 1,2' });
  });

  it('T-047: of somebody else towards the user is a pull, and immunity stops it', () => {
    const text = 'Range 5, move the target 2 spaces towards you.';
    const play = scene('a . . . B', { a: with1(text), B: {} });
    play.use('a', 'Go').pick('B');
    expect(play.asks()).toBe('1 destination: 3,0 2,0 stop');
    const immune = scene('a . . . B', { a: with1(text), B: { passives: { "You can't be pushed or pulled": '' } } });
    immune.use('a', 'Go').pick('B');
    expect(immune.shows().B).toBe('10 at 4,0');
  });

  it('sets somebody down beside the user', () => {
    const play = scene('a . . B\n. . . .', {
      a: with1('Range 3, place the target in an empty space adjacent to you.'),
      B: {},
    });
    play.use('a', 'Go').pick('B');
    expect(play.asks()).toBe('1 space: 1,0 0,1 1,1');
    play.pick(1, 1);
    expect(play.shows().B).toBe('10 at 1,1');
  });

  it('T-079d: up a height step is open to who ignores heights', () => {
    const goals = (passives: Readonly<Record<string, string>>) =>
      scene('a . .', { a: { passives } }, { map: { heights: ['1,0 1,1 left'] } })
        .activate('a')
        .destinations();
    expect(goals({})).toEqual([]);
    expect(goals({ 'You ignore elevation when moving.': '' })).toEqual(['1,0', '2,0']);
  });
});

describe('a target in a line or path', () => {
  it('T-105 T-106: stands straight ahead, or where so many steps lead to', () => {
    const units = { B: {}, C: {}, D: {} };
    const drawing = 'a . B .\n. C . .\n. . . D';
    const asks = (text: string) =>
      scene(drawing, { a: with1(text), ...units })
        .use('a', 'Go')
        .asks();
    expect(asks('One enemy in line 3, 2dmg.')).toMatch(/^1 space: 2,0 0,0 /);
    expect(asks('1 target in path 2, 2dmg.')).toMatch(/^1 space: 2,0 1,1 0,0 /);
    expect(asks('Two enemies in line 3, 2dmg.')).toBeUndefined();
  });
});

describe('a facing', () => {
  it('is noted towards a space beside, and parts the board into front and behind', () => {
    const text = 'Note your facing. Enemies in front of you take 1dmg. Enemies behind you take 2dmg.';
    const play = scene('. . C . .\nB . a . D', { a: with1(text), B: {}, C: {}, D: {} });
    play.use('a', 'Go').pick(1, 1);
    expect(play.shows()).toMatchObject({ B: '9 at 0,1', C: '9 at 2,0', D: '8 at 4,1' });
  });
});

describe('a push or pull', () => {
  it('T-048: along any path needs no straight line, and a pull ends nearer', () => {
    const play = scene('a . . .\n. . B .', { a: with1('Range 3, pull 2 along any path.'), B: {} });
    play.use('a', 'Go').pick('B');
    expect(play.asks()).toBe('1 destination: 1,0 0,1 1,1 stop');
  });

  it('into a wall or a unit sets off what waits for just that', () => {
    const passives = {
      'When you push an enemy into a wall': '1dmg to it',
      'When you push a unit into another unit': '2dmg to it',
      'When you push or pull a unit': 'You gain 1 overshield',
    };
    const pushed = (drawing: string) => {
      const play = scene(drawing, { a: with1('Range 3, push 2.', { passives }), B: {}, C: {} });
      play.use('a', 'Go').pick('B');
      if (play.asks() !== undefined) play.play({ do: 'pick', value: play.state.pending?.options.at(-1) ?? -1 });
      return play.shows();
    };
    expect(pushed('a B . #')).toMatchObject({ a: '10 at 0,0, 1 overshield', B: '9 at 2,0' });
    expect(pushed('a B . C')).toMatchObject({ a: '10 at 0,0, 1 overshield', B: '8 at 2,0' });
    expect(pushed('a B . . . C')).toMatchObject({ a: '10 at 0,0, 1 overshield', B: '10 at 3,0' });
  });
});

describe('a swap', () => {
  it('of two who are chosen together happens once', () => {
    const play = scene('a b . c', { a: with1('Two allies in range 4 swap places.'), b: {}, c: {} });
    play.use('a', 'Go').pick('b').pick('c');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', b: '10 at 3,0', c: '10 at 1,0' });
  });

  it('of the user and the target', () => {
    const play = scene('a . B', { a: with1('Range 4, you and the target swap places, 1dmg.'), B: {} });
    play.use('a', 'Go').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '9 at 0,0' });
  });
});
