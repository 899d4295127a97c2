import type { Scene } from '../../../schemas/types.generated.ts';
import type { State } from '../state.ts';

/** What names the cards and the map of a match. */
interface Named {
  readonly name: string;
  readonly board: { readonly ref: string; readonly columns: number };
  readonly cards: readonly { readonly ref: string; readonly health: number }[];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** What a moment can have that no scene says. */
export type NotHeld = 'decision' | 'turns' | 'uses' | 'points' | 'lasting' | 'ground';

/** What of a moment its scene does not hold. */
export function notHeld(state: State): NotHeld[] {
  const { units, pending, stack, acted, turn, points, deaths, claims, lasting, later, markers, razed } = state;
  const has: Readonly<Record<NotHeld, boolean>> = {
    decision: pending !== undefined || stack.length > 0,
    turns: acted.some((count) => count > 0) || (turn?.actions ?? 0) > 0,
    uses: units.some(({ tapped, used }) => [...tapped, ...used].some((count) => count > 0)),
    points: [...points, ...deaths].some((count) => count > 0) || claims.some((seat) => seat >= 0),
    lasting: lasting.length + later.length > 0 || units.some(({ stance, away }) => stance >= 0 || away !== undefined),
    ground: razed !== undefined || markers.some(({ owner, order }) => owner >= 0 || order < 0),
  };
  return (Object.keys(has) as NotHeld[]).filter((what) => has[what]);
}

/** A moment of a match as a scene of a set: who stands where with what, on the map that it was played on. Its steps are still to be written. */
export function sceneOfState(setId: string, { name, board, cards }: Named, state: State): Scene {
  const own = (ref: string): string => (ref.startsWith(`${setId}/`) ? ref.slice(setId.length + 1) : ref);
  const place = (at: number): string => `${at % board.columns},${Math.floor(at / board.columns)}`;
  const left = [letters.split(''), letters.toUpperCase().split('')];
  const letterOf = new Map<number, string>();
  // The map lays its own objects anew.
  for (const [id, { at, seat, edge }] of state.units.entries()) {
    const letter = at < 0 || seat < 0 || edge !== undefined ? undefined : left[seat]?.shift();
    if (letter !== undefined) letterOf.set(id, letter);
  }
  const units = [...letterOf].map(([id, letter]): Scene['units'][number] => {
    const unit = state.units[id]!;
    const card = cards[unit.card]!;
    const of = unit.owner === id ? undefined : letterOf.get(unit.owner);
    const tokens = unit.tokens.map(({ card: token, count }) => {
      const ref = own(cards[token]!.ref);
      return count === 1 ? ref : `${count} ${ref}`;
    });
    return {
      letter,
      card: own(card.ref),
      at: place(unit.at),
      ...(of !== undefined && { of }),
      ...(unit.health !== card.health && { health: unit.health }),
      ...(unit.overshield > 0 && { overshield: unit.overshield }),
      ...(tokens.length > 0 && { tokens }),
    };
  });
  const turn = letterOf.get(state.turn?.hero ?? -1) ?? units[0]?.letter ?? 'a';
  return { name, map: own(board.ref), round: state.round, units, steps: [{ turn }] };
}
