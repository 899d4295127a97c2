import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/fence.json': { name: 'Fence', blocksMovement: true, blocksSight: true },
  'markers/gate.json': { name: 'Gate', object: true, health: 3, blocksMovement: true },
  'markers/veil.json': { name: 'Veil', text: 'Enemy attacks cannot pass through this.' },
};
const shot = { Shot: 'Range 5, 2dmg' };

describe('a piece on an edge', () => {
  it('T-172: keeps both sides from seeing and from walking through it, and nobody stands in it', () => {
    const play = scene(
      'a . . C\n# # # #',
      { a: { abilities: { Raise: 'Free Action: Place a Fence on an edge in range 2.' }, defaults: shot }, C: {} },
      { files },
    );
    play.use('a', 'Raise').pickArea([1, 0], [2, 0]);
    expect(play.told().join(' ')).toContain('Fence is placed on the edge to the right of 1,0');
    expect(play.destinations()).toEqual(['1,0']);
    play.use('a', 'Shot');
    expect(play.asks()).not.toContain('3,0');
  });

  it('lies on a row of edges where the text says how long it is', () => {
    const text = 'Free Action: Create a Fence of length 2 on an edge you touch.';
    const play = scene(
      '. . C\n. a .\n. . .',
      { a: { speed: 2, abilities: { Raise: text }, defaults: shot }, C: {} },
      { files },
    );
    play.use('a', 'Raise').pickArea([1, 0], [2, 0], [1, 1], [2, 1]);
    expect(play.destinations()).not.toContain('2,1');
    play.use('a', 'Shot');
    expect(play.asks()).not.toContain('2,0');
  });

  it('T-171: is targeted from either side where it has health, and is gone with it', () => {
    const play = scene(
      '. a . . C\n# # # # #',
      {
        a: { abilities: { Bar: 'Choose an edge in range 3. Place a Gate on that edge.' } },
        C: { defaults: { Hit: 'Range 2, 3dmg' } },
      },
      { files },
    );
    play.use('a', 'Bar').pickArea([2, 0], [3, 0]).end();
    play.turnOf('C');
    expect(play.destinations()).toEqual(['3,0']);
    play.use('C', 'Hit').pick(3, 0);
    expect(play.destinations()).toContain('2,0');
  });

  it('stops only the attacks of enemies where it says so', () => {
    const play = scene(
      '. a . . C\n# # # # #',
      {
        a: { abilities: { Hang: 'Free Action: Place a Veil on an edge in range 2.' }, defaults: shot },
        C: { defaults: shot },
      },
      { files },
    );
    play.use('a', 'Hang').pickArea([2, 0], [3, 0]);
    play.use('a', 'Shot');
    expect(play.asks()).toContain('4,0');
    play.pick(4, 0).end();
    play.turnOf('C');
    expect(play.destinations()).toContain('2,0');
    play.use('C', 'Shot');
    expect(play.asks()).not.toContain('1,0');
  });
});

describe('walls and terrain that are destroyed', () => {
  const walls = ['2,0 2,2'];

  it('are gone for sight and movement, in the area and on its sides, and nowhere else', () => {
    const play = scene(
      'a . . # C\n. . . . .\n. . . # .',
      {
        a: { speed: 9, abilities: { Quake: 'Free Action: Range 2 1x1, destroy all walls and terrain in the area.' } },
        C: {},
      },
      { map: { walls } },
    );
    play.use('a', 'Quake').pick(1, 0);
    expect(play.told().join(' ')).toContain('is destroyed');
    expect(play.destinations()).toContain('2,0');
    expect(play.destinations()).not.toContain('3,0');
    expect(play.destinations()).not.toContain('3,2');
  });

  it('may fill the space that is chosen', () => {
    const play = scene('a # C\n# # #', {
      a: { abilities: { Torch: 'Free Action: Range 1, destroy all terrain in space.' }, defaults: shot },
      C: {},
    });
    play.use('a', 'Torch').pick(1, 0);
    expect(play.destinations()).toContain('1,0');
    play.use('a', 'Shot');
    expect(play.asks()).toContain('2,0');
  });

  it('are pieces too, of which one is destroyed where a text says so', () => {
    const play = scene(
      'a . . C\n# # # #',
      {
        a: {
          abilities: {
            Raise: 'Free Action: Place 2 Fences on edges in range 3.',
            Break: 'Free Action: Destroy a wall in range 3.',
          },
        },
        C: {},
      },
      { files },
    );
    play.use('a', 'Raise').pickArea([1, 0], [2, 0]).pickArea([0, 0], [1, 0]);
    expect(play.destinations()).toEqual([]);
    play.use('a', 'Break').pickArea([0, 0], [1, 0]);
    expect(play.destinations()).toEqual(['1,0']);
  });

  it('T-172: is a filled space, too, which is free then', () => {
    const play = scene('a # .', { a: { abilities: { Break: 'Free Action: Destroy a wall in range 1.' } } });
    expect(play.destinations()).toEqual([]);
    play.use('a', 'Break').pickArea([0, 0], [1, 0]);
    expect(play.destinations()).toEqual(['1,0', '2,0']);
  });
});

describe('a piece on every space of an area', () => {
  it('goes only where nobody stands, once those who stood there are pushed off, and is gone when the text says', () => {
    const ditch =
      'Free Action: Line 3, push 1 to a free space on either side if possible. Fill empty spaces in the line with Ditches. ' +
      'Ditches are removed at the start of your next turn.';
    const play = scene(
      '. . . . .\na C . . .\n. # . . .',
      { a: { abilities: { Ditch: ditch } }, C: {} },
      { files: { 'markers/ditch.json': { name: 'Ditch', text: 'Blocks movement but not line of sight.' } } },
    );
    play.use('a', 'Ditch').pickArea([1, 1], [2, 1], [3, 1]).pick(1, 0);
    expect(play.shows().C).toBe('10 at 1,0');

    play.end().activate('C');
    expect(play.destinations()).not.toContain('2,1');
    expect(play.destinations()).toContain('2,0');
    play.end().activate('a');
    expect(play.destinations()).toContain('1,1');
  });
});
