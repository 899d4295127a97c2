import fc from 'fast-check';
import { expect } from 'vitest';
import { isShuffle, type Roll } from '../../../rules/kernel/dice.ts';
import { canonicalJson } from '../../../rules/kernel/digest.ts';
import { Match } from '../../../rules/kernel/match.ts';
import { randomBot } from '../../../rules/kernel/random-bot.ts';
import { matchDice, readRecord, recordOf, replay } from '../../../rules/kernel/record.ts';
import { RecordingDice } from '../../../rules/kernel/recorded-dice.ts';
import type { Rules, Seat } from '../../../rules/kernel/rules.ts';
import { type SeededDice, seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import type { Conformance } from './conformance-options.ts';
import { hostileActions } from './hostile-actions.ts';

export type AnyRules = Rules<never, unknown, unknown, unknown, unknown, unknown>;

/** A system, a game of it, and the seed of one random match. */
export interface Trial {
  readonly rules: AnyRules;
  readonly game: unknown;
  readonly seed: number;
  readonly system: Conformance<unknown, unknown, unknown>;
}

/** A sentence about all rules, and what throws when it does not hold in a match. */
export interface Law {
  readonly title: string;
  hold(trial: Trial): void;
}

/** A decision of a random match, before it is played. */
interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
  readonly actions: readonly unknown[];
  readonly action: unknown;
  /** Dice that will fall as the match's own do in this decision. */
  luck(): SeededDice;
}

const silent = () => {};
const trip = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Equal as JSON, whatever the order of members; `expected` may be such a text. What differs is shown member by member. */
function expectSame(found: unknown, expected: unknown, what: string): void {
  const text = typeof expected === 'string' ? expected : JSON.stringify(expected);
  if (JSON.stringify(found) === text) return;
  const [one, other] = [canonicalJson(found), canonicalJson(JSON.parse(text))];
  if (one === other) return;
  expect(JSON.parse(one), what).toEqual(JSON.parse(other));
  throw new Error(`${what}: ${one} is not ${other}`);
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || canonicalJson(one) === canonicalJson(other);

/** Throws the sentence where something does not hold. `expect` is too slow for what is asked of every action of a match. */
function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Plays a random match, calls `visit` before every decision, and returns the last state. */
function walk({ rules, game, seed, system }: Trial, visit: (decision: Decision) => void): unknown {
  const dice = seededDice(stream(seed, 'dice'));
  const choice = seededDice(stream(seed, 'choice'));
  const state = rules.start(game, dice, silent);
  for (let count = 0; ; count++) {
    const seat = rules.seat(game, state);
    if (seat === undefined) return state;
    expectThat(count < system.decisions, `The match does not end in ${system.decisions} decisions.`);
    // Asked of a clone: what asking does to a state is a law of its own.
    const { actions } = rules.actions(game, rules.clone(state));
    expectThat(actions.length > 0, 'There is no action before the end.');
    const action = randomBot.choose({ actions, dice: choice });
    const at = dice.stream;
    visit({ state, seat, actions, action, luck: () => seededDice(at) });
    rules.apply(game, state, action, dice, silent);
  }
}

/** The events of one action, played in place. */
function play({ rules, game }: Trial, state: unknown, action: unknown, dice: SeededDice): unknown[] {
  const events: unknown[] = [];
  rules.apply(game, state, action, dice, (event) => events.push(event));
  return events;
}

/** A start with dice of its own. */
function begin({ rules, game, seed }: Trial, luck: string): { state: unknown; events: unknown[] } {
  const events: unknown[] = [];
  return { state: rules.start(game, seededDice(stream(seed, luck)), (event) => events.push(event)), events };
}

export const laws: readonly Law[] = [
  {
    title: 'the same record gives the same log',
    hold({ rules, game, seed }) {
      const finish = () => {
        const match = new Match(rules, game, matchDice(seed, 0));
        const choice = seededDice(stream(seed, 'choice'));
        while (match.seat !== undefined) {
          expect(match.play(randomBot.choose({ actions: match.actions().actions, dice: choice }))).toBeUndefined();
        }
        return match;
      };
      const match = finish();
      expectWholeNumbers(match.log, 'the log');
      const log = JSON.stringify(match.log);
      const twin = finish();
      expectSame(twin.log, log, 'log of the same match');
      const back = Math.ceil(match.played.length / 2);
      const again = match.played.slice(back);
      twin.undo(again.length);
      for (const action of again) expect(twin.play(action)).toBeUndefined();
      expectSame(twin.log, log, 'log after half of the match was taken back and played again');
      const origin = { system: 'any', setwright: '0', sets: 'none', setup: {}, seed, match: 0 };
      const read = readRecord(trip(recordOf(match, origin)));
      if ('refusal' in read) throw new Error(read.refusal.message);
      const replayed = replay(rules, game, read.record, origin);
      if ('refusal' in replayed) throw new Error(replayed.refusal.message);
      expectSame(replayed.match.log, log, 'log of the replay');
      expectSame(replayed.match.state, match.state, 'state after the replay');
    },
  },
  {
    title: 'a match that was changed by hand is played again from its record, and can be taken back and branched',
    hold({ rules, game, seed, system }) {
      const match = new Match(rules, game, matchDice(seed, 0));
      const choice = seededDice(stream(seed, 'choice'));
      for (let count = 0; match.seat !== undefined; count++) {
        expectThat(count < system.decisions, `The match does not end in ${system.decisions} decisions.`);
        if (choice.roll(4, 'whether') === 1) expect(match.lay(choice.roll(6, 'die'))).toBeUndefined();
        const edit = choice.roll(4, 'whether') === 1 ? system.edit?.(match.state, choice) : undefined;
        if (edit !== undefined) {
          const before = JSON.stringify(match.state);
          const refusal = match.edit(edit);
          if (refusal) expectSame(match.state, before, 'state after a change that was refused');
          if (match.seat === undefined) break;
        }
        expect(match.play(randomBot.choose({ actions: match.actions().actions, dice: choice }))).toBeUndefined();
      }
      const log = JSON.stringify(match.log);
      const origin = { system: 'any', setwright: '0', sets: 'none', setup: {}, seed, match: 0 };
      const record = recordOf(match, origin);
      expect(record.record).toBe(match.isEdited ? 2 : 1);
      const read = readRecord(trip(record));
      if ('refusal' in read) throw new Error(read.refusal.message);
      const replayed = replay(rules, game, read.record, origin);
      if ('refusal' in replayed) throw new Error(replayed.refusal.message);
      expectSame(replayed.match.log, log, 'log of the replay');
      expectSame(replayed.match.entries, match.entries, 'what was done in the replay');
      const half = Math.ceil(match.entries.length / 2);
      const branch = match.branch(matchDice(seed, 1), half);
      expectSame(branch.entries, match.entries.slice(0, half), 'what was done in a branch');
      expectSame(branch.log, match.log.slice(0, match.logAt(half)), 'log of a branch');
      match.undo(match.entries.length - half);
      expectSame(match.log, branch.log, 'log after half of it was taken back');
      expectSame(match.state, branch.state, 'state after half of it was taken back');
    },
  },
  {
    title: 'lists an action before the end, and accepts every listed one',
    hold(trial) {
      walk(trial, ({ state, actions }) => {
        for (const action of actions) {
          const refusal = trial.rules.check(trial.game, state, action);
          if (refusal) throw new Error(`${JSON.stringify(action)} is listed, but: ${refusal.message}`);
        }
      });
    },
  },
  {
    title: 'a match ends, has a result then and not before, and nothing is legal after it',
    hold(trial) {
      const { rules, game, system } = trial;
      let last: unknown;
      const over = walk(trial, ({ state, action }) => {
        expectThat(rules.result(game, state) === undefined, 'There is a result before the end.');
        last = action;
      });
      const result = rules.result(game, over);
      expect(result?.places).toHaveLength(system.seats);
      expect(result?.scores).toHaveLength(system.seats);
      expect(Math.min(...result!.places)).toBe(1);
      expect(rules.check(game, over, last), 'refusal after the end').toBeDefined();
    },
  },
  {
    title: 'a state is plain JSON of whole numbers, and written and read back at any decision nothing changes',
    hold(trial) {
      let read: unknown;
      const over = walk(trial, ({ state, action, luck }) => {
        expectWholeNumbers(state);
        read = trip(read ?? state);
        expectSame(read, state, 'state that was written and read back');
        const events = play(trial, trial.rules.clone(state), action, luck());
        expectSame(play(trial, read, action, luck()), events, 'events of a state that was written and read back');
      });
      expectSame(read, over, 'last state');
    },
  },
  {
    title: 'a clone and its state do not touch each other',
    hold(trial) {
      const { rules } = trial;
      walk(trial, ({ state, action, luck }) => {
        const before = JSON.stringify(state);
        const [played, kept] = [rules.clone(state), rules.clone(state)];
        const events = play(trial, played, action, luck());
        expectSame(state, before, 'state while its clone is played');
        expectSame(kept, before, 'clone while another is played');
        const copy = rules.clone(kept);
        expectSame(play(trial, kept, action, luck()), events, 'events of another clone');
        expectSame(kept, played, 'clones that were played alike');
        expectSame(copy, before, 'clone of a clone');
      });
    },
  },
  {
    title: 'asking changes nothing',
    hold(trial) {
      const { rules, game, seed, system } = trial;
      const dice = seededDice(stream(seed, 'asking'));
      walk(trial, ({ state, action }) => {
        const before = JSON.stringify(state);
        rules.seat(game, state);
        rules.actions(game, state);
        rules.check(game, state, action);
        rules.result(game, state);
        for (let seat = 0; seat < system.seats; seat++) {
          const view = rules.view(game, state, seat);
          expectWholeNumbers(view, 'the view');
          const seen = JSON.stringify(view);
          const sampled = rules.sample(game, view, seat, dice);
          expectSame(view, seen, 'view after a sample');
          if (seat === rules.seat(game, sampled)) play(trial, sampled, action, dice);
        }
        expectSame(state, before, 'state after it was asked');
      });
    },
  },
  {
    title: 'what a seat may not know is in none of its views, actions and events',
    hold(trial) {
      const { rules, game, seed, system } = trial;
      const dice = seededDice(stream(seed, 'hidden'));
      const sample = (_: unknown, state: unknown, seat: Seat) =>
        rules.sample(game, rules.view(game, state, seat), seat, dice);
      const hide = system.hide ?? sample;
      // A start that looks alike is told alike.
      const [one, two] = [begin(trial, 'one'), begin(trial, 'two')];
      for (let seat = 0; seat < system.seats; seat++) {
        const [seen, other] = [one, two].map(({ state }) => canonicalJson(rules.view(game, state, seat)));
        const told = ({ events }: typeof one) => events.map((event) => rules.viewEvent(game, event, seat) ?? '');
        if (seen === other) expectSame(told(two), told(one), `events of seat ${seat} at the start`);
      }
      walk(trial, ({ state, seat: decider, actions, action, luck }) => {
        for (let seat = 0; seat < system.seats; seat++) {
          const view = (of: unknown) => rules.view(game, of, seat);
          for (const other of [hide(game, state, seat, dice), sample(game, state, seat)]) {
            expectSame(view(other), view(state), `view of seat ${seat}`);
            expectThat(rules.seat(game, other) === decider, 'Somebody else decides in what looks the same.');
            if (seat === decider) {
              expectSame(rules.actions(game, other).actions, actions, `actions of seat ${seat}`);
            } else if (rules.check(game, other, action)) {
              continue;
            }
            const after = rules.clone(state);
            const told = (events: unknown[]) => events.map((event) => rules.viewEvent(game, event, seat) ?? '');
            const [events, others] = [play(trial, after, action, luck()), play(trial, other, action, luck())];
            // What the action has shown to the seat stands in its view now; where the views are equal, so are the events.
            if (isSame(view(after), view(other))) {
              expectSame(told(others), told(events), `events of seat ${seat}`);
            }
          }
        }
      });
    },
  },
  {
    title: 'any action of any shape is refused with a sentence or can be played',
    hold(trial) {
      const { rules, game, seed } = trial;
      const strange = fc.sample(fc.anything({ withNullPrototype: true, withBigInt: true, withMap: true }), {
        seed,
        numRuns: 30,
      });
      const dice = seededDice(stream(seed, 'hostile'));
      const seen: unknown[] = [];
      walk(trial, ({ state, actions, action }) => {
        // Hundreds of actions each time: every third decision is enough.
        if (dice.roll(3, 'whether') > 1) return;
        const before = JSON.stringify(state);
        const earlier = seen[dice.roll(seen.length + 1, 'earlier') - 1];
        for (const hostile of [...strange, earlier, ...hostileActions(actions[0]), ...hostileActions(action)]) {
          const refusal = rules.check(game, state, hostile);
          if (refusal) {
            expectThat(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/.test(refusal.code), `${refusal.code} is no code.`);
            expectThat(refusal.message.endsWith('.'), `This is no sentence: ${refusal.message}`);
          } else {
            const copy = rules.clone(state);
            play(trial, copy, hostile, dice);
            expectWholeNumbers(copy);
            const isOver = rules.seat(game, copy) === undefined;
            expectThat(
              isOver === (rules.result(game, copy) !== undefined),
              'A match is over without a result, or has one too early.',
            );
          }
        }
        expectSame(state, before, 'state after it was asked');
        seen.push(action);
      });
    },
  },
  {
    title: 'every roll is an event, but for shuffles',
    hold({ rules, game, seed, system }) {
      const told: (Roll | undefined)[] = [];
      const dice = new RecordingDice(seededDice(stream(seed, 'dice')));
      const choice = seededDice(stream(seed, 'choice'));
      const emit = (event: unknown) => {
        const roll = system.rolled(event);
        if (roll) told.push({ sides: roll.sides, value: roll.value, label: roll.label });
      };
      const state = rules.start(game, dice, emit);
      for (let count = 0; rules.seat(game, state) !== undefined && count < system.decisions; count++) {
        const { actions } = rules.actions(game, state);
        rules.apply(game, state, randomBot.choose({ actions, dice: choice }), dice, emit);
      }
      expect(told).toEqual(dice.rolls.filter(({ label }) => !isShuffle(label)));
    },
  },
];

/** Throws for anything but plain JSON of whole numbers; what is left out may stand there as undefined. */
function expectWholeNumbers(value: unknown, what = 'the state'): void {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return;
    case 'number':
      expectThat(Number.isSafeInteger(value), `${what} is ${value}, not whole.`);
      return;
    case 'object': {
      if (value === null) return;
      const prototype: unknown = Object.getPrototypeOf(value);
      expectThat(prototype === Object.prototype || prototype === Array.prototype, `${what} is no plain JSON.`);
      for (const key of Object.keys(value)) {
        const member: unknown = Reflect.get(value, key);
        if (member !== undefined || Array.isArray(value)) expectWholeNumbers(member, key);
      }
      return;
    }
    default:
      throw new Error(`${what} is a ${typeof value}, not plain JSON.`);
  }
}
