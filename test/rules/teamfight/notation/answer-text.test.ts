import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { words } from './vocabulary.ts';

/** What is played of a passive, in words, and the parts by hand. */
function said(text: string, name = '') {
  const { clauses, program } = read({ slot: 'passive', name, text }, words);
  const byHand = clauses.filter(({ status }) => status === 'manual').map(({ from, to }) => text.slice(from, to).trim());
  return { byHand, told: tell(program, words) };
}

describe('a text that begins with its occasion', () => {
  it.each([
    [
      'When you kill an enemy, heal 2. If it was a hero, heal 4 instead.',
      'When you kill an enemy: if the other unit is a hero (you heal 4); else: you heal 2.',
    ],
    [
      'At the end of your turn, if you did not move, heal 1. Otherwise, gain 1 overshield.',
      'When your turn ends: if it is your turn and not (you have moved this turn) (you heal 1); else: you gain 1 overshield.',
    ],
    [
      'At the start of your turn, you may take 1dmg. If you do, +1 damage this turn.',
      'When your turn starts: you may (you take 1 damage); if that was done: until the end of your turn: you deal +1 damage.',
    ],
  ])('is its answer in all its sentences: %s', (text, told) => {
    expect(said(text)).toEqual({ byHand: [], told });
  });

  it('keeps by hand what could be about either of two', () => {
    expect(said('When an ally moves adjacent to an enemy, heal 1. If it was a hero, heal 2 instead.').byHand).toContain(
      'If it was a hero, heal 2 instead.',
    );
  });

  it('keeps by hand a sentence that is no answer', () => {
    expect(said('When you kill an enemy, heal 2. Dice are thrown by your neighbour.').byHand).toEqual([
      'Dice are thrown by your neighbour.',
    ]);
  });
});

describe('what was done in a turn, asked when it ends', () => {
  it.each([
    ['If you did not move, heal 1.', 'if it is your turn and not (you have moved this turn): you heal 1.'],
    ["If you didn't attack, heal 1.", 'if it is your turn and not (you have attacked this turn): you heal 1.'],
  ])('is of that turn without saying so: %s', (text, told) => {
    expect(said(text, 'End of turn')).toEqual({ byHand: [], told: `When your turn ends: ${told}` });
  });

  it('is by hand where it comes in any turn', () => {
    expect(said('If you did not move, heal 1.', 'An enemy dies').byHand).toEqual(['If you did not move, heal 1.']);
  });
});
