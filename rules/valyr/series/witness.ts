import type { Result, Seat } from '../../kernel/rules.ts';
import type { Opinions } from '../../kernel/second-bot.ts';
import type { Witness } from '../../kernel/series.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import { designOf } from '../play/table.ts';
import type { State } from '../state.ts';
import type { Besides } from './beside.ts';
import { leads, type MatchColumns, type MatchRow, notPlayed, tied } from './columns.ts';

export interface Watched {
  readonly game: Game;
  readonly pairing: number;
  readonly variant: number;
  /** Number of the battlefield. */
  readonly field: number;
  readonly besides: Besides;
  readonly opinions: Opinions;
  /** By the design of the unit whose turn it was. */
  readonly ofUnits: readonly Opinions[];
}

/** Watches one battle and makes its row. */
export class MatchWitness implements Witness<State, Action, Event, MatchColumns> {
  readonly #of: Watched;
  #first = 0;
  #turns = 0;
  #idle = 0;
  #decisions = 0;
  #choices = 0;
  #attacks = 0;
  #harmless = 0;
  #uses = 0;
  #quiet = 0;
  #swings = 0;
  #ahead: number = tied;
  /** The unit that does what happens, and those of the turn under way that have not attacked or used anything: a swarm has its turns at once. */
  #by = -1;
  readonly #idlers = new Set<number>();
  /** Whether the attack under way, and the round under way, have done damage. */
  #hurt = true;
  #hurtInRound = true;
  readonly #lead = Array.from({ length: leads }, (): number => notPlayed);
  /** By design: appraisal taken from enemies, and units defeated. */
  readonly #takes: number[];
  readonly #falls: number[];

  constructor(of: Watched) {
    this.#of = of;
    this.#takes = of.game.designs.map(() => 0);
    this.#falls = of.game.designs.map(() => 0);
  }

  decided(state: State, _: Seat, { actions }: { readonly actions: readonly Action[] }): void {
    this.#decisions++;
    this.#choices += actions.length;
    if (state.turn) this.#by = state.turn.unit;
  }

  happened(state: State, events: readonly Event[]): void {
    if (events.some(({ event }) => event === 'turn')) this.#closeTurn();
    for (const event of events) this.#note(state, event);
  }

  row(state: State, { places, scores }: Result): MatchRow {
    const { variant, opinions } = this.#of;
    this.#closeTurn();
    if (!this.#hurt) this.#harmless++;
    if (!this.#hurtInRound) this.#quiet++;
    this.#addUnits();
    return {
      variant,
      first: this.#first,
      places,
      left: scores,
      rounds: state.round,
      cut: state.over === 'rounds' ? 1 : 0,
      turns: this.#turns,
      idle: this.#idle,
      decisions: this.#decisions,
      choices: this.#choices,
      attacks: this.#attacks,
      harmless: this.#harmless,
      uses: this.#uses,
      quiet: this.#quiet,
      swings: this.#swings,
      lead: this.#lead,
      asked: opinions.asked,
      agreed: opinions.agreed,
    };
  }

  #addUnits(): void {
    const { game, besides, pairing, field, ofUnits } = this.#of;
    for (const [design, { appraisal }] of game.designs.entries()) {
      const count = game.armies.flat().filter((one) => one === design).length;
      const takes = Math.round(this.#takes[design]!);
      besides.add(pairing, design, 'takes', takes, count * appraisal);
      besides.takesOn(pairing, design, field, takes, count * appraisal);
      besides.add(pairing, design, 'falls', this.#falls[design]!, count);
      const { asked, agreed } = ofUnits[design]!;
      besides.add(pairing, design, 'agreed', agreed, asked);
    }
  }

  #note(state: State, event: Event): void {
    switch (event.event) {
      case 'priority':
        this.#first = event.seat;
        break;
      case 'round':
        if (event.round > 1) {
          this.#noteLead(state, event.round - 1);
          if (!this.#hurtInRound) this.#quiet++;
        }
        this.#hurtInRound = false;
        break;
      case 'turn':
        this.#turns++;
        this.#idlers.add(event.unit);
        this.#by = event.unit;
        break;
      case 'attacked':
        if (!this.#hurt) this.#harmless++;
        this.#attacks++;
        for (const unit of [event.unit, ...(event.with ?? [])]) this.#idlers.delete(unit);
        this.#hurt = false;
        this.#by = event.unit;
        break;
      case 'used':
        this.#uses++;
        this.#idlers.delete(event.unit);
        this.#by = event.unit;
        break;
      case 'damaged':
        this.#hurt = true;
        this.#hurtInRound = true;
        this.#credit(state, event.unit, this.#worthOf(state, event.unit, event.damage, event.amount), 1);
        break;
      case 'healed':
        this.#credit(
          state,
          event.unit,
          this.#worthOf(state, event.unit, event.damage + event.amount, event.amount),
          -1,
        );
        break;
      case 'defeated': {
        const { design, broughtBy } = state.units[event.unit]!;
        // What an ability brought, in the match or as its unit was put in play, is none of the army's.
        if (broughtBy === undefined) this.#falls[design]!++;
        break;
      }
    }
  }

  #closeTurn(): void {
    this.#idle += this.#idlers.size;
    this.#idlers.clear();
  }

  /** The share of a unit's appraisal that damage takes; what goes beyond its defeat takes nothing. */
  #worthOf(state: State, number: number, damage: number, amount: number): number {
    const { appraisal, health } = designOf(this.#of.game, state.units[number]!);
    const bears = health + 1;
    return (appraisal * (Math.min(bears, damage) - Math.min(bears, damage - amount))) / bears;
  }

  /** @param sign 1 for damage, -1 for healing: what is done to enemies counts for a unit, what is done to its own against it */
  #credit(state: State, number: number, worth: number, sign: 1 | -1): void {
    const by = state.units[this.#by];
    const doer = by?.broughtBy === undefined ? by : state.units[by.broughtBy];
    if (!doer) return;
    const isEnemy = doer.seat !== state.units[number]!.seat;
    this.#takes[doer.design]! += isEnemy ? sign * worth : -sign * worth;
  }

  #noteLead(state: State, round: number): void {
    const left = [0, 0];
    for (const unit of state.units) {
      if (unit.at !== 'table') continue;
      const { appraisal, health } = designOf(this.#of.game, unit);
      left[unit.seat]! += appraisal * (1 - Math.min(unit.damage, health + 1) / (health + 1));
    }
    const ahead = left[0] === left[1] ? tied : left[0]! > left[1]! ? 0 : 1;
    if (ahead !== tied) {
      if (this.#ahead !== tied && this.#ahead !== ahead) this.#swings++;
      this.#ahead = ahead;
    }
    if (round <= leads) this.#lead[round - 1] = ahead;
  }
}
