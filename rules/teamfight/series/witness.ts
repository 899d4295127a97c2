import type { Result } from '../../kernel/rules.ts';
import type { Opinions } from '../../kernel/second-bot.ts';
import type { Witness } from '../../kernel/series.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import { termsOf } from '../play/usable.ts';
import type { State } from '../state.ts';
import type { Besides, Deeds } from './besides.ts';
import { leadsOf, type MatchColumns, type MatchRow, nobody, notDeployed, type Shape } from './columns.ts';
import { Credits } from './credits.ts';
import { isPiece } from './legend.ts';

export interface Watched {
  readonly game: Game;
  readonly shape: Shape;
  /** Number of a hero in the legend by its card index. */
  readonly numberOf: ReadonlyMap<number, number>;
  readonly variant: number;
  readonly besides: Besides;
  readonly opinions: Opinions;
}

/** Watches one match and makes its row. */
export class MatchWitness implements Witness<State, Action, Event, MatchColumns> {
  readonly #of: Watched;
  /** Heroes that could be deployed, numbered as in the legend, and how many of them are seat 0's. */
  #pool: number[] = [];
  #first = 0;
  #decisions = 0;
  #choices = 0;
  #triggers = 0;
  #manual = 0;
  #cuts = 0;
  /** The round that the events have come to; the state may be further. */
  #round = 1;
  readonly #kills = [0, 0];
  readonly #control = [0, 0];
  readonly #lead: number[];
  readonly #deathRound: number[];
  readonly #deathAt: number[];
  readonly #dealt: number[];
  readonly #taken: number[];
  readonly #legal: number[];
  readonly #used: number[];
  /** For each ability the last turn in which it could be used, and was. */
  readonly #legalIn: number[];
  readonly #usedIn: number[];
  readonly #deeds: Deeds[];
  /** Place of each unit's hero among the deployed ones, by unit; -1 for none. */
  readonly #slots: number[] = [];
  /** The state that events are about, for `#credits`. */
  #state: State | undefined;
  readonly #credits = new Credits((unit, ability) => (this.#state ? this.#place(this.#state, unit, ability) : -1));

  constructor(of: Watched) {
    this.#of = of;
    const { heroes, abilities } = of.shape;
    const list = (length: number, value = 0) => Array.from({ length }, () => value);
    this.#lead = list(leadsOf(of.shape));
    this.#deathRound = list(heroes);
    this.#deathAt = list(heroes, nobody);
    this.#dealt = list(heroes);
    this.#taken = list(heroes);
    this.#legal = list(heroes * abilities);
    this.#used = list(heroes * abilities);
    this.#legalIn = list(heroes * abilities, -1);
    this.#usedIn = list(heroes * abilities, -1);
    this.#deeds = Array.from({ length: heroes * abilities }, () => ({
      uses: 0,
      rolls: 0,
      hits: 0,
      kills: 0,
      yield: 0,
    }));
  }

  decided(state: State, _seat: number, { actions }: { readonly actions: readonly Action[] }): void {
    this.#decisions++;
    this.#choices += actions.length;
    for (const one of actions) if (one.do === 'use') this.#couldUse(state, one.unit, one.ability);
    for (const { unit, ability } of state.pending?.reactions ?? []) this.#couldUse(state, unit, ability);
  }

  happened(state: State, events: readonly Event[]): void {
    if (state.phase === 'deploy' && this.#pool.length === 0) this.#takePool(state);
    let pieces = false;
    for (const event of events) {
      this.#note(state, event);
      pieces ||= event.event === 'gained' || event.event === 'placed' || event.event === 'summoned';
    }
    if (pieces) this.#countPieces(state);
  }

  row(state: State, { places }: Result): MatchRow {
    const { shape, variant, opinions, besides, numberOf } = this.#of;
    const deployed = Array.from({ length: shape.heroes }, () => notDeployed);
    for (const seat of [0, 1] as const) {
      for (const [place, unit] of state.columns[seat].entries()) {
        const hero = numberOf.get(state.units[unit]!.card) ?? -1;
        const slot = (seat * shape.heroes) / 2 + place;
        deployed[slot] = this.#pool.indexOf(hero, seat === 0 ? 0 : this.#first);
        for (let ability = 0; ability < shape.abilities; ability++) {
          besides.did(hero, ability, this.#deeds[slot * shape.abilities + ability]!);
        }
      }
    }
    return {
      variant,
      map: state.board,
      first: state.first,
      red: state.red,
      winner: places[0] === places[1] ? 2 : places[0] === 1 ? 0 : 1,
      rounds: state.round,
      turns: state.turns,
      decisions: this.#decisions,
      choices: this.#choices,
      triggers: this.#triggers,
      manual: this.#manual,
      cuts: this.#cuts,
      asked: opinions.asked,
      agreed: opinions.agreed,
      kills: [state.deaths[1], state.deaths[0]],
      control: [...state.points],
      lead: this.#lead,
      pool: Array.from({ length: shape.pool }, (_, index) => this.#pool[index] ?? nobody),
      deployed,
      deathRound: this.#deathRound,
      deathAt: this.#deathAt,
      dealt: this.#dealt,
      taken: this.#taken,
      legal: this.#legal,
      used: this.#used,
    };
  }

  #takePool({ hands, columns, units }: State): void {
    const number = (card: number) => this.#of.numberOf.get(card) ?? nobody;
    for (const seat of [0, 1] as const) {
      for (const unit of columns[seat]) this.#pool.push(number(units[unit]!.card));
      for (const card of hands[seat]) this.#pool.push(number(card));
      if (seat === 0) this.#first = this.#pool.length;
    }
  }

  /** Place of the hero to whom a unit belongs among the deployed ones; -1 for none. */
  #slot({ units, columns }: State, unit: number): number {
    const known = this.#slots[unit];
    if (known !== undefined) return known;
    const owner = units[unit]?.owner ?? -1;
    const half = this.#of.shape.heroes / 2;
    const [left, right] = [columns[0].indexOf(owner), columns[1].indexOf(owner)];
    const slot = left >= 0 ? left : right >= 0 ? half + right : -1;
    if (slot >= 0) this.#slots[unit] = slot;
    return slot;
  }

  /** Place of a hero's own ability in the lists; -1 for abilities of others, granted ones, and those without room. */
  #place(state: State, unit: number, ability: number): number {
    const { abilities } = this.#of.shape;
    if (ability >= abilities || state.units[unit]?.owner !== unit) return -1;
    const slot = this.#slot(state, unit);
    return slot < 0 ? -1 : slot * abilities + ability;
  }

  #couldUse(state: State, unit: number, ability: number): void {
    const place = this.#place(state, unit, ability);
    if (place < 0 || this.#legalIn[place] === state.turns) return;
    this.#legalIn[place] = state.turns;
    this.#legal[place]!++;
  }

  #note(state: State, event: Event): void {
    this.#state = state;
    this.#credits.note(event);
    switch (event.event) {
      case 'used':
        this.#noteUse(state, event.unit, event.ability);
        break;
      case 'hit':
      case 'crit':
      case 'miss': {
        const { unit = -1, ability = -1 } = event.cause ?? {};
        const deeds = this.#deeds[this.#place(state, unit, ability)];
        if (deeds === undefined) break;
        deeds.rolls++;
        if (event.event !== 'miss') deeds.hits++;
        break;
      }
      case 'damaged':
        this.#noteDamage(state, event);
        break;
      case 'healed': {
        const credit = this.#credits.of(event.cause);
        if (this.#seatOf(credit) === state.units[event.unit]?.seat) this.#deeds[credit]!.yield += event.amount;
        break;
      }
      case 'died':
        this.#noteDeath(state, event);
        break;
      case 'scored':
        this.#control[event.seat]! += event.points;
        break;
      case 'round':
        if (event.round > 1) this.#endRound(state, event.round - 1);
        this.#round = event.round;
        break;
      case 'over':
        this.#endRound(state, state.round);
        break;
      case 'triggered':
        this.#triggers++;
        break;
      case 'manual':
        if (!event.standIn) this.#manual++;
        break;
      case 'cut':
        this.#cuts++;
        break;
    }
  }

  #noteUse(state: State, unit: number, ability: number): void {
    const card = this.#of.game.cards[state.units[unit]?.card ?? -1]?.abilities[ability];
    if (card !== undefined && termsOf(card).action === 'reaction') this.#triggers++;
    const place = this.#place(state, unit, ability);
    if (place < 0) return;
    this.#couldUse(state, unit, ability);
    this.#deeds[place]!.uses++;
    if (this.#usedIn[place] === state.turns) return;
    this.#usedIn[place] = state.turns;
    this.#used[place]!++;
  }

  /** Whose ability it is, by its place in the lists. */
  #seatOf(place: number): number | undefined {
    const { heroes, abilities } = this.#of.shape;
    if (place < 0) return undefined;
    return place < (heroes / 2) * abilities ? 0 : 1;
  }

  /** Damage is the health and overshield that it took: more than was left does nothing. */
  #noteDamage(state: State, { unit, by, lost, shield, cause }: Extract<Event, { event: 'damaged' }>): void {
    const amount = lost + shield;
    const victim = state.units[unit];
    const dealer = this.#slot(state, by);
    if (dealer >= 0 && victim?.seat === 1 - (state.units[by]?.seat ?? -1)) this.#dealt[dealer]! += amount;
    const credit = this.#credits.of(cause);
    const seat = this.#seatOf(credit);
    if (seat !== undefined && victim?.seat === 1 - seat) this.#deeds[credit]!.yield += amount;
    const slot = victim?.owner === unit ? this.#slot(state, unit) : -1;
    if (slot >= 0) this.#taken[slot]! += amount;
  }

  #noteDeath(state: State, event: Extract<Event, { event: 'died' }>): void {
    const { unit, at } = event;
    const one = state.units[unit];
    const credit = this.#credits.ofDeath(event);
    const seat = this.#seatOf(credit);
    if (seat !== undefined && one?.seat === 1 - seat) this.#deeds[credit]!.kills++;
    if (one === undefined || this.#of.game.cards[one.card]?.kind !== 'hero') return;
    this.#of.besides.died(state.board, at);
    if (one.seat >= 0) this.#kills[1 - one.seat]!++;
    const slot = this.#slot(state, unit);
    if (slot < 0 || this.#deathRound[slot] !== 0) return;
    this.#deathRound[slot] = this.#round;
    this.#deathAt[slot] = at < 0 ? nobody : at;
  }

  #endRound(state: State, round: number): void {
    if (round <= this.#lead.length) {
      this.#lead[round - 1] = this.#kills[0]! + this.#control[0]! - this.#kills[1]! - this.#control[1]!;
    }
    for (const seat of state.columns) {
      for (const unit of seat) {
        const { at } = state.units[unit]!;
        if (at >= 0) this.#of.besides.stood(state.board, at);
      }
    }
  }

  #countPieces(state: State): void {
    const counts = new Map<number, number>();
    const add = (card: number, count: number) => counts.set(card, (counts.get(card) ?? 0) + count);
    for (const { at, card, tokens, owner } of state.units) {
      if (at < 0) continue;
      if (state.units[owner]?.card !== card) add(card, 1);
      for (const token of tokens) add(token.card, token.count);
    }
    for (const { at, card, order } of state.markers) if (order >= 0 && at >= 0) add(card, 1);
    for (const [index, count] of counts) {
      const card = this.#of.game.cards[index];
      if (card !== undefined && isPiece(card.kind)) this.#of.besides.inPlay(card.ref, count);
    }
  }
}
