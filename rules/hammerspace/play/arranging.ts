import type { Seat } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { Game } from '../game.ts';
import { mark, type State } from '../state.ts';
import { rowSize } from '../types.ts';
import { discard, everybody, hiddenLimit, type Table } from './table.ts';

export type Arrangement = Extract<Action, { do: 'arrange' }>;

const isHeld = (marks: number): boolean => (marks & mark.held) !== 0;
const isDown = (marks: number): boolean => (marks & mark.down) !== 0 && !isHeld(marks);

/** Whether the game has not begun: then everybody may hide a card, whichever version is played (H-003). */
const isSetup = (state: State): boolean => state.turns === 0;

/** Whether a seat that got cards has anything to decide about its row (H-013, H-048). */
export function mustArrange({ options }: Game, state: State, seat: Seat): boolean {
  const row = state.rows[seat]!;
  if (row.length > rowSize) return true;
  if (!state.marks[seat]!.some(isHeld)) return false;
  return isSetup(state) || options.flipWithCards || options.reordering;
}

/** Puts cards in hand down face up where nothing is to be decided. */
export function putDown(table: Table, seat: Seat): void {
  const { game, state } = table;
  if (!state.marks[seat]!.some(isHeld)) return;
  const hidden = state.marks[seat]!.flatMap((marks, place) => (isDown(marks) ? [place] : []));
  arrange(table, seat, {
    do: 'arrange',
    order: [...state.rows[seat]!.keys()],
    hidden: hidden.slice(0, hiddenLimit(game, state, seat)),
  });
}

/** Why a row cannot be arranged so; the shape of the action was checked before. */
export function wrongArrangement(
  game: Game,
  state: State,
  seat: Seat,
  { order, hidden }: Arrangement,
): string | undefined {
  const length = state.rows[seat]!.length;
  const kept = Math.min(rowSize, length);
  if (order.length !== kept || order.some((place) => place < 0 || place >= length)) {
    return `A row is arranged by naming ${kept} of its places, each once.`;
  }
  if (hidden.some((place) => place < 0 || place >= kept))
    return `A hidden card lies at one of the places 0 to ${kept - 1}.`;
  const most = hiddenLimit(game, state, seat);
  if (hidden.length > most) return `At most ${most} of the cards may lie face down.`;
  if (!game.options.reordering && order.some((place, index) => index > 0 && place < order[index - 1]!)) {
    return 'The order of a row is never changed in this version.';
  }
  if (mayFlip(game, state)) return undefined;
  const down = order.flatMap((place, index) => (isDown(state.marks[seat]![place]!) ? [index] : []));
  const same = down.length === hidden.length && down.every((place) => hidden.includes(place));
  return same || down.length > most ? undefined : 'Cards are turned only when the own turn begins in this version.';
}

/** Whether cards may be turned now: when a turn begins, before the game, and by option with new cards. */
export function mayFlip({ options }: Game, state: State): boolean {
  return isSetup(state) || options.flipWithCards || state.stack[state.stack.length - 1]?.at === 'turn';
}

/** Lays a row as it was decided. Cards that are not named go to the discards. */
export function arrange(table: Table, seat: Seat, { order, hidden }: Arrangement): void {
  const { game, state, emit } = table;
  const [row, known] = [state.rows[seat]!, state.known[seat]!];
  for (const [place, card] of row.entries()) {
    if (!order.includes(place)) discard(table, seat, card);
  }
  state.rows[seat] = order.map((place) => row[place]!);
  state.marks[seat] = order.map((_, place) => (hidden.includes(place) ? mark.down : 0));
  state.known[seat] = order.map((place, index) => (hidden.includes(index) ? known[place]! : everybody(game)));
  emit({
    event: 'arranged',
    seat,
    cards: [...state.rows[seat]!],
    known: [...state.known[seat]!],
    hidden: [...hidden],
  });
}

function placesDown(state: State, seat: Seat): number[] {
  const down: number[] = [];
  for (const [place, marks] of state.marks[seat]!.entries()) if (isDown(marks)) down.push(place);
  return down;
}

/** Ways to arrange: each choice of hidden cards in the order as it is, and each swap of two places. */
export function arrangements(game: Game, state: State, seat: Seat): Arrangement[] {
  const length = state.rows[seat]!.length;
  const most = hiddenLimit(game, state, seat);
  const all: Arrangement[] = [];
  for (const order of chosen(length, Math.min(rowSize, length))) {
    const hiddens = mayFlip(game, state)
      ? upTo(order.length, most)
      : [order.flatMap((place, index) => (isDown(state.marks[seat]![place]!) ? [index] : [])).slice(0, most)];
    for (const hidden of hiddens) all.push({ do: 'arrange', order, hidden });
  }
  if (!game.options.reordering || length > rowSize) return all;
  const down = placesDown(state, seat).slice(0, most);
  for (const { one, other, order } of swaps[length]!) {
    const hidden = down.length === 0 ? down : down.map((place) => swapped(one, other, place));
    all.push({ do: 'arrange', order, hidden });
  }
  return all;
}

/** Whether an arrangement leaves everything as it lies. */
export const changesNothing = (state: State, seat: Seat, { order, hidden }: Arrangement): boolean =>
  order.length === state.rows[seat]!.length &&
  order.every((place, index) => place === index) &&
  state.marks[seat]!.every((marks, place) => !isHeld(marks) && isDown(marks) === hidden.includes(place));

/** Choices that were counted out before, by what they are of: rows are arranged all the time, and always in these ways. */
const counted = new Map<number, readonly (readonly number[])[]>();

/** All choices of so many of the first numbers, in their order. */
function chosen(of: number, many: number): readonly (readonly number[])[] {
  const key = of * 64 + many;
  const known = counted.get(key);
  if (known) return known;
  const all = choose(of, many, 0);
  counted.set(key, all);
  return all;
}

function choose(of: number, many: number, from: number): number[][] {
  if (many === 0) return [[]];
  const all: number[][] = [];
  for (let first = from; first <= of - many; first++) {
    for (const rest of choose(of, many - 1, first + 1)) all.push([first, ...rest]);
  }
  return all;
}

/** All choices of up to so many. */
function upTo(of: number, most: number): readonly (readonly number[])[] {
  const key = (of * 64 + most) * 64 + 63;
  const known = counted.get(key);
  if (known) return known;
  const all: (readonly number[])[] = [];
  for (let many = 0; many <= Math.min(of, most); many++) all.push(...chosen(of, many));
  counted.set(key, all);
  return all;
}

const swapped = (one: number, other: number, place: number): number =>
  place === one ? other : place === other ? one : place;

/** Orders of a row of which two places changed, by its length: the two, and the new order. */
const swaps = Array.from({ length: rowSize + 1 }, (_, length) =>
  choose(length, 2, 0).map(([one = 0, other = 0]) => ({
    one,
    other,
    order: Array.from({ length }, (__, place) => swapped(one, other, place)),
  })),
);
