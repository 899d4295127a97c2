import { describe, expect, it } from 'vitest';
import { reading } from './vocabulary.ts';

describe('flavour in the line of what is played', () => {
  it.each([
    ['*A cold wind blows.* Range 2, 1dmg.', ['reminder: *A cold wind blows.*', 'run: Range 2,', 'run: 1dmg.']],
    ['"The hills remember!" Range 2, 1dmg.', ['reminder: "The hills remember!"', 'run: Range 2,', 'run: 1dmg.']],
    [
      'Range 2, 1dmg. *Pale ravens watch.* Push 1.',
      ['run: Range 2,', 'run: 1dmg.', 'reminder: *Pale ravens watch.*', 'run: Push 1.'],
    ],
    ['*Pale ravens watch.* 1/Game: Heal 1.', ['reminder: *Pale ravens watch.*', 'run: 1/Game:', 'run: Heal 1.']],
    ['*pale ravens watch*\n1/Game: Heal 1.', ['reminder: *pale ravens watch*', 'run: 1/Game:', 'run: Heal 1.']],
  ])('is read past: %j', (text, clauses) => {
    expect(reading('ability', text).clauses).toEqual(clauses);
  });

  it.each([
    ['*Never in such weather.* Range 2, 1dmg.', 'words of the notation'],
    ['*Two pale ravens watch.* Range 2, 1dmg.', 'a number'],
    ['*The Snare lies hidden.* Range 2, 1dmg.', 'a name of the set'],
    ['*Piercing.* Range 2, 1dmg.', 'what could be called an effect'],
    ['"Die!" Range 2, 1dmg.', 'a word that the rules have'],
    ['Pale ravens watch. Range 2, 1dmg.', 'neither italics nor quotation marks'],
    ['**Pale ravens watch.** Range 2, 1dmg.', 'bold'],
  ])('is none with what could be meant: %j (%s)', (text) => {
    expect(reading('ability', text).clauses.some((clause) => clause.startsWith('manual'))).toBe(true);
  });
});
