import type { Seat } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { CardDesign, Game } from '../game.ts';
import { isAttackBoost, isDefenceBoost } from '../play/attack.ts';
import { improviseOf, partnersOf } from '../play/choices.ts';
import { worthOf } from '../play/defence.ts';
import { rulesOf } from '../play/table.ts';
import type { State } from '../state.ts';
import type { AttackType, Subtype } from '../types.ts';

/** What became of one card in a match; `stuck` and `fit` are times that its kind is used and it could not be, and could. */
export interface CardDeeds {
  stuck: number;
  fit: number;
  used: number;
  /** Times that it was used, those that nobody was asked about included. */
  uses: number;
  kept: number;
  discarded: number;
  unplayed: number;
}

/** Whether a card is used in the own turn. */
const isForTurns = (design: CardDesign): boolean =>
  design.attack !== undefined || rulesOf(design.program, 'play').length > 0 || isAttackBoost(design);

/** Watches what becomes of the cards of one match. Cards are numbered as in the legend. */
export class CardWatch {
  readonly deeds: CardDeeds[];
  readonly #game: Game;
  readonly #numberOf: readonly number[];
  readonly #forTurns: readonly boolean[];
  /** Whether a card of the deck was used since it came into its row. */
  readonly #isUsed: boolean[];
  /** Cards that lay face up before the last action, by seat. */
  #up: number[][] = [];
  #attack: { readonly type: AttackType; readonly subtype: Subtype } | undefined;

  /** @param numberOf of each card of the deck, in the legend */
  constructor(game: Game, numberOf: readonly number[], cards: number) {
    this.#game = game;
    this.#numberOf = numberOf;
    this.#forTurns = game.cards.map(isForTurns);
    this.#isUsed = game.cards.map(() => false);
    this.deeds = Array.from({ length: cards }, () => ({
      stuck: 0,
      fit: 0,
      used: 0,
      uses: 0,
      kept: 0,
      discarded: 0,
      unplayed: 0,
    }));
  }

  /** Before an action is played. */
  decided(state: State, seat: Seat, actions: readonly Action[], action: Action): void {
    this.#up = state.rows.map((row, owner) => row.filter((_, place) => state.marks[owner]![place] === 0));
    // A row is arranged before anything else: what could be played then counts once the turn is used.
    if (state.stack[state.stack.length - 1]?.at !== 'turn' || action.do === 'arrange') return;
    const [fit, used] = [new Set<number>(), new Set(placesIn(this.#game, state, seat, action))];
    for (const one of actions) for (const place of placesIn(this.#game, state, seat, one)) fit.add(place);
    for (const [place, card] of state.rows[seat]!.entries()) {
      if (state.marks[seat]![place] !== 0 || !this.#forTurns[card]) continue;
      this.#count(card, fit.has(place), used.has(place));
      if (used.has(place)) this.#use(card);
    }
  }

  note(state: State, event: Event): void {
    switch (event.event) {
      case 'attacked': {
        this.#attack = this.#game.cards[event.card]?.attack ?? improviseOf(this.#game, state, event.seat);
        // A hypnotised player's card is used in nobody's own turn.
        if (event.card >= 0 && !this.#isUsed[event.card]) this.#use(event.card);
        return;
      }
      case 'defended':
        this.#noteDefence(event);
        return;
      case 'kept':
        this.#deed(event.card).kept++;
        this.#isUsed[event.card] = false;
        return;
      case 'discarded': {
        const deeds = this.#deed(event.card);
        deeds.discarded++;
        if (!this.#isUsed[event.card]) deeds.unplayed++;
        this.#isUsed[event.card] = false;
      }
    }
  }

  #noteDefence({ seat, cards, with: boosts }: Extract<Event, { event: 'defended' }>): void {
    const all = boosts.some((card) => rulesOf(this.#game.cards[card]!.program, 'all-match').length > 0);
    for (const card of this.#up[seat] ?? []) {
      const design = this.#game.cards[card]!;
      const used = cards.includes(card) || boosts.includes(card);
      if (design.defence.length > 0) {
        const fits = used || all || (this.#attack !== undefined && worthOf(design, this.#attack) !== undefined);
        this.#count(card, fits, used);
      } else if (isDefenceBoost(design)) this.#count(card, true, used);
      if (used) this.#use(card);
    }
  }

  #count(card: number, fits: boolean, used: boolean): void {
    const deeds = this.#deed(card);
    if (fits) deeds.fit++;
    else deeds.stuck++;
    if (used) deeds.used++;
  }

  #use(card: number): void {
    this.#deed(card).uses++;
    this.#isUsed[card] = true;
  }

  #deed = (card: number): CardDeeds => this.deeds[this.#numberOf[card]!]!;
}

/** Places of the own row that an action of a turn uses. */
function placesIn(game: Game, state: State, seat: Seat, action: Action): readonly number[] {
  switch (action.do) {
    case 'attack':
      return [action.place, ...action.with];
    case 'improvise':
      return action.with;
    case 'use':
      return [action.place, ...(partnersOf(game, state, seat, action.place) ?? [])];
    default:
      return [];
  }
}
