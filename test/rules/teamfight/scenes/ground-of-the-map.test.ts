import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const coin = { 'counters/coin.json': { name: 'Coin' } };

/** Two heroes in a row that has a bog on its second and its fifth space. */
const onBog = (text: string, more: object = {}, pieces: Record<string, Piece> = { a: {}, B: {} }) =>
  scene('a : . . : B\n. . . . . .', pieces, {
    files: { 'terrain/bog.json': { name: 'Bog', text, ...more }, ...coin },
    terrain: { ':': 'bog' },
  });

describe('a hazard that is painted on a map', () => {
  const hazard = (effect: string, pieces: Record<string, Piece> = { a: {}, B: {} }) =>
    scene('a . . . . B\n. . . . . .', pieces, {
      files: coin,
      map: { hazards: [{ name: 'Vent', effect, cells: ['1,0', '4,0'] }] },
    });

  it('takes from and gives to whoever comes onto it, of either side', () => {
    const play = hazard('Gain 2 Coins. 2dmg unless you have Armor.', { a: {}, B: { tokens: { armor: 1 } } });
    play.move('a', 1, 0).end().move('B', 4, 0).end();
    expect(play.shows()).toMatchObject({ a: '8 at 1,0, 2 Coin', B: '10 at 4,0, Armor, 2 Coin' });
  });

  it('kills, and harms those beside whoever comes', () => {
    const play = scene(
      'a . . . B\n. c . . .',
      { a: {}, B: {}, c: {} },
      {
        map: { hazards: [{ name: 'Vent', effect: 'Die. 1dmg to adjacent units.', cells: ['1,0'] }] },
      },
    );
    play.move('a', 1, 0);
    expect(play.shows()).toMatchObject({ a: 'dead', B: '10 at 4,0', c: '9 at 1,1' });
  });
});

describe('ground that is painted and nobody has laid', () => {
  it('tells of whoever comes as "you"', () => {
    const play = onBog('When you enter this, gain a Coin. When you end your turn here, take 1 damage.');
    play.move('a', 1, 0).end().move('B', 4, 0).end();
    expect(play.shows()).toMatchObject({ a: '9 at 1,0, Coin', B: '9 at 4,0, Coin' });
  });

  it('slows the turn of whoever begins it there', () => {
    const play = onBog('Units that start their turn here have -2 speed that turn.');
    play.move('a', 1, 0).end().move('B', 4, 0).end();
    expect(play.destinations()).not.toContain('3,0');
  });

  it('lets the player of whoever comes choose', () => {
    const play = onBog('When a unit enters this, choose one:\n- It heals 1\n- It gains a Coin');
    play.move('a', 1, 0).pick('It gains a Coin').end().move('B', 4, 0);
    expect(play.pending().seat).toBe(1);
    play.pick('It gains a Coin').end();
    expect(play.shows()).toMatchObject({ a: '10 at 1,0, Coin', B: '10 at 4,0, Coin' });
  });
});

describe('ground whose text says what its fields leave out', () => {
  it('costs what it says to enter', () => {
    expect(onBog('Costs 3 movement to enter.').destinations()).not.toContain('2,0');
    expect(onBog('Pretty.').destinations()).toContain('2,0');
  });

  it('keeps out who does not fly, and hides what is behind it', () => {
    expect(onBog('Impassable for units without flying.').destinations()).not.toContain('1,0');
    const shoots = { abilities: { Bolt: 'Range 5, 2dmg.' } };
    const aims = (text: string) => onBog(text, {}, { a: shoots, B: {} }).use('a', 'Bolt').asks();
    expect(aims('Blocks line of sight.')).not.toContain('5,0');
    expect(aims('Blocks movement but not sight.')).toContain('5,0');
  });

  it('goes by its fields where these say something', () => {
    expect(onBog('Costs 3 movement to enter.', { enterCost: 1 }).destinations()).toContain('2,0');
  });

  it('lets nobody stop where nobody may', () => {
    const free = onBog('Units cannot stop here.').destinations();
    expect(free).not.toContain('1,0');
    expect(free).toContain('2,0');
  });
});
