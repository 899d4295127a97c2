import { counted } from '../../../schemas/words.ts';
import type { Figure } from './figure.ts';

/** Figures as sentences have them: `61 % (57 to 65, 571 matches)`. */
export function tellShare({ value, from, to, count }: Figure, of = 'match', many = `${of}es`): string {
  if (count === 0) return `no ${of} to tell it from`;
  return `${percent(value)} % (${percent(from)} to ${percent(to)}, ${counted(count, of, many)})`;
}

/** `6 points (2 to 10, 300 matches)`, of a difference of shares. */
export function tellPoints({ value, from, to, count }: Figure): string {
  const [points, low, high] = value < 0 ? [-value, -to, -from] : [value, from, to];
  return `${points1(points)} (${percent(low)} to ${percent(high)}, ${counted(count, 'match', 'matches')})`;
}

/** `+2 (1 to 4)`, of a difference of shares. */
export function tellPlus({ value, from, to, count }: Figure): string {
  if (count === 0) return '';
  return `${value > 0 ? '+' : ''}${percent(value)} (${percent(from)} to ${percent(to)})`;
}

/** `4 points more (2 to 6, 300 draws)`. */
export function tellMore({ value, from, to, count }: Figure, of = 'match', many = 'matches'): string {
  const [size, low, high] = value < 0 ? [-value, -to, -from] : [value, from, to];
  return `${points1(size)} ${value < 0 ? 'less' : 'more'} (${percent(low)} to ${percent(high)}, ${count.toLocaleString('en-GB')} ${count === 1 ? of : many})`;
}

/** `4.2 (4.0 to 4.4)`. */
export const tellMean = ({ value, from, to }: Figure): string =>
  `${decimal(value)} (${decimal(from)} to ${decimal(to)})`;

/** Whole percents; those below 1 with a digit. The minus sign is a real one. */
export function percent(share: number): string {
  const value = share * 100;
  const text = Math.abs(value) < 0.95 && Math.abs(value) >= 0.05 ? value.toFixed(1) : String(Math.round(value) + 0);
  return text.replace('-', '−');
}

/** How much of so many letters is played, in whole percents: never 100 while one of them is not. */
export const percentRun = (run: number, letters: number): string =>
  letters === 0 ? '100' : String(Math.floor((100 * run) / letters));

/** `1 point`, `3 points`. */
export function points1(share: number): string {
  const text = percent(share);
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

export function decimal(value: number): string {
  if (!(Math.abs(value) < 1e9)) return 'unknown';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return (value.toFixed(digits) === `-${(0).toFixed(digits)}` ? (0).toFixed(digits) : value.toFixed(digits)).replace(
    '-',
    '−',
  );
}
