import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/reef.json': { name: 'Reef' },
  'terrain/silt.json': { name: 'Silt' },
  'tokens/lure.json': { name: 'Lure' },
  'summons/squid.json': { name: 'Squid', health: 2, speed: 2 },
  'summons/crab.json': { name: 'Crab', health: 2, speed: 2 },
};
const lying = (play: ReturnType<typeof scene>, name: string): number[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
const summoned = (play: ReturnType<typeof scene>, name: string): number =>
  play.state.units.filter(({ card, at }) => at >= 0 && play.game.cards[card]?.name === name).length;

describe('pieces that go again', () => {
  it('are those that the text has placed, and none that lay there before', () => {
    const abilities = {
      Grow: 'Free Action:\nPlace a Reef in range 9.',
      Row: 'Free Action:\nPlace 2 Reefs in range 9. Destroy them at the start of your next turn.',
    };
    const play = scene('a . . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Grow').pick(1, 0).use('a', 'Row').pick(2, 0).pick(3, 0);
    expect(lying(play, 'Reef')).toEqual([1, 2, 3]);
    play.end().turnOf('a');
    expect(lying(play, 'Reef')).toEqual([1]);
  });

  it('are the ground of that area alone, in which those are harmed who stand there', () => {
    const abilities = {
      Stir: 'Free Action:\nRange 9 1x1 becomes Silt.',
      Cloud:
        'Free Action:\nRange 9, 2x2 becomes Silt. At the start of your next turn, enemies in it take 2dmg, then remove it.',
    };
    const play = scene('a . . . B\n. . . . .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Stir').pick(1, 0).use('a', 'Cloud').pick(4, 0).pickArea([3, 0], [4, 0], [3, 1], [4, 1]);
    expect(lying(play, 'Silt')).toEqual([1, 3, 4, 8, 9]);
    play.end().turnOf('a');
    expect([lying(play, 'Silt'), play.shows().B]).toEqual([[1], '8 at 4,0']);
  });

  it('lie beside each other, where another one is placed adjacent to the first', () => {
    const abilities = { Pair: 'Free Action:\nPlace a Reef in range 9 and another adjacent to it.' };
    const play = scene('a . . . . B', { a: { abilities }, B: {} }, { files }).use('a', 'Pair').pick(3, 0);
    expect(() => play.pick(3, 0)).toThrow();
    play.pick(4, 0);
    expect(lying(play, 'Reef')).toEqual([3, 4]);
  });
});

describe('two summons of different kinds', () => {
  it('are both "they"', () => {
    const abilities = {
      Brood: 'Free Action:\nSummon a Squid and a Crab in range 9. They die at the start of your next turn.',
    };
    const play = scene('a . . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Brood').pick(2, 0).pick(3, 0);
    expect([summoned(play, 'Squid'), summoned(play, 'Crab')]).toEqual([1, 1]);
    play.end().turnOf('a');
    expect([summoned(play, 'Squid'), summoned(play, 'Crab')]).toEqual([0, 0]);
  });
});

describe('what is said of enemies with a token', () => {
  it('is not so of an ally who was given it', () => {
    const abilities = { Bait: 'Free Action:\nRange 9, give your Lure. You deal +1 damage to enemies with your Lure.' };
    const bite = { Bite: 'Free Action:\nRange 9, undefendable, 1dmg.' };
    const play = scene('a . b . B', { a: { abilities: { ...abilities, ...bite } }, b: {}, B: {} }, { files });
    play.use('a', 'Bait').pick('b').use('a', 'Bait').pick('B').use('a', 'Bite').pick('b').use('a', 'Bite').pick('B');
    expect([play.shows().b, play.shows().B]).toEqual(['9 at 2,0, Lure', '8 at 4,0, Lure']);
  });
});
