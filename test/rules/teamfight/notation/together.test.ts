import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { words } from './vocabulary.ts';

/** What a text is told as; undefined where a part of it is by hand. */
function told(text: string, slot: Slot = 'ability', name = ''): string | undefined {
  const { clauses, program } = read({ slot, name, text }, words);
  const byHand = clauses.some(({ status }) => status === 'manual');
  return byHand ? undefined : tell(program, words).replace('Costs a Standard Action. ', '');
}

describe('people who are named together', () => {
  const ally = 'Choose an ally within range 3 that you see.';

  it.each([
    ['You and an ally in range 3 heal 2.', `${ally} The target heals 2. You heal 2.`],
    ['An ally in range 3 and you heal 2.', `${ally} The target heals 2. You heal 2.`],
    ['Ally in range 3, you both heal 2.', `${ally} You heal 2. The target heals 2.`],
    ['Ally in range 3. Both of you heal 2.', `${ally} You heal 2. The target heals 2.`],
    ['Heal 2 to yourself and an ally in range 3.', `${ally} The target heals 2. You heal 2.`],
    ['Heal yourself and an ally in range 3 2.', `${ally} The target heals 2. You heal 2.`],
    [
      'Ally in range 3, both gain Armor until the start of your next turn.',
      `${ally} You gain Armor until the start of your next turn. The target gains Armor until the start of your next turn.`,
    ],
    [
      'You and an ally in range 3 may move 1.',
      `${ally} The target may: the target moves up to 1. You may: move up to 1.`,
    ],
    [
      'Until the end of your next turn, you and an ally in range 3 have +1 speed.',
      `${ally} Until the end of your next turn, for the target as “you”: you have +1 speed. Until the end of your next turn: you have +1 speed.`,
    ],
  ])('are each of them: %s', (text, meant) => {
    expect(told(text)).toBe(meant);
  });

  it('is by hand where one of them is not known, or only some of what is said is of both', () => {
    expect(told('You and the target each take 1dmg.')).toBeUndefined();
    expect(told('Enemies adjacent to you and the target take 1dmg.')).toBeUndefined();
    expect(told('You and an ally in range 3 heal 2, then place a Snare in range 2.')).toBeUndefined();
    expect(told('Two allies in range 3, you both heal 1.')).toBeUndefined();
  });
});

describe('who a verb is of', () => {
  const hurt = 'Choose a unit within range 3 that you see. The target takes 2 damage.';

  it('is whoever plays the card, where it is not of the one whom the sentence is about', () => {
    expect(told('Range 3, the target takes 2dmg, and gain a Coin.')).toBe(`${hurt} You gain Coin.`);
    expect(told('Range 3, the target takes 2dmg, and gains a Coin.')).toBe(`${hurt} The target gains Coin.`);
    expect(told('The unit with your Mark heals 2, and gain a Coin.', 'passive', 'Start of turn')).toBe(
      'When your turn starts: each unit that has Mark of yours (that unit heals 2); you gain Coin.',
    );
  });

  it('is by hand behind a mere comma where more help follows help, and behind "then"', () => {
    expect(told('Range 3, target heals 2, gain 1 overshield.')).toBeUndefined();
    expect(told('The nearest enemy takes 2dmg, then heal 1.')).toBeUndefined();
    expect(told('The nearest enemy moves 2, and use a default ability.')).toBeUndefined();
  });
});

describe('you and those whom a question has met', () => {
  const now = (text: string): string | undefined =>
    told(text, 'passive', 'Start of turn')?.replace('When your turn starts: ', '');

  it('are you and one of them, and all where it has met several', () => {
    expect(now('If you are adjacent to an ally, you each heal 1.')).toBe(
      'if you are within range 1 of an ally: choose an ally within range 1 of you, seen or not; the target heals 1; you heal 1.',
    );
    expect(now('If an ally is in range 2, you both gain 1 overshield.')).toBe(
      'if there is an ally within range 2 of you: choose an ally within range 2 of you, seen or not; the target gains 1 overshield; you gain 1 overshield.',
    );
    expect(now('If you are adjacent to any allies, you and they heal 1.')).toBe(
      'if you are within range 1 of an ally: you heal 1; each ally within range 1 of you other than you: that unit heals 1.',
    );
  });

  it('is by hand where one of them is spoken of, or a target could be meant', () => {
    expect(now('If you are adjacent to an ally, you and that ally heal 1.')).toBeUndefined();
    expect(told('Ally in range 3, heal 2. If you are adjacent to an enemy, you both take 1dmg.')).toBeUndefined();
  });
});

describe('a side without a place', () => {
  it('is all of it where nobody and no place was spoken of before', () => {
    expect(told('You and allies gain 1 overshield.')).toBe(
      'Each of you and your allies: that unit gains 1 overshield.',
    );
    expect(told('Allies heal 1.', 'passive', 'End of turn')).toBe('When your turn ends: each ally: that unit heals 1.');
    expect(told('Allies heal 2.', 'passive', 'When you kill a hero')).toBe(
      'When you kill a hero: each ally: that unit heals 2.',
    );
  });

  it('is by hand elsewhere, and where the name does not say who ends its turn there', () => {
    expect(told('Range 3, 2dmg. Allies heal 1.')).toBeUndefined();
    expect(told('Allies heal 1.', 'passive', 'When an enemy in range 2 dies')).toBeUndefined();
    expect(told('You and allies gain 1 overshield.', 'passive', 'Ends turn adjacent to a Snare')).toBeUndefined();
  });
});
