import { counted } from '../../../schemas/words.ts';
import type { TellingMatch } from '../../kernel/series-report.ts';
import { decimal } from '../../kernel/statistics/tell-figure.ts';
import { bestShown, type Shown } from '../../kernel/telling.ts';
import type { MatchRow } from './columns.ts';
import { type Deployed, deployedIn, leadChanges, lostLead, type Metric, resultOf } from './metrics.ts';
import { rowsOf, type SeriesData } from './series-data.ts';

/** A figure of a report of which somebody wants to see matches. `more`: it is above what would be usual. */
export type FigureOf =
  | { readonly of: 'hero'; readonly hero: string; readonly more: boolean }
  | { readonly of: 'together' | 'against'; readonly a: string; readonly b: string; readonly more: boolean }
  | { readonly of: 'ability'; readonly hero: string; readonly ability: string }
  | { readonly of: 'metric'; readonly metric: Metric; readonly more: boolean }
  | { readonly of: 'map'; readonly map: string }
  | { readonly of: 'space'; readonly map: string; readonly x: number; readonly y: number };

/** What a match shows of a figure. */
type Shows = (row: MatchRow) => Shown | undefined;

/** The matches that show a figure best, one of each pairing: its other ways are much the same match. */
export function tellingMatches(data: SeriesData, figure: FigureOf): TellingMatch[] {
  const shows = showing(data, figure);
  return bestShown(rowsOf(data), ({ row }) => {
    const shown = shows(row);
    return shown && { ...shown, why: `${shown.why}; ${counted(row.rounds, 'round')}` };
  });
}

function showing({ legend, shape }: SeriesData, figure: FigureOf): Shows {
  const numberOf = (ref: string) => legend.heroes.findIndex((hero) => hero.ref === ref);
  const nameOf = (hero: number) => legend.heroes[hero]?.name ?? '';
  const found = (row: MatchRow, hero: number): Deployed | undefined =>
    deployedIn(row).find((deployed) => deployed.hero === hero);
  const ends = (result: number) => (result === 1 ? 'wins' : result === 0 ? 'loses' : 'draws');
  if (figure.of === 'hero') {
    const hero = numberOf(figure.hero);
    return (row) => {
      const one = found(row, hero);
      if (!one) return undefined;
      const [result, dealt, taken] = [resultOf(row, one.seat), row.dealt[one.slot]!, row.taken[one.slot]!];
      const score = (figure.more ? 1 : -1) * (result * 100 + dealt - taken);
      return { score, why: `${nameOf(hero)} ${ends(result)}, deals ${dealt} and takes ${taken}` };
    };
  }
  if (figure.of === 'ability') {
    const hero = numberOf(figure.hero);
    const ability = legend.heroes[hero]?.abilities.indexOf(figure.ability) ?? -1;
    return (row) => {
      const one = ability < 0 ? undefined : found(row, hero);
      if (!one) return undefined;
      const at = one.slot * shape.abilities + ability;
      const [used, legal] = [row.used[at]!, row.legal[at]!];
      if (used === 0) return undefined;
      return { score: used * 100 - legal, why: `${figure.ability} is used in ${used} of ${counted(legal, 'turn')}` };
    };
  }
  if (figure.of === 'map' || figure.of === 'space') {
    const map = legend.maps.findIndex(({ ref }) => ref === figure.map);
    const columns = legend.maps[map]?.columns ?? 1;
    const name = legend.maps[map]?.name ?? '';
    return (row) => {
      if (row.map !== map) return undefined;
      if (figure.of === 'map') {
        const first = resultOf(row, row.first);
        const margin = Math.abs(row.kills[0]! + row.control[0]! - row.kills[1]! - row.control[1]!);
        return { score: margin, why: `${name}: the first player ${ends(first)} by ${counted(margin, 'point')}` };
      }
      const died = row.deathAt.filter((at) => at === figure.y * columns + figure.x).length;
      return died === 0 ? undefined : { score: died, why: counted(died, 'hero dies there', 'heroes die there') };
    };
  }
  if (figure.of === 'metric') {
    const { metric, more } = figure;
    return (row) => {
      const shown = ofMatch(row, metric);
      return shown && { score: (more ? 1 : -1) * shown.value, why: shown.why };
    };
  }
  const [a, b] = [numberOf(figure.a), numberOf(figure.b)];
  return (row) => {
    const [one, other] = [found(row, a), found(row, b)];
    if (!one || !other || (one.seat === other.seat) !== (figure.of === 'together')) return undefined;
    const result = resultOf(row, one.seat);
    const dealt = row.dealt[one.slot]! + (figure.of === 'together' ? row.dealt[other.slot]! : -row.dealt[other.slot]!);
    const pair = figure.of === 'together' ? `${nameOf(a)} and ${nameOf(b)}` : `${nameOf(a)} against ${nameOf(b)}`;
    const verb = figure.of === 'together' ? ends(result).replace(/s$/, '') : ends(result);
    return { score: (figure.more ? 1 : -1) * (result * 100 + dealt), why: `${pair} ${verb}` };
  };
}

/** A figure of one match. */
function ofMatch(row: MatchRow, metric: Metric): { readonly value: number; readonly why: string } | undefined {
  const margin = row.kills[0]! + row.control[0]! - row.kills[1]! - row.control[1]!;
  const turns = Math.max(1, row.turns);
  const points = (value: number, of: string) => ({ value, why: `${counted(value, 'point')} by ${of}` });
  const each = (count: number, of: string) => ({ value: count / turns, why: `${decimal(count / turns)} ${of} a turn` });
  const wins = (seat: number, who: string) => {
    const ahead = seat === 0 ? margin : -margin;
    const verb = row.winner === 2 ? 'draws' : row.winner === seat ? 'wins' : 'loses';
    // By a tie-break, or as a text has it, whoever has fewer points may win.
    const isByPoints = row.winner !== 2 && ahead !== 0 && ahead > 0 === (row.winner === seat);
    const told = isByPoints ? `${verb} by ${counted(Math.abs(ahead), 'point')}` : verb;
    return { value: resultOf(row, seat) * 100 + ahead, why: `the ${who} ${told}` };
  };
  switch (metric) {
    case 'first':
      return wins(row.first, 'first player');
    case 'red':
      return wins(row.red, 'red side');
    case 'draws':
      return row.winner === 2 ? { value: 1, why: 'nobody wins' } : undefined;
    case 'swing':
      return lostLead(row, 3)
        ? { value: Math.abs(row.lead[2] ?? 0), why: `a lead of ${Math.abs(row.lead[2] ?? 0)} after round 3 is lost` }
        : undefined;
    case 'changes':
      return { value: leadChanges(row), why: counted(leadChanges(row), 'change of the lead', 'changes of the lead') };
    case 'kills':
      return points(row.kills[0]! + row.kills[1]!, 'kills');
    case 'control':
      return points(row.control[0]! + row.control[1]!, 'control and cards');
    case 'rounds':
      return { value: row.rounds, why: counted(row.turns, 'turn') };
    case 'decisions':
      return each(row.decisions, 'decisions');
    case 'choices':
      return each(row.choices, 'choices');
    case 'manual':
      return { value: row.manual, why: counted(row.manual, 'clause by hand', 'clauses by hand') };
    case 'triggers':
      return { value: row.triggers / Math.max(1, row.rounds), why: counted(row.triggers, 'trigger') };
  }
}
