import { FigureSheet } from '../../table/figure-sheet.ts';
import { type Metric, metricNames } from './metrics.ts';
import type { Report } from './report.ts';

/** All figures of a report as one table: a row for each, with its 95 % interval and what it is counted over. Shares are from 0 to 1. */
export function reportCsv(report: Report): string {
  const { armies, pairs, battlefields, first, side, units, metrics, leads, bots = [], agreement } = report;
  const sheet = new FigureSheet();
  const add = sheet.add.bind(sheet);
  const nameOf = new Map(armies.map(({ ref, name }) => [ref, name]));
  for (const { name, wins } of armies) add('army', name, '', 'wins', wins);
  for (const { a, b, wins } of pairs) add('army', nameOf.get(a) ?? a, nameOf.get(b) ?? b, 'wins', wins);
  for (const { name, side: wins } of battlefields) add('battlefield', name, '', 'wins from the first start', wins);
  add('battle', '', '', 'wins from the first start', side);
  add('battle', '', '', 'wins with the priority token first', first);
  for (const [metric, figure] of Object.entries(metrics)) add('battle', '', '', metricNames[metric as Metric], figure);
  for (const { round, won } of leads) add('battle', '', '', `leads after round ${round} that won`, won);
  for (const { name, takes, falls, onFields, worth, price, agreement: agreed } of units) {
    add('unit', name, '', 'appraisal taken a point', takes);
    for (const [at, one] of onFields.entries())
      add('unit', name, battlefields[at]?.name ?? '', 'appraisal taken a point', one);
    add('unit', name, '', 'falls', falls);
    if (price) {
      add('unit', name, '', 'worth beyond its appraisal', worth);
      add('unit', name, '', 'fitted price', price);
    }
    if (agreed) add('unit', name, '', 'agreement', agreed);
  }
  for (const { name, more } of bots) add('bot', name, '', 'more wins', more);
  if (agreement) add('battle', '', '', 'agreement', agreement);
  return sheet.csv;
}
