import { FigureSheet } from '../../table/figure-sheet.ts';
import { type Metric, metricNames } from './metrics.ts';
import type { FigureFigures, Report } from './report.ts';

/** All figures of a report as one table. */
export function reportCsv({ tables, characters, enemies, abilities, builds, steps, agreement }: Report): string {
  const sheet = new FigureSheet();
  const add = sheet.add.bind(sheet);
  for (const { name, size, level, metrics, falls } of tables) {
    const beside = `${size} characters${level === undefined ? '' : ` of level ${level}`}`;
    for (const [metric, figure] of Object.entries(metrics)) {
      add('encounter', name, beside, metricNames[metric as Metric], figure);
    }
    for (const one of falls) add('encounter', name, one.name, 'falls', one.fell);
  }
  const figuresOf = (what: string, { name, fell, round, dealt, taken, healed, agreement: agreed }: FigureFigures) => {
    const figures = { falls: fell, 'round of falling': round, dealt, taken, healed };
    for (const [figure, one] of Object.entries(figures)) add(what, name, '', figure, one);
    if (agreed) add(what, name, '', 'agreement', agreed);
  };
  for (const one of characters) {
    figuresOf('character', one);
    add('character', one.name, '', 'wins', one.wins);
    if (one.more) add('character', one.name, '', 'more wins', one.more);
  }
  for (const one of enemies) figuresOf('enemy', one);
  for (const { name, of = '', used, beaten, gave, more } of abilities) {
    const figures = { 'used when it could be': used, 'beats who defends': beaten, 'HP a use': gave };
    for (const [figure, one] of Object.entries(figures)) add('ability', name, of, figure, one);
    if (more) add('ability', name, of, 'more wins', more);
  }
  for (const { part, more } of builds?.parts ?? []) add(part.kind, part.name, '', 'more wins', more);
  for (const { a, b, more, wins } of builds?.pairs ?? []) {
    add('pair', a.name, b.name, 'more wins than its parts', more);
    add('pair', a.name, b.name, 'wins', wins);
  }
  for (const { name, difference } of steps?.lines ?? []) add('step', name, '', 'more wins', difference);
  if (agreement) add('match', '', '', 'agreement', agreement);
  return sheet.csv;
}
