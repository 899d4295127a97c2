import type { Dice } from '../../../rules/kernel/dice.ts';
import { beside, cells, figures, pass, rounds, starts, steps, strike, walls } from './field.ts';

// Four neighbours a cell in one flat table, -1 behind the last.
const neighbours = new Int8Array(cells * 4).fill(-1);
for (const [cell, near] of beside.entries()) neighbours.set(near, cell * 4);

/**
 * The ceiling: the same game written by hand for nothing but speed. Typed arrays, no checks, no events, no log, nothing allocated
 * in a move.
 */
export class TypedSkirmish {
  /** Legal actions, as many as `list` says. */
  readonly actions = new Int32Array(512);
  readonly at = new Uint8Array(8);
  readonly health = new Uint8Array(8);
  over = false;
  readonly #field = new Int8Array(cells);
  readonly #done = new Uint8Array(8);
  readonly #stride = Uint8Array.from({ length: 8 }, (_, index) => figures[index & 3]!.stride);
  readonly #reach = Uint8Array.from({ length: 8 }, (_, index) => figures[index & 3]!.reach);
  readonly #damage = Uint8Array.from({ length: 8 }, (_, index) => figures[index & 3]!.damage);
  readonly #seen = new Int32Array(cells);
  readonly #found = new Uint8Array(cells);
  readonly #far = new Uint8Array(cells);
  #search = 0;
  #round = 1;
  #passes = 0;
  #turn = 0;

  reset(): void {
    this.#field.fill(-1);
    for (const wall of walls) this.#field[wall] = -2;
    for (let index = 0; index < 8; index++) {
      this.at[index] = starts[index]!;
      this.#field[starts[index]!] = index;
      this.health[index] = figures[index & 3]!.health;
      this.#done[index] = 0;
    }
    this.#round = 1;
    this.#passes = 0;
    this.#turn = 0;
    this.over = false;
  }

  list(): number {
    const { actions, at, health } = this;
    const [field, seen, found, far] = [this.#field, this.#seen, this.#found, this.#far];
    const first = this.#turn * 4;
    let count = 0;
    for (let index = first; index < first + 4; index++) {
      if (health[index] === 0) continue;
      const here = at[index]!;
      if ((this.#done[index]! & 1) === 0) {
        const search = ++this.#search;
        const stride = this.#stride[index]!;
        found[0] = here;
        far[0] = 0;
        seen[here] = search;
        let last = 0;
        for (let next = 0; next <= last && far[next]! < stride; next++) {
          const from = found[next]! * 4;
          for (let side = from; side < from + 4; side++) {
            const cell = neighbours[side]!;
            if (cell < 0) break;
            if (seen[cell] === search || field[cell] !== -1) continue;
            seen[cell] = search;
            found[++last] = cell;
            far[last] = far[next]! + 1;
            actions[count++] = index * cells + cell;
          }
        }
      }
      if ((this.#done[index]! & 2) === 0) {
        const reach = this.#reach[index]!;
        for (let target = 4 - first; target < 8 - first; target++) {
          if (health[target]! > 0 && steps[here * cells + at[target]!]! <= reach) {
            actions[count++] = strike + index * 8 + target;
          }
        }
      }
    }
    actions[count++] = pass;
    return count;
  }

  apply(action: number, dice: Dice): void {
    if (action === pass) {
      if (++this.#passes === 2) {
        this.#passes = 0;
        if (this.#round++ === rounds) this.over = true;
        else this.#done.fill(0);
      }
    } else if (action < strike) {
      const index = action >> 6;
      const to = action & 63;
      this.#field[this.at[index]!] = -1;
      this.#field[to] = index;
      this.at[index] = to;
      this.#done[index]! |= 1;
      this.#passes = 0;
    } else {
      const index = (action - strike) >> 3;
      const target = (action - strike) & 7;
      const left = this.health[target]! - dice.roll(this.#damage[index]!, 'damage');
      this.health[target] = Math.max(0, left);
      this.#done[index]! |= 2;
      this.#passes = 0;
      if (left <= 0) {
        this.#field[this.at[target]!] = -1;
        const side = target & 4;
        this.over = this.health[side]! + this.health[side + 1]! + this.health[side + 2]! + this.health[side + 3]! === 0;
      }
    }
    this.#turn ^= 1;
  }
}
