import { Clustered } from '../../kernel/statistics/clustered.ts';
import { type Figure, rounded } from '../../kernel/statistics/figure.ts';
import { type Beside, cardSums, whole } from './beside.ts';
import type { CardFigures } from './report.ts';
import type { SeriesData } from './series-data.ts';

/** Cards against the average draw: only differences between cards show in matches, never what it is worth to draw at all. */
export function cardFigures({ legend, beside }: Pick<SeriesData, 'legend' | 'beside'>): CardFigures[] {
  let [gain, draws] = [0, 0];
  for (const sums of beside.cards) {
    const [won = 0, count = 0] = sums[cardSums.indexOf('gain')]!;
    gain += won;
    draws += count;
  }
  const average = gain / Math.max(1, draws) / whole;
  return legend.cards.map((card, at) => {
    const share = (sum: 'stuck' | 'used' | 'kept' | 'unplayed') => rounded(tallied(beside, at, sum).share());
    return {
      ...card,
      more: rounded(moreOf(beside, at, average)),
      stuck: share('stuck'),
      used: share('used'),
      kept: share('kept'),
      unplayed: share('unplayed'),
    };
  });
}

const tallied = ({ cards }: Beside, card: number, sum: (typeof cardSums)[number]): Clustered =>
  Clustered.of(cards[card]![cardSums.indexOf(sum)]!);

function moreOf(beside: Beside, card: number, average: number): Figure {
  const { value, from, to, count } = tallied(beside, card, 'gain').ratio(average * whole);
  if (count === 0) return { value: 0, from: -1, to: 1, count };
  const of = (one: number) => Math.min(1, Math.max(-1, one / whole - average));
  return { value: of(value), from: of(from), to: of(to), count };
}
