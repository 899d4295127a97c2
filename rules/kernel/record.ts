import { DiceDiffer, type Roll } from './dice.ts';
import { digest } from './digest.ts';
import { Match } from './match.ts';
import { RecordedDice } from './recorded-dice.ts';
import type { Refusal, Rules } from './rules.ts';
import { type SeededDice, seededDice } from './seeded-dice.ts';
import { stream } from './stream.ts';

/** Version of the record's own form. */
const form = 1;

/** What a match is played with and from. */
export interface Origin {
  /** `teamfight`. */
  readonly system: string;
  /** Version of Setwright that played it: told when a record cannot be played again, never a reason by itself. */
  readonly setwright: string;
  /** Digest of the compiled sets, which are kept once beside the records. */
  readonly sets: string;
  /** The system's setup without its sets, plain JSON: rule options, map, teams. */
  readonly setup: unknown;
  readonly seed: string | number;
  /** Number of the match in its series; 0 for a match of its own. */
  readonly match: number;
}

/** All that is needed to play a match again. Plain JSON. */
export interface MatchRecord<Action> extends Origin {
  readonly record: typeof form;
  readonly actions: readonly Action[];
  /** Sides, value and label of every roll in order. */
  readonly rolls: readonly (readonly [number, number, string])[];
  /** Digest of the log: a replay that gives another one was played by other rules. */
  readonly log: string;
}

/** The dice of a match: the same seed and number, the same luck. */
export const matchDice = (seed: string | number, match: number): SeededDice => seededDice(stream(seed, match, 'dice'));

/** The record of a match as it stands, finished or not. */
export function recordOf<Action>(
  { played, rolls, log }: Pick<Match<unknown, unknown, unknown, Action, unknown>, 'played' | 'rolls' | 'log'>,
  origin: Origin,
): MatchRecord<Action> {
  return {
    ...origin,
    record: form,
    actions: [...played],
    rolls: rolls.map(({ sides, value, label }) => [sides, value, label]),
    log: digest(log),
  };
}

const refuse = (code: string, message: string): { refusal: Refusal } => ({
  refusal: { code: `record/${code}`, message },
});

/** Takes a record from outside, as hostile as any file. Actions stay unread until `replay` checks each. */
export function readRecord(json: unknown): { record: MatchRecord<unknown> } | { refusal: Refusal } {
  if (typeof json !== 'object' || json === null || !('record' in json)) {
    return refuse('not-a-record', 'This is not the record of a match: it has no "record" with its version.');
  }
  const found: Partial<Record<keyof MatchRecord<unknown>, unknown>> = json;
  if (typeof found.record === 'number' && Number.isInteger(found.record) && found.record !== form) {
    const side = found.record < form ? 'older' : 'newer';
    return refuse(
      side,
      `The record has version ${found.record}, this Setwright plays version ${form}. Play it with the Setwright that wrote it${
        typeof found.setwright === 'string' ? ` (${found.setwright})` : ''
      }.`,
    );
  }
  const wrong = (what: string, expected: string) =>
    refuse('corrupt', `The record is damaged: ${what} should be ${expected}. Take it from its source again.`);
  if (found.record !== form) return wrong('"record"', `the number ${form}`);
  for (const key of ['system', 'setwright', 'sets', 'log'] as const) {
    if (typeof found[key] !== 'string') return wrong(`"${key}"`, 'a text');
  }
  if (typeof found.seed !== 'string' && !Number.isSafeInteger(found.seed)) return wrong('"seed"', 'a text or a number');
  if (!Number.isSafeInteger(found.match)) return wrong('"match"', 'a whole number');
  if (!Array.isArray(found.actions)) return wrong('"actions"', 'a list');
  if (!Array.isArray(found.rolls)) return wrong('"rolls"', 'a list');
  const roll = found.rolls.findIndex((entry) => !isRoll(entry));
  if (roll >= 0) return wrong(`roll ${roll + 1}`, '[sides, value from 1 to sides, label]');
  return { record: json as MatchRecord<unknown> };
}

function isRoll(entry: unknown): boolean {
  if (!Array.isArray(entry) || entry.length !== 3) return false;
  const [sides, value, label]: unknown[] = entry;
  return (
    typeof sides === 'number' &&
    typeof value === 'number' &&
    Number.isInteger(sides) &&
    Number.isInteger(value) &&
    sides <= 0x1_0000_0000 &&
    value >= 1 &&
    value <= sides &&
    typeof label === 'string'
  );
}

/**
 * Plays a record again with the rolls it holds. Refuses one whose sets have changed, whose actions are not legal, or that comes out
 * otherwise. The match can go on from there, with the luck it would have had.
 */
export function replay<Game, State, View, Action, Event>(
  rules: Rules<never, Game, State, View, Action, Event>,
  game: Game,
  record: MatchRecord<unknown>,
  now: Pick<Origin, 'system' | 'sets'>,
): { match: Match<Game, State, View, Action, Event> } | { refusal: Refusal } {
  if (record.system !== now.system) {
    return refuse('other-system', `The record is of a match of ${record.system}, not of ${now.system}.`);
  }
  if (record.sets !== now.sets) {
    return refuse(
      'sets-changed',
      'The sets have changed since the match was played. Open the sets that were kept beside the record.',
    );
  }
  const differs = (why: string) =>
    refuse(
      'differs',
      `The record was made by other rules or was changed by hand: ${why} It was written by Setwright ${record.setwright}.`,
    );
  const rolls: Roll[] = record.rolls.map(([sides, value, label]) => ({ sides, value, label }));
  const luck = matchDice(record.seed, record.match);
  for (const { sides, label } of rolls) luck.roll(sides, label);
  try {
    const match = new Match(rules, game, new RecordedDice(rolls, seededDice(luck.stream)));
    for (const [index, action] of record.actions.entries()) {
      // `check` is total: an action of any shape is refused there, not believed here.
      const refusal = match.play(action as Action);
      if (refusal) return differs(`action ${index + 1} is refused: ${refusal.message}`);
    }
    if (match.rolls.length !== rolls.length) {
      return differs(`it has ${rolls.length} rolls, and ${match.rolls.length} were made.`);
    }
    if (digest(match.log) !== record.log) return differs('what happened is not what it says.');
    return { match };
  } catch (error) {
    if (error instanceof DiceDiffer) return differs(error.message);
    throw error;
  }
}
