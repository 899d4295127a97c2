import type { HarmSpan } from '../program/who.ts';
import type { Condition, Count } from '../program.ts';
import type { Resolution, Shove } from '../resolution.ts';
import type { Lately, State } from '../state.ts';
import { isAttack } from './means.ts';
import type { Play } from './play.ts';
import { abilityCause } from './resolve.ts';

/** Bits of what a unit does and of what is done to it, in `Turn.did` and `Unit.lately`. */
export const deeds = {
  move: 1,
  attack: 2,
  damage: 4,
  'basic-move': 8,
  kill: 16,
  'kill-enemy': 32,
  hit: 64,
  hurt: 128,
  pushed: 256,
  pulled: 512,
  healed: 1024,
  acted: 2048,
  died: 4096,
  'hurt-by-enemy': 8192,
  'target-enemy': 16384,
  'damage-enemy': 32768,
  teleport: 65536,
  relocated: 131072,
  fly: 262144,
  'standard-action': 524288,
  'move-action': 1048576,
  'kill-hero': 2097152,
  'kill-enemy-hero': 4194304,
} as const;

/** What is asked for later of what a unit has done, or of what was done to it. */
export function note({ units, round, turns }: State, id: number, bits: number): void {
  const unit = units[id];
  if (unit === undefined) return;
  unit.lately ??= { round, inRound: 0, inRoundBefore: 0, turn: turns, inTurn: 0, since: 0 };
  const { lately } = unit;
  if (lately.round !== round) {
    lately.inRoundBefore = lately.round === round - 1 ? lately.inRound : 0;
    lately.inRound = 0;
    lately.round = round;
    forget(lately, 'round');
  }
  if (lately.turn !== turns) {
    lately.inTurn = 0;
    lately.turn = turns;
    forget(lately, 'turn');
  }
  lately.inRound |= bits;
  lately.inTurn |= bits;
  lately.since |= bits;
}

/** Where `Lately.harm` has what was taken in that time; what was dealt stands so many places behind it. */
const harmIn: Readonly<Record<HarmSpan, number>> = { turn: 0, round: 1, 'since-turn': 2 };
const spans = 3;

function forget(lately: Lately, when: HarmSpan): void {
  lately.harm &&= lately.harm.map((much, at) => (at % spans === harmIn[when] ? 0 : much));
}

/** Adds damage up that a unit took or dealt, of which `note` has been told. */
export function noteHarm({ units }: State, id: number, what: 'taken' | 'dealt', amount: number): void {
  const lately = units[id]?.lately;
  if (lately === undefined) return;
  const { harm = [0, 0, 0, 0, 0, 0] } = lately;
  const isDealt = what === 'dealt';
  lately.harm = harm.map((much, at) => (at >= spans === isDealt ? much + amount : much));
}

/** Notes who has damaged a unit last: of each the last time, in a list of its own, as copies share it. */
export function noteHarmedBy({ units, turns, round }: State, id: number, by: number): void {
  const unit = units[id];
  if (unit === undefined || by < 0 || by === id) return;
  unit.harmedBy = [...(unit.harmedBy ?? []).filter((one) => one.by !== by), { by, turn: turns, round }];
}

/** Notes that a unit gains a condition or token, where some text asks for that later. */
export function noteGained(state: State, id: number, card: number): void {
  note(state, id, 0);
  const lately = state.units[id]?.lately;
  if (lately !== undefined && !lately.gained?.includes(card)) lately.gained = [...(lately.gained ?? []), card];
}

/** How much damage a unit took or dealt in that time. */
export function harmOf(
  { units, turns, turn, round }: State,
  id: number,
  { what, when }: Pick<Extract<Count, { count: 'harm' }>, 'what' | 'when'>,
): number {
  const lately = units[id]?.lately;
  if (lately?.harm === undefined) return 0;
  if (when === 'turn' && (turn === undefined || lately.turn !== turns)) return 0;
  if (when === 'round' && lately.round !== round) return 0;
  return lately.harm[harmIn[when] + (what === 'dealt' ? spans : 0)] ?? 0;
}

/** What a unit has done itself: in its own turn its texts ask for that, too. */
export function noteDeed(state: State, id: number, bits: number): void {
  if (state.turn !== undefined && state.turn.unit === id) state.turn.did |= bits;
  note(state, id, bits);
}

/** A unit stands elsewhere than before, by somebody or by itself: of whoever's turn it is that is asked for, too. */
export function noteRelocated(state: State, shove: Shove, by: number): void {
  note(state, shove.unit, deeds.relocated);
  const { turn } = state;
  if (turn === undefined || turn.unit !== by || by === shove.unit) return;
  if (turn.shoved?.some(({ unit, how }) => unit === shove.unit && how === shove.how)) return;
  turn.shoved = [...(turn.shoved ?? []), shove];
}

/** An enemy was targeted or included by an ability that deals damage, and not by what that has put off. */
export function noteAttack(play: Play, { cause, source }: Resolution, hit = false): void {
  const { unit, ability } = source;
  if (ability < 0 || !cause.startsWith(abilityCause) || !isAttack(play, unit, ability)) return;
  noteDeed(play.state, unit, hit ? deeds.attack | deeds.hit : deeds.attack);
}

/** The turn of a unit is over: from now on it is the last one. */
export function noteTurnOver(state: State, id: number): void {
  const unit = state.units[id];
  if (unit === undefined) return;
  note(state, id, deeds.acted);
  if (unit.lately) {
    unit.lately.since = 0;
    delete unit.lately.gained;
    forget(unit.lately, 'since-turn');
  }
  if (unit.at < 0) return;
  const { did = 0, moved = 0 } = state.turn ?? {};
  unit.ended = { at: unit.at, health: unit.health, did, moved };
}

/** Whether that happened to a unit, or was done by it, in that time. */
export function happened(state: State, id: number, { what, when }: Extract<Condition, { is: 'lately' }>): boolean {
  const unit = state.units[id];
  const bit = deeds[what];
  if (unit === undefined) return false;
  if (when === 'last-turn') return ((unit.ended?.did ?? 0) & bit) !== 0;
  const { lately } = unit;
  if (lately === undefined) return false;
  switch (when) {
    case 'turn':
      return state.turn !== undefined && lately.turn === state.turns && (lately.inTurn & bit) !== 0;
    case 'round':
      return lately.round === state.round && (lately.inRound & bit) !== 0;
    case 'last-round':
      return lately.round === state.round
        ? (lately.inRoundBefore & bit) !== 0
        : lately.round === state.round - 1 && (lately.inRound & bit) !== 0;
    case 'since-turn':
      return (lately.since & bit) !== 0;
  }
}
