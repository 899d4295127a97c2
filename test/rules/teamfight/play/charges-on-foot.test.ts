import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

/** One hero with one text. */
const with1 = (text: string, more: object = {}) => ({ defaults: { Go: text }, ...more });

describe('the far side of somebody', () => {
  it('is the one space next to it that lies right across', () => {
    const text = 'Teleport behind an enemy in range 5, 1dmg.';
    const play = scene('. . . . .\na . . B .\n. . . . .', { a: with1(text), B: {} });
    play.use('a', 'Go').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 4,1', B: '9 at 3,1' });
    const corner = scene('a . . .\n. B . .\n. . . .', { a: with1(text), B: {} });
    corner.use('a', 'Go').pick('B');
    expect(corner.shows().a).toBe('10 at 2,2');
  });

  it('is nowhere where somebody stands there: nobody moves then', () => {
    const play = scene('a B C .\n. . . .', { a: with1('Teleport behind an adjacent enemy, 1dmg.'), B: {}, C: {} });
    play.use('a', 'Go').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 1,0', C: '10 at 2,0' });
  });

  it('of who acts is where somebody is thrown to', () => {
    const play = scene('. . . .\n. a B .\n. . . .', {
      a: with1('Range 1, 1dmg, throw the target over your head.'),
      B: {},
    });
    play.use('a', 'Go').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 1,1', B: '9 at 0,1' });
  });
});

describe('a charge', () => {
  it('passes nobody of those whom it goes until, and does what it says by how far it went', () => {
    const text =
      'Move up to 6 in a line, until you contact a unit. If you moved 3 or more, 3dmg to it. Else, 1dmg to it.';
    const far = scene('a . . . b .\n. . . . . .', { a: with1(text), b: {} });
    far.use('a', 'Go');
    expect(far.asks()).toBe('1 destination: 1,0 2,0 3,0 0,1 stop');
    far.pick(3, 0).pick('b');
    expect(far.shows()).toEqual({ a: '10 at 3,0', b: '7 at 4,0' });
    const near = scene('a . . B .\n. . . . .', { a: with1(text), B: {} });
    near.use('a', 'Go').pick(2, 0).pick('B');
    expect(near.shows()).toEqual({ a: '10 at 2,0', B: '9 at 3,0' });
  });

  it('meets nobody where it stops before them', () => {
    const play = scene('a . . . B\n. . . . .', {
      a: with1('Move up to 4 in a line until you hit an enemy. Push it 2.'),
      B: {},
    });
    play.use('a', 'Go').pick(2, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '10 at 4,0' });
  });

  it('until next to somebody ends at the first space where that is so', () => {
    const text = 'Move in a straight line until you are adjacent to an enemy. 2dmg to it.';
    const play = scene('a . . . . .\n. . . B . .', { a: with1(text), B: {} });
    play.use('a', 'Go');
    expect(play.asks()).toBe('1 destination: 2,0 stop');
    play.pick(2, 0).pick('B');
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '8 at 3,1' });
  });

  it('pushes on in the direction in which it went, whatever that is from who is pushed', () => {
    const text = 'Move 2 in a straight line, then range 1, 1dmg, push 1 in the same direction.';
    const play = scene('. . . . .\na . . . .\n. . B . .\n. . . . .', { a: with1(text), B: {} });
    play.use('a', 'Go').pick(2, 1).pick('B');
    play.pick(3, 2);
    expect(play.shows().B).toBe('9 at 3,2');
  });
});

describe('a movement that stays somewhere', () => {
  it('leaves it with no step', () => {
    const text = 'Move 4, staying adjacent to an ally.';
    const play = scene('a b . .\n. . . .\n. . . .', { a: with1(text, { speed: 4 }), b: {} });
    play.use('a', 'Go');
    expect(play.asks()).toBe('1 destination: 2,0 0,1 1,1 2,1 stop');
  });
});

describe('where a movement may end', () => {
  it('is only where the text says', () => {
    const text = 'Move 2 to a space not adjacent to any enemy.';
    const play = scene('. a . . .\n. . . B .\n. . . . .', { a: with1(text), B: {} });
    play.use('a', 'Go');
    expect(play.asks()).toBe('1 destination: 0,0 0,1 1,1 1,2 stop');
  });
});

describe('pushes that go farther', () => {
  it('are those of who bears the text, pulls only where it says so', () => {
    const more = { passives: { 'Your pushes move 1 further': '' } };
    const push = scene('a B . . .\n. . . . .', { a: with1('Range 1, push 1.', more), B: {} });
    push.use('a', 'Go').pick('B');
    expect(push.asks()).toBe('1 destination: 2,0 3,0 stop');
    const pull = scene('a . . B .\n. . . . .', { a: with1('Range 3, pull 1.', more), B: {} });
    pull.use('a', 'Go').pick('B');
    expect(pull.asks()).toBe('1 destination: 2,0 stop');
  });

  it('or are on who bears it, whoever pushes', () => {
    const play = scene('a B . . .\n. . . . .', {
      a: with1('Range 1, push 2.'),
      B: { passives: { 'You are pushed 1 less': '' } },
    });
    play.use('a', 'Go').pick('B');
    expect(play.asks()).toBe('1 destination: 2,0 stop');
  });
});

describe('pushes that go no farther', () => {
  const B = { passives: { "You can't be pushed or pulled more than 1 space": '' } };

  it('are those of enemies, however far they would go', () => {
    const push = scene('a B . . .\n. . . . .', { a: with1('Range 1, push 3.'), B });
    push.use('a', 'Go').pick('B');
    expect(push.asks()).toBe('1 destination: 2,0 stop');
    const pull = scene('a . . . B\n. . . . .', { a: with1('Range 4, pull 3.'), B });
    pull.use('a', 'Go').pick('B');
    expect(pull.asks()).toBe('1 destination: 3,0 stop');
  });

  it('allies push as far as ever', () => {
    const play = scene('a b . . . C', { a: with1('Range 1, push 2.'), b: B, C: {} });
    play.use('a', 'Go').pick('b');
    expect(play.asks()).toBe('1 destination: 2,0 3,0 stop');
  });
});

describe('a movement that nobody reacts to', () => {
  it('sets off nothing that others wait for', () => {
    const guard = { passives: { 'When an enemy moves adjacent to you': '1dmg to it.' } };
    const loud = scene('a . B\n. . .', { a: with1('Move 1.'), B: guard });
    loud.use('a', 'Go').pick(1, 0);
    expect(loud.shows().a).toBe('9 at 1,0');
    const quiet = scene('a . B\n. . .', { a: with1('Move 1. It does not trigger reactions.'), B: guard });
    quiet.use('a', 'Go').pick(1, 0);
    expect(quiet.shows().a).toBe('10 at 1,0');
  });
});

describe('who becomes adjacent', () => {
  it('was not so before the movement', () => {
    const text = 'Move 1. If you become adjacent to an enemy, 1dmg to it.';
    const play = scene('B . . .\na . . C\n. . . .', { a: with1(text), B: {}, C: {} });
    play.use('a', 'Go').pick(1, 1);
    expect(play.shows()).toEqual({ a: '10 at 1,1', B: '10 at 0,0', C: '10 at 3,1' });
    const near = scene('B . . .\na . C .\n. . . .', { a: with1(text), B: {}, C: {} });
    near.use('a', 'Go').pick(1, 1).pick('C');
    expect(near.shows()).toEqual({ a: '10 at 1,1', B: '10 at 0,0', C: '9 at 2,1' });
  });
});

describe('whom somebody is moved against', () => {
  it('takes what the text says, where it is one of those', () => {
    const text = 'Range 1, move the target 3 in a straight line. The first enemy it hits takes 2dmg.';
    const play = scene('a B . C\n. . . .', { a: with1(text), B: {}, C: {} });
    play.use('a', 'Go').pick('B').pick(2, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '10 at 2,0', C: '8 at 3,0' });
  });
});
