import { FigureSheet } from '../../table/figure-sheet.ts';
import { type Metric, metricNames } from './metric-names.ts';
import type { Report } from './report.ts';

/** All figures of a report as one table: a row for each, with its 95 % interval and what it is counted over. Shares are from 0 to 1. */
export function reportCsv({ tables, cards, traits, bots = [], third, agreement }: Report): string {
  const sheet = new FigureSheet();
  const add = sheet.add.bind(sheet);
  for (const { players, seats, metrics, leads } of tables) {
    const beside = `${players} players`;
    for (const [place, figure] of seats.entries()) add('seat', String(place + 1), beside, 'wins', figure);
    for (const [metric, figure] of Object.entries(metrics))
      add('match', '', beside, metricNames[metric as Metric], figure);
    for (const { round, won } of leads) add('match', '', beside, `leads after round ${round} that won`, won);
  }
  for (const { name, kind, more, stuck, used, kept, unplayed } of cards) {
    const figures = {
      'more wins a draw': more,
      stuck,
      'used when it could be': used,
      kept,
      'discarded unplayed': unplayed,
    };
    for (const [figure, one] of Object.entries(figures)) add('card', name, kind, figure, one);
  }
  for (const { name, more, wins } of traits) {
    add('trait', name, '', 'more wins', more);
    add('trait', name, '', 'wins', wins);
  }
  for (const { name, more } of bots) add('bot', name, '', 'more wins', more);
  if (third) add('match', '', '', 'what the third decides', third.sway);
  if (agreement) add('match', '', '', 'agreement', agreement);
  return sheet.csv;
}
