import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const names = ['Ember', 'Frost Bomb', 'Warm Stone', 'Watch Post', 'Thorn Ring'];
const files = Object.fromEntries(
  names.map((name) => [
    `markers/${name.toLowerCase().replace(' ', '-')}.json`,
    { name, ...(name === 'Warm Stone' && { size: 2 }) },
  ]),
);
const on = (play: ReturnType<typeof scene>, name: string) => [
  ...play.state.markers.filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name),
  ...play.state.units.filter(({ card, at }) => at >= 0 && play.game.cards[card]?.name === name),
];
const one = (text: string, drawing: string, more: Record<string, object> = {}) =>
  scene(drawing, { a: { abilities: { Do: text } }, ...more }, { files });

describe('pieces that a card tells of where it places them', () => {
  it('T-171: have the health that it says, are shot at, and do what it says when they are destroyed', () => {
    const text =
      'Free Action:\nPlace a Watch Post in range 3 with 2hp.\nWhen it is destroyed, it deals burst 1, 3dmg.\nAllies within range 1 of the post have +1 damage.';
    const play = one(text, 'a . . . B\nc . . . .', {
      B: { abilities: { Shot: 'Range 4, 2dmg' } },
      c: { abilities: { Jab: 'Range 9, 1dmg' } },
    });
    play.use('a', 'Do').pick(1, 1);
    expect(on(play, 'Watch Post')).toMatchObject([{ health: 2 }]);
    play.turnOf('c').use('c', 'Jab').pick('B');
    expect(play.shows().B).toContain('8');
    play.turnOf('B').use('B', 'Shot').pick(1, 1);
    expect([on(play, 'Watch Post'), play.shows().a, play.shows().c]).toEqual([[], '7 at 0,0', '7 at 0,1']);
  });

  it('act one by one, each from where it stands', () => {
    const text =
      'Free Action:\nTwo spaces in range 6, place a Watch Post object in each.\nWatch Posts have 1hp.\nAt the start of your turn, each Watch Post does "nearest enemy in range 2, 1dmg".';
    const play = one(text, 'a . . . . . .\n. . B . . C .', { B: {}, C: {} });
    play.use('a', 'Do').pick(2, 0).pick(5, 0).turnOf('a');
    expect([play.shows().B, play.shows().C]).toEqual(['9 at 2,1', '9 at 5,1']);
  });

  it('lie as large as they are over the space of who lays them, and help at once and each turn', () => {
    const text =
      'Free Action:\nPlace a size 2 Warm Stone, overlapping your space.\nNow, and at the start of each of your turns, all allies in the stone heal 2.';
    const play = one(text, '. . .\n. a c\n. . .', { c: { hurt: 5 } });
    play.use('a', 'Do').pickArea([1, 0], [2, 0], [1, 1], [2, 1]);
    expect([play.shows().c, on(play, 'Warm Stone')]).toMatchObject(['7 at 2,1', [{ at: 1 }]]);
    play.turnOf('a');
    expect(play.shows().c).toBe('9 at 2,1');
  });

  it('stay for as long as the card says', () => {
    const play = one(
      'Free Action:\nPlace a Thorn Ring in range 2 that lasts until the start of your next turn.',
      'a . B',
      {
        B: {},
      },
    );
    play.use('a', 'Do').pick(1, 0);
    expect(on(play, 'Thorn Ring')).toHaveLength(1);
    play.turnOf('a');
    expect(on(play, 'Thorn Ring')).toHaveLength(0);
  });
});

describe('pieces that go off', () => {
  it('later hurt who is on them, and less who is beside them', () => {
    const text =
      'Free Action:\nPlace a Frost Bomb in range 3.\nAt the start of your next turn, destroy the bomb. It deals 4dmg to anyone in its space and 1dmg to anyone else in burst 1.';
    const play = one(text, 'a . . B C', { B: {}, C: {} });
    play.use('a', 'Do').pick(3, 0);
    expect([play.shows().B, on(play, 'Frost Bomb').length]).toEqual(['10 at 3,0', 1]);
    play.turnOf('a');
    expect([play.shows().B, play.shows().C, on(play, 'Frost Bomb').length]).toEqual(['6 at 3,0', '9 at 4,0', 0]);
  });

  it('do nothing later where they were shot before', () => {
    const text =
      'Free Action:\nPlace a Watch Post in range 3 with 1hp. At the start of your next turn, it explodes: Burst 1, 4dmg.';
    const B = { abilities: { Shot: 'Range 4, 2dmg' } };
    const shot = one(text, 'a . . . B', { B });
    shot.use('a', 'Do').pick(3, 0).turnOf('B').use('B', 'Shot').pick(3, 0).turnOf('a');
    expect([shot.shows().B, on(shot, 'Watch Post').length]).toEqual(['10 at 4,0', 0]);
    const left = one(text, 'a . . . B', { B });
    left.use('a', 'Do').pick(3, 0).turnOf('a');
    expect(left.shows().B).toBe('6 at 4,0');
  });

  it('all together do so one after the other, where each lay', () => {
    const a = {
      abilities: {
        Sow: 'Free Action:\nPlace 2 Embers in LoS.',
        Blow: 'Free Action:\nDestroy all Embers. Each deals burst 1, 1dmg.',
      },
    };
    const play = scene('a . . B . .', { a, B: {} }, { files });
    play.use('a', 'Sow').pick(2, 0).pick(4, 0).use('a', 'Blow');
    expect([play.shows().B, on(play, 'Ember').length]).toEqual(['8 at 3,0', 0]);
  });
});

describe('spaces that were marked', () => {
  it('are struck later, all of them', () => {
    const text =
      'Free Action:\nRange 6, mark 2 spaces.\nAt the start of your next turn, each marked space: 2dmg, and burst 1, 1dmg.';
    const play = one(text, 'a . B . . C', { B: {}, C: {} });
    play.use('a', 'Do').pick(2, 0).pick(4, 0).turnOf('a');
    expect([play.shows().B, play.shows().C]).toEqual(['7 at 2,0', '9 at 5,0']);
  });

  it('stay where somebody stood', () => {
    const text =
      "Free Action:\nGlobal, mark the nearest enemy's space.\nAt the start of your next turn, enemies in burst 1 of the marked space, 3dmg.";
    const play = one(text, 'a . B . . . C', { B: {}, C: { speed: 9 } });
    play.use('a', 'Do').turnOf('B').move('B', 5, 0).turnOf('a');
    expect([play.shows().B, play.shows().C]).toEqual(['10 at 5,0', '10 at 6,0']);
  });
});

describe('ground that changes', () => {
  const ground = { ...files, 'markers/lava.json': { name: 'Lava', text: 'Hazard: 2dmg.' } };

  it('is a hazard from then on, wherever an area was laid', () => {
    const text = 'Free Action:\nRange 3 2x2, 1dmg.\nThe affected spaces gain Hazard: 2dmg';
    const play = scene('a . . B\n. . . .', { a: { abilities: { Do: text } }, B: {} }, { files: ground });
    play.use('a', 'Do').pick(3, 0).pickArea([2, 0], [3, 0], [2, 1], [3, 1]);
    expect([play.shows().B, on(play, 'Lava').length]).toEqual(['9 at 3,0', 4]);
    play.turnOf('B').move('B', 3, 1);
    expect(play.shows().B).toBe('7 at 3,1');
  });

  it('lies over the area that the sentence before has laid, where it is as large', () => {
    const pool = { ...files, 'markers/pool.json': { name: 'Fire Pool', size: 2, text: 'Hazard: 3dmg for enemies.' } };
    const text = 'Free Action:\nRange 5 2x2, enemies take 1dmg. Place a Fire Pool on the area.';
    const play = scene('a . . .\n. . . .', { a: { abilities: { Do: text } } }, { files: pool });
    play.use('a', 'Do').pick(3, 1).pickArea([2, 0], [3, 0], [2, 1], [3, 1]);
    expect(on(play, 'Fire Pool')).toMatchObject([{ at: 2 }]);
  });

  it('lies in as many squares as the player likes, each as large as the piece', () => {
    const pool = { ...files, 'markers/pool.json': { name: 'Fire Pool', size: 2, text: 'Hazard: 3dmg for enemies.' } };
    const text = 'Free Action:\nRange 5, up to two 2x2 areas become Hazard: 3dmg for enemies.';
    const play = scene('a . . .\n. . . .', { a: { abilities: { Do: text } } }, { files: pool });
    play.use('a', 'Do').pick('yes').pick(3, 1).pickArea([2, 0], [3, 0], [2, 1], [3, 1]).pick('no');
    expect(on(play, 'Fire Pool')).toMatchObject([{ at: 2 }]);
  });
});

describe('what else a card tells of its pieces', () => {
  it('a later part of the card tells what they do when they are destroyed', () => {
    const a = {
      abilities: {
        Do: 'Free Action:\nPlace a Frost Bomb in LoS.\n---\nFree Action: Detonate any number of Frost Bombs, one at a time.\nBombs on death: burst 2, pull 2.',
      },
    };
    const play = scene('a . . . B .', { a, B: {} }, { files });
    const [first = 0, second = 0] = play.game.cards[play.state.units[0]?.card ?? 0]?.abilities.map((_, n) => n) ?? [];
    play.activate('a').play({ do: 'use', unit: 0, ability: first }).pick(2, 0);
    play.play({ do: 'use', unit: 0, ability: second }).pick(2, 0);
    // Both are in its burst, and may be pulled.
    play.pick('stop').pick(3, 0);
    expect([play.shows().B, on(play, 'Frost Bomb').length]).toEqual(['10 at 3,0', 0]);
  });

  it('they burn who stands on them at its turn, and go when the card says', () => {
    const text =
      'Free Action:\nPlace a Thorn Ring in range 4. It lasts until the end of your next turn.\nEnemies in the ring take 1dmg at the start of their turn.';
    const play = one(text, 'a . B . C', { B: {}, C: {} });
    play.use('a', 'Do').pick(2, 0).turnOf('B');
    expect([play.shows().B, play.shows().C]).toEqual(['9 at 2,0', '10 at 4,0']);
    play.turnOf('a').end();
    expect(on(play, 'Thorn Ring')).toHaveLength(0);
  });

  it('they block what it says, and are counted and gone to', () => {
    const a = {
      abilities: {
        Build: 'Free Action:\nPlace up to 2 Watch Posts in range 4. Watch Posts block line of sight.',
        Jump: 'Free Action:\nTeleport to one of your Watch Posts.',
        Shot: 'Free Action:\nEnemy in range 9, 1dmg + 1dmg for each Watch Post within range 1 of the target.',
      },
    };
    const play = scene('a . . . B\n. . . . .\n. . . . .', { a, B: {} }, { files });
    play.use('a', 'Build').pick(4, 1).pick(3, 1);
    expect(play.game.cards.find(({ name }) => name === 'Watch Post')?.blocksSight).toBe(true);
    play.use('a', 'Shot').pick('B').use('a', 'Jump');
    expect([play.shows().B, play.asks()]).toEqual(['7 at 4,0', '1 space: 3,1 4,1']);
  });
});
