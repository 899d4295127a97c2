import { counted } from '../../../schemas/words.ts';
import type { TellingMatch } from '../../kernel/series-report.ts';
import { percent } from '../../kernel/statistics/tell-figure.ts';
import { bestShown, type Shown } from '../../kernel/telling.ts';
import { eachMetric, type Metric, metricNames, minutesOf, shares } from './metrics.ts';
import { type PlayedRow, rowsOf, type SeriesData, wonByFirst } from './series-data.ts';

/** A figure of a report of which somebody wants to see battles. `more`: it is above what would be usual. */
export type FigureOf =
  | { readonly of: 'army'; readonly army: string; readonly more: boolean }
  | { readonly of: 'armies'; readonly a: string; readonly b: string; readonly more: boolean }
  | { readonly of: 'unit'; readonly unit: string; readonly more: boolean }
  | { readonly of: 'battlefield'; readonly battlefield: string; readonly more: boolean }
  | { readonly of: 'priority'; readonly more: boolean }
  | { readonly of: 'battle'; readonly metric: Metric; readonly more: boolean };

/** What a battle shows of a figure. */
type Shows = (played: PlayedRow) => Shown | undefined;

/** The battles that show a figure best, one of each pairing: its other ways are much the same battle. */
export function tellingMatches(data: SeriesData, figure: FigureOf): TellingMatch[] {
  const shows = showing(data, figure);
  return bestShown(rowsOf(data), (played) => {
    const shown = shows(played);
    return shown && { ...shown, why: `${shown.why}; ${counted(played.row.rounds, 'round')}` };
  });
}

function showing({ legend }: SeriesData, figure: FigureOf): Shows {
  /** A battle that a side won or lost, as is looked for: the clearer, the better. */
  const ended = (played: PlayedRow, army: 0 | 1, name: string, more: boolean): Shown | undefined => {
    const won = army === 0 ? wonByFirst(played) : 1 - wonByFirst(played);
    if (won !== (more ? 1 : 0)) return undefined;
    const { left, rounds } = played.row;
    const most = Math.max(...left);
    return { score: most - rounds, why: `${name} ${more ? 'wins' : 'loses'}, ${most} points left to the winner` };
  };
  switch (figure.of) {
    case 'army':
    case 'armies': {
      const [army, other] = figure.of === 'army' ? [figure.army] : [figure.a, figure.b];
      const own = legend.armies.findIndex(({ ref }) => ref === army);
      const its = legend.armies.findIndex(({ ref }) => ref === other);
      return (played) => {
        const { named } = played.deal;
        if (!named?.includes(own) || (figure.of === 'armies' && !named.includes(its))) return undefined;
        return ended(played, named[0] === own ? 0 : 1, legend.armies[own]?.name ?? '', figure.more);
      };
    }
    case 'unit': {
      const unit = legend.units.findIndex(({ ref }) => ref === figure.unit);
      const name = legend.units[unit]?.name ?? '';
      return (played) => {
        const [one, other] = played.deal.units.map((army) => army.filter((each) => each === unit).length);
        if (one === other) return undefined;
        const army = one! > other! ? 0 : 1;
        const shown = ended(played, army, `the side with more ${name}`, figure.more);
        return shown && { ...shown, score: shown.score + 200 * Math.abs(one! - other!) };
      };
    }
    case 'battlefield': {
      const field = legend.battlefields.findIndex(({ ref }) => ref === figure.battlefield);
      return (played) =>
        played.deal.field === field
          ? ended(played, played.way.side, 'the first starting location', figure.more)
          : undefined;
    }
    case 'priority':
      return (played) => {
        const [one, other] = played.deal.units.map((army) =>
          army.reduce((sum, unit) => sum + legend.units[unit]!.appraisal, 0),
        );
        if (one !== other) return undefined;
        const army = played.row.first === played.way.side ? 0 : 1;
        return ended(played, army, 'who has the priority token first', figure.more);
      };
    case 'battle':
      return ({ row }) => ofBattle(row, figure.metric, figure.more);
  }
}

/** A figure of one battle. */
function ofBattle(row: PlayedRow['row'], metric: Metric, more: boolean): Shown | undefined {
  let shown: Shown | undefined;
  eachMetric(row, (one, value, weight) => {
    if (one !== metric) return;
    // Of what happens or does not, those battles in which it does.
    if (shares.includes(metric) && weight === 1 && value === 0) return;
    const each = value / weight;
    const told = shares.includes(metric) && weight > 1 ? `${percent(each)} %` : String(Math.round(each * 10) / 10);
    const minutes = ` in about ${counted(Math.round(minutesOf(row)), 'minute')}`;
    shown = {
      score: more ? each : -each,
      why: `${metricNames[metric]}: ${told}${metric === 'minutes' ? '' : minutes}`,
    };
  });
  return shown;
}
