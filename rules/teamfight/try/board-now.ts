import { find, type GameSet } from '../../game-set.ts';
import { refOf, tokenText } from '../scenes/scene-words.ts';
import type { Unit } from '../state.ts';
import type { Start, StartUnit } from './field.ts';
import type { Trial } from './trial.ts';

/** A change of the board by hand. */
export type BoardChange =
  | { readonly change: 'move'; readonly unit: number; readonly at: number }
  | { readonly change: 'health' | 'overshield'; readonly unit: number; readonly value: number }
  /** How many of a condition, token or counter the unit has then, by its card's index. */
  | { readonly change: 'token'; readonly unit: number; readonly token: number; readonly count: number }
  /** A wall before a unit, or none any more. */
  | { readonly change: 'wall'; readonly unit: number };

/**
 * The board with a change. Where nothing has happened yet it is the start that is changed; else the board as it stands now becomes a start
 * of its own, and the turn begins anew.
 */
export function boardWith(trial: Trial, change: BoardChange): Start {
  const { table, start } = trial;
  const now = isUntouched(trial) ? start : startNow(trial);
  const columns = now.drawing?.[0]?.length ?? 1;
  const place = (space: number): string => `${space % columns},${Math.floor(space / columns)}`;
  if (change.change === 'wall') return withWall(now, table.state.units[change.unit]?.at ?? 0, columns);
  const letter = table.letter(change.unit) ?? lettersOf(trial).get(change.unit);
  const put = (what: (unit: StartUnit) => StartUnit): Start => ({
    ...now,
    units: now.units.map((unit) => (unit.letter === letter ? what(unit) : unit)),
  });
  switch (change.change) {
    case 'move':
      return put((unit) => ({ ...unit, at: place(change.at) }));
    case 'health':
      return put((unit) => ({ ...unit, health: change.value }));
    case 'overshield':
      return put((unit) => ({ ...unit, overshield: change.value }));
    case 'token': {
      const ref = refOf(trial.set, table.game.cards[change.token]?.ref ?? '');
      return put(({ tokens = [], ...unit }) => {
        const others = tokens.filter((text) => (text.split(' ').at(-1) ?? '') !== ref);
        return { ...unit, tokens: [...others, tokenText(ref, change.count)] };
      });
    }
  }
}

/** Whether all units stand and are as they were at the start, so that a change of the start loses nothing. */
export function isUntouched({ done, table, set, start }: Trial): boolean {
  if (done.length === 0) return true;
  const begun = new Map(start.units.map((unit) => [unit.letter, unit]));
  const { units } = table.state;
  return units.every((unit, id) => {
    const first = begun.get(table.letter(id) ?? '');
    const card = table.game.cards[unit.card];
    return (
      first !== undefined &&
      table.place(unit.at) === first.at &&
      unit.health === (first.health ?? card?.health) &&
      unit.overshield === (first.overshield ?? 0) &&
      tokensOf(set, table, unit, first).length === (first.tokens?.length ?? 0)
    );
  });
}

/** The board as it stands now, as a start. */
export function startNow(trial: Trial): Start {
  const { table, set, start } = trial;
  const { state, game } = table;
  const letters = lettersOf(trial);
  const begun = new Map(start.units.map((unit) => [unit.letter, unit]));
  const units = state.units.flatMap((unit, id): StartUnit[] => {
    const card = game.cards[unit.card];
    const letter = letters.get(id);
    if (unit.at < 0 || unit.edge !== undefined || !card || letter === undefined) return [];
    const tokens = tokensOf(set, table, unit, begun.get(letter));
    const owner = unit.owner !== id && unit.owner >= 0 ? letters.get(unit.owner) : undefined;
    return [
      {
        letter,
        card: refOf(set, card.ref),
        at: table.place(unit.at),
        ...(owner !== undefined && (state.units[unit.owner]?.at ?? -1) >= 0 && { of: owner }),
        ...(unit.health !== card.health && { health: unit.health }),
        ...(unit.overshield > 0 && { overshield: unit.overshield }),
        ...(tokens.length > 0 && { tokens }),
      },
    ];
  });
  return { ...start, units: [...units, ...markersNow(trial, units)], round: state.round };
}

/** Markers that lie on the board, each with a letter of its own. */
function markersNow({ table, set }: Trial, units: readonly StartUnit[]): StartUnit[] {
  const taken = new Set(units.map(({ letter }) => letter));
  return table.state.markers.flatMap(({ card, at, order, edge, seat }): StartUnit[] => {
    const ref = table.game.cards[card]?.ref;
    if (order < 0 || at < 0 || edge !== undefined || ref === undefined || !find(set, ref)) return [];
    const letter = freeLetter(taken, seat === 1);
    if (letter === undefined) return [];
    taken.add(letter);
    return [{ letter, card: refOf(set, ref), at: table.place(at) }];
  });
}

/** The letters of all units: those of the start, and new ones for what came later. */
function lettersOf({ table }: Trial): Map<number, string> {
  const letters = new Map<number, string>();
  for (const id of table.state.units.keys()) {
    const letter = table.letter(id);
    if (letter !== undefined) letters.set(id, letter);
  }
  const taken = new Set(letters.values());
  for (const [id, { seat }] of table.state.units.entries()) {
    const letter = letters.has(id) ? undefined : freeLetter(taken, seat === 1);
    if (letter === undefined) continue;
    letters.set(id, letter);
    taken.add(letter);
  }
  return letters;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Small letters are the first player's. */
function freeLetter(taken: ReadonlySet<string>, second: boolean): string | undefined {
  return [...(second ? alphabet.toUpperCase() : alphabet)].find((letter) => !taken.has(letter));
}

/** What lies on a unit beyond what its card begins with, as a scene writes it; gone counters are `0 luck`. */
function tokensOf(set: GameSet, table: Trial['table'], unit: Unit, first: StartUnit | undefined): string[] {
  const { game } = table;
  const counts = new Map<number, number>();
  for (const { card, count } of unit.tokens) counts.set(card, (counts.get(card) ?? 0) + count);
  const own = new Map((game.cards[unit.card]?.counters ?? []).map((card) => [card, game.cards[card]?.start ?? 0]));
  for (const card of own.keys()) if (!counts.has(card)) counts.set(card, 0);
  const said = new Set((first?.tokens ?? []).map((text) => text.split(' ').at(-1) ?? ''));
  return [...counts].flatMap(([card, count]) => {
    const ref = game.cards[card]?.ref;
    if (ref === undefined || !find(set, ref)) return [];
    const written = refOf(set, ref);
    const isAsPrinted = own.get(card) === count || (count === 0 && !own.has(card));
    return isAsPrinted && !said.has(written) ? [] : [tokenText(written, count)];
  });
}

/** Three edges to the left of a space, in the way of whoever comes from there; the same wall again takes it away. */
function withWall({ walls = [], ...start }: Start, space: number, columns: number): Start {
  const [x, y] = [Math.max(1, space % columns), Math.floor(space / columns)];
  const rows = start.drawing?.length ?? y + 1;
  const wall = `${x},${Math.max(0, y - 1)} ${x},${Math.min(rows, y + 2)}`;
  const left = walls.filter((one) => one !== wall);
  const all = left.length < walls.length ? left : [...walls, wall];
  return all.length > 0 ? { ...start, walls: all } : start;
}
