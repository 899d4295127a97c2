import type { Game, Spot } from '../game.ts';
import type { State } from '../state.ts';
import type { Disc } from './geometry.ts';
import { type Ground, type Look, LookAround, step } from './look-around.ts';
import { rulesOf } from './stats.ts';
import { designOf, discOf } from './table.ts';

/** Thousandths of an inch by which the outlines of a shadow may differ from the rules. */
const exact = 1;

/**
 * Where the middle of a base of a radius is not seen from another base: what `isSeen` says of each place, as outlines (V-030). Found by
 * looking around: of each direction the stretches that are hidden, and more directions where their borders do not run straight.
 */
export function shadowOf(
  game: Ground,
  state: Pick<State, 'marks'>,
  from: Disc,
  radius: number,
  lobs = false,
): readonly (readonly Spot[])[] {
  const around = new LookAround(game, state, from, radius, lobs);
  if (around.seesAll) return [];
  const shadow = new Outlines(from);
  const fill = (one: Look, other: Look) => {
    const wide = other.angle - one.angle;
    if (one.hidden.length === 0 && other.hidden.length === 0 && wide <= step) {
      shadow.close();
      return;
    }
    // Narrower than what is asked for, even at the far end of the table.
    if (wide * around.farthest < exact) {
      shadow.go(one, { ...one, angle: other.angle });
      shadow.close();
      return;
    }
    const middle = around.look((one.angle + other.angle) / 2);
    if (isStraight(one, middle, other)) shadow.go(one, other);
    else {
      fill(one, middle);
      fill(middle, other);
    }
  };
  let last: Look | undefined;
  for (const angle of around.angles()) {
    const look = around.look(angle);
    if (last) fill(last, look);
    last = look;
  }
  shadow.close();
  return shadow.all;
}

/**
 * Where a unit sees no enemy of the most usual base, by its own eyes, for an attack (V-030); undefined where none of it matters. Of two
 * bases that are as usual the smaller one is meant.
 */
export function shadowFor(game: Game, state: State, number: number): Shadow | undefined {
  const unit = state.units[number];
  if (unit?.at !== 'table' || game.options.sight === 'free') return undefined;
  const rules = rulesOf(game, unit);
  if (rules.some(({ rule }) => rule === 'unsighted')) return undefined;
  const counts = new Map<number, number>();
  for (const other of state.units) {
    if (other.at !== 'table' || other.seat === unit.seat) continue;
    const { radius } = designOf(game, other);
    counts.set(radius, (counts.get(radius) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([one, many], [other, more]) => more - many || one - other);
  if (!most) return undefined;
  const lobs = rules.some(({ rule }) => rule === 'lobs');
  return { radius: most[0], outlines: shadowOf(game, state, discOf(game, unit), most[0], lobs) };
}

interface Shadow {
  /** Of the base that is not seen. */
  readonly radius: number;
  readonly outlines: readonly (readonly Spot[])[];
}

/** Whether the borders of what is hidden run straight from one look to another, by one in the middle. */
function isStraight(one: Look, middle: Look, other: Look): boolean {
  const many = middle.hidden.length;
  if (one.hidden.length !== many || other.hidden.length !== many) return false;
  const cos = Math.cos((other.angle - one.angle) / 2);
  for (let index = 0; index < many; index++)
    for (const end of [0, 1] as const) {
      const [a, b] = [one.hidden[index]![end], other.hidden[index]![end]];
      const straight = a + b === 0 ? 0 : (2 * a * b * cos) / (a + b);
      if (Math.abs(straight - middle.hidden[index]![end]) > exact / 2) return false;
    }
  return true;
}

/** Outlines that grow look by look. */
class Outlines {
  readonly all: Spot[][] = [];
  readonly #from: Spot;
  #open: { readonly near: Spot[]; readonly far: Spot[] }[] = [];

  constructor(from: Spot) {
    this.#from = from;
  }

  /** Goes on from one look to the next, with as many stretches. */
  go(one: Look, other: Look): void {
    if (this.#open.length !== other.hidden.length) this.close();
    if (this.#open.length === 0)
      this.#open = one.hidden.map(([near, far]) => ({ near: [this.#spot(one, near)], far: [this.#spot(one, far)] }));
    for (const [index, [near, far]] of other.hidden.entries()) {
      this.#open[index]!.near.push(this.#spot(other, near));
      this.#open[index]!.far.push(this.#spot(other, far));
    }
  }

  close(): void {
    for (const { near, far } of this.#open) this.all.push([...near, ...far.reverse()]);
    this.#open = [];
  }

  #spot({ angle }: Look, length: number): Spot {
    return { x: this.#from.x + Math.cos(angle) * length, y: this.#from.y + Math.sin(angle) * length };
  }
}
