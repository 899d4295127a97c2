import { describe, expect, it } from 'vitest';
import { keepSet } from '../../../../rules/kept-set.ts';
import type { Figure } from '../../../../rules/kernel/statistics/figure.ts';
import { tellGoal, tellTracked, trackGoals } from '../../../../rules/thoua/series/goals.ts';
import { type Metric, metrics } from '../../../../rules/thoua/series/metrics.ts';
import { openSeries, playLots } from '../../../../rules/thoua/series/open-series.ts';
import type { TableFigures } from '../../../../rules/thoua/series/report.ts';
import { series } from '../../../../rules/thoua/series/series.ts';
import { open } from '../set-files.ts';

const goals = [
  { figure: 'won', least: 50, most: 75 },
  { figure: 'won', least: 80, level: 3 },
  { figure: 'rounds', most: 8, size: 4 },
  { figure: 'fallen', most: 2 },
  { figure: 'left' },
];
const meeting = { name: 'Meeting', map: 'field', level: 2, enemies: [{ enemy: 'boar' }] };
const setWith = (more: object) => {
  const { set, problems } = open({ 'encounters/meeting.json': { ...meeting, ...more } });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return set!;
};
const set = setWith({ goals });
const none: Figure = { value: 0, from: 0, to: 0, count: 0 };

/** What a series could have found of the encounter. */
function table(figures: Partial<Record<Metric, Figure>>, more: Partial<TableFigures> = {}): TableFigures {
  const all = Object.fromEntries(metrics.map((metric) => [metric, figures[metric] ?? none])) as Record<Metric, Figure>;
  const what = { encounter: 'hills/meeting', name: 'Meeting', enemies: 'Boar', size: 4, matches: 400, falls: [] };
  return { ...what, metrics: all, ...more };
}

const found = (tables: readonly TableFigures[]) =>
  trackGoals([set], { tables, matches: 400 }).map((one) => `${tellGoal(one)}: ${tellTracked(one)}`);

describe('goals of encounters', () => {
  it('are met, missed, or open with the matches that would decide them', () => {
    const won = { value: 0.62, from: 0.57, to: 0.67, count: 400 };
    const rounds = { value: 9, from: 8.7, to: 9.3, count: 400 };
    const fallen = { value: 1.9, from: 1.7, to: 2.1, count: 400 };
    expect(found([table({ won, rounds, fallen })])).toEqual([
      '"Meeting": The party wins 50 to 75 %: met: 62 % (57 to 67)',
      '"Meeting", a party at level 3: The party wins 80 % at least: cannot be decided: nothing was seen of it',
      '"Meeting", a party of 4: Rounds: 8 at most: missed: 9.00 (8.70 to 9.30)',
      '"Meeting": Characters who fall: 2 at most: cannot be decided yet: 1.90 (1.70 to 2.10); 1,200 more matches',
      '"Meeting": HP that a party which wins has left: no bound is given: cannot be decided: say at least or at most',
    ]);
  });

  it('ask for parties of their level and their size, and for encounters that were played', () => {
    const won = { value: 0.9, from: 0.87, to: 0.93, count: 400 };
    const [, atThree, ofFour] = found([
      table({ won, rounds: { ...won, value: 5, from: 4, to: 6 } }, { level: 3, size: 3 }),
    ]);
    expect(atThree).toMatch(/: met: 90 %/);
    expect(ofFour).toMatch(/nothing was seen of it$/);
    expect(found([table({ won }, { encounter: 'hills/other' })])).toEqual([]);
  });

  it('are told with a series that was played, and change nothing of what is played', () => {
    const plan = series.plan([set], { seed: 1, bots: ['greedy'], options: [], players: [1] });
    if ('refusal' in plan) throw new Error(plan.refusal.message);
    const report = series.report(series.data(openSeries([set], plan), playLots(openSeries([set], plan), 0, 20), []));
    const told = series.tell(report, 1, [set]).filter((line) => line.startsWith('Goal: '));
    expect(told).toHaveLength(goals.length);
    expect(told[0]).toMatch(
      /^Goal: "Meeting": The party wins 50 to 75 %: (met|missed|cannot be decided yet): \d+ % \(/,
    );
    expect(keepSet(set)).toEqual(keepSet(setWith({})));
  });
});
