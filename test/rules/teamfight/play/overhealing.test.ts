import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const heal = { Mend: 'Free Action, 9/Turn: Range 9, heal 3.' };

describe('healing above full health', () => {
  it('becomes overshield of whoever says so of itself', () => {
    const keeps = { Reserve: 'Excess healing you receive becomes overshield.' };
    const play = scene('a b c', { a: { abilities: heal }, b: { passives: keeps }, c: {} });
    play.use('a', 'Mend').pick('b').use('a', 'Mend').pick('c');
    expect(play.shows()).toMatchObject({ b: '10 at 1,0, 3 overshield', c: '10 at 2,0' });
  });

  it('becomes overshield of allies by whoever heals them, and of nobody else', () => {
    const gives = { Surplus: 'Your excess healing on allies becomes overshield.' };
    const play = scene('a b C', { a: { abilities: heal, passives: gives }, b: {}, C: {} });
    play.use('a', 'Mend').pick('b').use('a', 'Mend').pick('C');
    expect(play.shows()).toMatchObject({ b: '10 at 1,0, 3 overshield', C: '10 at 2,0' });
  });
});
