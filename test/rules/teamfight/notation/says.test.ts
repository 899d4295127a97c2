import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { bare, reading } from './vocabulary.ts';

const body = (text: string) => {
  const { program, reasons } = reading('ability', text);
  return reasons.length > 0 ? 'by hand' : bare(program.body);
};
const rules = (name: string, text = '') => {
  const { program, reasons } = reading('passive', text, name);
  return reasons.length > 0 ? 'by hand' : bare(program.rules);
};
const give = (to: string) => ({ node: 'give', token: 't/coin', to, count: { base: 1 } });
const damage = (base: number, to = 'target') => ({ node: 'damage', to, amount: { base } });

describe('a number with a plus', () => {
  it('is yours before the head and the target’s behind it; in a sentence of its own nobody knows', () => {
    expect(body('+1 Coin, Range 3, 2dmg')).toMatchObject([give('you'), { then: [damage(2)] }]);
    expect(body('Range 3, 2dmg, +1 Coin')).toMatchObject([{ then: [damage(2), give('target')] }]);
    expect(body('Range 3, 2dmg.\n+1 Coin')).toBe('by hand');
  });

  it('is def or crit of the attack that follows, and of nothing where nothing is rolled', () => {
    expect(body('+2def, +1 crit, Range 2, 1dmg')).toMatchObject([
      { node: 'target', attack: { def: { base: 2 }, crit: { base: 1 } } },
    ]);
    expect(body('+2def, Burst 2, 1dmg')).toMatchObject([{ node: 'area', attack: { def: { base: 2 } } }]);
    expect(body('+2def, Heal 2')).toBe('by hand');
  });

  it('on rolls is not the def of whoever bears it', () => {
    expect(rules('You have +2def on rolls')).toMatchObject([{ what: 'attack-def' }]);
    expect(rules('You have +2def')).toMatchObject([{ what: 'def' }]);
    expect(rules('You have -1def and +1 crit on rolls')).toMatchObject([{ what: 'attack-def' }, { what: 'crit' }]);
    expect(rules('You have -1def and +1 speed on rolls')).toBe('by hand');
  });
});

describe('a star', () => {
  it('multiplies by a counter; two of them are bold type, and without one a comma is missing', () => {
    const per = { count: 'tokens', token: 't/coin', on: 'you' };
    expect(body('Range 2, 2dmg*Coins')).toMatchObject([{ then: [{ amount: { terms: [{ each: 2, per }] } }] }]);
    expect(body('Range 2, 2dmg **Coins**')).toBe('by hand');
    expect(body('Range 2, 2dmg Coins')).toBe('by hand');
  });
});

describe('a question and its opposite', () => {
  it('are asked once, so that the first cannot bring the second about', () => {
    const both = body('If not in bear stance, enter Bear Stance.\nIf in bear stance, range 1, 2dmg');
    expect(both).toMatchObject([{ node: 'if', then: [{ node: 'stance' }], else: [{ node: 'target' }] }]);
    expect(both).toHaveLength(1);
    expect(body('If you have 2 or more Coins, heal 1.\nIf you have 1 Coin, move 1')).toHaveLength(2);
  });
});

describe('a group with two verbs', () => {
  it('does both, and never the reader of the card', () => {
    const each = { node: 'each', who: { side: 'enemy' }, then: [damage(1, 'each')] };
    expect(rules('Enemies in range 1 have -1 speed and take 1dmg at the start of your turn')).toMatchObject([
      { what: 'speed' },
      { trigger: { on: 'turn-start' }, then: [each] },
    ]);
    expect(rules('Enemies in range 1 have -1 speed and take 1dmg')).toBe('by hand');
  });
});

describe('comings, goings and limits', () => {
  it.each([
    ['An enemy becomes adjacent', { on: 'enters', place: { range: { max: 1 } } }, undefined],
    ['An ally leaves an adjacent space', { on: 'leaves', place: { range: { max: 1 } } }, undefined],
    ['When an enemy enters range 2', { on: 'enters', place: { range: { max: 2 } } }, undefined],
    ['Targeted by an enemy', { on: 'targeted', who: { side: 'you' }, by: { side: 'enemy' } }, undefined],
    ['Once per turn, when you are damaged', { on: 'damaged' }, 1],
    ['The first time an ally dies each turn', { on: 'dies', who: { side: 'ally' } }, 1],
  ])('%s', (name, trigger, perTurn) => {
    expect(rules(name, 'Heal 1.')).toMatchObject([{ rule: 'when', trigger, ...(perTurn && { perTurn }) }]);
  });

  it.each(['The first time an ally dies', 'An enemy moves through your line'])(
    'is by hand where more is asked: %s',
    (name) => expect(rules(name, 'Heal 1.')).toBe('by hand'),
  );
});

describe('two ranges in a row that exclude each other', () => {
  it('are one attack or two, which only a word between them tells', () => {
    expect(body('Range 1, 2dmg.\nRange 2-4, 1dmg.')).toBe('by hand');
    expect(body('Range 2+, 1dmg. Range 1, 3dmg, push 1.')).toBe('by hand');
    expect(body('Range 1, 2dmg.\nor range 2-4, 1dmg.')).toMatchObject([{ node: 'choose' }]);
    expect(body('Range 1, 2dmg. Then range 2-4, 1dmg.')).toHaveLength(2);
    expect(body('Range 2, 2dmg. Range 1, push 1.')).toHaveLength(2);
    expect(body('Ally in range 1, heal 2. Enemy in range 2-4, 1dmg.')).toHaveLength(2);
  });
});

describe('a pull along the path', () => {
  it('is no longer than the path that found the target, and needs one', () => {
    const pull = { node: 'push', direction: 'along-any-path', distance: { base: 3 }, nearer: true };
    expect(body('1 target in Path 4, 1dmg. Pull the target to you along the path.')).toMatchObject([
      { then: [damage(1), pull] },
    ]);
    expect(body('Range 4, 1dmg. Pull the target to you along the path.')).toBe('by hand');
  });
});

describe('an effect whose end is by hand', () => {
  it('does not last for the rest of the game', () => {
    const guarded = 'Ultimate 3, Free Action:\nAbilities targeting you have +4def.';
    expect(body(guarded)).toMatchObject([{ node: 'lasting', until: { moment: 'game-end' } }]);
    const { program } = reading('ability', `${guarded} When this effect ends, sing.`);
    expect(program.body).toMatchObject([{ node: 'manual' }]);
  });
});

describe('a size that a passive says', () => {
  it.each([
    [2, 'run'],
    [1, 'manual'],
  ])('is understood where the file of its unit agrees, which says %i', (size, status) => {
    const own = { ref: 't/ogre', owners: ['t/ogre'], text: '' };
    const words = wordsFrom([
      { ...own, kind: 'hero', name: 'Ogre', fields: { size } },
      { ...own, kind: 'passive', name: 'Size 2', fields: {} },
    ]);
    expect(read({ slot: 'passive', name: 'Size 2', text: '' }, words).clauses).toMatchObject([{ status }]);
  });
});
