import { FigureSheet } from '../../table/figure-sheet.ts';
import { type Metric, metricNames } from './metrics.ts';
import type { Report } from './report.ts';

/** All figures of a report as one table: a row for each, with its 95 % interval and what it is counted over. Shares are from 0 to 1. */
export function reportCsv(report: Report): string {
  const sheet = new FigureSheet();
  const add = sheet.add.bind(sheet);
  const names = new Map(report.heroes.map(({ ref, name }) => [ref, name]));
  const nameOf = (ref: string) => names.get(ref) ?? ref;
  for (const [metric, figure] of Object.entries(report.metrics)) {
    add('match', '', '', metricNames[metric as Metric], figure);
  }
  for (const { round, lost } of report.swings) add('match', '', '', `leads after round ${round} that still lost`, lost);
  for (const { name, strength, wins, deployed, died, deathRound, dealt, taken, agreement } of report.heroes) {
    const figures = { strength, wins, deployed, died, 'round of death': deathRound, dealt, taken };
    for (const [figure, one] of Object.entries(figures)) add('hero', name, '', figure, one);
    if (agreement) add('hero', name, '', 'agreement', agreement);
  }
  for (const { a, b, more } of report.together) add('together', nameOf(a), nameOf(b), 'more wins', more);
  for (const { a, b, more } of report.against) add('against', nameOf(a), nameOf(b), 'more wins', more);
  for (const { name, hero, used, hits, kills, yield: gave } of report.abilities) {
    const figures = { 'used when legal': used, hits, 'kills a use': kills, 'yield a use': gave };
    for (const [figure, one] of Object.entries(figures)) add('ability', name, nameOf(hero), figure, one);
  }
  for (const { name, first, red, cells } of report.maps) {
    add('map', name, '', 'first player', first);
    add('map', name, '', 'red side', red);
    for (const { x, y, died } of cells) add('space', name, `${x + 1},${y + 1}`, 'deaths', died);
  }
  for (const { name, most } of report.parts) {
    add('part', name, '', 'most in play', { value: most, from: most, to: most, count: report.matches });
  }
  return sheet.csv;
}
