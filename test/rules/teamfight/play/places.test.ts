import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('places and areas', () => {
  it('a line may be several spaces wide, with one row beside its source', () => {
    const defaults = { Rake: 'Line 3, 2 spaces wide: 2dmg.' };
    const play = scene('. B C . .\na D . E F\n. . G . .', {
      a: { defaults },
      B: {},
      C: {},
      D: {},
      E: {},
      F: {},
      G: {},
    });
    play.use('a', 'Rake').pickArea([1, 0], [2, 0], [3, 0], [1, 1], [2, 1], [3, 1]);
    expect(play.shows()).toMatchObject({
      B: '8 at 1,0',
      C: '8 at 2,0',
      D: '8 at 1,1',
      E: '8 at 3,1',
      F: '10 at 4,1',
      G: '10 at 2,2',
    });
  });

  it('nobody ends a movement where a text forbids it, and walks through all the same', () => {
    const passives = { Thorny: 'Enemies cannot end their movement in range 1 of you.' };
    const play = scene('a . . . .\n. . B . .', { a: { speed: 4 }, B: { passives } });
    expect(play.destinations()).toEqual(['4,0', '0,1']);
  });

  it('a space of a deployment zone is chosen wherever that is, seen or not', () => {
    const map = { deploy: { red: ['0,0', '1,0'], blue: ['5,0'] } };
    const a = { abilities: { Home: '1/Game, Free Action: Teleport to your deploy zone.' } };
    const play = scene('. . # a B .', { a, B: {} }, { map });
    play.use('a', 'Home');
    expect(() => play.pick(5, 0)).toThrow();
    expect(play.pick(1, 0).shows().a).toBe('10 at 1,0');
  });

  it('a deployment zone is one, for whoever has the text', () => {
    const files = {
      'tokens/banner.json': {
        name: 'Banner',
        text: 'When you end your turn in your deployment zone, your team scores 1 point and lose this.',
      },
    };
    const map = { deploy: { red: ['0,0'], blue: ['3,0'] } };
    const tokens = { 'scene/banner': 1 };
    const play = scene('. a B .', { a: { tokens }, B: { tokens } }, { files, map });
    play.end();
    expect(play.points).toEqual([0, 0]);
    play.move('B', 3, 0).end();
    expect(play.points).toEqual([0, 1]);
    play.move('a', 0, 0).end();
    expect(play.points).toEqual([1, 1]);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '10 at 3,0' });
  });

  it('difficult ground is asked for by what it costs', () => {
    const defaults = { Shears: 'Range 3, 2dmg. If the target is on difficult terrain, 3dmg instead.' };
    const play = scene(
      'a . . B C',
      { a: { defaults, speed: 9 }, B: {}, C: {} },
      { map: { terrain: [{ kind: 'common/rough-ground', cells: ['3,0'] }] } },
    );
    play.use('a', 'Shears').pick('B');
    expect(play.shows().B).toBe('7 at 3,0');
  });

  it('one of several conditions is chosen for the target', () => {
    const defaults = { Hex: 'Range 3, your choice of Slow or Stun.' };
    const play = scene('a . B', { a: { defaults }, B: {} });
    play.use('a', 'Hex').pick('B').pick('Stun');
    expect(play.shows().B).toBe('10 at 2,0, Stun');
  });

  it('pieces come on each of others, on one that a die chooses, and where a player wants them', () => {
    const files = { 'markers/well.json': { name: 'Well' }, 'markers/gem.json': { name: 'Gem' } };
    const markers = [
      { kind: 'well', at: '1,0' },
      { kind: 'well', at: '3,0' },
    ];
    const placed = (text: string, rolls: number[] = []) =>
      scene('a . B . .', { a: {}, B: {} }, { files, map: { markers, text }, rolls }).end().end();
    expect(placed('At the end of each round, place a Gem on each Well.').shows().Gem).toBe('1,0 3,0');
    expect(placed('At the end of each odd round, place a Gem on a random Well.', [2]).shows().Gem).toBe('3,0');
    const chosen = placed('At the end of each round, the second player places a Gem on any Well.');
    expect(chosen.asks()).toBe('2 space: 1,0 3,0');
    expect(chosen.pick(1, 0).shows().Gem).toBe('1,0');
  });

  it('the first to enter has what lies there', () => {
    const text = 'The first unit to enter this space heals 2, then remove this.';
    const files = { 'markers/bun.json': { name: 'Bun', text } };
    const play = scene(
      'a . . . B',
      { a: { hurt: 5 }, B: { hurt: 5 } },
      { files, map: { markers: [{ kind: 'bun', at: '1,0' }] } },
    );
    play.move('a', 2, 0).move('a', 1, 0);
    expect(play.shows().a).toBe('7 at 1,0');
    expect(play.shows().Bun).toBeUndefined();
  });

  it('an attack of an enemy on somebody near meets more def', () => {
    const passives = { Guard: 'Enemy attacks that target an ally in range 1 of you have +2def.' };
    const defaults = { Shot: 'Range 5, 3dmg.' };
    const play = scene('a . . B C', { a: { defaults }, B: {}, C: { passives } }, { rolls: [2] });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('10 at 3,0');
  });
});
