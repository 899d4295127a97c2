import { directionTo } from '../../spaces.ts';
import type { Rule, Trigger } from '../program.ts';
import type { Resolution, Source } from '../resolution.ts';
import { boardOf } from './board-now.ts';
import { all } from './condition.ts';
import type { Happening } from './happening.ts';
import { has, isImmuneToPiece } from './holds.ts';
import { noteInRound, usesInRound } from './limits.ts';
import type { Look, Play, Self } from './play.ts';
import { type Reactions, reactionsTo } from './reactions.ts';
import { queue, queueBehind, resolutionOf } from './resolve.ts';
import { eachStanding, touches as isTouched, objectMarker, sourceOf, type Visit, whatHasGone } from './standing.ts';
import { ruleName } from './text-name.ts';
import { heeded } from './unheeded.ts';
import { whyNotReady } from './usable.ts';
import { boundBy, waitsFor } from './waits-for.ts';
import { unitOf } from './who.ts';

/** How often one response may stand in the chain of responses that set each other off, before the chain is cut. */
const longestChain = 3;
/** How many responses one action may set off in all: chains that branch would else run nearly for ever. */
const mostResponses = 500;

/**
 * Something has happened: every standing `when` rule and every reaction that it sets off is put on the stack, once each (T-020), the
 * turn's player first, then by unit. Rules that are automatic run, others wait for a yes; reactions are offered to their players.
 */
export function fire(play: Play, happening: Happening): void {
  const { game, state } = play;
  const { on } = happening;
  let found: Resolution[] | undefined;
  let late: Set<Resolution> | undefined;
  const visit: Visit = (rules, self, card) => {
    if (happening.quiet && isBorne(self) && !((on === 'passes' || on === 'teleports') && self.unit === happening.unit))
      return;
    if (self.unit === happening.other && happening.fresh?.includes(card)) return;
    if (happening.passing && (isBorne(self) || self.unit !== happening.unit)) return;
    if (happening.fatal && isOwnText(play, self, card, happening.unit)) return;
    if (happening.again && (self.unit !== happening.unit || card !== state.units[self.unit]?.card)) return;
    for (const rule of rules) {
      if (rule.rule !== 'when' || rule.trigger.on !== on) continue;
      const response = responseOf(play, rule, happening, self, card);
      if (response === undefined) continue;
      found ??= [];
      found.push(response);
      if (rule.after) late = (late ?? new Set()).add(response);
    }
  };
  eachStanding(play, touchOf(on), visit, on === 'dies' || on === 'destroyed' ? happening.unit : -1);
  // A stance that is left says what comes of that, too.
  if (on === 'loses' || on === 'leaves-stance')
    whatHasGone(play, touchOf(on), happening.unit, happening.token ?? -1, visit);
  const reactions = happening.quiet || happening.again || happening.passing ? undefined : reactionsTo(game, on);
  if (reactions !== undefined) {
    for (const offer of offersOf(play, reactions, happening)) {
      found ??= [];
      found.push(offer);
    }
  }
  if (found !== undefined && found.length > 0) found = heeded(play, happening, found);
  if (found !== undefined) {
    if (found.length > 1) found.sort(inOrder(state.turn === undefined ? state.current : seatOfTurn(play)));
    // What comes before an ability stands above it.
    const isBefore = on === 'begins-use';
    for (const response of isBefore ? found.reverse() : found) {
      if (isCut(play, response)) continue;
      if (isBefore) state.stack.push(response);
      else if (!late?.has(response) || !queueBehind(state, response)) queue(state, response);
    }
  }
  if (state.lasting.length > 0) endWhatLastsUntil(play, happening);
}

/** Something is about to happen, and the first response there is takes its place. Whether there was one. */
export function fireInstead(play: Play, happening: Happening): boolean {
  let found: Resolution | undefined;
  eachStanding(play, touchOf(happening.on), (rules, self, card) => {
    for (const rule of rules) {
      if (found !== undefined || rule.rule !== 'when' || rule.trigger.on !== happening.on) continue;
      found = responseOf(play, rule, happening, self, card);
    }
  });
  if (found === undefined || isCut(play, found)) return false;
  queue(play.state, found);
  return true;
}

/** As `fire`, for these rules of a bearer alone, which have begun to hold only now. */
export function fireOwn(play: Play, rules: readonly Rule[], self: Self, happening: Happening): void {
  const card = play.state.units[self.unit]?.card ?? -1;
  for (const rule of rules) {
    if (rule.rule !== 'when' || rule.trigger.on !== happening.on) continue;
    const response = responseOf(play, rule, happening, self, card);
    if (response !== undefined && !isCut(play, response)) queue(play.state, response);
  }
}

/** A unit's own text, not that of a piece on the map. */
const isBorne = ({ unit, bound }: Self): boolean => unit >= 0 && bound.marker === -1;

/** What a unit's card, its stance or what lasts on it says, not its tokens; of an object its own text. */
const isOwnText = ({ game }: Look, { unit, bound }: Self, card: number, of: number): boolean =>
  bound.marker === objectMarker(of) ||
  (unit === of && bound.marker === -1 && game.cards[card]?.kind !== 'token' && game.cards[card]?.kind !== 'condition');

const touches = new Map<Trigger['on'], string>();
function touchOf(on: Trigger['on']): string {
  let touch = touches.get(on);
  if (touch === undefined) {
    touch = `when:${on}`;
    touches.set(on, touch);
  }
  return touch;
}

const seatOfTurn = ({ state }: Look): number => state.units[state.turn?.hero ?? -1]?.seat ?? state.current;

/** Fixed order: the turn's player first, then by unit; what comes by itself before what is offered. */
const inOrder =
  (first: number) =>
  (a: Resolution, b: Resolution): number =>
    Number(a.source.seat !== first) - Number(b.source.seat !== first) ||
    Number(a.offer !== undefined) - Number(b.offer !== undefined) ||
    a.source.unit - b.source.unit;

// ------------------------------------------------------------------------------------------------ standing rules

/** In which direction somebody has come into a space; -1 where no step led there. */
function stepOf({ game, state }: Look, { on, from = -1, space = -1 }: Happening): number {
  const board = on === 'enters' && from >= 0 ? boardOf(game, state) : undefined;
  return board === undefined ? -1 : directionTo(board, from, space);
}

const responseCause = 'when:';

/** Whether a resolution with this cause is a standing rule that was set off. */
export const isResponse = (cause: string): boolean => cause.startsWith(responseCause);

function responseOf(
  play: Play,
  rule: Extract<Rule, { rule: 'when' }>,
  happening: Happening,
  standing: Self,
  card: number,
): Resolution | undefined {
  const { game, state } = play;
  // What a piece does to whoever sets it off.
  const piece = card >= 0 && isTouched(game, 'is:immune-piece') ? game.cards[card]?.ref : undefined;
  if (piece !== undefined && happening.unit >= 0 && isImmuneToPiece(play, happening.unit, piece)) return undefined;
  const bound = boundBy(happening, standing.bound.marker);
  const heading = stepOf(play, happening);
  if (heading >= 0) bound.heading = heading;
  bound.target = standing.bound.target;
  if (standing.bound.noted !== undefined) bound.noted = standing.bound.noted;
  // What lasts knows the area of the text that made it, and whom that has hit.
  if (standing.bound.area.length > 0) bound.area = standing.bound.area.slice();
  if (standing.bound.hits !== undefined) bound.hits ??= standing.bound.hits.slice();
  const self: Self = { unit: standing.unit, seat: standing.seat, bound };
  if (!waitsFor(play, rule.trigger, happening, self) || !all(play, rule.if, self)) return undefined;
  const block = game.blockOf.get(rule.then) ?? -1;
  const bearer = block * 4096 + bearerOf(play, standing, card);
  const of = happening.unit === standing.unit ? (happening.other ?? -1) : happening.unit;
  const key = rule.each ? bearer * 4096 + of + 1 : bearer;
  if (rule.every !== undefined) {
    // Below 0, so that it is none of the keys of limits.
    const times = -key - 1;
    state.once = [...(state.once ?? []), times];
    if (state.once.filter((one) => one === times).length % rule.every !== 0) return undefined;
  }
  if (rule.perTurn !== undefined && state.turn !== undefined) {
    let uses = 0;
    for (const used of state.turn.triggers) if (used === key) uses++;
    if (uses >= rule.perTurn) return undefined;
    if (!rule.may) state.turn.triggers.push(key);
  }
  if (rule.perAction && state.turn !== undefined) {
    // Below 0, so that it is none of the keys of turns.
    const inAction = -(key * 256 + (state.turn.actions % 256)) - 1;
    if (state.turn.triggers.includes(inAction)) return undefined;
    state.turn.triggers.push(inAction);
  }
  if (rule.perGame !== undefined) {
    let uses = 0;
    for (const used of state.once ?? []) if (used === key) uses++;
    if (uses >= rule.perGame) return undefined;
    if (!rule.may) state.once = [...(state.once ?? []), key];
  }
  if (rule.perRound !== undefined) {
    if (usesInRound(state, key) >= rule.perRound) return undefined;
    if (!rule.may) noteInRound(state, key);
  }
  const source = {
    ...sourceOf(standing, card),
    ...seatOfNobodys(play, happening, standing),
    ...fallen(play, happening, standing.unit),
  };
  const response = resolutionOf(source, block, bound, `${responseCause}${block}:${standing.unit}`);
  if (happening.on === 'uses-ability') response.ofUse = true;
  if (rule.may) {
    response.ask = true;
    if (rule.perTurn !== undefined) response.limit = key;
    if (rule.perGame !== undefined) response.once = key;
    if (rule.perRound !== undefined) response.inRound = key;
  }
  return response;
}

/** Whose limit it is, below 4096: a unit's, or that of one piece on the map, of which each has its own. */
function bearerOf({ game }: Look, standing: Self, card: number): number {
  const {
    unit,
    bound: { marker },
  } = standing;
  if (marker === -1 || game.cards[card]?.kind !== 'marker') return unit + 1;
  // An object is a unit itself.
  return marker >= 0 ? 2048 + (marker % 2048) : unitOf('marker', standing) + 1;
}

/** What is nobody's, as rules cards and painted ground are, is decided by the player of whoever sets it off, and is no enemy of that unit. */
function seatOfNobodys({ state }: Look, { unit }: Happening, standing: Self): Partial<Pick<Source, 'seat'>> {
  const seat = state.units[unit]?.seat ?? -1;
  return standing.unit < 0 && standing.bound.marker === -1 && seat >= 0 ? { seat } : {};
}

/** What a unit's own death sets off is measured from where it died. */
function fallen({ game, state }: Look, { on, unit, space = -1 }: Happening, bearer: number): Pick<Source, 'spot'> {
  if (on !== 'dies' || unit !== bearer || space < 0) return {};
  return { spot: { at: space, size: game.cards[state.units[unit]?.card ?? -1]?.size ?? 1, fallen: true } };
}

// ------------------------------------------------------------------------------------------------ reactions

/** One offer for each seat that can react. */
function offersOf(play: Play, reactions: Reactions, happening: Happening): Resolution[] {
  const { game, state } = play;
  const offers: Resolution[] = [];
  const bound = boundBy(happening, -1);
  for (let unit = 0; unit < state.units.length; unit++) {
    const one = state.units[unit];
    if (one === undefined || one.at < 0 || (happening.fatal && unit === happening.unit)) continue;
    for (const ability of reactions.get(one.card) ?? []) {
      const trigger = game.cards[one.card]?.abilities[ability]?.program.use?.trigger;
      if (trigger === undefined || !waitsFor(play, trigger, happening, { unit, seat: one.seat, bound })) continue;
      if (isKeptFrom(play, unit, happening) || whyNotReady(play, unit, ability, bound) !== undefined) continue;
      let offer = offers.find(({ source }) => source.seat === one.seat);
      if (offer === undefined) {
        const source = { unit: -1, card: -1, ability: -1, marker: -1, seat: one.seat };
        offer = resolutionOf(source, -1, bound, `react:${happening.on}:${one.seat}`);
        offer.offer = { kind: 'reaction', options: [], user: -1, def: 0, rolled: 0 };
        offers.push(offer);
      }
      offer.offer?.options.push({ unit, ability });
    }
  }
  return offers;
}

/** Whether rules keep a unit from reacting to whoever did something, or to whom it was done. */
const isKeptFrom = (play: Play, unit: number, { unit: of, other = -1 }: Happening): boolean =>
  [of, other].some((one) => one >= 0 && one !== unit && has(play, unit, 'no-reactions', one));

// ------------------------------------------------------------------------------------------------ ends

/** Responses that set each other off for ever are cut, and the chain is told. */
function isCut(play: Play, response: Resolution): boolean {
  const { state, emit } = play;
  state.responses = (state.responses ?? 0) + 1;
  if (state.responses > mostResponses + 1) return true;
  let same = 0;
  for (const { begun, cause } of state.stack) if (begun && cause === response.cause) same++;
  if (same < longestChain && state.responses <= mostResponses) return false;
  const chain = state.stack.filter(({ begun, offer }) => begun && offer === undefined);
  const named = ({ source, frames }: Resolution) =>
    ruleName(play, source, play.game.blocks[frames[0]?.block ?? -1] ?? []) ?? 'the map';
  emit({ event: 'cut', chain: [...chain, response].map(named) });
  return true;
}

/** What lasts until an event ends with it. */
function endWhatLastsUntil(play: Play, happening: Happening): void {
  const { game, state, emit } = play;
  if (!state.lasting.some(({ event }) => event !== undefined)) return;
  state.lasting = state.lasting.filter((one) => {
    const { event, unit, rules } = one;
    if (event === undefined) return true;
    const node = game.blocks[event[0]]?.[event[1]];
    if (node?.node !== 'lasting' || node.until.moment !== 'event') return true;
    const { trigger, or } = node.until;
    const bound = boundBy(happening, -1);
    bound.target = one.target ?? -1;
    const self = { unit, seat: state.units[unit]?.seat ?? state.current, bound };
    const isThat = (one: Trigger): boolean => one.on === happening.on && waitsFor(play, one, happening, self);
    if (!isThat(trigger) && (or === undefined || !isThat(or))) return true;
    if (one.skip) {
      one.skip -= 1;
      return true;
    }
    emit({ event: 'ended', unit, what: 'lasting', rules });
    return false;
  });
}
