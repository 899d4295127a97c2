import type { Cause, Event } from '../event.ts';

/** More cards than a game has. */
const manyCards = 65_536;
const pieceOf = (unit: number, card: number): number => unit * manyCards + card;

/**
 * To which ability what happens is credited: the one whose text did it, or by which the summon, token or marker came that did it. Abilities
 * are named by their places, -1 for none.
 */
export class Credits {
  readonly #placeOf: (unit: number, ability: number) => number;
  /** By summon, and by the unit that bears a token or placed a marker together with its card. */
  readonly #summons = new Map<number, number>();
  readonly #pieces = new Map<number, number>();
  #hurt = -1;
  #hurtBy = -1;

  constructor(placeOf: (unit: number, ability: number) => number) {
    this.#placeOf = placeOf;
  }

  of(cause: Cause | undefined): number {
    const { unit = -1, ability = -1, card = -1 } = cause ?? {};
    const own = ability < 0 ? -1 : this.#placeOf(unit, ability);
    if (own >= 0) return own;
    return this.#pieces.get(pieceOf(unit, card)) ?? this.#summons.get(unit) ?? -1;
  }

  /** Of a death: of the damage that it comes from. */
  ofDeath({ unit, cause }: Extract<Event, { event: 'died' }>): number {
    return unit === this.#hurt ? this.#hurtBy : this.of(cause);
  }

  note(event: Event): void {
    if (event.event === 'damaged') {
      this.#hurt = event.unit;
      this.#hurtBy = this.of(event.cause);
    } else if (event.event === 'summoned') this.#keep(this.#summons, event.unit, event.cause);
    else if (event.event === 'gained') this.#keep(this.#pieces, pieceOf(event.unit, event.token), event.cause);
    else if (event.event === 'placed') {
      this.#keep(this.#pieces, pieceOf(event.cause?.unit ?? -1, event.card), event.cause);
    }
  }

  #keep(to: Map<number, number>, key: number, cause: Cause | undefined): void {
    const place = this.of(cause);
    if (place >= 0) to.set(key, place);
  }
}
