import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

const amount = (text: string): unknown => {
  const { program, reasons } = reading('ability', text);
  expect(reasons).toEqual([]);
  const [head] = program.body;
  if (head?.node === 'target' && head.then[0]?.node === 'damage') return bare(head.then[0].amount);
  return head?.node === 'heal' ? bare(head.amount) : undefined;
};
const counted = (per: object, more: object = {}, base = 0) => ({ base, terms: [{ each: 1, per, ...more }] });
const healthOf = (count: string, on = 'target') => ({ count, on });

describe('a number that is worked out', () => {
  it.each([
    ['Range 1, Xdmg, where X is half the target’s health', counted(healthOf('health'), { by: 2 })],
    ['Range 1, Xdmg, where X is half the target’s max health', counted(healthOf('max-health'), { by: 2 })],
    ['Range 1, X damage where X is 1/3 of their current hp', counted(healthOf('health'), { by: 3 })],
    ['Range 1, deal damage equal to your missing health', counted(healthOf('missing-health', 'you'))],
    [
      'Range 1, Xdmg, where X is the number of coins you have plus 2',
      counted({ count: 'tokens', token: 't/coin', on: 'you' }, {}, 2),
    ],
    [
      'Range 1, Xdmg, where X is 5 - (twice your missing hp)',
      { base: 5, terms: [{ each: -2, per: healthOf('missing-health', 'you') }] },
    ],
    [
      'Heal equal to the number of enemies in range 2',
      counted({ count: 'units', who: { side: 'enemy', places: [{ range: { max: 2 } }] } }),
    ],
    ['Heal half your missing health', counted(healthOf('missing-health', 'you'), { by: 2 })],
  ])('%s', (text, expected) => {
    expect(amount(text)).toEqual(expected);
  });

  it('is by hand where it says of nothing, or where no damage was told of', () => {
    for (const text of [
      'Range 1, Xdmg',
      'Range 1, Xdmg, where X is lovely',
      'Range 1, Xdmg, where X is 3 apples',
      'Heal the damage dealt',
    ])
      expect([
        text,
        reading('ability', text).program.body.some(({ node }) => node === 'heal' || node === 'damage'),
      ]).toEqual([text, false]);
    expect(reading('passive', 'Heal twice the amount.', 'When you deal damage').reasons).toEqual([]);
    expect(reading('passive', 'Heal half the amount.', 'When an enemy dies').reasons).not.toEqual([]);
  });
});
