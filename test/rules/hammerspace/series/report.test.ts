import { describe, expect, it } from 'vitest';
import { presets } from '../../../../rules/hammerspace/options.ts';
import { Besides, cardSums, mergeBeside } from '../../../../rules/hammerspace/series/beside.ts';
import {
  columnsOf,
  hurt,
  type MatchRow,
  noTrait,
  notPlayed,
  tied,
} from '../../../../rules/hammerspace/series/columns.ts';
import { minutesOf } from '../../../../rules/hammerspace/series/metrics.ts';
import type { Plan } from '../../../../rules/hammerspace/series/plan.ts';
import { series } from '../../../../rules/hammerspace/series/series.ts';
import type { SeriesData } from '../../../../rules/hammerspace/series/series-data.ts';
import { encodeRow, mergeRows, rowBytes, rowLimit } from '../../../../rules/kernel/rows.ts';

const plan: Plan = { seed: 1, players: [3], bots: ['greedy'], options: [presets.current] };
const cards = 2;
const columns = columnsOf(cards);
const none = (count: number, value: number) => Array.from({ length: count }, () => value);

/** A match of three: seat 1 begins and wins, seat 0 falls in turn 6, seat 2 in turn 9. */
const played: MatchRow = {
  variant: 0,
  players: 3,
  first: 1,
  places: [3, 1, 2, 0, 0, 0],
  hp: [0, 7, 0, 0, 0, 0],
  fell: [6, 0, 9, 0, 0, 0],
  traits: [1, noTrait, noTrait, 0, noTrait, noTrait, ...none(12, noTrait)],
  turns: 9,
  decisions: 30,
  choices: 240,
  attacks: 8,
  harmless: 2,
  taken: 44,
  defences: 12,
  passes: 1,
  shuffles: 0,
  lead: [1, tied, ...none(30, notPlayed)],
  third: hurt.ahead,
  aheadWon: 0,
  asked: 10,
  agreed: 6,
  drawn: [0b010, 0b101],
};

function dataOf(
  rows: readonly Partial<MatchRow>[],
  besides = new Besides(cards),
  more: Partial<Plan> = {},
): SeriesData {
  const parts = rows.map((row, match) =>
    encodeRow(columns, { match, log: match.toString(16).padStart(16, '0'), row: { ...played, ...row } }),
  );
  const share = { texts: 4, textsFull: 4, letters: 40, lettersRun: 40, lettersOnPurpose: 0, textsOnPurpose: 0 };
  return {
    plan: { ...plan, ...more },
    legend: {
      cards: [
        { ref: 'set/axe', name: 'Axe', kind: 'attack', copies: 1 },
        { ref: 'set/lid', name: 'Lid', kind: 'defence', copies: 2 },
      ],
      traits: [
        { ref: 'set/calm', name: 'Calm' },
        { ref: 'set/sly', name: 'Sly' },
      ],
      withTraits: [true],
    },
    coverage: { texts: share, byHand: [], leftOut: [] },
    rows: mergeRows(columns, parts),
    beside: besides.whole,
  };
}

describe('a report of Hammerspace', () => {
  it('counts wins by the order of turns, and by traits', () => {
    // Once more seat 0 wins, who is last as seat 1 begins.
    const { tables, traits } = series.report(
      dataOf([{}, {}, {}, { places: [1, 2, 3, 0, 0, 0], fell: [0, 9, 6, 0, 0, 0] }]),
    );
    expect(tables[0]!.seats.map(({ value, count }) => [value, count])).toEqual([
      [0.75, 4],
      [0, 4],
      [0.25, 4],
    ]);
    expect(traits.map(({ name, wins, more }) => [name, wins.value, more.value])).toEqual([
      ['Calm', 0.75, 0.416667],
      ['Sly', 0.25, -0.083333],
    ]);
  });

  it('gives minutes by what it assumes, and the wait of who falls first', () => {
    // 180 s of setup, nine turns of 45 s and twelve defences of 20 s.
    expect(minutesOf(played)).toBe((180 + 405 + 240) / 60);
    const { metrics } = series.report(dataOf([{}, {}])).tables[0]!;
    expect(metrics.minutes.value).toBe(13.75);
    // Out in turn 6 of 9: a third of the 10.75 minutes that are played.
    expect(metrics.waits.value).toBeCloseTo(10.75 / 3, 5);
    expect([metrics.harmless.value, metrics.taken.value]).toEqual([0.25, 5.5]);
    expect(metrics.decisions.value).toBeCloseTo(30 / 9, 5);
    expect(metrics.choices.value).toBe(8);
  });

  it('asks who led alone after a third of the rounds, and after each', () => {
    const [table] = series.report(dataOf([{}, {}, { lead: [0, 1, ...none(30, notPlayed)] }])).tables;
    expect(table!.metrics.lead).toMatchObject({ value: 0.666667, count: 3 });
    // Nobody led alone after the second round but once.
    expect(table!.leads.map(({ round, won }) => [round, won.count])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('compares how who is ahead of the last two fares with and without the one who falls third', () => {
    const spared = { third: hurt.behind, aheadWon: 1 };
    const { third } = series.report(dataOf([{}, { aheadWon: 1 }, spared, spared, { third: hurt.nobody }]));
    expect(third).toMatchObject({ spared: 1, hurt: 0.5, sway: { value: 0.5 } });
    expect(series.report(dataOf([{}])).third).toBeUndefined();
  });

  it('holds each card against the average draw, and says how often it was stuck, used, kept and unplayed', () => {
    const besides = new Besides(cards);
    for (let pairing = 0; pairing < 40; pairing++) {
      besides.add(pairing, 0, 'gain', pairing % 2 === 0 ? 700 : 500, 1);
      besides.add(pairing, 1, 'gain', pairing % 2 === 0 ? 300 : 500, 1);
      besides.add(pairing, 0, 'used', 1, 2);
      besides.add(pairing, 1, 'stuck', 3, 4);
      besides.add(pairing, 0, 'kept', 0, 1);
      besides.add(pairing, 0, 'unplayed', 1, 4);
    }
    const [axe, lid] = series.report(dataOf([{}], besides)).cards;
    // 600 and 400 thousandths about 500.
    expect([axe!.more.value, lid!.more.value]).toEqual([0.1, -0.1]);
    expect(axe!.more).toMatchObject({ count: 40 });
    expect(axe!.more.from).toBeGreaterThan(0.05);
    expect([axe!.used.value, lid!.stuck.value, axe!.kept.value, axe!.unplayed.value]).toEqual([0.5, 0.75, 0, 0.25]);
    expect(axe!.stuck.count).toBe(0);
    expect(cardSums).toHaveLength(5);
  });

  it('of two halves is the report of the whole', () => {
    const part = (from: number, to: number) => {
      const besides = new Besides(cards);
      for (let pairing = from; pairing < to; pairing++) besides.add(pairing, pairing % 2, 'gain', pairing * 10, 1);
      return besides.whole;
    };
    expect(mergeBeside(part(0, 10), part(10, 30))).toEqual(part(0, 30));
  });

  it('begins with how much was played and what is by hand, and tells what stands out first', () => {
    const data = dataOf([{}, {}]);
    const byHand = [{ ref: 'set/axe', name: 'Axe', clauses: ['sing a song'] }];
    const texts = { ...data.coverage.texts, textsFull: 3, lettersRun: 30 };
    const told = series.tell(
      series.report({ ...data, coverage: { texts, byHand, leftOut: ['Rag (set/cards/rag.json)'] } }),
      5,
      [],
    );
    expect(told.slice(0, 3)).toEqual([
      'Played: 75 % of the texts of cards and traits (3 of 4 in full), and all that is printed as symbols. By hand, and left out: Axe ("sing a song").',
      '2 matches of greedy bots, 3 players: 2 pairings played in 1 way each.',
      'Left out, as it has an error: Rag (set/cards/rag.json).',
    ]);
    expect(told.find((line) => line.startsWith('Minutes are'))).toContain('assumed, not measured');
  });

  it('keeps a row of each match within its limit, however many cards there are', () => {
    expect(rowBytes(columnsOf(51))).toBeLessThanOrEqual(rowLimit);
    expect(rowBytes(columnsOf(1000))).toBe(rowLimit);
  });
});
