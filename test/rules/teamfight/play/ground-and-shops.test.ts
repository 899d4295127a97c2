import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what a map tells of its ground and pieces', () => {
  it('hides whoever is on some ground from all who are not beside them', () => {
    const bow = { abilities: { Bow: 'Free Action:\nEnemy in range 4, 1dmg.' } };
    const map = {
      text: '**Tall Grass (green)**\nUnits in Tall Grass can only be targeted by adjacent units.',
      terrain: [{ kind: 'tall-grass', cells: ['2,0', '4,0'] }],
    };
    const files = { 'terrain/tall-grass.json': { name: 'Tall Grass' } };
    const play = scene('a . B C D', { a: bow, B: {}, C: {}, D: {} }, { map, files });
    // Units come before empty spaces.
    const [first] = (play.use('a', 'Bow').asks() ?? '').split(' 0,0');
    expect(first).toBe('1 space: 3,0');
  });

  it('sells what a list of prices names', () => {
    const map = {
      text: '**Shop**\nA hero adjacent to the Shop may spend Gold as a Free Action:\n1 Gold: heal 2\n3 Gold: gain 2 overshield',
      markers: [{ kind: 'shop', at: '1,0' }],
    };
    const files = { 'counters/gold.json': { name: 'Gold' }, 'markers/shop.json': { name: 'Shop' } };
    const play = scene('a . B', { a: { hurt: 5, tokens: { 'scene/gold': 2 } }, B: {} }, { map, files });
    expect(play.usable().filter((name) => name === 'Shop')).toHaveLength(1);
    play.use('a', 'Shop');
    expect(play.shows().a).toBe('7 at 0,0, Gold');
  });
});

describe('a piece that is carried', () => {
  it('scores for whoever has it when a round ends', () => {
    const map = {
      text: '**Relic**\nA hero that enters this space picks up the Relic.\nAt the end of each round, the team carrying the Relic scores 2.',
      markers: [{ kind: 'relic', at: '1,0' }],
    };
    const play = scene('a . B', { a: {}, B: {} }, { map, files: { 'markers/relic.json': { name: 'Relic' } } });
    play.move('a', 1, 0).turnOf('B').end();
    expect(play.points).toEqual([2, 0]);
  });
});
