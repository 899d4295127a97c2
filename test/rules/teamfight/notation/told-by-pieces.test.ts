import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { readAndTell } from '../../../../rules/teamfight/notation/read.ts';
import { type Word, type WordKind, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';

const word = (kind: WordKind, name: string, text = '', more: Partial<Word> = {}): Word => ({
  kind,
  ref: `t/${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  text,
  owners: [],
  fields: {},
  ...more,
});

const burns = 'At the start of your turn, enemies in this space take 1dmg.';
const words = wordsFrom([
  word('hero', 'Stoker'),
  word('marker', 'Brazier', `${burns}\nWhen an enemy enters this space, remove this.`),
  word('token', 'Ember Stance', 'You have +1 speed.', { stance: true }),
]);

const told = (slot: Slot, text: string): string[] =>
  readAndTell({ slot, name: 'Card', text }, words).clauses.flatMap((clause) => clause.told ?? []);

describe('what a card says of what it brings', () => {
  it('is told where it stands, with the name of the piece that plays it', () => {
    const text = `Place a Brazier in range 3.\n${burns}`;
    expect(told('ability', text)).toContain(
      'Brazier: When your turn starts: each enemy on the space of the marker: that unit takes 1 damage.',
    );
  });

  it('is told of a stance that it enters', () => {
    expect(told('ability', 'Free Action: Enter Ember Stance:\n  You have +1 speed.')).toContain(
      'Ember Stance: You have +1 speed.',
    );
  });

  it('is not told by cards that bring no such piece', () => {
    expect(told('ability', 'Range 3, 1dmg.').join(' ')).not.toContain('Brazier');
  });
});

describe('what a map says below the label of a piece', () => {
  const tower = 'Towers have 4 health. At the end of each round, each Tower deals 2dmg to the nearest unit in range 3.';
  const map = `**Tower**\n${tower}\n\nEach control point is worth 2 points.`;
  const onMap = wordsFrom([
    word('marker', 'Tower', tower, {
      fields: { name: 'Tower', ofMap: true, object: true, health: 4 } as Word['fields'],
    }),
  ]);
  const [health, shot, ...more] = readAndTell({ slot: 'map', name: 'Field', text: map }, onMap).clauses.flatMap(
    (clause) => clause.told ?? [],
  );

  it('is told with the name of the piece, what it is by the very words of the map', () => {
    expect(health).toBe('Tower: Towers have 4 health.');
    expect(shot).toMatch(
      /^Tower: When a round ends: the target is the nearest unit other than the Tower within range 3/,
    );
  });

  it('is told of whoever destroyed it, and of what a die brings once', () => {
    const keg = '2 health. When destroyed, roll a die.\n1-3: the unit that destroyed it takes 2 damage\n4-6: nothing';
    const fields = { name: 'Keg', ofMap: true, object: true, health: 2 } as Word['fields'];
    const words = wordsFrom([word('marker', 'Keg', keg, { fields })]);
    const { clauses } = readAndTell({ slot: 'map', name: 'Field', text: `**Keg**\n${keg}` }, words);
    expect(clauses.flatMap((clause) => clause.told ?? [])).toEqual([
      'Keg: 2 health.',
      'Keg: When it is destroyed: roll a die of 6; on 1 to 3 (whoever destroyed it takes 2 damage); on 4 to 6: nothing happens.',
    ]);
  });

  it('ends where the text goes on about the match', () => {
    expect(more).toEqual([
      'At the end of a round each control point scores 2 for whoever holds it, instead of the usual points for them.',
    ]);
  });

  it('is by hand where the piece has another text of its own, which counts', () => {
    const own = wordsFrom([word('terrain', 'Bog', 'Units here take +1 damage.')]);
    const { clauses } = readAndTell({ slot: 'map', name: 'Field', text: '**Bog**\nUnits here have -1 speed.' }, own);
    expect(clauses.flatMap(({ reason }) => reason ?? [])).toEqual(['Bog has a text of its own, which does not say so']);
  });
});
