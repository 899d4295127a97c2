import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const text = 'While either of you is at range 3 of the other, you can spend 1 movement to pull the other unit 1 space.';
const rope = `You and the unit with your Rope cannot move to be farther than range 3.\n${text}`;
const files = { 'tokens/rope.json': { name: 'Rope', text: rope } };
const a = {
  abilities: { Tie: `Free Action, Range 3, give target your Rope.\n${rope}` },
  speed: 2,
  with: ['rope'],
};

describe('movement that is spent on something else', () => {
  it('pulls whoever is bound to one, a space for a point of the basic move', () => {
    const play = scene('a . . B . .', { a, B: { speed: 4 } }, { files });
    play.use('a', 'Tie').pick('B');
    expect(play.usable()).toContain('Rope');
    play.use('a', 'Rope').pick(2, 0);
    expect(play.shows().B).toBe('10 at 2,0, Rope');
    // It is no longer at range 3, and one point of the move is left.
    expect(play.usable()).not.toContain('Rope');
    expect(play.destinations()).toEqual(['1,0']);
  });

  it('is an ability of the other one as well, and of nobody when the token is gone', () => {
    const play = scene('a . . B . .', { a, B: { speed: 1 } }, { files });
    play.use('a', 'Tie').pick('B').turnOf('B').use('B', 'Rope').pick(1, 0);
    expect(play.shows().a).toBe('10 at 1,0');
    play.turnOf('a');
    expect(play.usable()).not.toContain('Rope');
  });

  it('needs a move: who is kept from moving has none to spend', () => {
    const play = scene('a . . B . .', { a: { ...a, tokens: { immobile: 1 } }, B: {} }, { files });
    play.use('a', 'Tie').pick('B');
    expect(play.usable()).not.toContain('Rope');
  });
});
