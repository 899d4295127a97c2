import type { Modifier, Stat } from '../program.ts';
import { elements, rolls } from '../types.ts';
import { type Signed, signed } from './amounts.ts';
import { behindAnd, oneOf, type Parsed, type Parser, words } from './phrase.ts';

const roll = {
  attack: 'attack',
  status: 'status',
  defense: 'defence',
  defence: 'defence',
  resistance: 'resistance',
} as const;

/** Every number that can be raised or lowered; "All EM" and "Die Rolls" are four. */
export const stats: Parser<readonly Stat[]> = oneOf<readonly Stat[]>(
  words('(attack|status|defen[cs]e|resistance) rolls?', (name) => [roll[name as keyof typeof roll]]),
  words('(?:all )?die rolls|all rolls', () => rolls),
  words('(earth|fire|water|wind) em', (name) => [`em-${name}` as Stat]),
  words('all em', () => elements.map((element): Stat => `em-${element}`)),
  words('(?:max(?:imum)? )?hp', () => ['hp'] as const),
  words('(ap|movement|initiative|range)', (name) => [name as Stat]),
);

const modifiersOf = (all: readonly Stat[], { sign, amount }: Signed): Modifier[] =>
  all.map((stat) => ({ stat, sign, amount }));

/**
 * `Attack Rolls +2`, `Status Rolls and Defense Rolls -1d8`, `HP +10, Defense Rolls +2 and Resistance Rolls +2`: a name without an amount
 * has that of the next one.
 */
export function modifiers(text: string): Parsed<Modifier[]> | undefined {
  const value: Modifier[] = [];
  let waiting: Stat[] = [];
  let last: string | undefined;
  let rest: string | undefined = text;
  while (rest !== undefined) {
    const named: Parsed<readonly Stat[]> | undefined = stats(rest);
    if (!named) break;
    waiting = [...waiting, ...named.value];
    const by = signed(named.rest);
    if (by) {
      value.push(...modifiersOf(waiting, by.value));
      waiting = [];
      last = by.rest;
    }
    rest = behindAnd(by?.rest ?? named.rest);
  }
  return last === undefined || !areApart(value) ? undefined : { value, rest: last };
}

/** Whether no number is said twice in one way. */
const areApart = (all: readonly Modifier[]): boolean =>
  new Set(all.map(({ stat, sign, amount }) => `${stat} ${sign} ${typeof amount}`)).size === all.length;

/** `Attack Rolls and Status Rolls`, without an amount. */
export function statList(text: string): Parsed<Stat[]> | undefined {
  const first = stats(text);
  if (!first) return undefined;
  const value = [...first.value];
  let { rest } = first;
  for (let next = behindAnd(rest); next !== undefined; next = behindAnd(rest)) {
    const more = stats(next);
    if (!more) break;
    value.push(...more.value);
    rest = more.rest;
  }
  return { value, rest };
}
