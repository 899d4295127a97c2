import { describe, expect, it } from 'vitest';
import { openSet } from '../../../../rules/open.ts';
import { groundOf } from '../../../../rules/teamfight/ground-of.ts';
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

describe('ground that leaves some out', () => {
  it('does nothing to them, and what it does to the others', () => {
    const text = 'Units that enter this take 1 damage. Flying units are not affected.';
    const play = onBog(text, {}, { a: { passives: { Flying: '' } }, B: {} });
    play.move('a', 1, 0).end().move('B', 4, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 1,0', B: '9 at 4,0' });
  });
});

describe('painted ground that speaks of sides', () => {
  it('does nothing to anybody, since nobody has laid it', () => {
    for (const text of [
      'Hazard: 2dmg for enemies.',
      'Hazard: 2dmg (allies only).',
      'Allies that enter this take 2dmg.',
    ]) {
      const play = onBog(text);
      play.move('a', 1, 0).end().move('B', 4, 0);
      expect(play.shows()).toMatchObject({ a: '10 at 1,0', B: '10 at 4,0' });
    }
  });

  /** A set with one map that is painted with a bog of this text. */
  const open = (text: string) =>
    openSet(
      'plain',
      new Map(
        Object.entries({
          'set.json': {
            ...{ id: 'plain', system: 'teamfight', format: 1, version: '0.1.0', name: 'Plain', status: 'draft' },
            ...{ colour: '#446688', language: 'en', authors: ['A'], licence: 'CC0', rules: 'current' },
          },
          'terrain/bog.json': { name: 'Bog', text },
          'maps/field.json': {
            ...{ name: 'Field', columns: 9, rows: 9, terrain: [{ kind: 'bog', cells: ['4,4'] }] },
            deploy: { red: ['0-4,0'], blue: ['0-4,8'] },
          },
        }).map(([file, data]): [string, string] => [file, JSON.stringify(data)]),
      ),
      { uses: new Map() },
    );

  it('is told of where it is painted', () => {
    const codes = (text: string) => open(text).problems.map(({ code }) => code);
    expect(codes('Allies that end their turn here heal 1.')).toContain('map/ground-nobodys');
    expect(codes('Hazard: 2dmg for enemies.')).toContain('map/ground-nobodys');
    expect(codes('Units that end their turn here heal 1. Units cannot stop here.')).not.toContain('map/ground-nobodys');
    expect(codes('When you end your turn here, heal 1.')).not.toContain('map/ground-nobodys');
  });

  it('has the fields that its text tells wherever it is asked what it is', () => {
    const { set } = open('Costs 2 movement to enter. Blocks sight.');
    expect(set && groundOf(set, 'bog')?.data).toMatchObject({ enterCost: 2, blocksSight: true });
    expect(set && groundOf(set, 'bog')).toBe(set && groundOf(set, 'bog'));
  });
});

describe('a piece that goes off, and one that others can take away', () => {
  const piece = (text: string) =>
    scene(
      'a . . B\n. . . .',
      { a: { defaults: { Lay: 'Place an Orb in range 2.' } }, B: {} },
      {
        files: { 'markers/orb.json': { name: 'Orb', text } },
      },
    );

  it('explodes as an enemy comes onto it', () => {
    const play = piece('Explodes when an enemy enters: burst 1, 2dmg.');
    play.use('a', 'Lay').pick(2, 0).end().move('B', 2, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '8 at 2,0' });
  });
});
