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
