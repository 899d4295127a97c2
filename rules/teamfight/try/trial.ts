import type { Entity, GameSet } from '../../game-set.ts';
import { type Dice, DiceRanOut, isShuffle } from '../../kernel/dice.ts';
import type { Refusal } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import { problemsOf } from '../play/setup-problems.ts';
import { sceneSetup } from '../scenes/scene-setup.ts';
import { Table } from '../scenes/table.ts';
import { tellAction } from '../tell-action.ts';
import type { Start } from './field.ts';

/** Something that was done on the board, and how its dice fell. */
export interface Done {
  readonly action: Action;
  /** The ability that is used, so that it is found again where another has come before it. */
  readonly ability?: string;
  readonly rolls: readonly number[];
  /** The action in words, as it was offered. */
  readonly said: string;
}

/** A die that somebody has to choose or to roll before what is done goes on. */
export interface AskedDie {
  readonly sides: number;
  readonly label: string;
}

/** What came of something done: it happened, it is not legal, or a die is asked for first. */
export type Outcome = 'done' | { readonly refusal: Refusal } | { readonly asks: AskedDie };

/** A board on which a card is tried: a scene that is played move by move, by the texts as they are now. */
export class Trial {
  readonly set: GameSet;
  readonly start: Start;
  readonly table: Table;
  readonly #luck: Dice;
  #done: Done[] = [];

  /** @param luck how dice fall that nobody chooses */
  private constructor(set: GameSet, start: Start, luck: Dice) {
    this.set = set;
    this.start = start;
    this.#luck = luck;
    this.table = new Table(set, sceneOn(start));
  }

  /** Sets a board up; refused where it cannot be played, such as with two units on one space. */
  static on(set: GameSet, start: Start, luck: Dice): Trial | Refusal {
    const [problem] = problemsOf(sceneSetup(set, sceneOn(start)).setup);
    return problem ? { code: problem.code, message: problem.message } : new Trial(set, start, luck);
  }

  /** Everything that was done since the start. */
  get done(): readonly Done[] {
    return this.#done;
  }

  /**
   * Does something with the dice that were chosen for it.
   * @param rest rolls what was not chosen; else the next such die is asked for
   */
  play(action: Action, rolls: readonly number[], rest: boolean): Outcome {
    const { match, dice } = this.table;
    const before = match.rolls.length;
    const said = tellAction(this.table.look, action);
    const ability = action.do === 'use' ? this.table.abilityName(action.unit, action.ability) : undefined;
    dice.forget();
    dice.add(rolls);
    dice.then = { roll: (sides, label) => this.#fall(sides, label, rest) };
    try {
      const refusal = match.play(action);
      if (refusal) return { refusal };
    } catch (error) {
      if (!(error instanceof AwaitedDie)) throw error;
      return { asks: error.asks };
    } finally {
      dice.then = undefined;
      dice.forget();
    }
    const fallen = match.rolls.slice(before).map(({ value }) => value);
    this.#done.push({ action, said, rolls: fallen, ...(ability !== undefined && { ability }) });
    return 'done';
  }

  /** Does again what was done on such a board; what is not legal any more ends it, and comes back. New dice are rolled. */
  again(done: readonly Done[]): Refusal | undefined {
    for (const one of done) {
      const action = this.#now(one);
      const outcome = this.play(action, one.rolls, true);
      if (typeof outcome === 'object' && 'refusal' in outcome) return outcome.refusal;
    }
    return undefined;
  }

  /** The board after what was done but for the last. */
  undo(): void {
    if (this.#done.length === 0) return;
    this.table.match.undo();
    this.table.dice.forget();
    this.#done.pop();
  }

  /** The same action by the numbers that abilities have now. */
  #now({ action, ability }: Done): Action {
    if (action.do !== 'use' || ability === undefined) return action;
    const found = this.table.abilities(action.unit).find((one) => one.name === ability);
    return found ? { ...action, ability: found.ability } : action;
  }

  #fall(sides: number, label: string, rest: boolean): number {
    if (rest || isShuffle(label)) return this.#luck.roll(sides, label);
    throw new AwaitedDie({ sides, label });
  }
}

/** Nobody has said yet how a die falls. */
class AwaitedDie extends DiceRanOut {
  readonly asks: AskedDie;

  constructor(asks: AskedDie) {
    super(asks.label, asks.sides, 0);
    this.asks = asks;
  }
}

/** The board as a scene of the set in which nothing is done. */
export const sceneOn = (start: Start): Entity<'scene'> => ({
  kind: 'scene',
  id: '~try',
  ref: '~try',
  file: 'scenes/~try.json',
  data: { ...start, steps: [] },
});
