import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

const rules = (text: string) => {
  const { program, reasons } = reading('passive', text);
  return reasons.length > 0 ? 'by hand' : bare(program.rules);
};
const you = { side: 'you' };

describe('what somebody must do', () => {
  it('is to use something, to walk or to choose a target', () => {
    expect(rules('Enemies in range 2 must target you with default abilities if able.')).toMatchObject([
      { rule: 'duty', must: 'target', whom: you, means: { kind: 'default' } },
    ]);
    expect(rules('Adjacent enemies must use a default attack on you, if possible.')).toMatchObject([
      { rule: 'duty', must: 'use', whom: you, means: { kind: 'default', attack: true } },
    ]);
    expect(rules('While you have a Coin, you must attack an adjacent unit as many times as possible.')).toMatchObject([
      { must: 'use', means: { attack: true }, always: true, if: [{ is: 'has' }] },
    ]);
    expect(rules('You must use all resources to move towards the nearest enemy.')).toMatchObject([
      { must: 'move', whom: { side: 'enemy' }, always: true },
    ]);
  });

  it('of the target or of whose turn begins is known for as long as it says', () => {
    const { clauses, program } = reading(
      'ability',
      'Range 3. Until the end of their next turn, the target must attack you if able.',
    );
    expect(clauses).toEqual([
      'run: Range 3.',
      'run: Until the end of their next turn,',
      'run: the target must attack you if able.',
    ]);
    expect(bare(program.body)).toMatchObject([{ then: [{ node: 'lasting', of: 'you', rules: [{ rule: 'duty' }] }] }]);
    expect(rules('When an enemy starts their turn in range 1 of you, they must attack you.')).toMatchObject([
      {
        rule: 'when',
        then: [{ node: 'lasting', knows: 'trigger', until: { moment: 'turn-end', of: 'trigger', thisTurn: true } }],
      },
    ]);
  });

  it('is by hand where it is not said whom, or how long', () => {
    for (const text of [
      'Enemies must sing.',
      'Enemies must target the nearest ally if able.',
      'Enemies must attack the nearest ally.',
      'When an enemy moves, they must attack you.',
      'Enemies must use a song on you.',
    ])
      expect(rules(text), text).toBe('by hand');
    expect(reading('ability', 'Range 3, 1dmg. The target must attack you.').reasons).not.toEqual([]);
  });
});
