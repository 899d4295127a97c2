import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { type Word, type WordKind, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { bare, reading } from './vocabulary.ts';

describe('the end of what is given', () => {
  it('is one for a condition and a number, where the condition has none of its own', () => {
    const end = { moment: 'turn-start', of: 'you' };
    for (const text of [
      '1/Game: Gain Armor and +1 speed until the start of your next turn.',
      '1/Game: Range 2, target gains Armor and deals +1 damage until the start of your next turn.',
    ])
      expect(JSON.stringify(bare(reading('ability', text).program.body)), text).toMatch(
        new RegExp(`"token":"t/armor","to":"[a-z]+","count":{"base":1},"until":${JSON.stringify(end)}`),
      );
    const { program } = reading('ability', 'Range 2, gain Slow and deal -1 damage until the start of your next turn.');
    expect(JSON.stringify(program.body)).not.toContain('"token":"t/slow","to":"target","count":{"base":1},"until"');
  });

  it('is not known of a sentence behind one that ends', () => {
    const text = '1/Game: Until the start of your next turn you are Immobile. Your default abilities have +3 range.';
    expect(reading('ability', text).reasons).toEqual(['it does not say how long this holds']);
  });

  it('may be the turn after the next one', () => {
    const { program } = reading('ability', '1/Game: You have +1 speed until the end of your turn after next.');
    expect(bare(program.body)).toMatchObject([{ until: { moment: 'turn-end', of: 'you', passing: 1 } }]);
    const other = '1/Game\nPlace a Mist in range 4. Destroy it at the start of your turn after next.';
    expect(reading('ability', other).reasons).toEqual(['Mist says otherwise in its own text']);
  });
});

describe('each space', () => {
  it('beside somebody is every one of them, not one that is chosen', () => {
    const { program } = reading('ability', 'Range 3, place a Snare in each empty space adjacent to the target.');
    expect(bare(program.body)).toMatchObject([
      { node: 'target', then: [{ node: 'area', of: 'target', spaces: [{ node: 'if', then: [{ node: 'place' }] }] }] },
    ]);
    expect(bare(reading('ability', 'Place a Snare in each space adjacent to you.').program.body)).toMatchObject([
      { node: 'area', of: 'you', spaces: [{ node: 'if', then: [{ node: 'place' }] }] },
    ]);
  });
});

describe('what was lost', () => {
  it('is not known of many behind all of them', () => {
    for (const text of [
      'Enemies in burst 2 lose all Coins. Heal 1 per Coin lost.',
      'All enemies lose all Slow. Heal 1 per Slow lost.',
    ])
      expect(reading('ability', text).reasons, text).not.toEqual([]);
    expect(reading('ability', 'Enemies in burst 2 lose all Slow and take 1dmg for each Slow lost.').reasons).toEqual(
      [],
    );
  });
});

describe('the die beside a card', () => {
  it('is what a word means that another card has in the name of a token', () => {
    const word = (kind: WordKind, ref: string, name: string, text: string, owner: string, more = {}): Word => ({
      kind,
      ref,
      name,
      text,
      owners: [owner],
      fields: {},
      ...more,
    });
    const text = '1/Game\nPut a charge on this. Lose all charges.';
    const vocabulary = wordsFrom([
      word('token', 't/charge-mark', 'Charge Mark', '', 't/bull'),
      word('counter', 't/charge', 'Charge', '', 't/brewer'),
      word('ability', 't/brewer', 'Brew', text, 't/brewer', { dice: ['t/charge'] }),
    ]);
    const { program } = read({ slot: 'ability', name: 'Brew', text }, vocabulary);
    expect(bare(program.body)).toMatchObject([
      { node: 'give', token: 't/charge' },
      { node: 'lose', token: 't/charge' },
    ]);
  });
});

describe('more damage behind a trigger', () => {
  it('is for good only where nothing is dealt in it', () => {
    const rules = (text: string) => bare(reading('passive', text).program.rules);
    expect(rules('When you hit an enemy, deal +1 damage.')).toEqual([
      { rule: 'change', who: { side: 'you' }, what: 'damage-dealt', add: { base: 1 }, against: { side: 'enemy' } },
    ]);
    expect(rules('When an ally dies, deal +1 damage.')).toMatchObject([{ rule: 'when', then: [{ node: 'lasting' }] }]);
    expect(reading('passive', 'When you roll a 6, deal +1 damage.').reasons).not.toEqual([]);
  });
});

describe('a moment behind two things', () => {
  it('could be of both, and is by hand', () => {
    for (const text of [
      'Range 3, 1dmg and Stun at the end of your next turn.',
      'Heal 2 and gain 1 Coin at the start of your next turn.',
    ])
      expect(reading('ability', text).reasons, text).not.toEqual([]);
    expect(reading('ability', 'Range 3, 1dmg, Stun at the end of your next turn.').reasons).toEqual([]);
  });
});
