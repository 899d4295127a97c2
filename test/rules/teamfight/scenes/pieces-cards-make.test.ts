import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a piece that a card lays and describes, without a file', () => {
  it('does to those in it what its card says, and is as large', () => {
    const play = scene('a . . . C\n. . . . B\n. . . . .', {
      a: {
        abilities: {
          Chill:
            'Place a size 2 Hoar field in range 3. At the start of your next turn, destroy the field and deal 2dmg to all enemies inside.',
        },
      },
      B: {},
      C: {},
    });
    play.use('a', 'Chill').pick(3, 0).end().turnOf('a');
    expect(play.shows()).toMatchObject({ B: '8 at 4,1', C: '8 at 4,0' });
  });

  it('has the health that it is told, and waits for whoever comes', () => {
    const play = scene('a . . . B\n. . . . .', {
      a: {
        abilities: {
          Rig: "Place a Wire Snare in range 2, with size 1, and 3hp. When an enemy enters the snare's space, they end their movement and take 2dmg.",
        },
      },
      B: {},
    });
    play.use('a', 'Rig').pick(2, 0).end().move('B', 1, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 2,0' });
  });

  it('is the one that the set has, where it is called a marker beside its name', () => {
    const play = scene(
      'a . . .\n. . . .',
      {
        a: {
          abilities: {
            Float: 'Place a Buoy Marker in range 2. All Buoy markers share 6 hp, and can be targeted like a unit.',
          },
        },
      },
      { files: { 'markers/buoy.json': { name: 'Buoy' } } },
    );
    play.use('a', 'Float').pick(1, 0);
    expect(play.shows()).toMatchObject({ Buoy: '6 at 1,0' });
  });

  it('is a unit where its card tells its health and speed', () => {
    const play = scene('a . . . B\n. . . . .', {
      a: {
        abilities: {
          Call: 'Summon a Clock Rat with 2 health and 4 speed in range 1. When it dies, it deals 1dmg in burst 1.',
        },
      },
      B: {},
    });
    play.use('a', 'Call').pick(1, 0);
    expect(play.shows()).toMatchObject({ 'Clock Rat': '2 at 1,0' });
  });
});

describe('ground that one leaves', () => {
  const thorns = {
    files: { 'terrain/thorns.json': { name: 'Thorns', text: 'Enemies that exit the terrain take 1dmg.' } },
  };

  it('is left where one goes out of all of it', () => {
    const play = scene(
      'a . . . . B\n. . . . . .',
      { a: { abilities: { Grow: '2x2 in range 4 becomes Thorns.' } }, B: {} },
      thorns,
    );
    play.use('a', 'Grow').pick(4, 0).pickArea([4, 0], [5, 0], [4, 1], [5, 1]).end().move('B', 4, 1).end();
    expect(play.shows()).toMatchObject({ B: '10 at 4,1' });
    play.turnOf('B').move('B', 3, 1);
    expect(play.shows()).toMatchObject({ B: '9 at 3,1' });
  });
});

describe('an area that is rolled for, and what is done there in a later line', () => {
  const vial = {
    Vial: 'Range 4, size 2, 1def / Enemies in the area take 2dmg. / Allies in the area heal 2.'.replaceAll(' / ', '\n'),
  };

  it('misses the one and hits the other enemy, and heals whoever is of your side', () => {
    const play = scene(
      'a . . b C\n. . . . D',
      { a: { abilities: vial }, b: { hurt: 4 }, C: {}, D: {} },
      { rolls: [1, 4] },
    );
    play.use('a', 'Vial').pick(3, 0).pickArea([3, 0], [4, 0], [3, 1], [4, 1]);
    expect(play.shows()).toMatchObject({ b: '8 at 3,0', C: '10 at 4,0', D: '8 at 4,1' });
  });
});
