import { describe, expect, it } from 'vitest';
import { openSet } from '../../../../rules/open.ts';
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

describe('a piece that its owner moves and picks up again', () => {
  const lamp = { files: { 'markers/lamp.json': { name: 'Lamp' } } };

  it('strikes around itself where it is then, moved or not', () => {
    const play = scene(
      'a . . B .\n. . . . .',
      {
        a: {
          abilities: { Hang: 'Place a Lamp in range 3.' },
          passives: {
            Drift: 'At the end of your turn, your Lamp may move 2, then enemies in range 1 of it take 1dmg.',
          },
          with: ['lamp'],
        },
        B: {},
      },
      lamp,
    );
    play.use('a', 'Hang').pick(0, 1).end();
    expect(play.pending().options.length).toBeGreaterThan(1);
    play.pick(2, 1);
    expect(play.shows()).toMatchObject({ B: '9 at 3,0' });
  });

  it('gives its owner something for as long as it is there', () => {
    const play = scene(
      'a . . . . . .\n. . . . . . B',
      {
        a: {
          speed: 2,
          abilities: { Hang: 'Place a Lamp in range 3. You have +2 speed while the Lamp is on the map.' },
          passives: { Take: 'When you enter a space adjacent to your Lamp, you may pick it up.' },
          with: ['lamp'],
        },
        B: {},
      },
      lamp,
    );
    play.use('a', 'Hang').pick(3, 1);
    expect(play.destinations()).toContain('4,0');
    play.move('a', 2, 0).pick('yes');
    expect(play.destinations()).not.toContain('5,0');
    expect(play.shows()).toMatchObject({ a: '10 at 2,0' });
  });
});

describe('allies who are chosen before somebody goes', () => {
  it('come after, each of them and nobody else', () => {
    const play = scene('a b c . . . .\nd . . . . . .', {
      a: {
        abilities: {
          Lead: 'Choose any number of allies in range 2. Teleport 6. Teleport the chosen allies to spaces adjacent to you.',
        },
      },
      b: {},
      c: {},
      d: {},
    });
    play.use('a', 'Lead').pick('b').pick('c').pick('stop').pick(5, 0).pick(4, 0).pick(6, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 5,0', b: '10 at 4,0', c: '10 at 6,0', d: '10 at 0,1' });
  });
});

describe('a piece that its owner may give up', () => {
  const squib = {
    files: {
      'markers/squib.json': {
        name: 'Squib',
        text: 'At the start of your turn, you may destroy this, then burst 1, 2dmg.',
      },
    },
  };
  const start = () =>
    scene('a . . B\n. . . .', { a: { abilities: { Set: 'Place a Squib in range 3.' }, with: ['squib'] }, B: {} }, squib)
      .use('a', 'Set')
      .pick(2, 0)
      .end()
      .end();

  it('bursts only where it is given up', () => {
    expect(start().pick('yes').shows()).toMatchObject({ B: '8 at 3,0' });
    expect(start().pick('no').shows()).toMatchObject({ B: '10 at 3,0' });
  });
});

describe('what a set is told of pieces without a file', () => {
  const problemsOf = (text: string) => {
    const files = {
      'set.json': { id: 'plain', system: 'teamfight', format: 1, name: 'Plain', rules: {} },
      'markers/lamp.json': { name: 'Lamp' },
      'heroes/ada.json': { name: 'Ada', health: 8, speed: 3, abilities: [{ id: 'do', name: 'Do', text }] },
    };
    const all = new Map(Object.entries(files).map(([path, data]) => [path, JSON.stringify(data)]));
    return openSet('plain', all, { uses: new Map() }).problems.filter(({ code }) => code.startsWith('piece/'));
  };

  it('is that they are only what the card says of them, or nothing at all', () => {
    expect(problemsOf('Place a size 2 Hoar field in range 3.')).toMatchObject([
      { severity: 'note', code: 'piece/only-told' },
    ]);
    expect(problemsOf('Summon a Clock Rat with 2 health and 4 speed in range 1.')).toMatchObject([
      { code: 'piece/only-told' },
    ]);
    expect(problemsOf('Summon a Dragon in range 1.')).toMatchObject([{ code: 'piece/missing' }]);
    expect(problemsOf('Place two Lamps in range 3.')).toEqual([]);
  });
});
