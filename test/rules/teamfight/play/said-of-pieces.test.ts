import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/moss.json': { name: 'Moss', size: 2 },
  'markers/peg.json': { name: 'Peg' },
  'summons/moth.json': { name: 'Moth', health: 2, speed: 2 },
};

describe('pieces, in the order in which people name them', () => {
  it('have the size that is said behind their name', () => {
    const a = { abilities: { Grow: 'Place a Moss of size 2 in range 2.' } };
    const play = scene('a . . .\n. . . .', { a }, { files });
    play.use('a', 'Grow').pick(1, 0);
    expect(play.shows().Moss).toBe('1,0');
  });

  it('lie beside whoever places them, and on all free spaces there', () => {
    const one = scene('. a .', { a: { abilities: { Peg: 'Place a Peg adjacent.' } } }, { files });
    one.use('a', 'Peg').pick(2, 0);
    expect(one.shows().Peg).toBe('2,0');
    const abilities = { Pegs: 'Place a Peg on every space adjacent to you that is free.' };
    const all = scene('. a B', { a: { abilities }, B: {} }, { files });
    expect(all.use('a', 'Pegs').shows().Peg).toBe('0,0');
  });

  it('change places with their summoner by what they are called', () => {
    const abilities = { Molt: '1/Game: Summon 2 Moths in range 2. You may swap places with one of them.' };
    const play = scene('a . .', { a: { abilities } }, { files });
    play.use('a', 'Molt').pick(1, 0).pick('yes');
    expect(play.pending().options).toHaveLength(2);
  });
});

describe('who leaves the map', () => {
  it('is back when it is said', () => {
    const a = { abilities: { Dive: 'Free Action: Leave the map until the start of your next turn.' } };
    const play = scene('a . B', { a, B: {} }).use('a', 'Dive');
    expect(play.shows().a).toBe('away');
    expect(play.turnOf('B').turnOf('a').shows().a).toBe('10 at 0,0');
  });

  it('goes where a sentence behind says once it is back', () => {
    const dive =
      'Free Action: Leave the map until the start of your next turn. Place yourself in an empty space in range 3.';
    const play = scene('a . . . . B', { a: { abilities: { Dive: dive } }, B: {} }).use('a', 'Dive');
    expect(play.shows().a).toBe('away');
    expect(play.turnOf('B').turnOf('a').shows().a).toBe('10 at 3,0');
  });

  it('is placed once back, whoever has sent it away', () => {
    const banish =
      'Free Action: Range 3, remove the target from the map until the start of your next turn. Then place them adjacent to you.';
    const play = scene('a . . B', { a: { abilities: { Banish: banish } }, B: {} });
    play.use('a', 'Banish').pick('B');
    expect(play.shows().B).toBe('away');
    expect(play.turnOf('a').shows().B).toBe('10 at 1,0');
  });
});
