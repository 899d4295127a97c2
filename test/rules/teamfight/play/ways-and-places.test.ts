import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const lava = [{ name: 'Lava', effect: '2dmg', cells: ['1,0'] }];

describe('terrain that is ignored in moving', () => {
  it('hazards do not touch who comes in of its own will, but who ends its turn there', () => {
    const walker = { passives: { 'You ignore units and terrain when moving': '' } };
    const play = scene('a . . B\n. . . .', { a: walker, B: {} }, { map: { hazards: lava } });
    play.move('a', 1, 0);
    expect(play.shows().a).toBe('10 at 1,0');
    play.end();
    expect(play.shows().a).toBe('8 at 1,0');
  });

  it('touch who is pushed there', () => {
    const walker = { passives: { 'You ignore units and terrain when moving': '' } };
    const pusher = { defaults: { Shove: 'Range 1, push 1.' } };
    const play = scene('. . a B\n. . . .', { a: walker, B: pusher }, { map: { hazards: lava } });
    play.turnOf('B').use('B', 'Shove').pick('a').pick(1, 0);
    expect(play.shows().a).toBe('8 at 1,0');
  });

  it('difficult ground costs no more, and what keeps walkers out is passed and not stopped on', () => {
    const walker = { speed: 2, passives: { 'You ignore terrain when moving': '' } };
    const there = (ground: string, speed = 2) => scene(`a ${ground} .`, { a: { ...walker, speed } }).destinations();
    expect(there('=')).toEqual(['1,0', '2,0']);
    expect(there('~')).toEqual(['2,0']);
    expect(there('#')).toEqual([]);
  });

  it('hazards are ignored by one movement that says so', () => {
    const runner = { defaults: { Run: 'Move 2, ignoring units and hazards.', Walk: 'Move 2.' } };
    const run = (ability: string) => {
      const play = scene('a . . B\n. . . .', { a: runner, B: {} }, { map: { hazards: lava } });
      return play.use('a', ability).pick(1, 0).shows().a;
    };
    expect([run('Run'), run('Walk')]).toEqual(['10 at 1,0', '8 at 1,0']);
  });
});

describe('ground that is difficult around somebody', () => {
  it('costs enemies 2 to enter and nobody else', () => {
    const keeper = { passives: { 'Burst 1 around you is difficult terrain for enemies': '' } };
    const play = scene('. . . . a\n# # # # #\n# # # # #\nB . . . c', { a: keeper, B: { speed: 3 }, c: {} });
    play.turnOf('B');
    expect(play.destinations()).toEqual(['1,3', '2,3', '3,3']);
    const near = scene('. B . . a', { a: keeper, B: { speed: 3 } }).turnOf('B');
    expect(near.destinations()).toEqual(['0,0', '2,0', '3,0']);
    const nearer = scene('B . . . a', { a: keeper, B: { speed: 3 } }).turnOf('B');
    expect(nearer.destinations()).toEqual(['1,0', '2,0']);
  });
});

describe('who is beside a straight way', () => {
  it('is struck, wherever along it, and nobody farther', () => {
    const spinner = {
      defaults: { Spin: 'Move 3 in a straight line. Enemies adjacent to the spaces you moved through, 2dmg.' },
    };
    const play = scene('. . B . .\na . . . .\n. . . . .\n. C . . .', { a: spinner, B: {}, C: {} });
    play.use('a', 'Spin').pick(3, 1);
    expect(play.shows()).toEqual({ a: '10 at 3,1', B: '8 at 2,0', C: '10 at 1,3' });
  });
});

describe('a space that no enemy sees', () => {
  it('is behind a wall from each of them', () => {
    const digger = { defaults: { Dig: 'Teleport to any empty space out of LoS of enemies.' } };
    const play = scene('a . B # . # D', { a: digger, B: {}, D: {} });
    // No other space is left to choose.
    play.use('a', 'Dig');
    expect(play.shows().a).toBe('10 at 4,0');
  });
});

describe('around whoever has one’s token', () => {
  it('others are pulled to it, and it is left out', () => {
    const files = { 'tokens/lock.json': { name: 'Lock' } };
    const seer = {
      with: ['scene/lock'],
      defaults: {
        Bind: 'Range 4, give your Lock.',
        Draw: 'Others in burst 2 of the unit with your Lock, pull 1 towards it, 1dmg.',
      },
    };
    const play = scene('a . B . C', { a: seer, B: {}, C: {} }, { files });
    play.use('a', 'Bind').pick('B').end();
    play.turnOf('a').use('a', 'Draw').pick(1, 0).pick(3, 0);
    expect(play.shows()).toEqual({ a: '9 at 1,0', B: '10 at 2,0, Lock', C: '9 at 3,0' });
  });
});

describe('two who are chosen one near the other', () => {
  it('both get what is said of them', () => {
    const striker = { defaults: { Arc: 'Enemy in range 2, then another enemy in range 2 of it, 2dmg.' } };
    const play = scene('a . B . C', { a: striker, B: {}, C: {} });
    play.use('a', 'Arc').pick('B').pick('C');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0', C: '8 at 4,0' });
  });
});

describe('a movement during which nothing affects its unit', () => {
  it('passes hazards and whoever waits for it', () => {
    const runner = {
      defaults: { Run: "Move 2. You can't be affected by anything during the movement.", Walk: 'Move 2.' },
    };
    const guard = { passives: { 'When an enemy leaves a space adjacent to you': '1dmg to them.' } };
    const run = (ability: string) => {
      const play = scene('a . .\nB . .', { a: runner, B: guard }, { map: { hazards: lava } });
      return play.use('a', ability).pick(2, 0).shows().a;
    };
    expect(run('Run')).toBe('10 at 2,0');
    expect(run('Walk')).not.toBe('10 at 2,0');
  });
});

describe('a summon in the space that somebody leaves', () => {
  it('comes there once that one is gone', () => {
    const files = { 'summons/decoy.json': { name: 'Decoy', health: 1, speed: 1 } };
    const trickster = { defaults: { Trick: 'Summon a Decoy in your space, and teleport up to 2.' } };
    const play = scene('a . . .', { a: trickster }, { files });
    play.use('a', 'Trick').pick(2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
    expect(play.told().some((line) => line.includes('Decoy') && line.includes('0,0'))).toBe(true);
  });
});

describe('where a flight must end', () => {
  it('is beside somebody or a wall', () => {
    const fly = { defaults: { Glide: 'Fly 2. You must end adjacent to a wall or a unit.' } };
    const play = scene('a . . . .\n. . . . .\n. . B . .', { a: fly, B: {} }, {});
    play.use('a', 'Glide').pick(1, 1);
    expect(play.shows().a).toBe('10 at 1,1');
    expect(() =>
      scene('. . . . .\n. a . . .\n. . . . .\n. . . . B', { a: fly, B: {} }).use('a', 'Glide').pick(1, 2),
    ).toThrow();
  });
});

describe('who is run into', () => {
  it('is hit, and nobody where the way ends freely', () => {
    const roller = { defaults: { Roll: 'Move up to 3 in a straight line. If you contact an enemy, 2dmg to them.' } };
    const roll = (to: readonly [number, number]) => {
      const play = scene('a . . B\n. . . .', { a: roller, B: {} });
      return play
        .use('a', 'Roll')
        .pick(...to)
        .shows().B;
    };
    expect([roll([2, 0]), roll([1, 0])]).toEqual(['8 at 3,0', '10 at 3,0']);
  });
});
