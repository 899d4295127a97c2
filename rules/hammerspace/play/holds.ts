import type { Seat } from '../../kernel/rules.ts';
import type { Game } from '../game.ts';
import type { Condition, Span } from '../program.ts';
import type { State } from '../state.ts';
import type { AttackType, Subtype } from '../types.ts';
import { isIn } from './table.ts';

/** What conditions are asked of: an attack of `by` on `target`, and who has the card with the condition. */
export interface Moment {
  readonly owner: Seat;
  readonly by: Seat;
  readonly target: Seat | undefined;
  readonly type: AttackType;
  readonly subtype: Subtype;
  readonly attackDie: number;
  /** 0 before it is rolled. */
  readonly defenceDie?: number;
  readonly successful?: boolean;
  /** Whether this defender lost HP. */
  readonly lost?: boolean;
  /** Whether a face-up card in the owner's row matches the attack. */
  readonly matched?: boolean;
}

const inside = ({ from = 0, to = Number.POSITIVE_INFINITY }: Span, value: number): boolean =>
  value >= from && value <= to;

/** Whether all conditions hold. */
export const hold = (game: Game, state: State, when: readonly Condition[], moment: Moment): boolean =>
  when.every((one) => holds(game, state, one, moment));

function holds(game: Game, state: State, one: Condition, moment: Moment): boolean {
  switch (one.if) {
    case 'attack-die':
      return inside(one, moment.attackDie);
    case 'defence-die':
      return moment.defenceDie !== undefined && moment.defenceDie > 0 && inside(one, moment.defenceDie);
    case 'lost-hp':
      return moment.lost === true;
    case 'successful':
      return moment.successful === true;
    case 'hp':
      return inside(one, state.hp[moment.owner]!);
    case 'attack-is':
      return one.type === moment.type && (one.subtype === undefined || one.subtype === moment.subtype);
    case 'target':
      if (moment.target === undefined || moment.target === moment.by) return false;
      return one.target === 'last-attacker'
        ? state.lastAttacker[moment.by] === moment.target
        : hasMostHp(game, state, moment.target);
    case 'peaceful':
      return !state.attacked[moment.owner];
    case 'no-match':
      return moment.matched === false;
  }
}

/** Whether nobody in the game has more HP, and by option nobody as many (H-065). */
function hasMostHp({ options }: Game, state: State, seat: Seat): boolean {
  return state.hp.every(
    (hp, other) =>
      other === seat ||
      !isIn(state, other) ||
      (options.mostHp === 'tied' ? hp <= state.hp[seat]! : hp < state.hp[seat]!),
  );
}
