import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { type Word, type WordKind, wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { bare, reading, words } from './vocabulary.ts';

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

describe('an end that is of somebody else, or stands in the next sentence', () => {
  const told = (text: string): string => {
    const { reasons, program } = reading('ability', `1/Game:\n${text}`);
    if (reasons.length > 0) return 'by hand';
    return tell(program, words)
      .replace('Costs a Standard Action and can be used once a game. ', '')
      .replace(/Choose an? (?:unit|ally) within range 3 that you see. /, '');
  };

  it.each([
    [
      'Range 3, the target is Stunned until they take damage.',
      'The target gains Stun. Until you take damage, for the target as “you”: when you take damage: you lose all Stun.',
    ],
    [
      'Range 3, Stun until they take damage or the end of their next turn.',
      'The target gains Stun until the end of the target’s next turn. Until you take damage, at the latest until the end of the target’s next turn, for the target as “you”: when you take damage: you lose all Stun.',
    ],
    [
      'Range 3, they cannot move until they are hit.',
      'Until a unit hits you, for the target as “you”: you cannot move by choice.',
    ],
    ['Range 3, Slow until it dies.', 'The target gains Slow.'],
    [
      'Ally in range 3 cannot be targeted. Ends at the start of your next turn, or when they deal damage.',
      'Until you deal damage, at the latest until the start of your next turn, for the target as “you”: you cannot be targeted.',
    ],
    [
      'Ally in range 3. The ally cannot be targeted by enemies. Ends when they deal damage.',
      'Until the target deals damage: the target cannot be targeted by enemies.',
    ],
    [
      'Range 3, 2dmg. They cannot heal. This ends at the end of your next turn.',
      'The target takes 2 damage. Until the end of your next turn, for the target as “you”: you cannot be healed.',
    ],
    [
      'Ally in range 3. When they take damage, you take half of it instead. Ends at the start of your next turn.',
      'Until the start of your next turn: when the target would take damage: half of that damage is dealt; you take 1 damage for every 2 damage dealt.',
    ],
    [
      'You are Invisible until the start of your next turn. +1 speed.',
      'You gain Invisible until the start of your next turn. Until the start of your next turn: you have +1 speed.',
    ],
    [
      'Gain Armor until the end of your next turn. You also have +1 speed.',
      'You gain Armor until the end of your next turn. Until the end of your next turn: you have +1 speed.',
    ],
    [
      'Gain Armor until the end of your next turn. This ends early if you move.',
      'You gain Armor until the end of your next turn. Until you move, at the latest until the end of your next turn: when you move: you lose all Armor.',
    ],
  ])('%s', (text, meant) => {
    expect(told(text)).toBe(meant);
  });

  it('is by hand where it is of somebody whom that would not be seen from, or nobody is known whose it is', () => {
    for (const text of [
      'Range 3, Stun until you attack.',
      'Range 3, Stun until an ally takes damage.',
      'Range 3, Slow until they leave range 2 of you.',
      'Range 3, they are Slowed until the end of their next turn. +1 speed.',
      'Move 3. +1 speed.',
      'Gain Armor until the end of your next turn. Gain a Coin. Ends if you attack.',
    ])
      expect(told(text), text).toBe('by hand');
  });
});
