import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

const said = (text: string): string => {
  const { clauses, program } = reading('ability', text);
  return clauses.some((clause) => clause.startsWith('manual')) ? 'by hand' : tell(program, words);
};

describe('what comes at the end of your turn', () => {
  it.each([
    [
      '1/Game: For the rest of the game, you deal +1 damage. At the start of your turn, take 1 damage.',
      'when your turn starts: you take 1 damage.',
    ],
    [
      'Ultimate 4: You have +1 speed. At the end of your turn, all in range 1, 1dmg.',
      'when your turn ends: each unit within range 1',
    ],
    ['Ultimate 4: At the start of your turn, heal 1. You have +1 speed.', 'when your turn starts: you heal 1.'],
  ])('comes in each turn from now on beside what holds for good: %s', (text, told) => {
    expect(said(text)).toContain(`For the rest of the game: ${told}`);
  });

  it('comes once where nothing holds for good, or the next turn is meant', () => {
    expect(said('1/Game: Heal 3. At the end of your turn, heal 1.')).toContain('At the end of your turn: you heal 1.');
    expect(said('Ultimate 4: You have +1 speed. At the end of your next turn, heal 3.')).toContain(
      'At the end of your next turn: you heal 3.',
    );
  });

  it.each([
    'Ultimate 4: You have +1 speed. Gain 2 Coins. At the end of your turn, lose all Coins.',
    'Ultimate 4: Range 3, 3dmg. You have +1 speed. At the start of your turn, 1dmg to the target.',
    "Ultimate 4: Enemies in burst 2, Slow. You can't be moved. At the start of your next turn, enemies in burst 2, 3dmg.",
  ])(
    'is by hand where it could undo what has come, speaks of somebody, or could be how long that holds: %s',
    (text) => {
      expect(said(text)).toBe('by hand');
    },
  );
});
