import type { Card } from '../game.ts';
import type { Ends } from '../lasting.ts';
import type { Until, UntilEvent } from '../program.ts';
import type { State, UnitToken } from '../state.ts';
import { comeHome } from './away.ts';
import { recallsGains } from './elsewhere.ts';
import { trimHealth } from './health.ts';
import { noteGained } from './history.ts';
import { isImmuneTo } from './holds.ts';
import { unshield } from './overshield.ts';
import type { Look, Play, Self } from './play.ts';
import { begin } from './resolve.ts';
import { comeBackToSide } from './side.ts';
import { eachStanding, nothing, touches } from './standing.ts';
import { fire, fireInstead } from './trigger.ts';
import { isUnit, unitOf } from './who.ts';

/** How a token is given beyond its card's own words. */
interface Giving {
  /** Never more than so many. */
  readonly most?: number | undefined;
  /** When it goes, where the text that gives it says so; else its own card does. */
  readonly ends?: Ends | undefined;
  /** It comes from what somebody else gained, and goes on to nobody: two could share both ways. */
  readonly shared?: boolean;
}

/** Counters and tokens add up; conditions only where their card says so, else a unit has one at most and it is renewed. */
const addsUp = (card: Card): boolean => card.stacks || !card.condition;

/** Gives tokens, counters or a condition to a unit on the map, which has them with it from then on (T-170). Returns how many it gained; a unit that is immune gains none. */
export function give(play: Play, id: number, token: number, count: number, from: number, giving: Giving = {}): number {
  const { game, state, emit } = play;
  const unit = state.units[id];
  const card = game.cards[token];
  if (unit === undefined || card === undefined || unit.at < 0 || count <= 0) return 0;
  if (isImmuneTo(play, id, card.ref, card.condition, from)) return 0;
  const total = countOf(unit.tokens, token);
  const most = Math.min(mostOf(card, giving.most), mostHeld(play, id, card));
  const gained = Math.max(0, Math.min(count, most - total));
  if (fireInstead(play, { on: 'would-gain', unit: id, other: from, token, space: unit.at, value: gained })) return 0;

  const ends =
    giving.ends ?? endsOf(play, card.until, { unit: id, seat: unit.seat, bound: { ...nothing, other: from } });
  const had = unit.tokens.find(
    (one) => one.card === token && (!addsUp(card) || (one.from === from && sameEnd(one.ends, ends))),
  );
  if (had !== undefined) {
    had.count += gained;
    if (addsUp(card)) had.ends = ends;
    else renew(had, ends);
    had.from = from;
    if (gained > 0) had.gainedIn = state.turns;
  } else if (gained > 0) {
    unit.tokens.push({ card: token, count: gained, from, ends, gainedIn: state.turns });
  }
  const given = had ?? unit.tokens.at(-1);
  if (given?.card === token && touches(game, 'when:uses-ability'))
    given.sinceUse = addsUp(card) ? (given.sinceUse ?? 0) + gained : given.count;
  if ((gained > 0 || had !== undefined) && recallsGains(game)) noteGained(state, id, token);
  if (gained > 0 || had !== undefined) emit({ event: 'gained', unit: id, token, count: gained, total: total + gained });
  if (total > 0) fire(play, { on: 'gains-again', unit: id, other: from, token, space: unit.at, value: gained });
  if (gained > 0) {
    fire(play, { on: 'gains', unit: id, other: from, token, space: unit.at, value: gained });
    if (!giving.shared)
      for (const other of sharersOf(play, id, card))
        give(play, other, token, gained, from, { ...giving, shared: true });
  }
  return gained;
}

/** Who gains it too: "you also gain any conditions that the ally gains". */
function sharersOf(play: Play, id: number, card: Card): readonly number[] {
  if (!touches(play.game, 'shares-gains')) return [];
  const found: number[] = [];
  eachStanding(play, 'shares-gains', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'shares-gains' || self.unit === id || !isUnit(play, id, rule.of, self)) continue;
      if (rule.condition ? card.condition : rule.token === card.ref) found.push(self.unit);
    }
  });
  return [...new Set(found)];
}

function mostOf(card: Card, most: number | undefined): number {
  if (!addsUp(card)) return 1;
  const printed = card.most > 0 ? card.most : Number.POSITIVE_INFINITY;
  return Math.min(most ?? printed, printed);
}

/** How many a unit may have by what texts say: its own card's, or the token's own. */
function mostHeld(look: Look, id: number, card: Card): number {
  let most = Number.POSITIVE_INFINITY;
  if (!touches(look.game, 'most')) return most;
  for (const rule of look.game.ruleLists[card.rules] ?? [])
    if (rule.rule === 'most' && rule.token === card.ref) most = Math.min(most, rule.count);
  eachStanding(look, 'most', (rules, self) => {
    for (const rule of rules)
      if (rule.rule === 'most' && rule.token === card.ref && isUnit(look, id, rule.who, self))
        most = Math.min(most, rule.count);
  });
  return most;
}

const countOf = (tokens: readonly UnitToken[], card: number): number => {
  let count = 0;
  for (const token of tokens) if (token.card === card) count += token.count;
  return count;
};

const sameEnd = (a: Ends | undefined, b: Ends | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.moment === b.moment &&
    a.unit === b.unit &&
    a.skip === b.skip &&
    a.after?.turn === b.after?.turn &&
    a.after?.seat === b.after?.seat);

/** A condition that comes to whoever has it already stays as long as the longer of the two. */
function renew(token: UnitToken, ends: Ends | undefined): void {
  if (token.ends === undefined || ends === undefined) {
    token.ends = undefined;
    delete token.later;
    return;
  }
  const all = [token.ends, ...(token.later ?? [])];
  const like = all.find((one) => sameEnd({ ...one, skip: ends.skip }, ends));
  if (like !== undefined) like.skip = Math.max(like.skip, ends.skip);
  else token.later = [...(token.later ?? []), ends];
}

/** One of its ends has come: whether that was the last. */
function isOut(token: UnitToken, isOver: (ends: Ends | undefined) => boolean): boolean {
  if (token.ends === undefined) return false;
  if (token.later === undefined) return isOver(token.ends);
  const [first, ...more] = [token.ends, ...token.later].filter((ends) => !isOver(ends));
  if (first !== undefined) token.ends = first;
  if (more.length > 0) token.later = more;
  else delete token.later;
  return first === undefined;
}

/**
 * Takes tokens from a unit, only those of a giver where one is named, those that came last first; with `spares` not those that it has
 * gained since it used an ability last. Returns how many it lost.
 */
export function lose(
  play: Play,
  id: number,
  token: number,
  count: number,
  { giver, spares }: { readonly giver?: number | undefined; readonly spares?: boolean | undefined } = {},
): number {
  const unit = play.state.units[id];
  if (unit === undefined) return 0;
  let left = count;
  for (let i = unit.tokens.length - 1; i >= 0 && left > 0; i--) {
    const one = unit.tokens[i];
    if (one === undefined || one.card !== token || (giver !== undefined && one.from !== giver)) continue;
    const taken = Math.min(left, Math.max(0, one.count - (spares ? (one.sinceUse ?? 0) : 0)));
    one.count -= taken;
    left -= taken;
    if (one.count === 0) unit.tokens.splice(i, 1);
  }
  const lost = count - left;
  if (lost > 0) {
    play.emit({ event: 'lost', unit: id, token, count: lost, total: countOf(unit.tokens, token) });
    trimHealth(play);
    fire(play, { on: 'loses', unit: id, token, space: unit.at, value: lost });
  }
  return lost;
}

/** When something that begins now ends; undefined when it does not end by a moment. `you` is the unit of `self`. */
export function endsOf(look: Look, until: Until | UntilEvent | undefined, self: Self): Ends | undefined {
  if (until === undefined || until.moment === 'game-end' || until.moment === 'cleared' || until.moment === 'event')
    return undefined;
  const { moment } = until;
  if (moment === 'round-start' || moment === 'round-end') return { moment, unit: -1, skip: until.passing ?? 0 };
  const { turn, turns } = look.state;
  if (until.whose !== undefined) {
    const seat = until.whose === 'enemy' ? { seat: 1 - self.seat } : {};
    return { moment, unit: -1, skip: 0, after: { turn: turns, ...seat } };
  }
  const running = until.of === undefined && turn !== undefined ? (turn.unit < 0 ? turn.hero : turn.unit) : undefined;
  const unit = running ?? unitOf(until.of ?? 'you', self);
  // An instant at the start of the turn comes before any unit of it begins (T-190): its own turn is this one, and not the next.
  const begins = turn !== undefined && turn.unit < 0 && turn.waiting.includes(unit);
  // "The end of your next turn", said in your own turn, is not the end of this one.
  const passes = !until.thisTurn && (begins || (moment === 'turn-end' && turn?.unit === unit));
  return { moment, unit, skip: (passes ? 1 : 0) + (until.passing ?? 0) };
}

/** Whether a moment of the turn of that unit, or of the round, is the one that is waited for. */
function isWhose({ turn, turns, units }: State, { unit, after }: Ends, of: number): boolean {
  if (after === undefined) return unit === of;
  if (turn === undefined || turn.dead || of !== turn.hero || turns <= after.turn) return false;
  return after.seat === undefined || units[of]?.seat === after.seat;
}

/**
 * A moment has come: tokens and rules that last until then end, and what was put off until then begins. `unit` is whose turn it
 * is, dead or alive (T-012); -1 for rounds.
 */
export function expire(play: Play, moment: Ends['moment'], unit: number): void {
  const { state, emit } = play;
  const isOver = (ends: Ends | undefined): boolean => {
    if (ends === undefined || ends.moment !== moment || !isWhose(state, ends, unit)) return false;
    if (ends.skip === 0) return true;
    ends.skip -= 1;
    return false;
  };
  const gone: { readonly id: number; readonly card: number; readonly count: number }[] = [];
  state.units.forEach((bearer, id) => {
    if (isOver(bearer.shieldEnds)) unshield(play, id);
    if (isOver(bearer.away?.ends)) comeHome(play, id);
    if (isOver(bearer.turned?.ends)) comeBackToSide(play, id);
    if (!bearer.tokens.some((token) => token.ends !== undefined)) return;
    bearer.tokens = bearer.tokens.filter((token) => {
      const over = isOut(token, isOver);
      if (over) emit({ event: 'ended', unit: id, what: 'token', token: token.card });
      if (over && play.game.cards[token.card]?.kind === 'condition')
        gone.push({ id, card: token.card, count: token.count });
      return !over;
    });
  });
  state.lasting = state.lasting.filter((one) => {
    const over = isOver(one.ends);
    if (over) emit({ event: 'ended', unit: one.unit, what: 'lasting', rules: one.rules });
    return !over;
  });
  trimHealth(play);
  // Who is no longer Slowed has lost that, whatever has ended it.
  for (const { id, card, count } of gone) {
    const { at, tokens } = state.units[id] ?? { at: -1, tokens: [] };
    if (at >= 0 && countOf(tokens, card) === 0)
      fire(play, { on: 'loses', unit: id, token: card, space: at, value: count });
  }
  const due = state.later.filter((one) => isOver(one.at));
  if (due.length === 0) return;
  state.later = state.later.filter((one) => !due.includes(one));
  // The stack runs its last resolution first, so what was put off first goes on last.
  for (const one of due.reverse()) if (!isOff(play, one)) begin(play, one.from, one.block, one.bound, 'later');
}

/**
 * "At the start of your next turn, it explodes": what a piece was to do then is off where it is gone by then, shot or removed; and so is
 * "remove the Bomb and deal 2dmg in burst 1" where nobody has it any more.
 */
function isOff({ game, state }: Play, { block, bound }: State['later'][number]): boolean {
  const first = game.blocks[block]?.[0];
  if (first?.node === 'lose' && first.token !== undefined && first.from === 'target') {
    const bearer = state.units[bound.target];
    const card = game.cardOf.get(first.token);
    return bearer === undefined || bearer.at < 0 || !bearer.tokens.some((one) => one.card === card);
  }
  const isOfPiece =
    (first?.node === 'remove' && first.what === 'marker') || (first?.node === 'area' && first.of === 'marker');
  if (!isOfPiece || bound.marker === -1) return false;
  // An object is a unit, and bound as one.
  return bound.marker >= 0
    ? (state.markers[bound.marker]?.order ?? -1) < 0
    : (state.units[-2 - bound.marker]?.at ?? -1) < 0;
}
