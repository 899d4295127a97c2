import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const goes = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Go: text } });

describe('a piece on an edge', () => {
  const files = { 'markers/pane.json': { name: 'Pane', text: 'Units that move through are slowed.' } };
  const raise = { Raise: 'Free Action: Place a Pane on an edge in range 2.' };

  it('is moved through by whoever steps over that edge, and not by who only comes to its side', () => {
    const play = scene('a b . . C\n. . . . .', { a: { abilities: raise }, b: {}, C: { speed: 5 } }, { files });
    play.use('a', 'Raise').pickArea([1, 0], [2, 0]).end();
    play.turnOf('C').move('C', 2, 0);
    expect(play.shows().C).toBe('10 at 2,0');
    play.move('C', 2, 1);
    expect(play.shows().C).toBe('10 at 2,1');
    const over = scene('a . . . C\n. . . . .', { a: { abilities: raise }, C: { speed: 5 } }, { files });
    over.use('a', 'Raise').pickArea([1, 0], [2, 0]).end();
    over.turnOf('C').move('C', 1, 0);
    expect(over.shows().C).toContain('Slow');
  });
});

describe('a line the way that one faces', () => {
  it('strikes the first who stands there when the next turn begins, and nobody elsewhere', () => {
    const text = 'Note your facing. At the start of your next turn:\nFirst enemy in infinite line, 5dmg';
    const play = scene('C . a . B . D', { a: goes(text), B: {}, C: {}, D: {} });
    play.use('a', 'Go').pick(3, 0).end();
    play.turnOf('B').end();
    play.turnOf('a');
    expect([play.shows().B, play.shows().C, play.shows().D]).toEqual(['5 at 4,0', '10 at 0,0', '10 at 6,0']);
  });
});

describe('several movements that are one way', () => {
  it('pass whoever was passed in any of them', () => {
    const text =
      'Twice, move 2 in a straight line ignoring units. Units you moved through: enemies 1dmg, allies heal 1';
    const play = scene('a B . b .', { a: goes(text), B: {}, b: { health: 10 } });
    play.use('a', 'Go').pick(2, 0).pick(4, 0);
    expect(play.shows().B).toBe('9 at 1,0');
  });
});

describe('Invisible with a speed until an attack', () => {
  it('ends with it', () => {
    const cloak = {
      Cloak: 'Free Action, 1/Game: You are Invisible and have +1 speed until you attack or take damage.',
    };
    const hits = { defaults: { Hit: 'Range 3, undefendable, 1dmg' } };
    const play = scene('a . . B', { a: { abilities: cloak, ...hits }, B: hits });
    play.use('a', 'Cloak').use('a', 'Hit').pick('B').end();
    play.turnOf('B').use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});
