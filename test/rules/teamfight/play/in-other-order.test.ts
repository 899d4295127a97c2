import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** A unit with one default by the name of Go. */
const goes = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Go: text } });

const files = {
  'counters/coin.json': { name: 'Coin' },
  'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed. Clear at the end of your next turn.' },
};

describe('a price that one may pay', () => {
  const text = 'You may spend a Coin to heal 2.';

  it('is asked of those who have it', () => {
    const play = scene('a . B', { a: goes(text, { hurt: 4, tokens: { 'scene/coin': 1 } }), B: {} }, { files });
    play.use('a', 'Go').pick('yes');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('is not asked of those who have none', () => {
    const play = scene('a . B', { a: goes(text, { hurt: 4 }), B: {} }, { files });
    play.use('a', 'Go');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});

describe('somebody next to whom a movement has ended', () => {
  it('is who the next sentence speaks of', () => {
    const text = 'Fly up to 3 to a space adjacent to an ally. That ally heals 2.';
    const play = scene('a . . b . c', { a: goes(text), b: { hurt: 3 }, c: { hurt: 3 } });
    play.use('a', 'Go').pick(2, 0).pick('b');
    expect(play.shows()).toEqual({ a: '10 at 2,0', b: '9 at 3,0', c: '7 at 5,0' });
  });
});

describe('something else for some of an area', () => {
  it('comes instead of all that the area does', () => {
    const text = 'Burst 2, 1dmg, Slow. Allies in the area heal 2 instead.';
    const play = scene('b a B', { a: goes(text), b: { hurt: 4 }, B: {} }, { files });
    play.use('a', 'Go');
    expect(play.shows()).toEqual({ a: '10 at 1,0', b: '8 at 0,0', B: '9 at 2,0, Slow' });
  });
});

describe('more than one thing in the place of another', () => {
  const text = 'Range 1, 1dmg. If the target is Slowed, 2dmg and push 1 instead.';

  it('comes where the question is answered with yes', () => {
    const play = scene('a B . .', { a: goes(text), B: { tokens: { 'scene/slow': 1 } } }, { files });
    play.use('a', 'Go').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('8 at 2,0, Slow');
  });

  it('does not come else', () => {
    const play = scene('a B . .', { a: goes(text), B: {} }, { files });
    play.use('a', 'Go').pick('B');
    expect(play.shows().B).toBe('9 at 1,0');
  });
});

describe('what is counted before what is done', () => {
  it('is counted as behind it', () => {
    const text = 'Enemies in burst 1, 1dmg. For each enemy hit, heal 1.';
    const play = scene('B a C', { a: goes(text, { hurt: 5 }), B: {}, C: {} });
    play.use('a', 'Go');
    expect(play.shows().a).toBe('7 at 1,0');
  });
});

describe('enemies that are somewhere at the end of a turn', () => {
  it('are hurt in their own or in yours, as the text says', () => {
    const theirs = { 'Enemies adjacent to you at the end of their turn take 1dmg': '' };
    const play = scene('a B', { a: { passives: theirs }, B: {} });
    play.turnOf('B');
    expect(play.shows().B).toBe('10 at 1,0');
    play.turnOf('a');
    expect(play.shows().B).toBe('9 at 1,0');
    const yours = { 'Enemies adjacent to you at the end of your turn take 1dmg': '' };
    const other = scene('a B', { a: { passives: yours }, B: {} });
    other.turnOf('B');
    expect(other.shows().B).toBe('9 at 1,0');
  });
});

describe('several things that are lost or cleared at once', () => {
  it('are all gone, and none is gained', () => {
    const tokens = { 'scene/slow': 1, 'scene/coin': 2 };
    const play = scene('a B', { a: goes('Range 1, the target loses all Coins and Slow.'), B: { tokens } }, { files });
    play.use('a', 'Go').pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
    const clears = scene('a b', { a: goes('Ally in range 1 clears Slow and DoT.'), b: { tokens } }, { files });
    clears.use('a', 'Go').pick('b');
    expect(clears.shows().b).toBe('10 at 1,0, 2 Coin');
  });
});

describe('a unit that is called by its token', () => {
  const suspects = { ...files, 'tokens/suspect.json': { name: 'Suspect' } };

  it('is who is hit, and is not given another one; somebody without it is not', () => {
    const text = 'Range 3, target a Suspect, 2dmg.';
    const B = { tokens: { 'scene/suspect': 1 } };
    const play = scene('a B C', { a: goes(text), B, C: {} }, { files: suspects });
    play.use('a', 'Go').pick('C');
    expect(play.shows()).toMatchObject({ C: '10 at 2,0' });
    const again = scene('a B C', { a: goes(text), B, C: {} }, { files: suspects });
    again.use('a', 'Go').pick('B');
    expect(again.shows()).toEqual({ a: '10 at 0,0', B: '8 at 1,0, Suspect', C: '10 at 2,0' });
  });
});

describe('something that is stolen', () => {
  it('goes from one to the other, and from nobody who has none', () => {
    const text = 'Steal a Coin from a unit in range 2.';
    const play = scene('a B C', { a: goes(text), B: { tokens: { 'scene/coin': 1 } }, C: {} }, { files });
    play.use('a', 'Go').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Coin', B: '10 at 1,0' });
    const none = scene('a B C', { a: goes(text), B: {}, C: {} }, { files });
    none.use('a', 'Go').pick('B');
    expect(none.shows()).toMatchObject({ a: '10 at 0,0' });
  });
});

describe('what is lost when something happens', () => {
  it('is no price: the rest comes for those who have none, too', () => {
    const passives = { 'End of turn': 'Lose 1 Coin. If you have no Coin, take 1 damage.' };
    const play = scene('a . B', { a: { passives }, B: {} }, { files });
    play.turnOf('B');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});

describe('you and somebody who is chosen', () => {
  it('have the same done to them', () => {
    const play = scene('a B', { a: goes('You and an adjacent enemy become Slowed.'), B: {} }, { files });
    play.use('a', 'Go').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, Slow', B: '10 at 1,0, Slow' });
  });
});
