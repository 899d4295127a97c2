import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { words as common } from './vocabulary.ts';

const mine = (name: string, text: string): Word => ({
  kind: 'ability',
  ref: 't/hunter',
  name,
  text,
  owners: ['t/hunter'],
  fields: {},
});

const cards = [
  mine('Brand', 'Range 1, 2dmg.'),
  mine('Ember Fan', 'Range 1 2x2, 2dmg.'),
  mine('Ring of Ash', 'Range 3 centered 3x3, 1dmg.'),
  mine('Volley', '1/Game: Burst 2, 1dmg. Burst 1, 1dmg.'),
];

/** What a text on Hunter's card is told as. */
function ability(text: string): string {
  const words = wordsFrom([...common.all, ...cards, mine('Test', text)]);
  const { clauses, program } = read({ slot: 'ability', name: 'Test', text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
}

describe('an ability of one’s own that a text changes by its name', () => {
  it.each([
    ['Ember Fan is 3x3.', 'For the rest of the game: the area of Ember Fan of you is 3 by 3 spaces.'],
    ['Your Ember Fan hits 4x2 instead of 2x2.', 'the area of Ember Fan of you is 4 by 2 spaces.'],
    ['Ring of Ash is 5x5.', 'the area of Ring Of Ash of you is 5 by 5 spaces, centred.'],
    [
      'Brand has range 3 and +1 crit.',
      'abilities of you have 3 range (only with Brand); you have +1 crit (only with Brand)',
    ],
    ['Brand has unlimited range.', 'abilities of you have unlimited range (only with Brand)'],
    ['Your Brand targets one additional enemy.', 'Brand of you may have 1 more target, enemies only.'],
    ['Brand may target a second unit in range 2 of the first.', 'may have 1 more target within range 2 of the first'],
  ])('%s', (text, told) => {
    expect(ability(`Ultimate 4, Free Action:\n${text}`)).toContain(told);
  });

  it('holds for as long as is said, and for the rest of the game in a line of its own behind an end that is of something else', () => {
    expect(ability('1/Game, Free Action: This turn, Ember Fan is 3x3 and deals +1dmg.')).toContain(
      'Until the end of your turn: the area of Ember Fan of you is 3 by 3 spaces; you deal +1 damage',
    );
    const long = 'Ultimate 4, Free Action:\nYou take no damage until the start of your next turn.\nEmber Fan is 3x3.';
    expect(ability(long)).toContain('For the rest of the game: the area of Ember Fan of you is 3 by 3 spaces.');
    expect(ability('Ultimate 4: Until the start of your next turn you are Immobile. Ember Fan is 3x3.')).toBe(
      'by hand',
    );
  });

  it.each([
    'Brand is 3x3.',
    'Ember Fan is burst 2.',
    'Volley is burst 3.',
    'Long Shot is 3x3.',
    'Ember Fan is 3x3 if you are Slowed.',
  ])('is by hand where it lays no such area, or not one only: %s', (text) => {
    expect(ability(`Ultimate 4, Free Action:\n${text}`)).toBe('by hand');
  });
});

describe('an action that an ally gets at once', () => {
  it.each([
    'Target ally in range 1. They may use a Standard Action now.',
    'Ally in range 1 may take a Standard Action.',
    'Up to 2 allies in range 1 may each use a Standard Action.',
  ])('pays for an ability, or a move: %s', (text) => {
    expect(ability(text)).toContain(
      'The target may: choose one; “An ability” (the target uses an ability that costs a Standard Action as a Free Action); “A move”',
    );
  });

  it.each([
    'Enemy in range 1. They may use a Standard Action now.',
    'Ally in range 2 may use a Move Action to heal 1.',
  ])('is by hand for enemies, and where it is a price: %s', (text) => {
    expect(ability(text)).toBe('by hand');
  });
});

describe('cards that are turned', () => {
  it.each([
    ['Range 2, 2dmg. Tap this.', 'Tap this ability.'],
    ['Range 2, 2dmg. If this misses, tap this.', 'If the attack misses: tap this ability.'],
    ['You may clear the Tap from one of your abilities.', 'You may: refresh one of your tapped abilities.'],
    [
      'Target ally refreshes all their 1/Game abilities. (Not Ultimates)',
      'Refresh all the target’s 1/Game non-Ultimate abilities.',
    ],
    ['1/Game: Refresh all your 1/Game abilities, except Ultimates.', 'Refresh all your 1/Game non-Ultimate abilities.'],
    [
      'Target ally refreshes one of their non-Ultimate abilities.',
      'Refresh one of the target’s non-Ultimate abilities.',
    ],
  ])('%s', (text, told) => {
    expect(ability(text)).toContain(told);
  });

  it('nothing is spared behind something else', () => {
    expect(ability('Range 2, 2dmg. (Not Ultimates)')).toBe('by hand');
  });
});

describe('somebody who may be anywhere', () => {
  it.each([
    ['Target ally may move 3.', 'Choose an ally that you see. The target may: the target moves up to 3.'],
    [
      'Target ally uses a default ability.',
      'Choose an ally that you see. The target uses a default ability as a Free Action.',
    ],
    ['Target ally may immediately move 2.', 'The target may: the target moves up to 2.'],
  ])('is in sight: %s', (text, told) => {
    expect(ability(text)).toContain(told);
  });
});
