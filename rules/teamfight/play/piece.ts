import type { Card, Game } from '../game.ts';
import type { Who } from '../program.ts';
import type { Marker, State, Unit, UnitToken } from '../state.ts';
import type { Look } from './play.ts';

/** A unit as it comes into play: whole, with the counters its card begins with. Returns its index. */
export function addUnit(
  { game, state }: Look,
  card: Card,
  seat: number,
  owner: number | undefined,
  at: number,
): number {
  const id = state.units.length;
  const zeros = (): number[] => card.abilities.map(() => 0);
  const unit: Unit = {
    card: card.index,
    seat,
    owner: owner ?? id,
    at,
    health: card.health,
    overshield: 0,
    tokens: [],
    tapped: zeros(),
    used: zeros(),
    usedThisTurn: zeros(),
    stance: -1,
    facing: -1,
  };
  unit.tokens = firstTokens(game, card, id);
  state.units.push(unit);
  // T-013: all summons take a turn within the hero's activation, those too that it calls while it lasts.
  if (state.turn && heroOf(state, id) === state.turn.hero && !card.object) state.turn.waiting.push(id);
  return id;
}

/** Spaces along a side of a unit. */
export const sizeOf = ({ game, state }: Look, id: number): number => game.cards[state.units[id]?.card ?? -1]?.size ?? 1;

/** The counters that a unit of this card comes into play with, by card index: as its texts say, else as many as the counter starts with. */
export function firstCounters(game: Game, card: Card): Map<number, number> {
  const begins = beginsWith(game, card);
  const all = [...new Set([...card.counters, ...begins.keys()])];
  return new Map(all.map((counter) => [counter, begins.get(counter) ?? game.cards[counter]?.start ?? 0]));
}

function firstTokens(game: Game, card: Card, id: number): UnitToken[] {
  const tokens: UnitToken[] = [];
  for (const [counter, count] of firstCounters(game, card)) {
    if (count > 0) tokens.push({ card: counter, count, from: id, ends: undefined });
  }
  return tokens;
}

/** A unit that has died is back on the map, as whole as it first came but for its health and with what a
 * death does not take; a hero costs no point then (T-021), but where it is `scored` all the same. */
export function comeBack({ game, state }: Look, id: number, at: number, health: number, scored = false): void {
  const unit = state.units[id];
  const card = game.cards[unit?.card ?? -1];
  if (unit === undefined || card === undefined) return;
  unit.at = at;
  unit.health = health;
  unit.overshield = 0;
  const { tokens } = unit;
  unit.tokens = [
    ...tokens,
    ...firstTokens(game, card, id).filter((one) => !tokens.some((own) => own.card === one.card)),
  ];
  delete unit.relics;
  unit.stance = -1;
  if (!scored && isHero(state, id) && unit.seat >= 0) state.deaths[unit.seat as 0 | 1] -= unit.cost ?? 1;
  delete unit.cost;
}

/** Another card for a unit. What was noted of the abilities of the old one goes with it. */
export function changeCard(unit: Unit, card: Card): void {
  unit.card = card.index;
  unit.stance = -1;
  unit.tapped = card.abilities.map(() => 0);
  unit.used = card.abilities.map(() => 0);
  unit.usedThisTurn = card.abilities.map(() => 0);
}

/** Whether a unit is a hero, in whatever form: it acts in nobody else's activation. */
export const isHero = ({ units }: State, id: number): boolean => units[id]?.owner === id;

/** What texts say that a unit begins with, by card index: its own card's, and those of rules cards for heroes. */
function beginsWith(game: Game, card: Card): Map<number, number> {
  const found = new Map<number, number>();
  const add = (list: number, own: boolean): void => {
    for (const rule of game.ruleLists[list] ?? []) {
      if (rule.rule !== 'begins' || (own ? rule.who.side !== 'you' : !isMeant(card, rule.who))) continue;
      const token = game.cardOf.get(rule.token);
      if (token !== undefined) found.set(token, rule.count);
    }
  };
  if (!card.object) for (const index of game.standing) add(game.cards[index]?.rules ?? -1, false);
  add(card.rules, true);
  return found;
}

/** Whether a rules card means units of a card: all of them, those of a kind, or those of that card alone. */
const isMeant = (card: Card, { kind, card: ref }: Who): boolean =>
  (kind ?? card.kind) === card.kind && (ref ?? card.ref) === card.ref;

/** The hero in whose activation a unit acts: of what a summon has summoned, that of the summon; -1 for the map's own. */
export function heroOf({ units }: State, id: number): number {
  let hero = id;
  while (hero >= 0 && units[hero]?.owner !== hero) hero = units[hero]?.owner ?? -1;
  return hero;
}

/** What sticks to a unit goes where it has gone, off the map too while it is away; who shares its place only on the map. */
export function carry({ markers, units }: State, id: number): void {
  const at = units[id]?.at ?? -1;
  for (const marker of markers) if (marker.on === id && marker.order >= 0) marker.at = at;
  for (const unit of units) if (unit.within === id && unit.at >= 0 && at >= 0) unit.at = at;
}

/** What sticks to a unit that dies is left lying. */
export function drop({ markers }: State, id: number): void {
  for (const marker of markers) if (marker.on === id) delete marker.on;
}

/** A marker as it is laid. Returns its index. */
export function addMarker(state: State, card: Card, seat: Marker['seat'], owner: number, at: number): number {
  state.markers.push({ card: card.index, at, owner, seat, hazard: 0, order: state.markers.length });
  return state.markers.length - 1;
}
