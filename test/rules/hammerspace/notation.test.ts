import { describe, expect, it } from 'vitest';
import { read, type Slot } from '../../../rules/hammerspace/notation/read.ts';
import { readings } from '../../../rules/hammerspace/readings.ts';
import { deck } from './deck.ts';

const names = new Set(['bread', 'butter', 'knife']);
const reading = (slot: Slot, text: string, byHand: readonly string[] = []) =>
  read({ slot, name: 'Card', text, byHand: byHand.map((clause) => ({ clause })) }, names);

/** What was made of each sentence of a text. */
const clauses = (slot: Slot, text: string, byHand: readonly string[] = []) =>
  reading(slot, text, byHand)
    .clauses.filter(({ field }) => field === 'text')
    .map(({ from, to, status, reason, told }) => [text.slice(from, to), status, reason ?? told ?? '']);

describe('texts of cards', () => {
  it('of the deck that all constructs stand in are read in full', () => {
    const { coverage } = readings([deck]);
    expect(coverage.textsFull).toBe(coverage.texts);
    expect(coverage.lettersRun).toBe(coverage.letters);
  });

  it.each<[Slot, string, object]>([
    [
      'attack',
      'If the attack die is 5 or more, the defender discards their last card and loses their next turn.',
      {
        rule: 'after',
        when: [{ if: 'attack-die', from: 5 }],
        do: [
          { do: 'discard', who: 'defender', which: { places: [-1] } },
          { do: 'lose-turn', who: 'defender' },
        ],
      },
    ],
    [
      'attack',
      'The attack fails if the attack die shows 1 or 2.',
      { rule: 'fails', when: [{ if: 'attack-die', from: 1, to: 2 }] },
    ],
    [
      'attack',
      '+2 attack if you have fewer than 6 HP.',
      { rule: 'attack-bonus', amount: 2, when: [{ if: 'hp', to: 5 }] },
    ],
    [
      'ability',
      'Every other player loses two HP.',
      { rule: 'play', do: [{ do: 'lose', who: 'others', amount: { dice: 0, flat: 2 } }] },
    ],
    [
      'ability',
      'Gain 2 HP and reverse the turn order.',
      { rule: 'play', do: [{ do: 'gain', who: 'you' }, { do: 'reverse' }] },
    ],
    ['ability', 'Steal 2 cards from other players.', { rule: 'play', do: [{ do: 'steal', least: 2, most: 2 }] }],
    [
      'ability',
      'Every player takes a card from the player at their left.',
      { rule: 'play', do: [{ do: 'carousel', from: 'left' }] },
    ],
    [
      'ability',
      'If you have the bread and the knife, restores all HP.',
      { rule: 'play', partners: ['bread', 'knife'], do: [{ do: 'restore', who: 'you' }] },
    ],
    [
      'attack',
      'Each defender who lost HP discards their first card.',
      { rule: 'after', when: [{ if: 'lost-hp' }], do: [{ do: 'discard', who: 'defender', which: { places: [1] } }] },
    ],
    [
      'attack',
      'If the defence die shows 1, 2 or 3, the defender loses their next turn.',
      { rule: 'after', when: [{ if: 'defence-die', from: 1, to: 3 }] },
    ],
    ['ability', 'Play this in a defence: +5 to the defence.', { rule: 'defence-bonus', amount: 5 }],
    [
      'ability',
      'With Bread and Knife face up in your row: your HP rise to what you began with.',
      { rule: 'play', partners: ['bread', 'knife'], do: [{ do: 'restore', who: 'you' }] },
    ],
    [
      'trait',
      'After your attack, roll a die: with 5 or 6 you keep the attack card.',
      { rule: 'keep', on: [5, 6], may: false },
    ],
    [
      'trait',
      '+4 defence against energy attacks.',
      { rule: 'defence-bonus', amount: 4, when: [{ if: 'attack-is', type: 'energy' }] },
    ],
    [
      'trait',
      '-1 in your chemical: ice attacks.',
      { rule: 'attack-bonus', amount: -1, when: [{ if: 'attack-is', type: 'chemical', subtype: 'ice' }] },
    ],
    ['trait', 'You may sacrifice 1 HP for +1 attack.', { rule: 'sacrifice', hp: 1, amount: 1 }],
  ])('on a card of kind %s: %s', (slot, text, rule) => {
    const { program } = reading(slot, text);
    expect(program).toHaveLength(1);
    expect(program[0]).toMatchObject(rule);
    expect(clauses(slot, text)).toMatchObject([[text, 'run', expect.stringMatching(/\.$/)]]);
  });

  it.each<[Slot, string, string]>([
    ['ability', 'You win.', 'not understood'],
    ['ability', 'Play this with an attack: +5 to the defence.', 'not understood'],
    ['attack', 'If it rains, the defender discards their last card.', 'not understood'],
    ['trait', '+5 in your physical: fire attacks.', 'not understood'],
    ['attack', 'The attack fails if the attack die is 7.', 'not understood'],
    ['defence', 'Gain 2 HP and sing.', 'not understood'],
    ['trait', 'Steal a card from another player.', 'this cannot happen on a trait card'],
    ['ability', 'The defender discards their last card.', 'nobody is the defender here'],
    ['attack', '+2 attack if the attack is successful.', 'this is not known yet when points are counted'],
    ['ability', 'Restores all HP if you have the bread and the jam.', 'no card of the deck is called "jam"'],
  ])('on a card of kind %s is left to people: %s', (slot, text, reason) => {
    expect(clauses(slot, text)).toEqual([[text, 'manual', reason]]);
    expect(reading(slot, text).program).toEqual([]);
  });

  it('takes a sentence along that the next one, not understood, limits', () => {
    expect(clauses('ability', 'Gain 2 HP. Only at full moon.')).toEqual([
      ['Gain 2 HP. ', 'manual', 'depends on "Only at full moon"'],
      ['Only at full moon.', 'manual', 'not understood'],
    ]);
    expect(clauses('ability', 'Gain 2 HP. Everybody claps.')[0]?.[1]).toBe('run');
  });

  it('is left to people on purpose where the card says so', () => {
    const { clauses: all } = reading('ability', 'Gain 2 HP. Everybody claps.', ['Everybody claps.']);
    expect(all.map(({ onPurpose }) => onPurpose)).toEqual([undefined, undefined, true]);
  });

  it('is tiled by its clauses, whatever stands in it', () => {
    for (const text of ['', ' ', '\n', '.', '...', 'A. B', ' A!\n- B?  ', 'Gain 2 HP…', '(Aha.) Gain 2 HP.\n\n']) {
      const own = reading('ability', text).clauses.filter(({ field }) => field === 'text');
      expect(own.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text.trim() === '' ? '' : text);
    }
  });
});
