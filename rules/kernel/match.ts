import type { RewindableDice, Roll } from './dice.ts';
import { RecordedDice, RecordingDice } from './recorded-dice.ts';
import type { Actions, Refusal, Result, Rules, Seat } from './rules.ts';

/** An event with its place in the match's log. A seat that may not see some events sees gaps in the numbers. */
export interface LoggedEvent<Event> {
  readonly index: number;
  readonly event: Event;
}

/**
 * One game from setup to result, over any rules. Actions are checked before they are played; what happened, what was decided and how
 * the dice fell is kept, so that a match can be taken back, branched and recorded.
 */
export class Match<Game, State, View, Action, Event> {
  readonly rules: Rules<never, Game, State, View, Action, Event>;
  readonly game: Game;
  readonly #dice: RewindableDice;
  #recorder: RecordingDice;
  #state: State;
  #log: Event[] = [];
  #actions: Action[] = [];
  /** How long the log was when each action was played. */
  #before: number[] = [];

  constructor(rules: Rules<never, Game, State, View, Action, Event>, game: Game, dice: RewindableDice) {
    this.rules = rules;
    this.game = game;
    this.#dice = dice;
    this.#recorder = new RecordingDice(dice);
    this.#state = rules.start(game, this.#recorder, this.#emit);
  }

  /** The whole truth. Read only; bots get `view`. */
  get state(): State {
    return this.#state;
  }

  /** Whose decision it is; undefined when the match is over. */
  get seat(): Seat | undefined {
    return this.rules.seat(this.game, this.#state);
  }

  /** Undefined until the match is over. */
  get result(): Result | undefined {
    return this.rules.result(this.game, this.#state);
  }

  /** Everything that happened so far, as nobody at the table may see it. */
  get log(): readonly Event[] {
    return this.#log;
  }

  /** Everything that was decided so far. */
  get played(): readonly Action[] {
    return this.#actions;
  }

  /** How the dice fell so far. */
  get rolls(): readonly Roll[] {
    return this.#recorder.rolls;
  }

  /** Legal actions of the seat to decide; none when the match is over. */
  actions(): Actions<Action> {
    return this.seat === undefined ? { actions: [], complete: true } : this.rules.actions(this.game, this.#state);
  }

  /** Why an action is not legal now. */
  check(action: Action): Refusal | undefined {
    if (this.seat === undefined) return { code: 'match/over', message: 'The match is over: nothing can be played.' };
    return this.rules.check(this.game, this.#state, action);
  }

  /** Plays an action until somebody must decide. An action that is not legal is refused and changes nothing. */
  play(action: Action): Refusal | undefined {
    const refusal = this.check(action);
    if (refusal) return refusal;
    const before = this.#log.length;
    try {
      this.rules.apply(this.game, this.#state, action, this.#recorder, this.#emit);
    } catch (error) {
      // A script without a roll left, or a defect of the rules: the match stays as it was before the action.
      this.#replay(this.#actions);
      throw error;
    }
    this.#actions.push(action);
    this.#before.push(before);
    return undefined;
  }

  /** What a seat may know now. */
  view(seat: Seat): View {
    return this.rules.view(this.game, this.#state, seat);
  }

  /** Events from an index of the log on, as a seat may see them; without a seat, as they were. */
  events(from = 0, seat?: Seat): LoggedEvent<Event>[] {
    const seen: LoggedEvent<Event>[] = [];
    for (let index = from; index < this.#log.length; index++) {
      const event = this.#log[index]!;
      const shown = seat === undefined ? event : this.rules.viewEvent(this.game, event, seat);
      if (shown !== undefined) seen.push({ index, event: shown });
    }
    return seen;
  }

  /** Where the events of an action begin in the log, by the action's index in `played`. */
  logAt(action: number): number {
    return this.#before[action] ?? this.#log.length;
  }

  /** Takes the last actions back. The dice go back too: the same action meets the same luck again. */
  undo(count = 1): void {
    this.#replay(this.#actions.slice(0, Math.max(0, this.#actions.length - count)));
  }

  /** A match of its own that stands where this one stands and goes on with other dice. */
  branch(dice: RewindableDice): Match<Game, State, View, Action, Event> {
    const copy = new Match(this.rules, this.game, new RecordedDice([...this.rolls], dice));
    copy.#replay(this.#actions);
    return copy;
  }

  readonly #emit = (event: Event): void => {
    this.#log.push(event);
  };

  #replay(actions: readonly Action[]): void {
    this.#dice.rewind();
    this.#recorder = new RecordingDice(this.#dice);
    this.#log = [];
    this.#before = [];
    this.#actions = [...actions];
    this.#state = this.rules.start(this.game, this.#recorder, this.#emit);
    for (const action of this.#actions) {
      this.#before.push(this.#log.length);
      this.rules.apply(this.game, this.#state, action, this.#recorder, this.#emit);
    }
  }
}
