import type { Result, Seat } from '../../kernel/rules.ts';
import type { Opinions } from '../../kernel/second-bot.ts';
import type { Witness } from '../../kernel/series.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { mostSeats, traitsDealt } from '../types.ts';
import { type Besides, whole } from './beside.ts';
import { CardWatch } from './card-watch.ts';
import { hurt, leads, type MatchColumns, type MatchRow, noTrait, notPlayed, tied } from './columns.ts';
import { ThreeLeft } from './three-left.ts';

export interface Watched {
  readonly game: Game;
  /** Number in the legend of each card of the deck, and of each trait. */
  readonly cardNumbers: readonly number[];
  readonly traitNumbers: readonly number[];
  /** Different cards, and those that a row has room for. */
  readonly cards: number;
  readonly room: number;
  readonly pairing: number;
  readonly variant: number;
  readonly besides: Besides;
  readonly opinions: Opinions;
}

const list = (length: number, value = 0) => Array.from({ length }, () => value);

/** Watches one match and makes its row. */
export class MatchWitness implements Witness<State, Action, Event, MatchColumns> {
  readonly #of: Watched;
  readonly #watch: CardWatch;
  readonly #threeLeft = new ThreeLeft();
  #first = 0;
  #turn = 0;
  #decisions = 0;
  #choices = 0;
  #attacks = 0;
  #harmless = 0;
  #taken = 0;
  #defences = 0;
  #passes = 0;
  #shuffles = 0;
  /** Who attacks, and whether anybody else lost HP by it; undefined before the first attack. */
  #attack: { readonly by: Seat; took: boolean } | undefined;
  readonly #fell = list(mostSeats);
  readonly #traits = list(mostSeats * traitsDealt, noTrait);
  readonly #lead = list(leads, notPlayed);
  readonly #drawn: number[];
  /** Cards that were drawn, by whom, and what that seat could expect then, in thousandths. */
  readonly #draws: { readonly card: number; readonly seat: Seat; readonly expected: number }[] = [];

  constructor(of: Watched) {
    this.#of = of;
    this.#watch = new CardWatch(of.game, of.cardNumbers, of.cards);
    this.#drawn = list(of.room);
  }

  decided(state: State, seat: Seat, { actions }: { readonly actions: readonly Action[] }, action: Action): void {
    this.#decisions++;
    this.#choices += actions.length;
    this.#watch.decided(state, seat, actions, action);
    this.#threeLeft.decided(state, seat, action);
  }

  happened(state: State, events: readonly Event[]): void {
    for (const event of events) {
      this.#watch.note(state, event);
      this.#note(state, event);
    }
    this.#threeLeft.happened(state, events);
  }

  row(state: State, { places }: Result): MatchRow {
    const { game, variant, opinions } = this.#of;
    this.#closeAttack();
    const won = winsOf(places);
    this.#addCards(won);
    const { third, aheadWon } = this.#threeLeft.told(places);
    const bySeat = (values: readonly number[]) => Array.from({ length: mostSeats }, (_, seat) => values[seat] ?? 0);
    return {
      variant,
      players: game.seats,
      first: this.#first,
      places: bySeat(places),
      hp: bySeat(state.hp),
      fell: this.#fell,
      traits: this.#traits,
      turns: state.turns,
      decisions: this.#decisions,
      choices: this.#choices,
      attacks: this.#attacks,
      harmless: this.#harmless,
      taken: this.#taken,
      defences: this.#defences,
      passes: this.#passes,
      shuffles: this.#shuffles,
      lead: this.#lead,
      third: hurt[third],
      aheadWon: aheadWon ? 1 : 0,
      asked: opinions.asked,
      agreed: opinions.agreed,
      drawn: this.#drawn,
    };
  }

  #addCards(won: readonly number[]): void {
    const { besides, pairing } = this.#of;
    for (const { card, seat, expected } of this.#draws) {
      besides.add(pairing, card, 'gain', Math.round(won[seat]! * whole) - expected, 1);
    }
    for (const [card, { stuck, fit, used, uses, kept, discarded, unplayed }] of this.#watch.deeds.entries()) {
      besides.add(pairing, card, 'stuck', stuck, stuck + fit);
      besides.add(pairing, card, 'used', used, fit);
      besides.add(pairing, card, 'kept', kept, uses);
      besides.add(pairing, card, 'unplayed', unplayed, discarded);
    }
  }

  #note(state: State, event: Event): void {
    switch (event.event) {
      case 'first':
        this.#first = event.seat;
        break;
      case 'kept-traits':
        for (const [at, trait] of event.traits.entries()) {
          this.#traits[event.seat * traitsDealt + at] = this.#of.traitNumbers[trait]!;
        }
        break;
      case 'drew':
        this.#noteDraw(state, event.seat, event.cards);
        break;
      case 'turn':
        this.#turn = event.turn;
        if (event.turn > 1 && (event.turn - 1) % this.#of.game.seats === 0) this.#noteLead(state);
        break;
      case 'attacked':
        this.#closeAttack();
        this.#attacks++;
        this.#attack = { by: event.seat, took: false };
        break;
      case 'defended':
        this.#defences++;
        if (!this.#attack || event.seat === this.#attack.by || event.lost === 0) break;
        this.#attack.took = true;
        this.#taken += event.lost;
        break;
      case 'passed':
        this.#passes++;
        break;
      case 'shuffled':
        if (event.what === 'discards') this.#shuffles++;
        break;
      case 'fell':
        this.#fell[event.seat] = this.#turn;
        break;
    }
  }

  #closeAttack(): void {
    if (this.#attack && !this.#attack.took) this.#harmless++;
    this.#attack = undefined;
  }

  /** What a seat can expect is its share of all HP: who draws while ahead wins more, whatever the card. */
  #noteDraw({ hp, fell }: State, seat: Seat, cards: readonly number[]): void {
    const all = hp.reduce((sum, one, other) => (fell[other] === 0 ? sum + one : sum), 0);
    const expected = Math.round((whole * hp[seat]!) / Math.max(1, all));
    for (const one of cards) {
      const card = this.#of.cardNumbers[one]!;
      this.#draws.push({ card, seat, expected });
      if (card < this.#drawn.length) this.#drawn[card] = this.#drawn[card]! | (1 << seat);
    }
  }

  #noteLead({ hp, fell }: State): void {
    const round = (this.#turn - 1) / this.#of.game.seats;
    if (round > leads) return;
    const left = hp.map((one, seat) => (fell[seat] === 0 ? one : -1));
    const most = Math.max(...left);
    this.#lead[round - 1] = left.filter((one) => one === most).length > 1 ? tied : left.indexOf(most);
  }
}

/** What each seat made of a match: 1 won, 0 lost; who shares the first place shares it. */
export function winsOf(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}
