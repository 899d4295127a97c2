import { mostSeats, traitsDealt } from '../types.ts';
import { leads, noTrait, notPlayed, tied } from './columns.ts';
import { wayOf } from './plan.ts';
import { rowsOf, type SeriesData } from './series-data.ts';

/** The first match whose row names what is not there. */
export function wrongMatch(data: SeriesData): number | undefined {
  const { plan, legend } = data;
  for (const { row, match } of rowsOf(data)) {
    const { players, first, places, traits, lead } = row;
    const isSeat = (seat: number) => seat < players;
    const right =
      plan.players[wayOf(plan, row.variant).table] === players &&
      isSeat(first) &&
      places.length === mostSeats &&
      places.slice(0, players).every((place) => place >= 1 && place <= players) &&
      places.includes(1) &&
      traits.length === mostSeats * traitsDealt &&
      traits.every((trait) => trait === noTrait || trait < legend.traits.length) &&
      lead.length === leads &&
      lead.every((seat) => seat === notPlayed || seat === tied || isSeat(seat));
    if (!right) return match;
  }
  return undefined;
}
