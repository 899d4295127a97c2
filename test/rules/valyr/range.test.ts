import { describe, expect, it } from 'vitest';
import { formatRange, parseRange, type Range } from '../../../rules/valyr/range.ts';

const bow: Range = {
  from: 0,
  bands: [
    { to: 2, strength: -2, skill: -4 },
    { to: 9, strength: -1, skill: 0 },
    { to: 18, strength: 1, skill: 0 },
  ],
};

describe('ranges', () => {
  it.each(['0(-2/-4)2(-1/0)9(+1/0)18', '0(0/0)1', '2(0/0)7(+2/-1)11', '0(0/0)1.5'])(
    'are written as they were read: %s',
    (text) => {
      expect(formatRange(parseRange(text) as Range)).toBe(text);
    },
  );
  it('take blanks and a missing plus sign', () => {
    expect(parseRange('0 (-2/-4) 2(-1/0)9 (1/0)18')).toEqual(bow);
  });
  it.each([
    ['', 'begins with the shortest distance'],
    ['far', 'begins with the shortest distance'],
    ['4', 'after 4 stands a change'],
    ['0(0/0)', 'after (0/0) stands the distance'],
    ['0(0)4', 'after 0 stands a change of strength and skill in brackets'],
    ['0(0/0)8(0/0)3', '3 comes after 8, and distances rise'],
    ['0(0/0)4 about', 'after 4 stands a change'],
  ])('that are broken or fall are told: %s', (text, because) => {
    expect(parseRange(text)).toMatchObject({ sentence: expect.stringContaining(because) });
  });
});
