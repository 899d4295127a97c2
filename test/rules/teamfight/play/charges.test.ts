import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** A unit with one default by the name of Go. */
const goes = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Go: text } });

describe('a charge', () => {
  const text =
    'Move up to 5 in a straight line. The first enemy you contact takes 1dmg for each space you moved, and is pushed 2.';

  it('strikes who stands right ahead where it ends, by the spaces it went', () => {
    const play = scene('a . . B . .', { a: goes(text), B: {} });
    play.use('a', 'Go').pick(2, 0).pick(5, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '8 at 5,0' });
  });

  it('strikes nobody where it stops before, beside somebody, or behind a wall', () => {
    const short = scene('a . . . B', { a: goes(text), B: {} });
    short.use('a', 'Go').pick(2, 0);
    expect(short.shows()).toEqual({ a: '10 at 2,0', B: '10 at 4,0' });
    const beside = scene('a . . .\n. . B .', { a: goes(text), B: {} });
    beside.use('a', 'Go').pick(2, 0);
    expect(beside.shows()).toEqual({ a: '10 at 2,0', B: '10 at 2,1' });
  });

  it('meets an enemy of whatever kind, and no ally where it is told of enemies', () => {
    const play = scene('a . b .', { a: goes(text), b: {} });
    play.use('a', 'Go').pick(1, 0);
    expect(play.shows()).toMatchObject({ b: '10 at 2,0' });
  });
});

describe('damage by the way that somebody went', () => {
  it('counts the spaces of the push or pull before it', () => {
    const play = scene('a . . . B', { a: goes('Range 4, pull 3, then 1dmg for each space it was pulled.'), B: {} });
    play.use('a', 'Go').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('counts none where nothing has moved it', () => {
    const play = scene('a . B', { a: goes('Range 4, push 3, then 1dmg for each space it was pushed.'), B: {} });
    play.use('a', 'Go').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });
});

describe('a unit that cannot be pushed', () => {
  it('can be pulled, and one that cannot be pulled can be pushed', () => {
    const text = 'Range 3, push or pull 1.';
    const firm = scene('. a . B .', { a: goes(text), B: { passives: { 'You cannot be pushed': '' } } });
    firm.use('a', 'Go').pick('B').pick('Push');
    expect(firm.shows().B).toBe('10 at 3,0');
    const heavy = scene('. a . B .', { a: goes(text), B: { passives: { 'Immune to pull': '' } } });
    heavy.use('a', 'Go').pick('B').pick('Push').pick(4, 0);
    expect(heavy.shows().B).toBe('10 at 4,0');
    const again = scene('. a . B .', { a: goes(text), B: { passives: { 'Immune to pull': '' } } });
    again.use('a', 'Go').pick('B').pick('Pull');
    expect(again.shows().B).toBe('10 at 3,0');
  });

  it('is moved by its own side', () => {
    const play = scene('. a . b .', { a: goes('Range 3, push 1.'), b: { passives: { 'You cannot be pushed': '' } } });
    play.use('a', 'Go').pick('b').pick(4, 0);
    expect(play.shows().b).toBe('10 at 4,0');
  });
});

describe('how much it can be', () => {
  it('is no more than the text says', () => {
    const text = 'Range 3, 1dmg + 1dmg for each enemy in range 3 of you (max +2).';
    const play = scene('a B C D E', { a: goes(text), B: {}, C: {}, D: {}, E: {} });
    play.use('a', 'Go').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
  });

  it.each([
    [3, '9 at 0,0'],
    [2, '8 at 0,0'],
  ])('%i damage at once sets off what waits for 3 only where it is as much', (hits, shown) => {
    const waits: Piece = { passives: { 'When you take 3 or more damage': 'Heal 2.' } };
    const play = scene('B a', { a: goes(`Range 1, ${hits}dmg.`), B: waits });
    play.use('a', 'Go').pick('B');
    expect(play.shows().B).toBe(shown);
  });
});

describe('an area without a source', () => {
  it('is laid around the space that was just chosen for it', () => {
    const play = scene('a . . . B\n. . . . .', { a: goes('Choose a space in range 4: burst 1, 2dmg.'), B: {} });
    play.use('a', 'Go').pick(4, 1);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 4,0' });
  });
});

describe('an ally that is taken along', () => {
  const text = 'Fly 3. You may take an adjacent ally with you.';

  it('is chosen before the movement and set down next to its end', () => {
    const play = scene('b a . . . .', { a: goes(text), b: {} });
    play.use('a', 'Go').pick('yes').pick('b').pick(4, 0);
    expect(play.asks()).toBe('1 destination: 3,0 5,0');
    play.pick(5, 0);
    expect(play.shows()).toEqual({ a: '10 at 4,0', b: '10 at 5,0' });
  });

  it('stays where it is not wanted, and nobody is asked where none is there', () => {
    const not = scene('b a . . . .', { a: goes(text), b: {} });
    not.use('a', 'Go').pick('no').pick(4, 0);
    expect(not.shows()).toEqual({ a: '10 at 4,0', b: '10 at 0,0' });
    const alone = scene('b . a . . .', { a: goes(text), b: {} });
    alone.use('a', 'Go').pick(5, 0);
    expect(alone.shows()).toEqual({ a: '10 at 5,0', b: '10 at 0,0' });
  });
});

describe('one of two things', () => {
  it('is chosen for the target that the sentence has named', () => {
    const play = (choice: string) => {
      const play = scene('a B', { a: goes('Range 1, 2dmg or push 1.'), B: {} });
      play.use('a', 'Go').pick('B').pick(choice);
      return play.shows().B;
    };
    expect(play('2dmg')).toBe('8 at 1,0');
    expect(play('push 1')).toBe('10 at 1,0');
  });

  it('needs no target where the other one is chosen', () => {
    const play = scene('a . . . B', {
      a: goes('Deal 2 damage to an enemy in range 2, or heal 2.', { hurt: 4 }),
      B: {},
    });
    play.use('a', 'Go').pick('heal 2');
    expect(play.shows().a).toBe('8 at 0,0');
  });
});

describe('a charge through enemies', () => {
  const text =
    'Move as far as possible in a line. When you run into an enemy, roll an attack with +3def. ' +
    'The first enemy hit this way is carried along with you and takes 5dmg. Other enemies in the line are pushed to the side and take 1dmg.';

  it('rolls for each in its way, takes along whom it hits first, and brushes the others aside', () => {
    const play = scene('. . . . . . .\na . B C . D .', { a: goes(text), B: {}, C: {}, D: {} });
    play.rolls(1, 6, 6).use('a', 'Go');
    play.pickArea([1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1]);
    // B is missed and brushed aside, C is hit and D only met.
    play.pick(2, 0).pick(5, 0);
    expect(play.shows()).toEqual({ a: '10 at 5,1', B: '9 at 2,0', C: '5 at 6,1', D: '9 at 5,0' });
  });

  it('ends no farther than it says, with whom it hit right ahead', () => {
    const short = text.replace('as far as possible', 'up to 3');
    const play = scene('. . . . . . .\na . B . . . .', { a: goes(short), B: {} });
    play.rolls(6).use('a', 'Go').pickArea([1, 1], [2, 1], [3, 1]);
    expect(play.shows()).toEqual({ a: '10 at 3,1', B: '5 at 4,1' });
  });

  it('stops behind who cannot be moved', () => {
    const play = scene('. . . . . . .\na . B . . . .', {
      a: goes(text),
      B: { passives: { 'Immune to forced movement': '' } },
    });
    play.rolls(6).use('a', 'Go').pickArea([1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1]);
    expect(play.shows()).toEqual({ a: '10 at 1,1', B: '5 at 2,1' });
  });
});
