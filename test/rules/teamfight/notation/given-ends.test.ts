import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

const byHand = (text: string): boolean => reading('ability', text).reasons.length > 0;

describe('what is given until something happens', () => {
  it('is waited for from then on, by whoever has it', () => {
    const { clauses, program } = reading('ability', 'Move 1, gain Armor. This ends if you move.');
    expect(clauses).toEqual(['run: Move 1,', 'run: gain Armor.', 'run: This ends if you move.']);
    const moves = { on: 'moves', who: { side: 'you' } };
    expect(bare(program.body.at(-1))).toEqual({
      node: 'lasting',
      of: 'you',
      until: { moment: 'event', trigger: moves },
      rules: [{ rule: 'when', trigger: moves, then: [{ node: 'lose', token: 't/armor', from: 'you', count: 'all' }] }],
    });
  });

  it('is by hand where an attack could end what it gives, or where it is not known what ends', () => {
    for (const text of [
      'Range 3, 1dmg, gain Armor. It ends when you hit.',
      'Gain Armor and Slow. This ends if you move.',
      'Range 3, give Slow. This ends if they move 3 or more spaces in a turn.',
      'All enemies in range 2 are Slowed. This ends if they move.',
    ])
      expect(byHand(text), text).toBe(true);
  });
});

describe('shares of damage', () => {
  it('are of damage that is through, and of that to come only where the other half is said', () => {
    const { clauses } = reading('passive', 'The attacker takes half of that damage.', 'When you are damaged,');
    expect(clauses).toEqual(['run: When you are damaged,', 'run: The attacker takes half of that damage.']);
    for (const text of ['Take that much damage.', 'You may take half of it.', 'The attacker takes that much damage.'])
      expect(reading('passive', text, 'When an adjacent ally would take damage,').reasons, text).not.toEqual([]);
    const half = 'You may take half of the damage they would take.';
    expect(reading('passive', half, 'When an adjacent ally would take damage,').reasons).toEqual([]);
  });
});

describe('targets that are spoken of together', () => {
  it('are each of them', () => {
    const { clauses, program } = reading('ability', 'Two allies in range 3. Heal each target 2.');
    expect(clauses).toEqual(['run: Two allies in range 3.', 'run: Heal each target 2.']);
    expect(bare(program.body)).toMatchObject([{ node: 'target', max: 2, then: [{ node: 'heal', to: 'target' }] }]);
    expect(byHand('Range 3, 1dmg. Each target in range 1 is pushed 1.')).toBe(true);
  });
});
