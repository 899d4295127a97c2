import { aroundOf } from '../board/around.ts';
import { designOf, figureOf } from '../play/look.ts';
import type { Thought } from './thought.ts';

/** How well a figure stands, by where it likes to be; worked out for every space once a decision. */
export class Stance {
  readonly #thought: Thought;
  /** Steps to the next enemy around obstacles, and to the next ally. */
  readonly #enemy: Uint8Array;
  readonly #ally: Uint8Array;
  /** Steps from the next enemy at which it likes to stand. */
  readonly #wanted: number;

  constructor(thought: Thought) {
    this.#thought = thought;
    const { look, by, temper } = thought;
    const others = thought.standing.filter((figure) => figure !== by);
    const spaces = (sign: number) =>
      others.filter((figure) => thought.sign(figure) === sign).map((figure) => figureOf(look, figure).at);
    this.#enemy = stepsFrom(thought, spaces(-1));
    this.#ally = temper.stand === 'behind' ? stepsFrom(thought, spaces(1)) : new Uint8Array(0);
    this.#wanted = wantedOf(thought);
  }

  at(space: number): number {
    const { temper } = this.#thought;
    const off = Math.abs(this.#enemy[space]! - this.#wanted);
    if (temper.stand !== 'behind') return -temper.place * off;
    return -temper.place * (off + Math.max(0, this.#ally[space]! - 2));
  }
}

/** As far as what it does harm with reaches; who likes it nearer stands beside, who is cautious a movement further off. */
function wantedOf({ look, by, temper }: Thought): number {
  if (temper.stand === 'near') return 1;
  const reaches = designOf(look, by).abilities.flatMap(({ type, range, shape }) =>
    type === 'damage' || type === 'control' ? [shape === 'burst' || shape === 'aura' ? Math.max(1, range) : range] : [],
  );
  const reach = Math.max(1, ...reaches);
  return temper.stand === 'reach' || reach === 1 ? reach : reach + (temper.stand === 'behind' ? 2 : 1);
}

/** Steps from the nearest of some spaces, around obstacles and through everybody; 99 for what cannot be reached. */
function stepsFrom({ look }: Thought, from: readonly number[]): Uint8Array {
  const { columns, rows } = look.game.board;
  const around = aroundOf(look.game.board);
  const steps = new Uint8Array(columns * rows).fill(99);
  for (const space of look.state.obstacles) steps[space] = 100;
  const queue = from.filter((space) => space >= 0);
  for (const space of queue) steps[space] = 0;
  for (let index = 0; index < queue.length; index++) {
    const space = queue[index]!;
    const next = Math.min(98, steps[space]! + 1);
    for (let direction = 0; direction < 8; direction++) {
      const to = around[space * 8 + direction]!;
      if (to < 0 || steps[to] !== 99) continue;
      steps[to] = next;
      queue.push(to);
    }
  }
  return steps;
}
