import type { Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import { matching } from '../play/defence.ts';
import { traitRules } from '../play/table.ts';
import type { State } from '../state.ts';
import { type AttackType, faces, type Subtype } from '../types.ts';

/** What an attack is expected to do to a seat. */
interface Loss {
  /** HP that it takes on average. */
  readonly expected: number;
  /** The chance that the seat falls. */
  readonly falls: number;
}

/**
 * What an attack does to a seat, exactly over both dice, where the seat defends with all that it shows. What lies face down does not
 * defend, so nothing that is hidden matters.
 */
export function lossOf(game: Game, state: State, seat: Seat, type: AttackType, subtype: Subtype, points: number): Loss {
  const worths = [...matching(game, state, seat, { type, subtype }, false).values()];
  if (worths.some(({ infinite }) => infinite)) return { expected: 0, falls: 0 };
  const cards = worths.reduce((sum, worth) => sum + worth.points, 0);
  const best = worths.reduce((sum, worth) => sum + Math.max(0, worth.points), 0);
  const traits = traitRules(game, state, seat, 'defence-bonus').reduce(
    (sum, { amount, when }) => (when.length === 0 ? sum + amount : sum),
    0,
  );
  const hp = state.hp[seat]!;
  let [lost, falls] = [0, 0];
  for (let attack = 1; attack <= faces; attack++) {
    // Cards that are enough by themselves leave out those that harm.
    const defence = (best + traits >= points + attack ? best : cards) + traits;
    for (let die = 1; die <= faces; die++) {
      const through = Math.max(0, points + attack - defence - die);
      lost += through;
      if (through >= hp) falls++;
    }
  }
  return { expected: Math.min(hp, lost / (faces * faces)), falls: falls / (faces * faces) };
}
