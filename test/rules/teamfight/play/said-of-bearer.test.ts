import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const jab = { Jab: 'Free Action: Range 9, 2dmg.' };

describe('what a unit says of itself and of whom it meets', () => {
  it('"this" on its own card is the unit: it dies at the first damage, and others suffer', () => {
    const B: Piece = {
      passives: { 'Dies when it takes damage': '', 'When this dies, enemies in range 2 take 3dmg': '' },
    };
    const play = scene('a . B', { a: { defaults: jab }, B })
      .use('a', 'Jab')
      .pick('B');
    expect(play.shows()).toEqual({ a: '7 at 0,0', B: 'dead' });
  });

  it('enemies that one damages get what is said of them, and nobody else', () => {
    const a: Piece = { passives: { 'Enemies you damage gain Slow': '' }, defaults: jab };
    const play = scene('a B C', { a, B: {}, C: {} }).use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0, Slow', C: '10 at 2,0' });
  });

  it('the first unit in the way is pushed and struck, where that stands behind what is done', () => {
    const a: Piece = {
      abilities: { Ram: 'Move up to 4 in a straight line. Push the first enemy you hit 2, then it takes 2dmg.' },
    };
    const play = scene('a . . B . . .', { a, B: {} });
    play.use('a', 'Ram').pick(2, 0).pick(5, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '8 at 5,0' });
  });

  it('who cannot act in the next turn may still do the rest of this one', () => {
    const a: Piece = { abilities: { Burst: 'Free Action: You cannot act on your next turn.' }, defaults: jab };
    const play = scene('a B', { a, B: {} }).use('a', 'Burst');
    expect(play.usable()).toContain('Jab');
    expect(play.turnOf('a').usable()).not.toContain('Jab');
    expect(play.turnOf('a').usable()).toContain('Jab');
  });

  it('a dead ally comes back beside one with so much health', () => {
    const b: Piece = { abilities: { Mend: 'A dead ally returns to play adjacent to you with 4 health.' } };
    const A: Piece = { defaults: { Jab: 'Free Action: Range 9, 12dmg.' } };
    const play = scene('A a . b .', { A, a: {}, b }).turnOf('A').use('A', 'Jab').pick('a');
    expect(play.shows().a).toBe('dead');
    play.turnOf('b').use('b', 'Mend').pick(4, 0);
    expect(play.shows().a).toBe('4 at 4,0');
  });
});
