import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what is done at several moments', () => {
  const toll = (when: string) => ({ abilities: { Toll: `1/Game, Free Action:\n${when} enemies in burst 1, 1dmg.` } });

  it('comes now and at each of them', () => {
    const a = toll('Now, at the end of your turn, and at the start of your next turn:');
    const play = scene('a B', { a, B: {} }).use('a', 'Toll');
    expect(play.shows().B).toBe('9 at 1,0');
    play.turnOf('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.turnOf('a');
    expect(play.shows().B).toBe('7 at 1,0');
  });

  it('comes at each of them and not before', () => {
    const a = toll('At the end of your turn and at the start of your next turn:');
    const play = scene('a B', { a, B: {} }).use('a', 'Toll');
    expect(play.shows().B).toBe('10 at 1,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});

describe('what goes from one to the next', () => {
  it('comes back to who was hit, where it can', () => {
    const text =
      'Range 3, 1dmg\nThen up to 2 times, another unit in range 2 of the last target, 1dmg. (Can bounce back)';
    const play = scene('a . B C', { a: { defaults: { Jar: text } }, B: {}, C: {} });
    play.use('a', 'Jar').pick('B').pick('yes').pick('C').pick('yes').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '9 at 3,0' });
  });
});

describe('what holds while a piece is there', () => {
  const files = { 'markers/disc.json': { name: 'Disc', text: '' } };

  it('ends as it goes', () => {
    const text = "1/Game, Free Action:\nPlace a Disc in range 2 (max 1). While it's placed, you deal +1 damage.";
    const a = {
      abilities: { Throw: text, Call: '1/Game, Free Action: Remove all Discs.' },
      defaults: { Jab: 'Free Action, 9/Turn:\nRange 9, 2dmg.' },
    };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Jab').pick('B').use('a', 'Throw').pick(1, 0).use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('5 at 3,0');
    play.use('a', 'Call').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('3 at 3,0');
  });
});
