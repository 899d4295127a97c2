import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

/** What a piece or token does by its own text comes once, also where the card says so again. */
describe('what a card says again of its piece', () => {
  it('comes at the start of the next turn, once for each', () => {
    const text = 'At the start of your turn, burst 1, 3dmg, then remove this.';
    const a = {
      abilities: {
        Barrage:
          'Range 5, place 2 Rockets.\nAt the start of your next turn, each Rocket: burst 1, 3dmg. Remove all Rockets.',
      },
    };
    const play = scene(
      'a . . B . . C',
      { a, B: {}, C: {} },
      { files: { 'markers/rocket.json': { name: 'Rocket', text } } },
    );
    play.use('a', 'Barrage').pick(3, 0).pick(5, 0).end();
    expect(play.shows().B).toBe('10 at 3,0');
    play.end().end();
    expect([play.shows().B, play.shows().C]).toEqual(['7 at 3,0', '7 at 6,0']);
    play.end();
    expect(play.shows().B).toBe('7 at 3,0');
  });

  it('comes once from whoever has the token', () => {
    const text = "You cannot take actions. At the start of the giver's turn, take 2 damage.";
    const a = {
      with: ['leech'],
      abilities: {
        Sap: 'Range 5, give your Leech:\n  It cannot take actions, and takes 2dmg at the start of your turn.',
      },
    };
    const play = scene('a . B', { a, B: {} }, { files: { 'tokens/leech.json': { name: 'Leech', text } } });
    play.use('a', 'Sap').pick('B').end().end();
    expect([play.shows().a, play.shows().B]).toEqual(['10 at 0,0', '8 at 2,0, Leech']);
  });

  it('is done by the ones that a comma stands behind', () => {
    const a = { passives: { Den: 'Enemies in range 3 have -1 speed, and take 1dmg at the start of your turn.' } };
    const play = scene('a . B', { a, B: {} });
    // It was a's turn already.
    play.end().end();
    expect([play.shows().a, play.shows().B]).toEqual(['10 at 0,0', '8 at 2,0']);
  });
});

describe('a token that drags', () => {
  it('pulls its bearer all the way to whoever gave it, and pushes away', () => {
    const drags = (said: string) => {
      const text = `At the end of your turn, take 1dmg and ${said}.`;
      const a = { with: ['manacle'], abilities: { Chain: 'Range 5, give your Manacle.' } };
      const play = scene('a . . . B .', { a, B: {} }, { files: { 'tokens/manacle.json': { name: 'Manacle', text } } });
      play.use('a', 'Chain').pick('B').end().end();
      return play.shows().B;
    };
    expect(drags('be pulled 2 towards the giver')).toBe('9 at 2,0, Manacle');
    expect(drags('are pushed 1 away from the giver')).toBe('9 at 5,0, Manacle');
  });
});

describe('an ally that acts', () => {
  it('attacks behind its move, and not whoever has called it', () => {
    const a = {
      abilities: { Call: 'Ally in range 3 moves 1. Then uses a default ability.' },
      defaults: { Slap: 'Range 1, 1dmg.' },
    };
    const b = { defaults: { Bite: 'Range 1, 3dmg.' } };
    const play = scene('a b . C', { a, b, C: {} });
    play.use('a', 'Call').pick('b').pick(2, 0).pick('C');
    expect(play.shows().C).toBe('7 at 3,0');
  });
});
