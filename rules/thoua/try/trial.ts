import type { GameSet } from '../../game-set.ts';
import { type Dice, DiceRanOut } from '../../kernel/dice.ts';
import { Match } from '../../kernel/match.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { type ScriptedDice, scriptedDice } from '../../kernel/scripted-dice.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import type { Edit } from '../play/by-hand.ts';
import { figureOf, topOf } from '../play/look.ts';
import { spacesOf } from '../play/shape.ts';
import { aimOf, eyeOf } from '../play/targets.ts';
import { type Programs, programsOf } from '../readings.ts';
import { rules } from '../rules.ts';
import type { State, View } from '../state.ts';
import { tellAction } from '../tell-action.ts';
import { type Cast, castFor, fieldFor, type Wanted } from './field.ts';

/** Something that was done on the field, and how its dice fell. */
export type Done =
  | {
      readonly action: Action;
      /** Name of the ability that is used, so that it is found again where another has come before it. */
      readonly ability?: string;
      readonly rolls: readonly number[];
      /** The action in words, as it was offered. */
      readonly said: string;
    }
  | { readonly edit: Edit };

/** A die that somebody has to choose or to roll before what is done goes on. */
export interface AskedDie {
  readonly sides: number;
  readonly label: string;
}

/** What came of something done: it happened, it is not legal, or a die is asked for first. */
export type Outcome = 'done' | { readonly refusal: Refusal } | { readonly asks: AskedDie };

/** From where most abilities are used, then nearer, then further. */
const distances = [3, 2, 1, 4, 5, 6] as const;

/** Turns of others that are passed before who tries is up; so many only where their initiative is far higher. */
const mostPassed = 8;

/** A field on which an ability is tried: a combat that is played decision by decision, by the texts as they are now. */
export class Trial {
  readonly cast: Cast;
  readonly distance: number;
  readonly match: Match<Game, State, View, Action, Event>;
  readonly #dice: ScriptedDice;
  readonly #luck: Dice;
  #done: Done[] = [];

  private constructor(set: GameSet, cast: Cast, distance: number, programs: Programs, luck: Dice) {
    const game = fieldFor(set, cast, distance, programs);
    this.cast = cast;
    this.distance = distance;
    this.#luck = luck;
    // Who tries acts first: these are the dice for initiative.
    this.#dice = scriptedDice(game.figures.map(({ ref }) => (ref === cast[cast.by].ref ? 12 : 1)));
    this.match = new Match(rules, game, this.#dice);
    for (let passed = 0; passed < mostPassed && this.acting !== this.user && this.acting >= 0; passed++)
      this.play({ do: 'pass' }, [], true);
  }

  /**
   * A field on which the ability that is tried reaches the other side, if it ever does; a sentence where there can be none.
   * @param luck how dice fall that nobody chooses
   * @param distance where who tries and the other are apart already
   */
  static open(set: GameSet, wanted: Wanted, luck: Dice, distance?: number): Trial | string {
    const cast = castFor(set, wanted);
    if (typeof cast === 'string') return cast;
    const programs = programsOf([set]);
    const on = (far: number) => new Trial(set, cast, far, programs, luck);
    if (distance !== undefined) return on(distance);
    for (const far of distances) {
      const trial = on(far);
      if (trial.#reaches()) return trial;
    }
    return on(distances[0]);
  }

  /** Everything that was done since the start. */
  get done(): readonly Done[] {
    return this.#done;
  }

  /** Who tries something. */
  get user(): number {
    return this.match.game.figures.findIndex(({ ref }) => ref === this.cast[this.cast.by].ref);
  }

  /** The place of the ability that is tried among those of who tries; -1 where none is, or it is not used but had. */
  get ability(): number {
    const { abilities } = this.match.game.figures[this.user]!;
    return abilities.findIndex(({ name }) => name === this.cast.ability);
  }

  /** Whose turn it is; -1 outside of turns. */
  get acting(): number {
    const top = topOf(this.match.state);
    return top?.at === 'turn' ? top.figure : -1;
  }

  /**
   * Does something with the dice that were chosen for it.
   * @param rest rolls what was not chosen; else the next such die is asked for
   */
  play(action: Action, rolls: readonly number[], rest: boolean): Outcome {
    const { match } = this;
    const { game, state } = match;
    const before = match.rolls.length;
    const said = tellAction(game, state, action);
    const ability = action.do === 'use' ? game.figures[this.acting]?.abilities[action.ability]?.name : undefined;
    this.#dice.forget();
    this.#dice.add(rolls);
    this.#dice.then = { roll: (sides, label) => this.#fall(sides, label, rest) };
    try {
      const refusal = match.play(action);
      if (refusal) return { refusal };
    } catch (error) {
      if (!(error instanceof AwaitedDie)) throw error;
      return { asks: error.asks };
    } finally {
      this.#dice.then = undefined;
      this.#dice.forget();
    }
    const fallen = match.rolls.slice(before).map(({ value }) => value);
    this.#done.push({ action, said, rolls: fallen, ...(ability !== undefined && { ability }) });
    return 'done';
  }

  /** Changes the field by hand. */
  edit(edit: Edit): Refusal | undefined {
    const refusal = this.match.edit(edit);
    if (!refusal) this.#done.push({ edit });
    return refusal;
  }

  /** Does again what was done on such a field; what is not legal any more ends it, and comes back. New dice are rolled. */
  again(done: readonly Done[]): Refusal | undefined {
    for (const one of done) {
      if ('edit' in one) {
        const refusal = this.edit(one.edit);
        if (refusal) return refusal;
        continue;
      }
      const outcome = this.play(this.#now(one), one.rolls, true);
      if (typeof outcome === 'object' && 'refusal' in outcome) return outcome.refusal;
    }
    return undefined;
  }

  /** The field after what was done but for the last. */
  undo(): void {
    if (this.#done.length === 0) return;
    this.match.undo();
    this.#dice.forget();
    this.#done.pop();
  }

  /** The same action by the numbers that abilities have now. */
  #now({ action, ability }: Extract<Done, { action: Action }>): Action {
    if (action.do !== 'use' || ability === undefined) return action;
    const { abilities = [] } = this.match.game.figures[this.acting] ?? {};
    const found = abilities.findIndex(({ name }) => name === ability);
    return found < 0 ? action : { ...action, ability: found };
  }

  /** Whether some use of the ability that is tried covers the other side. */
  #reaches(): boolean {
    const { user, ability, match } = this;
    if (ability < 0 || this.acting !== user) return false;
    const { game, state } = match;
    const look = { game, state };
    const { design, range } = aimOf(look, ability, eyeOf(look, user));
    const side = game.figures[user]!.side;
    const others = game.figures.flatMap((figure, index) => (figure.side === side ? [] : [figureOf(look, index).at]));
    return match.actions().actions.some((action) => {
      if (action.do !== 'use' || action.ability !== ability) return false;
      const covered = spacesOf(look, design, figureOf(look, user).at, range, action) ?? [];
      return others.some((at) => covered.includes(at));
    });
  }

  #fall(sides: number, label: string, rest: boolean): number {
    if (rest) return this.#luck.roll(sides, label);
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
