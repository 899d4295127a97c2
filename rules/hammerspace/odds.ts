import type { Seat } from '../kernel/rules.ts';
import type { Action } from './action.ts';
import type { Game } from './game.ts';
import { blowOf, type Declared, reachOf, sacrificeOf } from './play/attack.ts';
import { improviseOf } from './play/choices.ts';
import { defences, givenBy, lostWith } from './play/defence.ts';
import { topOf } from './play/run.ts';
import { designAt } from './play/table.ts';
import { targetsOf } from './play/targets.ts';
import { type AttackFrame, mark, type View } from './state.ts';
import { seatName } from './tell-event.ts';
import { faces } from './types.ts';
import { clone } from './view.ts';

/** What a decision does to a player, counted over all ways in which the dice fall, each as likely as the others. */
export interface SeatOdds {
  readonly seat: Seat;
  /** How many ways there are. */
  readonly ways: number;
  /** HP lost in all of them together. */
  readonly lost: number;
  /** In how many anything is lost, and in how many the player falls. */
  readonly hurt: number;
  readonly falls: number;
}

/**
 * What an attack does to each whom it hits; undefined for what is no attack. Only what the seat knows is asked: whoever is hit defends as well as
 * the face-up cards allow. What is done after the attack is not counted.
 */
export function attackOdds(game: Game, seen: View, action: Action): SeatOdds[] | undefined {
  const declared = declaredBy(game, seen, action);
  if (!declared) return undefined;
  const { by, place, type, subtype } = declared;
  // As it stands once the attack is declared.
  const state = clone(seen);
  for (const one of [...(place === undefined ? [] : [place]), ...declared.with]) state.marks[by]![one] = mark.used;
  const paid = declared.pay ? sacrificeOf(game, state, by) : undefined;
  if (paid) state.hp[by]! -= paid.hp;
  state.attacked[by] = true;
  const tallies = declared.targets.map((seat) => ({ seat, ways: 0, lost: 0, hurt: 0, falls: 0 }));
  for (let die = 1; die <= faces; die++) {
    const { failed, queue } = blowOf(game, state, declared, paid?.amount ?? 0, die);
    for (const [index, tally] of tallies.entries()) {
      const frame: AttackFrame = {
        ...{ at: 'attack', by, chosenBy: by, type, subtype, die, failed, done: [] },
        card: place === undefined ? undefined : state.rows[by]![place],
        queue: [queue[index]!],
      };
      const losses = failed ? none : leastLost(game, state, frame);
      for (const loss of losses) count(tally, loss, state.hp[tally.seat]!);
    }
  }
  return tallies;
}

/** What a way to defend comes to; undefined for what is none. */
export function defenceOdds(game: Game, seen: View, action: Action): SeatOdds | undefined {
  const frame = topOf(seen);
  if (frame?.at !== 'attack' || action.do !== 'defend' || !frame.queue[0]) return undefined;
  const { seat } = frame.queue[0];
  const tally = { seat, ways: 0, lost: 0, hurt: 0, falls: 0 };
  for (const loss of lossesOf(game, seen, frame, action)) count(tally, loss, seen.hp[seat]!);
  return tally;
}

/** What a decision does to all whom it touches, on average; to one alone with the chances. */
export function tellAllOdds(all: readonly SeatOdds[], self: Seat): string {
  const [first] = all;
  if (first && all.length === 1) return tellOdds(first, self);
  const parts = all.map(({ seat, ways, lost, falls }) => {
    const mean = Math.round((10 * lost) / ways) / 10;
    const out = falls > 0 ? ` (out in ${Math.round((100 * falls) / ways)} %)` : '';
    return `${seat === self ? 'you' : seatName(seat)}: ${mean}${out}`;
  });
  return `HP lost on average – ${parts.join(', ')}`;
}

/** `Player 2 loses 2.4 HP on average, any in 61 %, out in 8 %`. */
export function tellOdds({ seat, ways, lost, hurt, falls }: SeatOdds, self: Seat): string {
  const who = seat === self ? 'you lose' : `${seatName(seat)} loses`;
  if (hurt === 0) return `${who} nothing`;
  const percent = (of: number) => `${Math.round((100 * of) / ways)} %`;
  const mean = Math.round((10 * lost) / ways) / 10;
  const parts = [`${who} ${mean} HP on average`, ...(hurt < ways ? [`any in ${percent(hurt)}`] : [])];
  return [...parts, ...(falls > 0 ? [`out in ${percent(falls)}`] : [])].join(', ');
}

const none: readonly number[] = Array.from({ length: faces }, () => 0);

function declaredBy(game: Game, seen: View, action: Action): Declared | undefined {
  if (action.do !== 'attack' && action.do !== 'improvise') return undefined;
  const by = seen.turn;
  const printed = action.do === 'attack' ? designAt(game, seen, by, action.place).attack : improviseOf(game, seen, by);
  if (!printed) return undefined;
  const boosts = action.with.map((place) => designAt(game, seen, by, place));
  const targets = targetsOf(game, seen, by, reachOf(printed.hits, boosts), action.targets) ?? [];
  const place = action.do === 'attack' ? action.place : undefined;
  return { ...printed, by, chosenBy: by, place, targets, with: action.with, pay: action.pay };
}

/** HP that get through for each face of the defender's die, by the defence that lets the least through. */
function leastLost(game: Game, state: View, frame: AttackFrame): readonly number[] {
  const sum = (losses: readonly number[]) => losses.reduce((all, one) => all + one, 0);
  return defences(game, state, frame)
    .map((way) => lossesOf(game, state, frame, way))
    .reduce((best, losses) => (sum(losses) < sum(best) ? losses : best));
}

function lossesOf(
  game: Game,
  state: View,
  frame: AttackFrame,
  way: { readonly cards: readonly number[]; readonly with: readonly number[] },
): number[] {
  const given = givenBy(game, state, frame, way);
  const { points } = frame.queue[0]!;
  return Array.from({ length: faces }, (_, index) => lostWith(given, points, given.rolls ? index + 1 : 0));
}

type Tally = { -readonly [Key in keyof SeatOdds]: SeatOdds[Key] };

function count(tally: Tally, loss: number, hp: number): void {
  tally.ways += 1;
  tally.lost += Math.min(loss, hp);
  if (loss > 0) tally.hurt += 1;
  if (loss >= hp) tally.falls += 1;
}
