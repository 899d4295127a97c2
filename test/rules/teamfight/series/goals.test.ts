import { describe, expect, it } from 'vitest';
import { tellGoal, tellTracked, trackGoals } from '../../../../rules/teamfight/series/goals.ts';
import { reportOf } from '../../../../rules/teamfight/series/report-of.ts';
import { tellingMatches } from '../../../../rules/teamfight/series/telling-matches.ts';
import { series } from './synthetic.ts';

const nameOf = (ref: string) => ref.replace('set/h', 'Hero ');

describe('goals', () => {
  it('are met, missed by name, or open with the matches that would decide them', () => {
    const report = reportOf(series(3, 500, { strength: { 5: 0.9 } }));
    const goals = [
      { figure: 'heroes', most: 55 },
      { figure: 'rounds', most: 8 },
      { figure: 'first', least: 40, most: 60 },
      { figure: 'draws', least: 20 },
    ] as const;
    const [heroes, rounds, first, draws] = trackGoals(goals, report);
    expect(heroes).toMatchObject({ state: 'missed', about: ['set/h5'] });
    expect(tellTracked(heroes!, nameOf)).toMatch(/^missed by Hero 5: \d\d % \(\d\d to \d\d\)$/);
    expect([rounds?.state, tellTracked(rounds!, nameOf)]).toEqual(['met', 'met: 6.00 (6.00 to 6.00)']);
    expect([first?.state, draws?.state]).toEqual(['met', 'missed']);
    expect(goals.map(tellGoal)).toEqual([
      'Every hero wins 55 % at most',
      'Rounds: 8 at most',
      'The first player wins 40 to 60 %',
      'Draws: 20 % at least',
    ]);
  });

  it('of few matches are open, and the matches that are named decide them', () => {
    const goals = [{ figure: 'first', least: 45, most: 55 }] as const;
    const [few] = trackGoals(goals, reportOf(series(4, 40)));
    expect(few?.state).toBe('open');
    expect(tellTracked(few!, nameOf)).toMatch(/^cannot be decided yet: .*; [\d,]+ more matches$/);
    expect(few!.needs).toBeGreaterThan(0);
    const [enough] = trackGoals(goals, reportOf(series(4, 4000)));
    expect(enough?.state).toBe('met');
  });

  it('without a bound or without a figure say so', () => {
    const [none] = trackGoals([{ figure: 'rounds' }], reportOf(series(5, 40)));
    expect([none?.state, tellTracked(none!, nameOf)]).toEqual(['open', 'cannot be decided: say at least or at most']);
  });
});

describe('matches that show a figure', () => {
  it('are those of the figure, one of each pairing, with what is seen in them', () => {
    const data = series(7, 400, { strength: { 5: 0.9 } });
    const won = tellingMatches(data, { of: 'hero', hero: 'set/h5', more: true });
    expect(won).toHaveLength(6);
    expect(new Set(won.map(({ match }) => Math.floor(match / 4))).size).toBe(6);
    for (const { why } of won) expect(why).toMatch(/^Hero 5 wins, deals \d and takes 0; 6 rounds$/);
    const [lost] = tellingMatches(data, { of: 'hero', hero: 'set/h5', more: false });
    expect(lost?.why).toMatch(/^Hero 5 loses/);
    const [apart] = tellingMatches(data, { of: 'against', a: 'set/h5', b: 'set/h1', more: true });
    expect(apart?.why).toMatch(/^Hero 5 against Hero 1 wins/);
    const [swing] = tellingMatches(data, { of: 'metric', metric: 'swing', more: true });
    expect(swing?.why).toMatch(/^a lead of \d after round 3 is lost/);
    const [used] = tellingMatches(data, { of: 'ability', hero: 'set/h5', ability: 'Cleave' });
    expect(used?.why).toMatch(/^Cleave is used in 4 of 4 turns/);
    expect(tellingMatches(data, { of: 'map', map: 'set/nowhere' })).toEqual([]);
  });
});
