import { counted } from '../../../schemas/words.ts';
import type { TellingMatch } from '../../kernel/series-report.ts';
import { percent } from '../../kernel/statistics/tell-figure.ts';
import { bestShown, type Shown } from '../../kernel/telling.ts';
import { hurt, type MatchRow } from './columns.ts';
import { type Metric, metricNames } from './metric-names.ts';
import { eachMetric, minutesOf, placeOf, shares, traitsIn } from './metrics.ts';
import { rowsOf, type SeriesData } from './series-data.ts';
import { winsOf } from './witness.ts';

/** A figure of a report of which somebody wants to see matches. `more`: it is above what would be usual. */
export type FigureOf =
  | { readonly of: 'card'; readonly card: string; readonly more: boolean }
  | { readonly of: 'trait'; readonly trait: string; readonly more: boolean }
  /** Who comes at that place in the order of turns, from 0. */
  | { readonly of: 'place'; readonly players: number; readonly place: number; readonly more: boolean }
  | { readonly of: 'table'; readonly players: number; readonly metric: Metric; readonly more: boolean }
  | { readonly of: 'third' };

/** What a match shows of a figure. */
type Shows = (row: MatchRow) => Shown | undefined;

/** The matches that show a figure best, one of each pairing: its other ways are much the same match. */
export function tellingMatches(data: SeriesData, figure: FigureOf): TellingMatch[] {
  const shows = showing(data, figure);
  return bestShown(rowsOf(data), ({ row }) => {
    const shown = shows(row);
    return shown && { ...shown, why: `${shown.why}; ${row.players} players, ${counted(row.turns, 'turn')}` };
  });
}

function showing({ legend }: SeriesData, figure: FigureOf): Shows {
  const player = (seat: number) => `player ${seat + 1}`;
  const seats = (row: MatchRow) => Array.from({ length: row.players }, (_, seat) => seat);
  /** Of some seats: those who won or lost, by what is looked for, and by how much. */
  const among = (row: MatchRow, of: readonly number[], more: boolean, what: string): ReturnType<Shows> => {
    const won = winsOf(row.places.slice(0, row.players));
    const shown = of.filter((seat) => won[seat]! > 0 === more);
    if (shown.length === 0) return undefined;
    const [seat = 0] = shown;
    const margin = more ? row.hp[seat]! : row.turns - row.fell[seat]!;
    const end = more ? `wins with ${row.hp[seat]} HP` : `falls in turn ${row.fell[seat]}`;
    return { score: margin + shown.length / 10, why: `${player(seat)} ${what} and ${end}` };
  };
  switch (figure.of) {
    case 'card': {
      const card = legend.cards.findIndex(({ ref }) => ref === figure.card);
      const name = legend.cards[card]?.name ?? '';
      return (row) => {
        const drawn = row.drawn[card] ?? 0;
        const by = seats(row).filter((seat) => (drawn & (1 << seat)) !== 0);
        return among(row, by, figure.more, `draws ${name}`);
      };
    }
    case 'trait': {
      const trait = legend.traits.findIndex(({ ref }) => ref === figure.trait);
      const name = legend.traits[trait]?.name ?? '';
      return (row) => {
        const by = seats(row).filter((seat) => traitsIn(row, seat).includes(trait));
        return among(row, by, figure.more, `has ${name}`);
      };
    }
    case 'place':
      return (row) => {
        if (row.players !== figure.players) return undefined;
        const by = seats(row).filter((seat) => placeOf(row, seat) === figure.place);
        return among(row, by, figure.more, `comes in place ${figure.place + 1}`);
      };
    case 'table':
      return (row) => (row.players === figure.players ? ofMatch(row, figure.metric, figure.more) : undefined);
    case 'third':
      return (row) => {
        if (row.third === hurt.nobody || (row.third === hurt.behind) !== (row.aheadWon === 1)) return undefined;
        const who = row.third === hurt.ahead ? 'who is ahead' : 'who is behind';
        return { score: 1000 - row.turns, why: `of the last three, ${who} is hurt more by the third and loses` };
      };
  }
}

/** A figure of one match. */
function ofMatch(row: MatchRow, metric: Metric, more: boolean): ReturnType<Shows> {
  let shown: ReturnType<Shows>;
  eachMetric(row, (one, value, weight) => {
    if (one !== metric) return;
    const each = value / weight;
    const told = shares.includes(metric) && weight > 1 ? `${percent(each)} %` : String(Math.round(each * 10) / 10);
    // Of what happens or does not, those matches in which it does.
    if (shares.includes(metric) && weight === 1 && value === 0) return;
    const minutes = ` in about ${counted(Math.round(minutesOf(row)), 'minute')}`;
    shown = {
      score: more ? each : -each,
      why: `${metricNames[metric]}: ${told}${metric === 'minutes' ? '' : minutes}`,
    };
  });
  return shown;
}
