import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { words as common } from './vocabulary.ts';

const card = (name: string, text: string, unit: string): Word => ({
  kind: 'ability',
  ref: `t/${unit}`,
  name,
  text,
  owners: [`t/${unit}`],
  fields: {},
});

const cards = [card('Brand', 'Range 1, 2dmg.', 'hunter'), card('Bite', 'Range 1, 1dmg.', 'wolf')];

/** What a text on Hunter's card is told as; Bite is on the card of his Wolf. */
function ability(text: string): string {
  const words = wordsFrom([...common.all, ...cards, card('Test', text, 'hunter')]);
  const { clauses, program } = read({ slot: 'ability', name: 'Test', text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
}

describe('options that cost actions of their own', () => {
  it('are abilities of their own', () => {
    expect(ability('Choose one --\n- Move Action, fly 2.\n- Range 2, 2dmg.')).toBe(
      'Costs a Move Action. Fly up to 2. You can use “Test”: costs a Standard Action: choose a unit within range 2 that you see; the target takes 2 damage.',
    );
    expect(ability('Choose one --\n- Range 2, 2dmg.\n- Heal 2.')).toContain('Costs a Standard Action. Choose one;');
  });

  it('are by hand where a limit is for all of them', () => {
    expect(ability('Tap, choose one --\n- Move Action, fly 2.\n- Range 2, 2dmg.')).toBe('by hand');
  });
});

describe('the next time', () => {
  it.each([
    [
      'Free Action, Tap: The next time you use a default ability, +1dmg.',
      'Until the next default attack of you is through: you deal +1 damage',
    ],
    [
      'Free Action, Tap: The next time you attack this turn, it has +1 crit.',
      'at the latest until the end of your turn: you have +1 crit',
    ],
  ])('is said of that ability: %s', (text, told) => {
    expect(ability(text)).toContain(told);
  });
});

describe('summons that are told what to do', () => {
  it.each([
    [
      'Your Wolf heals 1 and may move 3 and use Bite.',
      'The target may: the target moves up to 3; the target uses bite as a Free Action.',
    ],
    ['Your Wolf uses Bite.', 'Choose a Wolf of yours, seen or not. The target uses bite as a Free Action.'],
    [
      'If your Wolf is dead, summon it in range 1.',
      'If there is no Wolf of yours: choose an empty space within range 1 that you see; summon 1 Wolf there.',
    ],
  ])('%s', (text, told) => {
    expect(ability(text)).toContain(told);
  });

  it.each(['Your Wolf uses Brand.', 'Your Wolf moves 3 towards the nearest enemy.'])(
    'what its card has not, and who would be taken for another, is by hand: %s',
    (text) => {
      expect(ability(text)).toBe('by hand');
    },
  );
});

describe('who pays', () => {
  it('is whom the sentence names', () => {
    expect(ability('Ally in range 2 may spend a Coin to heal 1.')).toContain('the target loses 1 Coin');
  });
});
