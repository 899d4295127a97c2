import { describe, expect, it } from 'vitest';
import { matchesNeeded } from '../../../../rules/kernel/statistics/matches-needed.ts';

const figure = (count: number) => ({ value: 0.5, from: 0, to: 1, count });

describe('what more matches would have to be played', () => {
  it('is what is usual while a series is too short to say anything of itself', () => {
    // Even matches need 784 to show 5 points; a pair that meets in two of eleven needs so many more.
    const pair = { usual: 2 / 11, tolerance: 0.05 };
    const short = [1, 2, 4].map((count) => matchesNeeded({ ...pair, figure: figure(count), needs: 784 }, 4));
    expect(Math.min(...short)).toBeGreaterThan(3000);
    expect(Math.max(...short)).toBeLessThan(4600);
    // An interval that says nothing at all is no reason to expect anything else.
    const blind = { usual: 1, tolerance: 0.05, needs: 1632 };
    expect(matchesNeeded({ ...blind, figure: figure(8) }, 8)).toBeLessThan(1000);
  });

  it('follows from the figure itself once the series is long, and is always more than there are', () => {
    const long = { figure: figure(4000), needs: 9000, usual: 1, tolerance: 0.05 };
    expect(matchesNeeded(long, 8000) / 18_000).toBeCloseTo(1, 1);
    expect(matchesNeeded({ ...long, needs: 4001 }, 4000)).toBeGreaterThan(4000);
  });
});
