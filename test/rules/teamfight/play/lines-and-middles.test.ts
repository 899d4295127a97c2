import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const files = { 'markers/stake.json': { name: 'Stake' }, 'markers/flare.json': { name: 'Flare' } };
type Scene = ReturnType<typeof scene>;
const lying = (play: Scene, name: string): string[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => `${at % 7},${Math.floor(at / 7)}`);

/** A unit whose default is called Act. */
const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });
const lays = (text: string): Piece => acts(text, { with: ['stake', 'flare'] });

describe('the first ones in a line', () => {
  const text = 'Line 5, the first two enemies take 2dmg.';

  it('are two in the same direction, whoever else stands nearer in another', () => {
    const play = scene('D . a . B . C\n. . . . . . .\n. . E . . . .', { a: acts(text), B: {}, C: {}, D: {}, E: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 4,0', C: '8 at 6,0', D: '10 at 0,0', E: '10 at 2,2' });
  });

  it('is one where no second one stands there', () => {
    const play = scene('D . a . B . .', { a: acts(text), B: {}, D: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 4,0', D: '10 at 0,0' });
  });

  it('are so where the line is said behind them', () => {
    const play = scene('a . B . C . .', { a: acts('The first two enemies in line 5 take 2dmg.'), B: {}, C: {} });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 4,0' });
  });

  it('is the only one who is struck where the line stops at it', () => {
    const shot = acts('Infinite line, stopping at the first enemy. They take 2dmg.');
    const play = scene('a . b B C . .', { a: shot, b: {}, B: {}, C: {} });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ b: '10 at 2,0', B: '8 at 3,0', C: '10 at 4,0' });
  });
});

describe('a range in a straight line only', () => {
  it('reaches nobody aside, in parentheses or not', () => {
    for (const text of ['Range 5, straight line only, 2dmg.', 'Range 5 (straight line only), 2dmg.']) {
      const play = scene('a . . B . . .\n. . C . . . .', { a: acts(text), B: {}, C: {} });
      play.use('a', 'Act').pick('B');
      expect(play.shows().B).toBe('8 at 3,0');
      const aside = scene('a . . B . . .\n. . C . . . .', { a: acts(text), B: {}, C: {} });
      // An empty space could be aimed at as well, and nothing happens there.
      aside.use('a', 'Act').pick('C');
      expect(aside.shows()).toMatchObject({ B: '10 at 3,0', C: '10 at 2,1' });
    }
  });

  it('says of its target what stands behind it', () => {
    const play = scene('a . B', { a: acts('Enemy in range 3, +0def, takes 2dmg.'), B: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 2,0' });
  });
});

describe('an area that does not include you', () => {
  it('leaves you out wherever it lies', () => {
    const play = scene('. . .\n. a B\n. . .', { a: acts('Range 1 3x3 centered, not including you, 2dmg.'), B: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 1,1', B: '8 at 2,1' });
  });
});

describe('the middle of an area', () => {
  it('gets one piece, whoever stands in it', () => {
    const text = 'Range 5 3x3, put a Stake in the center.';
    const play = scene('. . . . . . .\na . . B C . .\n. . . . . . .', { a: lays(text), B: {}, C: {} }, { files });
    play.use('a', 'Act').pick('C').pick('[3,0 4,0 5,0 3,1 4,1 5,1 3,2 4,2 5,2]');
    expect(lying(play, 'Stake')).toEqual(['4,1']);
  });
});

describe('where a piece may not be placed', () => {
  const near = lays("Place a Stake in range 3. You can't place it adjacent to another Stake.");
  it('is said behind what places it', () => {
    const play = scene('a . . . . . B\n. . . . . . .', { a: near, B: {} }, { files });
    play.use('a', 'Act').pick(1, 0).turnOf('a').use('a', 'Act');
    expect(play.asks()).not.toContain('2,1');
    play.pick(3, 0);
    expect(lying(play, 'Stake')).toEqual(['1,0', '3,0']);
  });

  it('is about units, and not about the others that are placed with it', () => {
    const text = 'Place 2 Stakes in range 3. They cannot be placed adjacent to an enemy.';
    const play = scene('a . . . B . .', { a: lays(text), B: {} }, { files });
    play.use('a', 'Act');
    expect(play.asks()).not.toContain('3,0');
    play.pick(1, 0).pick(2, 0);
    expect(lying(play, 'Stake')).toEqual(['1,0', '2,0']);
  });
});

describe('any space', () => {
  it('is one anywhere on the map, seen or not', () => {
    for (const where of ['in any space', 'anywhere on the map']) {
      const play = scene('a # . . . . B\n# # . . . . .', { a: lays(`Place a Flare ${where}.`), B: {} }, { files });
      play.use('a', 'Act').pick(5, 1);
      expect(lying(play, 'Flare')).toEqual(['5,1']);
    }
  });
});
