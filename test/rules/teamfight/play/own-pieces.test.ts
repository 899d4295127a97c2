import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const rage = {
  name: 'Bear',
  health: 10,
  speed: 3,
  defaultAbilities: [
    {
      name: 'Roar',
      text: 'Free Action:\nEnter Furious stance and put a charge on this:\n  You are continually Slowed. At the start of your turn, 1dmg*charges to all adjacent enemies, then put a charge on this.\n  This ends and you lose all charges if you move.\nAt the start of your turn you may exit Furious stance as a Free Action.',
      dice: [{ name: 'Fury Charge' }],
    },
    { name: 'Paw', text: 'If not Furious, range 1, 1dmg.\nIf Furious, range 1, 3dmg.' },
    {
      name: 'Shot',
      text: 'Starts with 2 Dart.\nSpend 1 dart, Must be no enemy in range 1:\n+1def, Range 3, 2dmg, +1 Dread.',
    },
  ],
};
const files = {
  'heroes/bear.json': rage,
  'counters/dart.json': { name: 'Dart' },
  'cards/dread.json': { name: 'Dread', text: 'Heroes deploy with 1 dread.', dice: [{ name: 'Dread' }] },
};
const counts = (play: ReturnType<typeof scene>, letter: string) => {
  const found: Record<string, number> = {};
  for (const { card, count } of play.state.units[play.unit(letter)]?.tokens ?? []) {
    const name = play.game.cards[card]?.name ?? '';
    found[name] = (found[name] ?? 0) + count;
  }
  return found;
};

describe('what cards define themselves', () => {
  it('a stance told under the ability that enters it holds, grows with its die, and ends as it says', () => {
    const play = scene('b C .\n. . .', { b: { card: 'bear' }, C: {} }, { files });
    play.use('b', 'Roar');
    expect(counts(play, 'b')).toEqual({ 'Fury Charge': 1, Dart: 2, Dread: 1 });
    play.use('b', 'Paw').pick('C');
    expect(play.shows().C).toContain('7');
    play.turnOf('b');
    expect([play.shows().C, counts(play, 'b')['Fury Charge']]).toEqual(['6 at 1,0, Dread', 2]);
    play.move('b', 0, 1);
    expect([play.shows().b, counts(play, 'b')['Fury Charge']]).toEqual(['10 at 0,1, Dread, 2 Dart', undefined]);
  });

  it('a die of a rules card is a counter of every hero, and an attack adds to it', () => {
    const play = scene('b . . C', { b: { card: 'bear' }, C: {} }, { files, rolls: [4] });
    play.use('b', 'Shot').pick('C');
    expect([counts(play, 'C').Dread, counts(play, 'b').Dart]).toEqual([2, 1]);
    expect(play.shows().C).toContain('8');
  });

  it('a die that is called by a plural is the counter of which a text gains one', () => {
    const stove = {
      name: 'Stove',
      health: 10,
      speed: 3,
      defaultAbilities: [
        { name: 'Stoke', text: 'Free Action: Gain an Ember counter. (max 8)', dice: [{ name: 'Embers' }] },
        { name: 'Blow', text: 'Spend 2 Ember counters, Free Action: Range 1, 1dmg.' },
        { name: 'Spit', text: 'Free Action: Range 1, 1dmg + 1dmg per 2 Ember counters.' },
      ],
    };
    const play = scene('s C', { s: { card: 'stove' }, C: {} }, { files: { 'heroes/stove.json': stove } });
    play.use('s', 'Stoke').use('s', 'Stoke').use('s', 'Spit').pick('C');
    expect([counts(play, 's'), play.shows().C]).toEqual([{ Embers: 2 }, '8 at 1,0']);
    play.use('s', 'Blow').pick('C');
    expect([counts(play, 's'), play.shows().C]).toEqual([{}, '7 at 1,0']);
  });

  it('a requirement said with must keeps an ability from being used', () => {
    const play = scene('b C', { b: { card: 'bear' }, C: {} }, { files });
    expect(play.usable()).not.toContain('Shot');
  });

  it('a hazard that no piece of the set is lies on the spaces of the area, and goes when it is said to', () => {
    const fire = {
      'heroes/pyro.json': {
        name: 'Pyro',
        health: 10,
        speed: 3,
        abilities: [
          {
            id: 'fire',
            name: 'Fire',
            text: 'Range 3 2x2, 1dmg. The area becomes Hazard: 2dmg until the end of your next turn.',
          },
        ],
      },
    };
    const play = scene('p . . . C .\n. . . . . .', { p: { card: 'pyro' }, C: {} }, { files: fire });
    play.use('p', 'Fire').pick(3, 0).pickArea([2, 0], [3, 0], [2, 1], [3, 1]);
    play.turnOf('C').move('C', 3, 0);
    expect(play.shows().C).toBe('8 at 3,0');
    play.turnOf('p').turnOf('C');
    expect(play.state.markers.filter(({ order }) => order >= 0)).toEqual([]);
  });

  it('what stands in parentheses behind a piece is what that is', () => {
    const idol = {
      'heroes/idol.json': {
        name: 'Idol',
        health: 10,
        speed: 3,
        abilities: [
          {
            id: 'raise',
            name: 'Raise',
            text: 'Free Action: Place a Pillar in any empty space in LoS (2hp, blocks movement and LoS).',
          },
        ],
      },
      'markers/pillar.json': { name: 'Pillar' },
    };
    const play = scene(
      'i . . C',
      { i: { card: 'idol' }, C: { defaults: { Shot: 'Range 5, 2dmg.' } } },
      { files: idol },
    );
    play.use('i', 'Raise').pick(1, 0).turnOf('C').use('C', 'Shot');
    expect(play.asks()).not.toContain('0,0');
    play.pick(1, 0);
    expect(Object.keys(play.shows())).toEqual(['i', 'C']);
  });
});

describe('a piece whose own text says only some of what its card says', () => {
  const twin = { name: 'Wax Twin', text: 'When destroyed, it deals burst 1, 2dmg.' };
  const card = (told: string) => ({
    name: 'Chandler',
    health: 10,
    speed: 3,
    abilities: [
      {
        id: 'double',
        name: 'Double',
        text: `Free Action\nMove 2, and place a Wax Twin marker in your previous space.\n${told}`,
        tokens: ['wax-twin'],
      },
    ],
  });
  const play = (told: string) => {
    const files = { 'heroes/chandler.json': card(told), 'markers/wax-twin.json': twin };
    return scene('C b . .', { b: { card: 'chandler' }, C: {} }, { files });
  };

  it('does the rest as well, and nothing twice', () => {
    const both = play(
      'Wax Twin has 1 hp and can be targeted like a unit.\nAt the beginning of your turn, destroy Wax Twin.\n\nWhen Wax Twin is destroyed, it deals burst 1, 2dmg.',
    );
    both.use('b', 'Double').pick(3, 0);
    expect(both.shows().C).toBe('10 at 0,0');
    both.turnOf('b');
    expect(both.shows()).toMatchObject({ b: '10 at 3,0', C: '8 at 0,0' });
  });

  it('says otherwise where the card says another number', () => {
    const other = play(
      'At the beginning of your turn, destroy Wax Twin. When Wax Twin is destroyed, it deals burst 1, 3dmg.',
    );
    other.use('b', 'Double').pick(3, 0);
    other.turnOf('b');
    expect(other.shows().C).toBe('10 at 0,0');
  });

  it('a die on a unit’s own card is what its default abilities count, whatever is called alike beside other cards', () => {
    const cannon = {
      name: 'Cannon',
      health: 10,
      speed: 3,
      dice: [{ name: 'Charge' }],
      defaultAbilities: [
        { name: 'Load', text: 'Free Action, 2/Turn:\nGain a Charge.' },
        { name: 'Fire', text: 'Free Action:\nRange 3, 1dmg + 1dmg per Charge. Lose all Charges.' },
      ],
    };
    const lancer = {
      name: 'Lancer',
      health: 10,
      speed: 3,
      abilities: [{ id: 'dash', name: 'Dash', text: '2/Game:\nMove 2.', dice: [{ name: 'Charges', values: [2] }] }],
    };
    const all = { 'heroes/cannon.json': cannon, 'heroes/lancer.json': lancer };
    const play = scene('c . D', { c: { card: 'cannon' }, D: { card: 'lancer' } }, { files: all });
    play.use('c', 'Load').use('c', 'Load');
    expect(counts(play, 'c')).toEqual({ Charge: 2 });
    play.use('c', 'Fire').pick('D');
    expect([play.shows().D, counts(play, 'c').Charge]).toEqual(['7 at 2,0, 2 Charges', undefined]);
  });

  it('a counter that is called like a marker is another thing', () => {
    const ashes = { 'markers/ash.json': { name: 'Ash', text: 'When an enemy enters this, 1dmg.' } };
    const abilities = {
      Strew: 'Free Action: Place an Ash in range 2.',
      Rake: 'Free Action, 2/Turn: Gain an Ash counter.',
      Blow: 'Free Action: Range 5, 1dmg, +2dmg if you have 2 Ashes.',
    };
    const play = scene('a . . . B', { a: { abilities, with: ['ash'] }, B: {} }, { files: ashes });
    play.use('a', 'Strew').pick(1, 0).use('a', 'Strew').pick(2, 0);
    expect(counts(play, 'a')).toEqual({});
    play.use('a', 'Blow').pick('B');
    expect(play.shows().B).toBe('9 at 4,0');
    play.use('a', 'Rake').use('a', 'Rake');
    expect(counts(play, 'a')).toEqual({ Ash: 2 });
    play.use('a', 'Blow').pick('B');
    expect(play.shows().B).toBe('6 at 4,0');
  });
});
