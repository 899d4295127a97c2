import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../../rules/kernel/digest.ts';
import { mergeRows, rowBytes, rowLimit } from '../../../../rules/kernel/rows.ts';
import { tellDifference } from '../../../../rules/kernel/statistics/compared.ts';
import type { Figure } from '../../../../rules/kernel/statistics/figure.ts';
import { shareOf } from '../../../../rules/kernel/statistics/normal.ts';
import { tellVerdict } from '../../../../rules/kernel/statistics/verdicts.ts';
import { presets } from '../../../../rules/teamfight/options.ts';
import { mergeBeside } from '../../../../rules/teamfight/series/beside.ts';
import { bytesOf, columnsOf, shapeOf } from '../../../../rules/teamfight/series/columns.ts';
import { compareSeries } from '../../../../rules/teamfight/series/compare.ts';
import { reportOf } from '../../../../rules/teamfight/series/report-of.ts';
import type { SeriesData } from '../../../../rules/teamfight/series/series-data.ts';
import { tellLeftOut } from '../../../../rules/teamfight/series/verdicts.ts';
import { series, shape } from './synthetic.ts';

const holds = ({ from, to }: Figure, value: number) => from <= value && value <= to;

/** Two parts of one series as the whole. */
const mergeSeries = (a: SeriesData, b: SeriesData): SeriesData => ({
  ...a,
  rows: mergeRows(columnsOf(a.shape), [a.rows, b.rows]),
  beside: mergeBeside(a.beside, b.beside),
});

describe('a report', () => {
  it('names a planted strong hero first, at 500 matches, and says what it cannot tell yet and what that would cost', () => {
    const report = reportOf(series(3, 500, { strength: { 5: 0.9 } }));
    const [first, ...rest] = report.verdicts;
    expect(tellVerdict(first!)).toMatch(
      /^Act: greedy bots win \d\d % \(\d\d to \d\d, \d+ matches\) with Hero 5, company evened out$/,
    );
    expect(first).toMatchObject({ code: 'hero/strength', about: ['set/h5'] });
    expect(rest.every(({ judgement }) => judgement === 'cannot-tell')).toBe(true);
    expect(rest.map(tellVerdict).at(-1)).toMatch(
      /^Cannot tell yet which hero beats which, to 5 points: that takes [\d,]+ matches$/,
    );
    // Against heroes of average strength, of whom it is one twelfth itself; a draw in ten pulls towards a half.
    expect(holds(report.heroes[5]!.strength, 0.5 + 0.9 * (shareOf(0.9 * (11 / 12)) - 0.5))).toBe(true);
  });

  it('says of heroes that bots do not play as written on what their figures rest, and lets nobody act on them', () => {
    const rests = (strength: number, bound: 'lower' | 'either', standIns: readonly string[] = []) => {
      const data = series(3, 500, { strength: { 5: strength } });
      const byHand = [{ ref: 'set/h5', texts: standIns.length > 0 ? [] : ['Encore'], standIns, bound }];
      const report = reportOf({ ...data, coverage: { ...data.coverage, byHand } });
      expect(report.heroes.filter((hero) => hero.byHand).map(({ ref }) => ref)).toEqual(['set/h5']);
      return tellVerdict(report.verdicts.find(({ about }) => about[0] === 'set/h5')!);
    };
    const left = 'as Encore is by hand and left out';
    // What is left out could only make it stronger still.
    expect(rests(0.9, 'lower')).toMatch(
      new RegExp(`^Act: .* with Hero 5, company evened out; a lower bound, ${left}$`),
    );
    expect(rests(-0.9, 'lower')).toMatch(new RegExp(`^Look: .*; a lower bound, ${left}$`));
    expect(rests(0.9, 'either')).toMatch(new RegExp(`^Look: .*; approximate, ${left}$`));
    expect(rests(0.9, 'either', ['Encore', 'Ballad'])).toMatch(
      /; approximate, as stand-ins are played for Encore and Ballad$/,
    );
    const hero = (name: string, ...texts: string[]) => ({
      ...reportOf(series(3, 50)).heroes[0]!,
      name,
      byHand: { texts, standIns: [], bound: 'either' as const },
    });
    expect(tellLeftOut({ manual: 12, heroes: [hero('Bard', 'Encore', 'Ballad'), hero('Monk', 'Hymn')] })).toBe(
      'Clauses that are played by hand came up 12 times and were left out. They are on Bard (Encore and Ballad) and Monk (Hymn).',
    );
  });

  it('tells who is first apart from who is red', () => {
    const report = reportOf(series(4, 1200, { first: 0.5 }));
    expect(report.metrics.first.from).toBeGreaterThan(0.54);
    expect(holds(report.metrics.red, 0.5)).toBe(true);
    expect(report.verdicts.map(({ code }) => code).filter((code) => code.startsWith('seat/'))).toEqual(['seat/first']);
    expect(report.metrics.first.count).toBe(1200);
  });

  it('of equal heroes has no finding in 95 of 100 series', () => {
    let found = 0;
    // Rows drawn with even odds, as bots would play them with equal heroes: this holds the statistics, not the bots.
    for (let seed = 0; seed < 100; seed++) {
      const { verdicts } = reportOf(series(1000 + seed, 120));
      if (verdicts.some(({ judgement }) => judgement !== 'cannot-tell')) found++;
    }
    expect(found).toBeLessThanOrEqual(5);
  });

  it('tells swings and the load on people, and how often another bot would do the same, for each hero', () => {
    const { swings, metrics, heroes } = reportOf(series(8, 80, {}, { second: { bot: 'search', every: 20 } }));
    expect(swings.map(({ round }) => round)).toEqual([2, 3, 4, 5]);
    for (const { lost } of swings) expect(lost.count).toBe(80);
    expect(metrics.choices.value).toBeCloseTo(2000 / 48, 3);
    expect(metrics.changes.count).toBe(80);
    expect(heroes[5]!.agreement).toMatchObject({ value: 0.25, count: 20 });
  });

  it('of a few matches that all go one way finds nothing yet', () => {
    const { metrics, verdicts } = reportOf(series(11, 8, { first: 20 }));
    expect(metrics.first.value).toBeGreaterThan(0.8);
    expect(verdicts.every(({ judgement }) => judgement === 'cannot-tell')).toBe(true);
  });

  it('of fixed teams speaks of the teams, as nobody can say which of their heroes does it', () => {
    const teams = [['set/h0'], ['set/h1']] as const;
    // Seat 0 is always the first team.
    const { verdicts, firstTeam } = reportOf(series(12, 800, { seat: 0.8 }, { teams }));
    expect(firstTeam!.from).toBeGreaterThan(0.55);
    expect(verdicts.map(({ code }) => code)).toContain('team/strength');
    expect(verdicts.filter(({ code }) => /^(hero|pair)/.test(code))).toEqual([]);
  });

  it('of two halves is the report of the whole, in whatever order they come', () => {
    const whole = series(5, 160);
    const size = rowBytes(columnsOf(shape));
    const half = (from: number, to: number, part: 0 | 1): SeriesData => ({
      ...whole,
      rows: whole.rows.subarray(from * size, to * size),
      beside: {
        maps: [{ stands: [part === 0 ? 160 : 0, part === 0 ? 1 : 2], deaths: part === 0 ? [1, 0] : [0, 2] }],
        abilities: whole.beside.abilities.map((hero) =>
          hero.map((sums) => sums.map((sum) => (part === 0 ? sum - 7 : 7))),
        ),
        opinions: whole.beside.opinions.map(([asked, agreed]): [number, number] =>
          part === 0 ? [asked - 5, agreed] : [5, 0],
        ),
        most: part === 0 ? { 'set/mark': 3 } : { 'set/mark': 2 },
      },
    });
    const [early, late] = [half(0, 64, 0), half(64, 160, 1)];
    const text = JSON.stringify(reportOf(whole));
    expect(JSON.stringify(reportOf(mergeSeries(early, late)))).toBe(text);
    expect(JSON.stringify(reportOf(mergeSeries(late, early)))).toBe(text);
    expect(() => mergeSeries(whole, early)).toThrow('is there twice');
  });

  it('has an interval and a count on every figure', () => {
    const figures: Figure[] = [];
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('value' in value && 'from' in value) figures.push(value as Figure);
      else for (const inner of Object.values(value)) collect(inner);
    };
    const { abilities, ...report } = reportOf(series(6, 80));
    // The second ability of each hero was used, and what came of it was not counted.
    collect([report, abilities.filter(({ uses }) => uses > 0)]);
    expect(figures.length).toBeGreaterThan(9 + 12 * 7 + 2 * 66 + 12 * 4 - 2);
    for (const { value, from, to, count } of figures) {
      expect(from).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(to);
      expect(count).toBeGreaterThan(0);
    }
    expect(canonicalJson(reportOf(series(6, 80)))).toBe(canonicalJson(reportOf(series(6, 80))));
  });

  it('keeps 256 bytes a match at most, whatever the options', () => {
    expect(bytesOf(shape)).toBe(rowBytes(columnsOf(shape)));
    for (const [sides, pool, abilities] of [
      [4, 12, 9],
      [2, 6, 5],
      [6, 16, 7],
    ] as const) {
      const shaped = shapeOf([{ ...presets.current, rounds: 10 }], sides, pool, abilities);
      expect(bytesOf(shaped)).toBeLessThanOrEqual(rowLimit);
      expect(shaped.abilities).toBeGreaterThan(2);
    }
    expect(bytesOf(shapeOf([presets.current], 12, 48, 5))).toBeGreaterThan(rowLimit);
  });
});

describe('a comparison', () => {
  it('of an option’s two values finds what it changes on the same teams, and says of all else what could have been seen', () => {
    const compared = { key: 'rounds', values: ['6', '5'] as const };
    const options = [presets.current, { ...presets.current, rounds: 5 }] as const;
    const { compared: found } = reportOf(series(7, 1600, { option: 0.6 }, { compared, options }));
    expect(found).toMatchObject({ arms: ['with rounds 6', 'with rounds 5'], paired: true });
    expect(found!.lines.filter((line) => line.found).map(({ name }) => name)).toEqual(['the first player']);
    const [line] = found!.lines;
    expect(tellDifference(line!, found!.arms)).toMatch(
      /^the first player: \d\d % with rounds 6, \d\d % with rounds 5: \d+ points more \(\d+ to \d+\)$/,
    );
    const draws = found!.lines.find(({ name }) => name === 'draws')!;
    expect(tellDifference(draws, found!.arms)).toMatch(/; only a difference of [\d.]+ points? would have shown$/);
  });

  it('of two reports names the hero that was weakened', () => {
    const before = series(8, 1200, { strength: { 2: 1 } });
    const after = series(8, 1200);
    const { lines, paired, verdicts } = compareSeries(before, after);
    expect(paired).toBe(true);
    expect(lines.filter(({ found }) => found).map(({ name }) => name)).toContain('Hero 2');
    const hero = lines.find(({ name }) => name === 'Hero 2')!;
    expect(hero.difference.value).toBeLessThan(-0.1);
    expect(verdicts.map(({ about }) => about[0])).toContain('set/h2');
    // The same teams in both: what is not shared by both is chance only once.
    const apart = compareSeries(before, series(9, 1200));
    expect(apart.paired).toBe(false);
    expect(apart.lines.every(({ couldHaveSeen }) => couldHaveSeen >= 0)).toBe(true);
  });

  it('of a series with itself could not be closer, and never says that nothing has changed', () => {
    const { lines } = compareSeries(series(8, 80), series(8, 80));
    expect(lines.every(({ difference }) => difference.value === 0)).toBe(true);
    expect(JSON.stringify(lines)).not.toMatch(/no change/i);
  });
});
