import { describe, expect, it } from 'vitest';
import { encodeRow, rowBytes } from '../../../../rules/kernel/rows.ts';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import { recommended } from '../../../../rules/valyr/options.ts';
import { Besides } from '../../../../rules/valyr/series/beside.ts';
import { columns, leads } from '../../../../rules/valyr/series/columns.ts';
import type { Legend } from '../../../../rules/valyr/series/legend.ts';
import { dealOf, type Plan } from '../../../../rules/valyr/series/plan.ts';
import type { Report } from '../../../../rules/valyr/series/report.ts';
import { series } from '../../../../rules/valyr/series/series.ts';

const appraisals = { pike: 100, bow: 100, rider: 150, cook: 60, giant: 300 };
type Unit = keyof typeof appraisals;

/** Log odds of a point: a hundred points more win three of four battles. */
const perPoint = 0.011;

/** What a series tells whose battles came out by what units are really worth. */
function reportOf(truly: Partial<Record<Unit, number>>, pairings: number, seed = 1): Report {
  const legend: Legend = {
    units: Object.entries(appraisals).map(([id, appraisal]) => ({
      ...{ ref: `toy/${id}`, name: id, appraisal, champion: false },
    })),
    armies: [],
    battlefields: [{ ref: 'toy/field', name: 'Field' }],
  };
  const worth = Object.entries(appraisals).map(([id, appraisal]) => truly[id as Unit] ?? appraisal);
  const plan: Plan = {
    ...{ seed, bots: ['greedy'], options: [{ ...recommended, roundLimit: 40 }] },
    ...{ armies: [], battlefields: ['toy/field'], drawn: true },
  };
  const rows = new Uint8Array(rowBytes(columns) * pairings * 2);
  for (let pairing = 0; pairing < pairings; pairing++) {
    const { units } = dealOf(plan, legend, pairing);
    const [one, other] = units.map((army) => army.reduce((sum, unit) => sum + worth[unit]!, 0));
    const chance = 1 / (1 + Math.exp(-perPoint * (one! - other!)));
    for (const side of [0, 1]) {
      const match = pairing * 2 + side;
      const wins = seededDice(stream(seed, match, 'winner')).roll(1_000_000, 'who wins') <= chance * 1_000_000;
      const places = wins === (side === 0) ? [1, 2] : [2, 1];
      const row = {
        ...{ variant: side, first: 0, places, left: [0, 0], rounds: 5, cut: 0, turns: 40, idle: 4 },
        ...{ decisions: 100, choices: 1000, attacks: 30, harmless: 5, uses: 3, quiet: 0, swings: 1 },
        ...{ lead: Array.from({ length: leads }, () => 255), asked: 0, agreed: 0 },
      };
      rows.set(encodeRow(columns, { match, log: '0'.repeat(16), row }), match * rowBytes(columns));
    }
  }
  const coverage = { texts: { texts: 0, textsFull: 0, letters: 0, lettersRun: 0 }, byHand: [], leftOut: [] };
  const beside = new Besides(legend.units.length, 1).whole;
  return series.report({ plan, legend, coverage, rows, beside } as never);
}

const priced = ({ verdicts }: Report) =>
  verdicts.filter(({ code }) => code === 'unit/price').map(({ about, judgement }) => [about[0], judgement]);

describe('what units should cost', () => {
  it('is told of the one unit that is worth half more than it costs, and nearly what it is', () => {
    const report = reportOf({ rider: 225 }, 1500);
    expect(priced(report)).toEqual([['toy/rider', 'act']]);
    const rider = report.units.find(({ name }) => name === 'rider');
    // Prices are held against an average army, of which riders are a part.
    expect(rider!.price!.value).toBeGreaterThan(190);
    expect(rider!.price!.value).toBeLessThan(225);
    expect(report.verdicts[0]!.text).toMatch(
      /^rider is worth \d+ points \(\d+ to \d+, \d[\d,]* matches\) to greedy bots/,
    );
  });

  it.each([1, 2, 3])(
    'finds nothing in units that cost what they are worth (seed %i), and tells their prices',
    (seed) => {
      const report = reportOf({}, 1200, seed);
      expect(priced(report)).toEqual([]);
      for (const { appraisal, price } of report.units) {
        if (!price) continue;
        expect(Math.abs(price.value / appraisal - 1)).toBeLessThan(0.2);
      }
    },
  );

  it('cannot tell after a few battles, and says how many it takes', () => {
    const report = reportOf({}, 20);
    expect(report.units.some(({ price }) => price !== undefined)).toBe(false);
    for (const { needs } of report.units) expect(needs).toBeGreaterThan(40);
    expect(report.verdicts.map(({ code }) => code)).toContain('prices/too-few');
  });

  it('is not told at all where points do not say who wins', () => {
    const nothing = { pike: 0, bow: 0, rider: 0, cook: 0, giant: 0 };
    const report = reportOf(nothing, 300);
    expect(report.units.map(({ price }) => price)).toEqual(report.units.map(() => undefined));
    expect(priced(report)).toEqual([]);
  });
});
