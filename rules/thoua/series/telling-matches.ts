import { counted } from '../../../schemas/words.ts';
import type { TellingMatch } from '../../kernel/series-report.ts';
import { percent } from '../../kernel/statistics/tell-figure.ts';
import { bestShown, type Shown } from '../../kernel/telling.ts';
import { ends, hadIn, type MatchRow } from './columns.ts';
import { membersIn, wonIn } from './metrics.ts';
import { partsAt } from './parts.ts';
import { type PlayedRow, rowsOf, type SeriesData } from './series-data.ts';
import { partName } from './verdicts.ts';

/** A figure of a report of which somebody wants to see combats. `won`: those that the party wins. */
export type FigureOf =
  | { readonly of: 'encounter'; readonly encounter: string; readonly size: number; readonly won: boolean }
  | { readonly of: 'character'; readonly character: string; readonly won: boolean }
  | { readonly of: 'bought'; readonly ability: string; readonly won: boolean }
  | { readonly of: 'build'; readonly parts: readonly string[]; readonly won: boolean };

/** The combats that show a figure best, one of each pairing. */
export function tellingMatches(data: SeriesData, figure: FigureOf): TellingMatch[] {
  const shows = showing(data, figure);
  return bestShown(rowsOf(data), (played) => {
    if (played.way.step >= 0) return undefined;
    const what = shows(played);
    return what === undefined ? undefined : shown(data, played, figure.won, what);
  });
}

/** Narrow ends are watched last: what wins by much, or loses by much, shows best. */
function shown({ legend }: SeriesData, { row, way }: PlayedRow, won: boolean, what: string): Shown | undefined {
  if ((wonIn(row) === 1) !== won) return undefined;
  const { name } = legend.tables[way.table]!;
  return {
    score: (won ? row.left : row.against) - row.rounds / 1000,
    why: `${what}${endTold(row)} in ${counted(row.rounds, 'round')}; ${name}`,
  };
}

function endTold({ end, left, against, fell }: MatchRow): string {
  const fallen = counted(fell.filter((round) => round > 0).length, 'character');
  switch (ends[end]!) {
    case 'victory':
      return `the party wins with ${percent(left / 1000)} % of its HP, ${fallen} down,`;
    case 'defeat':
      return `the enemies win with ${percent(against / 1000)} % of their HP`;
    case 'retreat':
      return `the party retreats, ${fallen} down,`;
    case 'rounds':
      return 'nobody wins';
  }
}

/** What is shown of a combat, before how it ends; undefined where it shows nothing of the figure. */
function showing({ legend, plan }: SeriesData, figure: FigureOf): (played: PlayedRow) => string | undefined {
  switch (figure.of) {
    case 'encounter':
      return ({ way }) => {
        const { encounter, size } = plan.tables[way.table]!;
        return encounter === figure.encounter && size === figure.size ? '' : undefined;
      };
    case 'character': {
      const character = legend.characters.findIndex(({ ref }) => ref === figure.character);
      const name = legend.characters[character]?.name;
      return ({ row }) => (membersIn(row).includes(character) ? `with ${name} ` : undefined);
    }
    case 'bought': {
      const ability = legend.bought.findIndex(({ ref }) => ref === figure.ability);
      const name = legend.bought[ability]?.name;
      return ({ row }) => (ability >= 0 && hadIn(row, ability) ? `with ${name} ` : undefined);
    }
    case 'build': {
      const wanted = legend.parts.flatMap((part, at) => (figure.parts.includes(part.ref) ? [{ ...part, at }] : []));
      if (wanted.length < figure.parts.length) return () => undefined;
      const name = wanted.map(partName).join(' and ');
      return ({ row }) =>
        membersIn(row).some((_, place) => {
          const own = partsAt(row, legend.parts, place);
          return wanted.every(({ at }) => own.includes(at));
        })
          ? `with ${name} `
          : undefined;
    }
  }
}
