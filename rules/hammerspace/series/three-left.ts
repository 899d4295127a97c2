import type { Seat } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { State } from '../state.ts';
import type { hurt } from './columns.ts';

/**
 * Watches the last three of a match for the sign that one who cannot win decides who does: whom of the other two the one who falls
 * third has hurt more, and whether that decided it. It begins once three are left of whom no two have as many HP.
 */
export class ThreeLeft {
  #hp: readonly number[] | undefined;
  #isOver = false;
  /** HP that each seat took from each other one, by `attacker * seats + victim`. */
  #hurt: number[] = [];
  #third: Seat | undefined;
  /** Who chose the action under way, and who attacks by it. */
  #chooser: Seat = 0;
  #seats = 0;

  decided(state: State, seat: Seat, action: Action): void {
    if (action.do !== 'defend' && action.do !== 'roll' && action.do !== 'reflect') this.#chooser = seat;
    if (this.#hp || this.#isOver) return;
    const left = state.hp.filter((_, one) => state.fell[one] === 0);
    if (left.length !== 3 || new Set(left).size < 3) return;
    this.#seats = state.hp.length;
    this.#hp = state.hp.map((hp, one) => (state.fell[one] === 0 ? hp : -1));
    this.#hurt = Array.from({ length: this.#seats * this.#seats }, () => 0);
  }

  happened(state: State, events: readonly Event[]): void {
    if (!this.#hp || this.#isOver) return;
    for (const event of events) {
      if (event.event === 'defended') this.#hurt[this.#chooser * this.#seats + event.seat]! += event.lost;
    }
    const fallen = this.#hp.flatMap((hp, seat) => (hp >= 0 && state.fell[seat] !== 0 ? [seat] : []));
    if (fallen.length === 0) return;
    this.#isOver = true;
    // Where two fall at once nobody was third.
    if (fallen.length === 1) this.#third = fallen[0];
  }

  told(places: readonly number[]): { readonly third: keyof typeof hurt; readonly aheadWon: boolean } {
    const third = this.#third;
    if (third === undefined || !this.#hp) return { third: 'nobody', aheadWon: false };
    const [ahead, behind] = this.#hp
      .flatMap((hp, seat) => (hp >= 0 && seat !== third ? [{ hp, seat }] : []))
      .sort((a, b) => b.hp - a.hp)
      .map(({ seat }) => seat);
    const [toAhead, toBehind] = [ahead!, behind!].map((seat) => this.#hurt[third * this.#seats + seat]!);
    const aheadWon = places[ahead!] === 1 && places[behind!] !== 1;
    if (toAhead === toBehind || places[ahead!] === places[behind!]) return { third: 'nobody', aheadWon: false };
    return { third: toAhead! > toBehind! ? 'ahead' : 'behind', aheadWon };
  }
}
