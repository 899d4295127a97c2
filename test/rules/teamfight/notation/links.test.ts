import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

describe('targets in a chain', () => {
  it('are found from the one before, or from any of them, as often as the text allows', () => {
    const text = 'Range 4, 2dmg. Repeat up to 2 times on another enemy in range 2 of the previous target.';
    const { clauses, program } = reading('ability', text);
    expect(clauses).toEqual([
      'run: Range 4,',
      'run: 2dmg.',
      'run: Repeat up to 2 times on another enemy in range 2 of the previous target.',
    ]);
    expect(bare(program.body)).toMatchObject([
      { node: 'target', range: { max: 4 }, links: { count: 2, range: { max: 2 }, of: 'last', who: { side: 'enemy' } } },
    ]);
    const own =
      'Target yourself, then any number of times target another ally in range 2 of an existing target, heal 2.';
    expect(bare(reading('ability', own).program.body)).toMatchObject([
      { who: { side: 'you' }, links: { count: 99, of: 'any', who: { side: 'ally' } }, then: [{ node: 'heal' }] },
    ]);
  });

  it('are by hand where it is not said how often, from whom, or what is done again', () => {
    for (const text of [
      'Range 4, 2dmg. Repeat on another enemy in range 2 of the target.',
      'Range 4, 2dmg. Move 1. Repeat up to 2 times on another target in range 2 of the previous target.',
      'Two enemies in range 4, 2dmg. Repeat up to 2 times on another target in range 2 of the previous target.',
      "Range 4, 2dmg. Repeat any number of times with range 2 from any existing target, targeting an enemy that hasn't been hit.",
      'Range 4, 2dmg. Repeat up to 2 times on another enemy in range 2 of the previous target. Heal the damage dealt.',
    ])
      expect(reading('ability', text).reasons, text).not.toEqual([]);
  });
});
