import { DiceDiffer, type Roll } from './dice.ts';
import { digest } from './digest.ts';
import { Match } from './match.ts';
import { RecordedDice } from './recorded-dice.ts';
import type { Refusal, Rules } from './rules.ts';
import { type SeededDice, seededDice } from './seeded-dice.ts';
import { stream } from './stream.ts';

/** Versions of the record's own form: the first knows no changes by hand. */
const plain = 1;
const edited = 2;

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
  /** 2 where the match was changed by hand, which the first version could not say. */
  readonly record: typeof plain | typeof edited;
  readonly actions: readonly Action[];
  /** Changes by hand in order; left out for none. */
  readonly edits?: readonly RecordedEdit[];
  /** Sides, value and label of every roll in order. */
  readonly rolls: readonly (readonly [number, number, string])[];
  /** Digest of the log: a replay that gives another one was played by other rules. */
  readonly log: string;
}

/** A change by hand, or a die that was laid down, and before which of the actions. */
export type RecordedEdit = { readonly before: number } & ({ readonly edit: unknown } | { readonly die: number });

/** The dice of a match: the same seed and number, the same luck. */
export const matchDice = (seed: string | number, match: number): SeededDice => seededDice(stream(seed, match, 'dice'));

/** The record of a match as it stands, finished or not. */
export function recordOf<Action>(
  { entries, rolls, log }: Pick<Match<unknown, unknown, unknown, Action, unknown>, 'entries' | 'rolls' | 'log'>,
  origin: Origin,
): MatchRecord<Action> {
  const actions: Action[] = [];
  const edits: RecordedEdit[] = [];
  for (const entry of entries) {
    if ('action' in entry) actions.push(entry.action);
    else edits.push({ before: actions.length, ...entry });
  }
  return {
    ...origin,
    record: edits.length > 0 ? edited : plain,
    actions,
    ...(edits.length > 0 && { edits }),
    rolls: rolls.map(({ sides, value, label }) => [sides, value, label]),
    log: digest(log),
  };
}

/** The luck of a match once some of its dice have fallen. */
export function luckAfter({ seed, match }: Pick<Origin, 'seed' | 'match'>, rolls: readonly Roll[]): SeededDice {
  const luck = matchDice(seed, match);
  for (const { sides, label } of rolls) luck.roll(sides, label);
  return seededDice(luck.stream);
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
  if (
    typeof found.record === 'number' &&
    Number.isInteger(found.record) &&
    found.record !== plain &&
    found.record !== edited
  ) {
    const side = found.record < plain ? 'older' : 'newer';
    return refuse(
      side,
      `The record has version ${found.record}, this Setwright plays versions ${plain} and ${edited}. Play it with the Setwright that wrote it${
        typeof found.setwright === 'string' ? ` (${found.setwright})` : ''
      }.`,
    );
  }
  const wrong = (what: string, expected: string) =>
    refuse('corrupt', `The record is damaged: ${what} should be ${expected}. Take it from its source again.`);
  if (found.record !== plain && found.record !== edited) return wrong('"record"', `the number ${plain} or ${edited}`);
  for (const key of ['system', 'setwright', 'sets', 'log'] as const) {
    if (typeof found[key] !== 'string') return wrong(`"${key}"`, 'a text');
  }
  if (typeof found.seed !== 'string' && !Number.isSafeInteger(found.seed)) return wrong('"seed"', 'a text or a number');
  if (!Number.isSafeInteger(found.match)) return wrong('"match"', 'a whole number');
  if (!Array.isArray(found.actions)) return wrong('"actions"', 'a list');
  if (!Array.isArray(found.rolls)) return wrong('"rolls"', 'a list');
  const roll = found.rolls.findIndex((entry) => !isRoll(entry));
  if (roll >= 0) return wrong(`roll ${roll + 1}`, '[sides, value from 1 to sides, label]');
  if (found.record === plain ? found.edits !== undefined : !areEdits(found.edits, found.actions.length)) {
    return wrong('"edits"', 'a list of changes in the order of the actions, in version 2 only');
  }
  return { record: json as MatchRecord<unknown> };
}

/** Changes in order, each before an action that is there or after the last. What each changes stays unread until `replay`. */
function areEdits(edits: unknown, actions: number): edits is RecordedEdit[] {
  let last = 0;
  return (
    Array.isArray(edits) &&
    edits.every((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return false;
      const { before, edit, die }: { before?: unknown; edit?: unknown; die?: unknown } = entry;
      if (typeof before !== 'number' || !Number.isInteger(before) || before < last || before > actions) return false;
      last = before;
      return (edit === undefined) !== (die === undefined);
    })
  );
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
  const { edits = [] } = record;
  try {
    const match = new Match(rules, game, new RecordedDice(rolls, luckAfter(record, rolls)));
    let next = 0;
    for (let index = 0; index <= record.actions.length; index++) {
      for (let edit = edits[next]; edit?.before === index; edit = edits[++next]) {
        const refusal = 'die' in edit ? match.lay(edit.die) : match.edit(edit.edit);
        if (refusal) return differs(`change ${next + 1} by hand is refused: ${refusal.message}`);
      }
      if (index === record.actions.length) break;
      // `check` is total: an action of any shape is refused there, not believed here.
      const refusal = match.play(record.actions[index] as Action);
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
