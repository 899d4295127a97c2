import type { RewindableDice, Roll } from './dice.ts';
import { LaidDice } from './laid-dice.ts';
import { RecordedDice, RecordingDice } from './recorded-dice.ts';
import type { Actions, Refusal, Result, Rules, Seat } from './rules.ts';

/** An event with its place in the match's log. A seat that may not see some events sees gaps in the numbers. */
export interface LoggedEvent<Event> {
  readonly index: number;
  readonly event: Event;
}

/** What was done in a match: a seat decided, somebody changed it by hand, or laid down how the next die falls. */
export type Entry<Action> = { readonly action: Action } | { readonly edit: unknown } | { readonly die: number };

/**
 * One game from setup to result, over any rules. Actions are checked before they are played; what happened, what was decided and how
 * the dice fell is kept, so that a match can be taken back, branched and recorded.
 */
export class Match<Game, State, View, Action, Event> {
  readonly rules: Rules<never, Game, State, View, Action, Event>;
  readonly game: Game;
  readonly #dice: RewindableDice;
  #laid: LaidDice;
  #recorder: RecordingDice;
  #state: State;
  #log: Event[] = [];
  #entries: Entry<Action>[] = [];
  /** How long the log was, and how many dice had fallen, when each entry was done. */
  #before: { readonly log: number; readonly rolls: number }[] = [];

  constructor(rules: Rules<never, Game, State, View, Action, Event>, game: Game, dice: RewindableDice) {
    this.rules = rules;
    this.game = game;
    this.#dice = dice;
    this.#laid = new LaidDice(dice);
    this.#recorder = new RecordingDice(this.#laid);
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
    return this.#entries.flatMap((entry) => ('action' in entry ? [entry.action] : []));
  }

  /** Everything that was done so far: decisions, and what was changed by hand between them. */
  get entries(): readonly Entry<Action>[] {
    return this.#entries;
  }

  /** Whether anything was changed by hand. */
  get isEdited(): boolean {
    return this.#entries.some((entry) => !('action' in entry));
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
    this.#add({ action });
    return undefined;
  }

  /** Changes the match by hand, beside the rules. A change that cannot be made is refused and changes nothing. */
  edit(edit: unknown): Refusal | undefined {
    const { editing } = this.rules;
    if (!editing) return { code: 'edit/none', message: 'Matches of this system are not changed by hand.' };
    if (this.seat === undefined) return { code: 'match/over', message: 'The match is over: nothing can be changed.' };
    const refusal = editing.check(this.game, this.#state, edit);
    if (refusal) return refusal;
    this.#add({ edit });
    return undefined;
  }

  /** Lays down how the next die with so many sides falls. */
  lay(die: number): Refusal | undefined {
    if (!Number.isSafeInteger(die) || die < 1 || die > mostSides) {
      return { code: 'die/value', message: `A die falls on a whole number from 1 to ${mostSides}.` };
    }
    if (this.seat === undefined)
      return { code: 'match/over', message: 'The match is over: no die is rolled any more.' };
    this.#add({ die });
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

  /** Where the events of an entry begin in the log, by its index in `entries`. */
  logAt(entry: number): number {
    return this.#before[entry]?.log ?? this.#log.length;
  }

  /** Takes the last entries back. The dice go back too: the same action meets the same luck again. */
  undo(count = 1): void {
    this.#replay(this.#entries.slice(0, Math.max(0, this.#entries.length - count)));
  }

  /**
   * A match of its own that stands where this one stands and goes on with other dice.
   * @param upTo how many entries it shares with this one; all if left out
   */
  branch(dice: RewindableDice, upTo = this.#entries.length): Match<Game, State, View, Action, Event> {
    const rolls = this.rolls.slice(0, this.#before[upTo]?.rolls ?? this.rolls.length);
    const copy = new Match(this.rules, this.game, new RecordedDice(rolls, dice));
    copy.#replay(this.#entries.slice(0, upTo));
    return copy;
  }

  readonly #emit = (event: Event): void => {
    this.#log.push(event);
  };

  #add(entry: Entry<Action>): void {
    const before = { log: this.#log.length, rolls: this.rolls.length };
    try {
      this.#do(entry);
    } catch (error) {
      // A script without a roll left, or a defect of the rules: the match stays as it was before.
      this.#replay(this.#entries);
      throw error;
    }
    this.#entries.push(entry);
    this.#before.push(before);
  }

  #do(entry: Entry<Action>): void {
    if ('die' in entry) this.#laid.lay(entry.die);
    else if ('action' in entry) {
      this.rules.apply(this.game, this.#state, entry.action, this.#recorder, this.#emit);
    } else this.rules.editing?.apply(this.game, this.#state, entry.edit, this.#recorder, this.#emit);
  }

  #replay(entries: readonly Entry<Action>[]): void {
    this.#dice.rewind();
    this.#laid = new LaidDice(this.#dice);
    this.#recorder = new RecordingDice(this.#laid);
    this.#log = [];
    this.#before = [];
    this.#entries = [...entries];
    this.#state = this.rules.start(this.game, this.#recorder, this.#emit);
    for (const entry of this.#entries) {
      this.#before.push({ log: this.#log.length, rolls: this.rolls.length });
      this.#do(entry);
    }
  }
}

/** No die of any system has more. */
const mostSides = 1000;
