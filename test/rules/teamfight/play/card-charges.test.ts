import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** A scene of two rows in which nobody knows any word but those of its cards. */
const alone = (a: Piece, B: Piece = {}) => scene('a . B\n. . .', { a, B }, { alone: true });

describe('charges on a card', () => {
  it('are what the text says that comes onto it, and counts there', () => {
    const play = alone({
      abilities: { Flare: 'Put a charge on this (max 3). Range 3, 1dmg for each charge on this.' },
    });
    play.use('a', 'Flare').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, Flare charge', B: '9 at 2,0' });
    play.turnOf('B').turnOf('a').use('a', 'Flare').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, 2 Flare charge', B: '7 at 2,0' });
  });

  it('are of that card alone, where another card keeps some, too', () => {
    const play = alone({
      abilities: {
        Coil: 'Starts with 2 charges.\nFree Action, spend a charge: Heal 1.',
        Cell: 'Free Action, once per turn: Put 2 charges on this.\n---\nSpend 2 charges: Heal 5.',
      },
      hurt: 6,
    });
    expect(play.shows().a).toBe('4 at 0,0, 2 Coil charge');
    play.use('a', 'Coil').use('a', 'Coil');
    expect(play.shows().a).toBe('6 at 0,0');
    expect(() => play.use('a', 'Coil')).toThrow();
    play.use('a', 'Cell');
    expect(play.shows().a).toBe('6 at 0,0, 2 Cell charge');
    expect(() => play.use('a', 'Coil')).toThrow();
  });

  it('come to the card that another one names', () => {
    const play = alone({
      defaults: { Jab: 'Range 2, 1dmg. Add a charge to Storm.' },
      abilities: { Storm: 'Free Action, spend 1 charge: Burst 2, 2dmg.' },
    });
    expect(play.usable()).toEqual(['Jab']);
    play.use('a', 'Jab').pick('B');
    expect(play.shows().a).toBe('10 at 0,0, Storm charge');
    play.use('a', 'Storm');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '7 at 2,0' });
  });

  it('do something as soon as there are so many', () => {
    const text = 'Range 3, 1dmg. Add 1 charge to this card.\nAt 2 charges, remove all charges from this and heal 4.';
    const play = alone({ abilities: { Vent: text }, hurt: 6 });
    play.use('a', 'Vent').pick('B');
    expect(play.shows().a).toBe('4 at 0,0, Vent charge');
    play.turnOf('B').turnOf('a').use('a', 'Vent').pick('B');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('are asked for by how many the card has', () => {
    const text = 'This gains a charge. If this has 2 charges, heal 3 and remove all charges. Else, heal 1.';
    const play = alone({ abilities: { Pump: text }, hurt: 6 });
    play.use('a', 'Pump').turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('5 at 0,0, Pump charge');
    play.use('a', 'Pump');
    expect(play.shows().a).toBe('8 at 0,0');
  });
});

describe('how charges come that an ability spends', () => {
  const text =
    'Ultimate 2: At the end of each round, if you activated, gain 1 persistent charge, up to 2.\nSpend 2 charges:\n  Burst 2, 3dmg.';

  it('stands with its card, from the first round on and up to what it says', () => {
    const play = alone({ abilities: { Quake: text } });
    expect(play.shows().a).toBe('10 at 0,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0, Quake charge');
    expect(play.usable()).toEqual([]);
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0, 2 Quake charge');
    play.turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0, 2 Quake charge');
    play.use('a', 'Quake');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '7 at 2,0' });
  });

  it('asks whether the unit has had its turn in that round', () => {
    const comes = 'When you are damaged, if you have taken your turn, gain a charge.\nSpend 1 charge: Heal 2.';
    const play = alone({ abilities: { Salve: comes } }, { defaults: { Bolt: 'Range 3, 1dmg.' } });
    play.turnOf('B').use('B', 'Bolt').pick('a');
    expect(play.shows().a).toBe('9 at 0,0, Salve charge');
    const early = scene(
      'a . B\n. . .',
      { a: { abilities: { Salve: comes } }, B: { defaults: { Bolt: 'Range 3, 1dmg.' } } },
      { alone: true, first: 1 },
    );
    early.use('B', 'Bolt').pick('a');
    expect(early.shows().a).toBe('9 at 0,0');
  });

  it('may stand behind what is bought, and may be any happening', () => {
    const text = 'Spend 1 charge: Range 3, 2dmg.\nWhenever you take damage, gain a charge (max 2).';
    const play = alone({ abilities: { Spite: text } }, { defaults: { Bolt: 'Range 3, 1dmg.' } });
    expect(play.usable()).toEqual([]);
    play.turnOf('B').use('B', 'Bolt').pick('a').turnOf('a');
    expect(play.shows().a).toBe('9 at 0,0, Spite charge');
    play.use('a', 'Spite').pick('B');
    expect(play.shows()).toEqual({ a: '9 at 0,0', B: '8 at 2,0' });
  });
});

describe('what is by hand of charges', () => {
  it.each([
    ['what is bought, where nobody counts them', 'When the moon howls, gain a charge.\nSpend 2 charges: Heal 3.'],
    ['moments that could be of the use alone', 'Heal 1 per charge. At the end of your turn, add a charge to this.'],
  ])('%s', (_, text) => {
    const play = alone({ abilities: { Howl: text }, hurt: 4 });
    expect(play.game.cards.find(({ name }) => name === 'a')?.abilities[0]?.program.manual).toBe(true);
  });

  it.each([
    ['what could be one more use of it', { Plug: '2/Game: Gain a charge. Spend 1 charge: Heal 3.' }],
    [
      'a charge of which it is not said on which of several cards it comes',
      {
        Plug: 'Free Action, once per turn: Gain 1 charge.',
        Coil: 'Gain 1 charge.\n---\nSpend 1 charge: Heal 1.',
        Cell: 'Gain 1 charge.\n---\nSpend 1 charge: Heal 2.',
      },
    ],
  ])('%s', (_, abilities) => {
    const play = alone({ abilities });
    const card = play.game.cards.find(({ name }) => name === 'a');
    expect(card?.abilities[0]?.program.body[0]).toMatchObject({ node: 'manual' });
  });
});

describe('another counter that a text puts on its card', () => {
  it('is counted by its own name, and what comes "at 3" of it stands with the card', () => {
    const text = 'Free Action, 2/Turn: Put a Rage counter on this. At 3, remove all Rage counters and heal 4.';
    const play = alone({ abilities: { Seethe: text }, hurt: 6 });
    play.use('a', 'Seethe').use('a', 'Seethe');
    expect(play.shows().a).toBe('4 at 0,0, 2 Rage');
    play.turnOf('B').turnOf('a').use('a', 'Seethe');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('does so on a passive whose name or first words say when it comes', () => {
    const bolt = { defaults: { Bolt: 'Free Action, 9/Turn: Range 3, 1dmg.' } };
    const said = 'Put a Grudge counter on this. At 2 Grudge, remove all of them and heal 5.';
    for (const [name, text] of [
      ['When you are damaged', said],
      ['Temper', `When you are damaged: ${said}`],
    ] as const) {
      const passives = { [name]: text };
      const play = scene('a . B\n. . .', { a: { passives }, B: bolt }, { alone: true, first: 1 });
      play.use('B', 'Bolt').pick('a');
      expect(play.shows().a).toBe('9 at 0,0, Grudge');
      play.use('B', 'Bolt').pick('a');
      expect(play.shows().a).toBe('10 at 0,0');
    }
  });
});

describe('persistent charges', () => {
  it.each([
    ['persistent charge', '3 at 1,0, Grit charge'],
    ['charge', '3 at 1,0'],
  ])('are not lost with a death: %s', (called, shown) => {
    const text = `At the end of each of your turns, gain 1 ${called}, up to 3.\nSpend 3 charges: Heal 2.`;
    const pieces = {
      a: { health: 3, abilities: { Grit: text } },
      b: { abilities: { Rite: '1/Game:\nResurrect a dead ally in an empty space in range 2 with 3 health.' } },
      C: { defaults: { Bolt: 'Range 5, 3dmg.' } },
      D: {},
    };
    const play = scene('a . b . C\n. . . . D', pieces, { alone: true }).turnOf('C').use('C', 'Bolt').pick('a');
    expect(play.shows().a).toBe('dead');
    expect(play.turnOf('b').use('b', 'Rite').pick(1, 0).shows().a).toBe(shown);
  });
});
