import type { Figure } from '../kernel/statistics/figure.ts';
import { toCsv } from './csv.ts';

const headings = ['what', 'name', 'with', 'figure', 'value', 'from', 'to', 'count'];

/** Figures of a report as one table: a row for each, with its 95 % interval and what it is counted over. Shares are from 0 to 1. */
export class FigureSheet {
  readonly #rows: string[][] = [headings];

  /** A figure that was counted over nothing is left out. */
  add(what: string, name: string, beside: string, figure: string, { value, from, to, count }: Figure): void {
    if (count > 0) this.#rows.push([what, name, beside, figure, ...[value, from, to, count].map(String)]);
  }

  get csv(): string {
    return toCsv(this.#rows);
  }
}
