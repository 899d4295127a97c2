import { findings } from './statistics/discovery.ts';
import type { Figure } from './statistics/figure.ts';
import { decimal, percent } from './statistics/tell-figure.ts';
import { chanceOf } from './statistics/verdict.ts';

/** Between what a figure is to lie; shares in percent. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** A figure that a goal is about, and by whom it is met or missed, where there are several. */
export interface Seen {
  readonly ref?: string;
  readonly figure: Figure;
}

/** What a report says of a goal. */
export interface Tracked {
  /** `open`: the series cannot tell yet. */
  readonly state: 'met' | 'missed' | 'open';
  /** References of those by whom it is missed or who are still open. */
  readonly about: readonly string[];
  /** The figure that decides: the one furthest out, or nearest to its bound. Undefined where there is none. */
  readonly figure?: Figure;
  /** Further matches of such a series that would decide it, where more of them can. */
  readonly needs?: number;
}

/** Matches beyond which nobody waits for an answer. */
const mostNeeded = 250_000;

/**
 * Holds bounds against figures.
 * @param scale what a bound is divided by to be compared: 100 for percent
 * @param matches of the series
 */
export function track(bounds: Bounds, scale: number, seen: readonly Seen[], matches: number): Tracked {
  const isBound = bounds.least !== undefined || bounds.most !== undefined;
  if (seen.length === 0 || !isBound) return { state: 'open', about: [] };
  const [least, most] = [
    (bounds.least ?? Number.NEGATIVE_INFINITY) / scale,
    (bounds.most ?? Number.POSITIVE_INFINITY) / scale,
  ];
  const boundOf = ({ value }: Figure) => (Math.abs(value - least) < Math.abs(value - most) ? least : most);
  // Many heroes are many looks: that one of them seems to be beyond its bound may be chance.
  const isSure = findings(
    seen.map(({ figure }) => ({ chance: chanceOf({ figure, reference: boundOf(figure) }), weight: 1 })),
  );
  const beyond = seen.filter(({ figure }, at) => isSure[at] && (figure.value > most || figure.value < least));
  const out = ({ figure }: Seen) => Math.max(figure.value - most, least - figure.value);
  const told = (some: readonly Seen[]) => ({
    about: some.flatMap(({ ref }) => ref ?? []),
    figure: [...some].sort((a, b) => out(b) - out(a))[0]?.figure,
  });
  if (beyond.length > 0) return { state: 'missed', ...told(beyond) };
  const open = seen.filter(({ figure }) => figure.from < least || figure.to > most);
  if (open.length === 0) return { state: 'met', about: [], figure: told(seen).figure };
  const needs = Math.max(...open.map(({ figure }) => neededFor(figure, boundOf(figure), matches)));
  return { state: 'open', ...told(open), ...(needs <= mostNeeded && { needs }) };
}

/** Matches beside those that there are until the interval no longer holds the bound, if the figure stays what it is. */
function neededFor({ value, from, to }: Figure, bound: number, matches: number): number {
  const half = Math.max(to - value, value - from);
  const times = (half / Math.abs(value - bound)) ** 2;
  const more = Math.max(1, (times - 1) * matches);
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(more)) - 1);
  return Math.ceil(more / unit) * unit;
}

/** `Every hero wins 55 % at most`, `The first player wins 45 to 55 %`. @param subject in small letters; after a verb stands no colon */
export function tellBounds(subject: string, { least, most }: Bounds, isShare: boolean): string {
  const unit = isShare ? ' %' : '';
  if (least === undefined && most === undefined) return `${sentence(subject)}: no bound is given`;
  const bounds =
    least !== undefined && most !== undefined
      ? `${least} to ${most}${unit}`
      : most !== undefined
        ? `${most}${unit} at most`
        : `${least ?? 0}${unit} at least`;
  return sentence(/wins$/.test(subject) ? `${subject} ${bounds}` : `${subject}: ${bounds}`);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What became of it: `met: 5.2 (5.1 to 5.3)`, `missed by Warden: 61 % (57 to 65)`. */
export function tellOutcome(
  { state, about, figure, needs }: Tracked,
  bounds: Bounds,
  isShare: boolean,
  nameOf: (ref: string) => string,
): string {
  const say = isShare ? percent : decimal;
  const told = figure ? `${say(figure.value)}${isShare ? ' %' : ''} (${say(figure.from)} to ${say(figure.to)})` : '';
  const names = about.map(nameOf);
  const who = names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
  if (bounds.least === undefined && bounds.most === undefined) return 'cannot be decided: say at least or at most';
  if (!figure) return 'cannot be decided: nothing was seen of it';
  if (state === 'met') return `met: ${told}`;
  if (state === 'missed') return who === '' ? `missed: ${told}` : `missed by ${who}: ${told}`;
  const wait = needs === undefined ? 'it lies on the bound' : `${needs.toLocaleString('en-GB')} more matches`;
  return `cannot be decided yet${who === '' ? '' : ` for ${who}`}: ${told}; ${wait}`;
}
