import type { GameSet } from './game-set.ts';
import type { KeptSet } from './kept-set.ts';
import { digest } from './kernel/digest.ts';
import { Match } from './kernel/match.ts';
import { type MatchRecord, matchDice, readRecord, recordOf, replay } from './kernel/record.ts';
import type { Refusal, Rules } from './kernel/rules.ts';
import type { Lot } from './kernel/series.ts';
import { openKept } from './open-kept.ts';

/** A record with the sets that it was played with, so that it can be played anywhere. */
export type KeptRecord = MatchRecord<unknown> & { readonly kept: readonly KeptSet[] };

/** A record from outside with its sets opened; its setup and actions stay unread. */
export function readKeptRecord(
  json: object,
): { readonly record: KeptRecord; readonly sets: readonly GameSet[] } | { readonly refusal: Refusal } {
  const read = readRecord(json);
  if ('refusal' in read) return read;
  const { record } = read;
  const kept: unknown = 'kept' in json ? json.kept : undefined;
  if (!Array.isArray(kept) || kept.length === 0 || digest(kept) !== record.sets) {
    return damagedRecord('the sets that it was played with are not in it');
  }
  const sets = kept.flatMap((one) => openKept(one)?.set ?? []);
  if (sets.length < kept.length) return damagedRecord('one of its sets cannot be opened');
  return { record: { ...record, kept }, sets };
}

/** @param what is wrong with it, as the rest of a sentence */
const damagedRecord = (what: string): { readonly refusal: Refusal } => ({
  refusal: { code: 'record/corrupt', message: `the record is damaged: ${what}. Take it from its source again.` },
});

/** A match that was played once more, with its record. */
export interface Reopened<Game, State, View, Action, Event> {
  readonly match: Match<Game, State, View, Action, Event>;
  readonly record: KeptRecord;
}

/** How the records of a system are read. */
interface RecordsOf<Plain, Game, State, View, Action, Event> {
  readonly system: string;
  readonly rules: Rules<Plain & WithSets, Game, State, View, Action, Event>;
  /** Whether what a record says of a setup is whole: all but its sets. */
  isSetup(said: unknown): said is Plain;
  /** Why a setup cannot be played. */
  cannotPlay(setup: Plain & WithSets): Refusal | undefined;
}

interface WithSets {
  readonly sets: readonly GameSet[];
}

/** A record from outside, played once more. */
export function reopen<Plain extends object, Game, State, View, Action, Event>(
  json: object,
  { system, rules, isSetup, cannotPlay }: RecordsOf<Plain, Game, State, View, Action, Event>,
): Reopened<Game, State, View, Action, Event> | { readonly refusal: Refusal } {
  const read = readKeptRecord(json);
  if ('refusal' in read) return read;
  const { record, sets } = read;
  if (!isSetup(record.setup)) return damagedRecord('its setup is not whole');
  const setup = { ...record.setup, sets };
  const refusal = cannotPlay(setup);
  if (refusal) return damagedRecord(`its setup cannot be played. ${refusal.message}`);
  const played = replay(rules, rules.prepare(setup), record, { system, sets: record.sets });
  return 'refusal' in played ? played : { match: played.match, record };
}

/** What a record says of where it comes from. */
interface PlayedBy {
  readonly system: string;
  readonly setwright: string;
  readonly kept: readonly KeptSet[];
  /** All but its sets. */
  readonly setup: object;
}

/** A match of a series from what was decided in it, with its record. */
export function recordedLot<Game, State, View, Action, Event>(
  rules: Rules<never, Game, State, View, Action, Event>,
  game: Game,
  lot: Lot,
  actions: readonly Action[],
  { kept, ...origin }: PlayedBy,
): Reopened<Game, State, View, Action, Event> {
  const match = new Match(rules, game, matchDice(lot.seed, lot.pairing));
  for (const action of actions) match.play(action);
  const record = recordOf(match, { ...origin, sets: digest(kept), seed: lot.seed, match: lot.pairing });
  return { match, record: { ...record, kept } };
}
