import { shuffle } from '../../../../rules/kernel/dice.ts';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { Design } from '../../../../rules/kernel/statistics/design.ts';
import type { FurtherTerm } from '../../../../rules/kernel/statistics/further-term.ts';
import { shareOf } from '../../../../rules/kernel/statistics/normal.ts';
import { stream } from '../../../../rules/kernel/stream.ts';

/** What is true in a league that nobody plays: log odds. */
export interface Truth {
  readonly strengths: readonly number[];
  /** What two heroes add when they are in one team. */
  readonly together?: { readonly a: number; readonly b: number; readonly odds: number };
  /** What a has over b when they meet. */
  readonly against?: { readonly a: number; readonly b: number; readonly odds: number };
  /** Heroes that are drawn into one team in four of five matches that have both. */
  readonly company?: readonly [number, number];
  /** How much the same two teams differ from what their heroes say, as a die of so much either way. */
  readonly matchup?: number;
}

/** A league of teams of four, each pairing played in four ways, with the wins that its truth makes likely. */
export function league(seed: string, pairings: number, truth: Truth) {
  const { strengths, together, against, company, matchup = 0 } = truth;
  const heroes = strengths.length;
  const design = new Design(heroes, 8);
  const dice = seededDice(stream(seed));
  const wins = strengths.map(() => ({ won: 0, played: 0 }));
  const pairs = new Map<string, { matches: number[]; values: number[] }>();
  for (let pairing = 0; pairing < pairings; pairing++) {
    const drawn = shuffle(dice, heroes, 'heroes').slice(0, 8);
    if (company) bring(drawn, company, dice.roll(5, 'company') < 5);
    const teams = [drawn.slice(0, 4), drawn.slice(4)] as const;
    const both = (team: readonly number[], a: number, b: number) => (team.includes(a) && team.includes(b) ? 1 : 0);
    const meet = (a: number, b: number) =>
      teams[0].includes(a) && teams[1].includes(b) ? 1 : teams[1].includes(a) && teams[0].includes(b) ? -1 : 0;
    const sum = (team: readonly number[]) => team.reduce((all, hero) => all + strengths[hero]!, 0);
    let odds = sum(teams[0]) - sum(teams[1]) + (dice.roll(2, 'matchup') === 1 ? matchup : -matchup);
    if (together)
      odds += together.odds * (both(teams[0], together.a, together.b) - both(teams[1], together.a, together.b));
    if (against) odds += against.odds * meet(against.a, against.b);
    for (let way = 0; way < 4; way++) {
      const match = design.size;
      const result = dice.roll(1_000_000, 'result') <= shareOf(odds) * 1_000_000 ? 1 : 0;
      design.add(pairing, result, [
        ...teams[0].flatMap((hero) => [hero, 1]),
        ...teams[1].flatMap((hero) => [hero, -1]),
      ]);
      const note = (key: string, value: number) => {
        const pair = pairs.get(key) ?? { matches: [], values: [] };
        pair.matches.push(match);
        pair.values.push(value);
        pairs.set(key, pair);
      };
      for (const [side, team] of teams.entries()) {
        for (const hero of team) {
          wins[hero]!.won += side === 0 ? result : 1 - result;
          wins[hero]!.played++;
          for (const other of team) if (hero < other) note(`${hero}+${other}`, side === 0 ? 1 : -1);
        }
      }
      for (const a of teams[0]) for (const b of teams[1]) note(a < b ? `${a}-${b}` : `${b}-${a}`, a < b ? 1 : -1);
    }
  }
  const keys = [...pairs.keys()].sort();
  return { design, wins, keys, further: keys.map((key): FurtherTerm => pairs.get(key)!) };
}

function bring(drawn: number[], [a, b]: readonly [number, number], together: boolean): void {
  const place = drawn.indexOf(a);
  const other = drawn.indexOf(b);
  if (place < 0 || other < 0 || (place < 4 === other < 4) === together) return;
  const swap = [0, 1, 2, 3]
    .map((index) => (place < 4 === together ? index : index + 4))
    .find((index) => index !== place)!;
  [drawn[swap], drawn[other]] = [drawn[other]!, drawn[swap]!];
}
