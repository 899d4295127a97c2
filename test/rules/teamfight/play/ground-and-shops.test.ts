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

describe('what a map offers to whoever is there', () => {
  const gold = { 'counters/gold.json': { name: 'Gold' } };

  it.each([
    'A hero in it may spend 2 Gold to heal 3 as a Free Action.',
    'Heroes here may spend 2 Gold as a Free Action to heal 3.',
    'As a Free Action, a hero on it may spend 2 Gold to heal 3.',
  ])('sells to whoever stands on it, for the action that it names: %s', (text) => {
    const map = { text: `**Market**\n${text}`, terrain: [{ kind: 'market', cells: ['0,0'] }] };
    const files = { ...gold, 'terrain/market.json': { name: 'Market' } };
    const play = scene(
      'a b . C',
      { a: { hurt: 5, tokens: { 'scene/gold': 2 } }, b: { hurt: 5 }, C: {} },
      { map, files },
    );
    play.use('a', 'Market');
    expect(play.shows().a).toBe('8 at 0,0');
    expect(play.usable()).not.toContain('Market');
  });

  it('fires what stands beside a hero who spends the action', () => {
    const map = {
      text: '**Cannon**\nAn adjacent hero may use a Standard Action: range 6, 3dmg.',
      markers: [{ kind: 'cannon', at: '1,0' }],
    };
    const files = { 'markers/cannon.json': { name: 'Cannon' } };
    const play = scene('a . . . B', { a: {}, B: {} }, { map, files });
    play.use('a', 'Cannon').pick('B');
    expect(play.shows().B).toBe('7 at 4,0');
  });

  it('gives to the first hero that comes each round', () => {
    const map = {
      text: '**Shrine**\nThe first hero to enter it each round gains 1 Gold.',
      terrain: [{ kind: 'shrine', cells: ['1,0', '2,0'] }],
    };
    const files = { ...gold, 'terrain/shrine.json': { name: 'Shrine' } };
    const play = scene('a . . B', { a: {}, B: {} }, { map, files });
    play.move('a', 1, 0).turnOf('B').move('B', 2, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 1,0, Gold', B: '10 at 2,0' });
  });

  it('harms whoever stops in it, and nobody who goes through', () => {
    const map = {
      text: '**Swamp**\nUnits that stop in it take 1 damage.',
      terrain: [{ kind: 'swamp', cells: ['1,0'] }],
    };
    const files = { 'terrain/swamp.json': { name: 'Swamp' } };
    const play = scene('a . . B', { a: {}, B: {} }, { map, files });
    play.move('a', 2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
    const stopped = scene('a . . B', { a: {}, B: {} }, { map, files });
    stopped.move('a', 1, 0);
    expect(stopped.shows().a).toBe('9 at 1,0');
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
