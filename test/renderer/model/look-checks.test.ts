import { describe, expect, it } from 'vitest';
import { faceTheme } from '../../../exporters/face/theme.ts';
import { closePairs, contrastsOf, type Mark, marksOf } from '../../../renderer/model/look-checks.ts';
import { apart, sights } from '../../../renderer/model/sight.ts';
import type { GameSet } from '../../../rules/game-set.ts';

const look = (theme: GameSet['theme']) => faceTheme({ id: 'a', manifest: { name: 'A' }, theme } as GameSet);
const names = (marks: readonly Mark[], sight: (typeof sights)[number]) =>
  closePairs(marks, sight).map(({ one, other }) => `${one.name} ${other.name}`);

describe('checks of a look', () => {
  it('measures distances as OKLab has them: none to itself, one from black to white, and no hue in grey', () => {
    for (const sight of sights) {
      expect(apart('#a5202a', '#a5202a', sight)).toBe(0);
      expect(apart('#000000', '#ffffff', sight)).toBeCloseTo(1, 2);
    }
    // Two colours of one luminance differ to most people and not in grey.
    expect(apart('#a81e2c', '#155a8a', 'usual')).toBeGreaterThan(0.2);
    expect(apart('#a81e2c', '#155a8a', 'grey')).toBeLessThan(0.01);
  });

  it('names red and green signs to who lacks green cones, and nothing to who sees all colours', () => {
    const marks = marksOf(look({}));
    expect(names(marks, 'usual')).toEqual([]);
    expect(names(marks, 'deuteranopia')).toEqual(['damage heal']);
    expect(names(marks, 'tritanopia')).toEqual(['heal def']);
    expect(names(marks, 'grey')).toContain('health speed');
  });

  it('finds every text that is printed at least at 7 to 1, whatever was chosen', () => {
    for (const theme of [
      {},
      { colours: ['#808080', '#7f7f7f'] },
      { paper: '#777777', ink: '#787878' },
    ] as GameSet['theme'][])
      expect(contrastsOf(look(theme)).filter(({ enough }) => !enough)).toEqual([]);
    // Only what has no room to move is told as it is.
    const grey = { ...look({}), ink: '#9a9a9a', paper: '#ffffff' };
    expect(contrastsOf(grey)[0]).toMatchObject({ of: 'text', text: '#9a9a9a', enough: false });
  });
});
