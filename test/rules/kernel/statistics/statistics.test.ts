import { describe, expect, it } from 'vitest';
import { Clustered } from '../../../../rules/kernel/statistics/clustered.ts';
import { Design } from '../../../../rules/kernel/statistics/design.ts';
import { findings } from '../../../../rules/kernel/statistics/discovery.ts';
import { couldHaveSeen, errorOf, type Figure } from '../../../../rules/kernel/statistics/figure.ts';
import { furtherTerms } from '../../../../rules/kernel/statistics/further-term.ts';
import { againstMean, regress } from '../../../../rules/kernel/statistics/logistic.ts';
import { t95, twoSided, z95 } from '../../../../rules/kernel/statistics/normal.ts';
import { inverseOf } from '../../../../rules/kernel/statistics/positive-matrix.ts';
import { percentRun } from '../../../../rules/kernel/statistics/tell-figure.ts';
import { chanceOf, judge } from '../../../../rules/kernel/statistics/verdict.ts';
import { wilson } from '../../../../rules/kernel/statistics/wilson.ts';
import { league, type Truth } from './league.ts';

const holds = ({ from, to }: Figure, value: number) => from <= value && value <= to;
const all = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('figures', () => {
  it('have the intervals that tables of them print', () => {
    const eight = wilson(8, 10);
    expect([eight.from, eight.to].map((value) => value.toFixed(4))).toEqual(['0.4902', '0.9433']);
    const none = wilson(0, 10);
    expect([none.value, none.from, none.to.toFixed(4)]).toEqual([0, 0, '0.2775']);
    expect(wilson(0, 0)).toEqual({ value: 0, from: 0, to: 1, count: 0 });
    expect(twoSided(z95)).toBeCloseTo(0.05, 7);
    expect(twoSided(-3)).toBeCloseTo(0.0026998, 6);
    expect([t95(8).toFixed(2), t95(10).toFixed(3), t95(1000).toFixed(3)]).toEqual(['2.31', '2.228', '1.962']);
  });

  it('count matches that share their luck for what they are worth', () => {
    const [alike, paired, single] = [new Clustered(), new Clustered(), new Clustered()];
    for (let match = 0; match < 400; match++) {
      // Four of a pairing always end alike; or two end one way and two the other.
      alike.add(Math.floor(match / 4), Math.floor(match / 4) % 2);
      paired.add(Math.floor(match / 4), match % 2);
      single.add(match, match % 2);
    }
    const width = ({ from, to }: Figure) => to - from;
    expect(width(alike.share())).toBeGreaterThan(1.9 * width(single.share()));
    expect(width(paired.share())).toBeCloseTo(width(single.share()), 3);
    expect(width(paired.ratio())).toBe(0);
    expect(alike.share()).toMatchObject({ value: 0.5, count: 400 });
  });

  it('say what they could have seen, and how many matches would show more', () => {
    const figure = wilson(500, 1000);
    // Of 1,000 matches, 80 of 100 series show 54.4 %: 2.8 standard errors of 1.6 points.
    expect(couldHaveSeen(figure)).toBeCloseTo(2.8016 * errorOf(figure), 4);
    expect(couldHaveSeen(figure)).toBeCloseTo(0.0442, 3);
    const { needs = 0 } = judge({ figure, reference: 0.5, tolerance: 0.02 }, false) ?? {};
    expect(couldHaveSeen(wilson(needs / 2, needs))).toBeCloseTo(0.02, 3);
    // A prior makes an interval narrow where there are no matches; it does not see more.
    const narrow = { value: 0.5, from: 0.4, to: 0.6, count: 4 };
    expect(judge({ figure: narrow, reference: 0.5, tolerance: 0.05, held: true }, false)?.needs).toBe(785);
  });
});

describe('how much is played', () => {
  it('is 100 % only where every letter is, and where there is none', () => {
    const told = [
      [1000, 1000],
      [999, 1000],
      [0, 1000],
      [0, 0],
    ].map(([run = 0, letters = 0]) => percentRun(run, letters));
    expect(told).toEqual(['100', '99', '0', '100']);
  });
});

describe('findings', () => {
  it('are corrected for the number of looks as Benjamini and Hochberg did in their example', () => {
    const chances = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];
    const found = findings(chances.map((chance) => ({ chance, weight: 1 })));
    expect(found.map(Number).join('')).toBe('111100000000000');
    expect(findings([...chances].reverse().map((chance) => ({ chance, weight: 1 })))).toEqual(found.reverse());
    // What is asked first is not lost among many other questions.
    const looks = [{ chance: 0.004, weight: 99 }, ...all(99).map(() => ({ chance: 0.5, weight: 1 }))];
    expect(findings(looks)[0]).toBe(true);
    expect(findings(looks.map(({ chance }) => ({ chance, weight: 1 })))[0]).toBe(false);
  });

  it('come as act, look or cannot tell yet, and not at all where nothing that matters is left', () => {
    const question = (value: number, error: number) => ({
      figure: { value, from: value - z95 * error, to: value + z95 * error, count: 500 },
      reference: 0.5,
      tolerance: 0.05,
    });
    expect(judge(question(0.61, 0.02), true)?.judgement).toBe('act');
    expect(judge(question(0.57, 0.02), true)?.judgement).toBe('look');
    expect(judge(question(0.52, 0.03), false)).toMatchObject({ judgement: 'cannot-tell', needs: 1413 });
    expect(judge(question(0.52, 0.01), false)).toBeUndefined();
    expect(chanceOf(question(0.5 + 2 * 0.03, 0.03))).toBeCloseTo(0.0455, 4);
  });
});

describe('a regression', () => {
  it('gives what a table of two by two gives by hand', () => {
    const design = new Design(2, 2, 1);
    let match = 0;
    for (const [x, won, lost] of [
      [1, 30, 20],
      [0, 10, 40],
    ] as const) {
      for (let index = 0; index < won + lost; index++) design.add(match++, index < won ? 1 : 0, [0, 1, 1, x]);
    }
    const { weights, covariance } = regress(design, () => 1e4);
    expect(weights[0]).toBeCloseTo(Math.log(10 / 40), 5);
    expect(weights[1]).toBeCloseTo(Math.log(30 / 20 / (10 / 40)), 5);
    expect(Math.sqrt(covariance[3]!)).toBeCloseTo(Math.sqrt(1 / 30 + 1 / 20 + 1 / 10 + 1 / 40), 5);
    expect([...inverseOf(Float64Array.of(4, 2, 2, 3), 2)].map((value) => Math.round(value * 8e6))).toEqual([
      3e6, -2e6, -2e6, 4e6,
    ]);
    expect(() => inverseOf(Float64Array.of(1, 1, 1, 1), 2)).toThrow(RangeError);
  });

  const strengthsIn = (seed: string, pairings: number, truth: Truth) => {
    const { design, wins, keys, further } = league(seed, pairings, truth);
    const fitted = regress(design, () => 0.5);
    const heroes = all(truth.strengths.length);
    const figures = heroes.map((hero) => againstMean(fitted, hero, heroes, wins[hero]!.played));
    return { figures, wins, keys, pairs: furtherTerms(fitted, further, 0.3) };
  };

  it('finds planted strength within its intervals, about 95 of 100, also where the same teams differ from what heroes say', () => {
    const strengths = all(12).map((hero) => (hero - 5.5) * 0.12);
    for (const matchup of [0, 1]) {
      let hits = 0;
      for (const seed of all(12)) {
        const { figures } = strengthsIn(`strength ${seed}`, 300, { strengths, matchup });
        // A die over all matchups makes odds smaller for one who does not know how it fell (by 0.64 for 1 in log odds, near 0).
        const scale = matchup === 0 ? 1 : 0.84;
        for (const hero of all(12)) if (holds(figures[hero]!, strengths[hero]! * scale)) hits++;
      }
      expect(hits, `matchup ${matchup}`).toBeGreaterThan(144 * 0.88);
    }
  });

  it('does not take strong company for strength', () => {
    const strengths = all(12).map((hero) => (hero === 0 ? 1.2 : 0));
    const { figures, wins } = strengthsIn('company', 600, { strengths, company: [0, 1] });
    const raw = wilson(wins[1]!.won, wins[1]!.played);
    expect(raw.from).toBeGreaterThan(0.53);
    expect(holds(figures[1]!, -0.1)).toBe(true);
    expect(holds(figures[0]!, 1.1)).toBe(true);
    expect(figures[0]!.from).toBeGreaterThan(0.8);
  });

  it('finds the pair that is strong together and the one that beats the other, and no other of 132', () => {
    const truth: Truth = {
      strengths: all(12).map(() => 0),
      together: { a: 2, b: 7, odds: 1 },
      against: { a: 3, b: 9, odds: 1 },
    };
    const { keys, pairs } = strengthsIn('pairs', 1200, truth);
    const chances = pairs.map((figure) => chanceOf({ figure, reference: 0 }));
    const found = findings(chances.map((chance) => ({ chance, weight: 1 })));
    expect(keys.filter((_, index) => found[index])).toEqual(['2+7', '3-9']);
    for (const key of ['2+7', '3-9']) expect(pairs[keys.indexOf(key)]!.value).toBeGreaterThan(0.5);
  });

  it('of equal heroes has no finding in 95 of 100 leagues', () => {
    let leagues = 0;
    for (const seed of all(40)) {
      const { figures } = strengthsIn(`equal ${seed}`, 100, { strengths: all(12).map(() => 0), matchup: 0.5 });
      const looks = figures.map((figure) => ({ chance: chanceOf({ figure, reference: 0 }), weight: 1 }));
      if (findings(looks).includes(true)) leagues++;
    }
    expect(leagues).toBeLessThanOrEqual(4);
  });
});
