import type { Refusal } from '../../../rules/kernel/rules.ts';
import { ScriptedDice } from '../../../rules/kernel/scripted-dice.ts';
import type { Action } from '../../../rules/valyr/action.ts';
import type { Event } from '../../../rules/valyr/event.ts';
import type { Game } from '../../../rules/valyr/game.ts';
import { rules } from '../../../rules/valyr/rules.ts';
import type { State, UnitState } from '../../../rules/valyr/state.ts';
import { type Field, fieldOf } from './field.ts';

/** A battle whose units stand where the test says, in inches, with the first seat to act; dice fall as they are told. */
export class Battle {
  readonly game: Game;
  readonly state: State;
  readonly #dice = new ScriptedDice([]);
  events: Event[] = [];
  /** What happened before anybody decided anything. */
  readonly started: Event[] = [];

  constructor(field: Field, places: readonly (readonly [x: number, y: number])[]) {
    this.game = rules.prepare(fieldOf(field));
    this.state = rules.start(this.game, this.#dice, (event) => this.started.push(event));
    for (const [number, [x, y]] of places.entries())
      Object.assign(this.state.units[number]!, { x: x * 1000, y: y * 1000, at: 'table' });
    Object.assign(this.state, { setup: false, round: 1, seat: 0, priority: 0 });
  }

  unit(number: number): UnitState {
    return this.state.units[number]!;
  }

  /** Why an action is not legal; it is not done. */
  refused(action: Action): Refusal | undefined {
    return rules.check(this.game, this.state, action);
  }

  /** Does an action with the dice that it rolls, all of which it must use. */
  do(action: Action, ...rolls: number[]): this {
    const refusal = this.refused(action);
    if (refusal) throw new Error(refusal.message);
    this.events = [];
    this.#dice.add(rolls);
    rules.apply(this.game, this.state, action, this.#dice, (event) => this.events.push(event));
    if (this.#dice.left.length > 0) throw new Error(`${this.#dice.left.length} rolls were not asked for.`);
    return this;
  }

  move(x: number, y: number): this {
    return this.do({ do: 'move', x: x * 1000, y: y * 1000 });
  }
}
