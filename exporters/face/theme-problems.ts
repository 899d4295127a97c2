import type { GameSet } from '../../rules/game-set.ts';
import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { contrast } from './contrast.ts';
import { unknownIcon } from './face-problems.ts';
import { templateProblems } from './template-problems.ts';
import { faceTheme, groundsOf, textContrast } from './theme.ts';

/** What of the theme is not printed as it is written. */
export function themeProblems(set: GameSet): Problem[] {
  const { theme } = set;
  const file = 'theme.json';
  const printed = faceTheme(set);
  const found = theme.emblem === undefined ? [] : unknownIcon(theme.emblem, file, '/emblem', `"${printed.emblem}"`);
  const least = (colour: string, paper: string) =>
    Math.min(...groundsOf(paper, printed.main).map((ground) => contrast(colour, ground)));
  const ratio = (measured: number) => `${(Math.floor(measured * 10) / 10).toFixed(1)}:1`;
  const warn = (key: 'paper' | 'ink', sentence: string) =>
    found.push(problemAt('warning', `theme/${key}-unreadable`, file, theme, `/${key}`, sentence));
  if (theme.paper !== undefined && printed.paper !== theme.paper) {
    const best = Math.max(least('#000000', theme.paper), least('#ffffff', theme.paper));
    warn(
      'paper',
      `on ${theme.paper} not even black or white text has the contrast of ${textContrast}:1 that is needed, but ${ratio(best)}; the paper is printed as ${printed.paper}. Choose a lighter or darker one.`,
    );
  }
  if (theme.ink !== undefined && printed.ink !== theme.ink)
    warn(
      'ink',
      `${theme.ink} on the paper ${printed.paper} has a contrast of ${ratio(least(theme.ink, printed.paper))}, and text needs ${textContrast}:1; it is printed in ${printed.ink}. Choose an ink that differs more from the paper.`,
    );
  return [...found, ...templateProblems(set)];
}
