import type { Seat } from '../../kernel/rules.ts';
import type { CardDesign, Game } from '../game.ts';
import type { Rule } from '../program.ts';
import { type AttackFrame, mark, type Reach, type State } from '../state.ts';
import type { AttackType, Hits, Subtype } from '../types.ts';
import { hold, type Moment } from './holds.ts';
import { changeHp, designAt, isUp, rolled, rulesOf, type Table, traitRules } from './table.ts';

/** Whether a card can be added to an attack (H-025). */
export const isAttackBoost = ({ kind, program }: CardDesign): boolean =>
  kind === 'ability' && program.some(({ rule }) => rule === 'attack-bonus' || rule === 'hits');

/** Whether a card can be added to a defence (H-036). */
export const isDefenceBoost = ({ kind, program }: CardDesign): boolean =>
  kind === 'ability' && program.some(({ rule }) => rule === 'defence-bonus' || rule === 'all-match');

/** Places of face-up cards of a seat that are of some kind. */
export function placesOf(game: Game, state: State, seat: Seat, is: (design: CardDesign) => boolean): number[] {
  const places: number[] = [];
  const row = state.rows[seat]!;
  for (let place = 0; place < row.length; place++) {
    if (isUp(state, seat, place) && is(game.cards[row[place]!]!)) places.push(place);
  }
  return places;
}

/** Whom an attack hits with what was added to it. */
export const reachOf = (hits: Hits, boosts: readonly CardDesign[]): Reach =>
  boosts.flatMap(({ program }) => rulesOf(program, 'hits'))[0]?.hits ?? hits;

/** The price in HP and the points that a seat may buy for an attack (H-062). */
export function sacrificeOf(
  game: Game,
  state: State,
  seat: Seat,
): { readonly hp: number; readonly amount: number } | undefined {
  const offer = traitRules(game, state, seat, 'sacrifice')[0];
  return offer && offer.hp <= state.hp[seat]! ? offer : undefined;
}

/** An attack as it is declared. */
export interface Declared {
  readonly by: Seat;
  readonly chosenBy: Seat;
  /** Its place in the row of `by`; undefined for an attack without a card. */
  readonly place: number | undefined;
  readonly type: AttackType;
  readonly subtype: Subtype;
  readonly strength: number;
  readonly targets: readonly Seat[];
  readonly with: readonly number[];
  readonly pay: boolean;
}

/** What an attack comes to once its die has fallen. */
export interface Blow {
  readonly failed: boolean;
  /** Who is hit, each with so many points. */
  readonly queue: { seat: Seat; points: number }[];
}

/** Counts an attack with what was added to it; payments are made already (H-020, H-025 to H-028). */
export function blowOf(game: Game, state: State, declared: Declared, paid: number, die: number): Blow {
  const { by, place, type, subtype, targets } = declared;
  const places = [...(place === undefined ? [] : [place]), ...declared.with];
  const rules: Rule[] = places.flatMap((one) => designAt(game, state, by, one).program);
  const bonuses = [...rulesOf(rules, 'attack-bonus'), ...traitRules(game, state, by, 'attack-bonus')];
  const moment = (target?: Seat): Moment => ({ owner: by, by, target, type, subtype, attackDie: die });
  const failed = rulesOf(rules, 'fails').some(({ when }) => hold(game, state, when, moment()));
  const queue = targets.map((seat) => ({
    seat,
    points: bonuses.reduce(
      (sum, { amount, when }) => (hold(game, state, when, moment(seat)) ? sum + amount : sum),
      declared.strength + die + paid,
    ),
  }));
  return { failed, queue };
}

/** Rolls for an attack and puts it on the stack. */
export function launch(table: Table, declared: Declared): void {
  const { game, state, emit } = table;
  const { by, place, type, subtype, targets } = declared;
  const row = state.rows[by]!;
  for (const one of [...(place === undefined ? [] : [place]), ...declared.with]) state.marks[by]![one] = mark.used;
  const paid = declared.pay ? sacrificeOf(game, state, by) : undefined;
  if (paid) changeHp(table, by, -paid.hp);
  const die = rolled(table, 'attack');
  const { failed, queue } = blowOf(game, state, declared, paid?.amount ?? 0, die);
  emit({
    event: 'attacked',
    seat: by,
    card: place === undefined ? -1 : row[place]!,
    with: declared.with.map((one) => row[one]!),
    die,
    targets: [...targets],
    points: queue.map(({ points }) => points),
  });
  for (const target of targets) if (target !== by) state.lastAttacker[target] = by;
  if (by === state.turn) state.attacking = true;
  state.attacked[by] = true;
  state.lastOfAll = by;
  if (failed) emit({ event: 'failed', seat: by });
  const card = place === undefined ? undefined : row[place]!;
  const frame: AttackFrame = {
    at: 'attack',
    by,
    chosenBy: declared.chosenBy,
    card,
    type,
    subtype,
    die,
    failed,
    queue,
    done: [],
  };
  state.stack.push(frame);
}
