import type { GameSet } from './game-set.ts';
import { type KeptSet, openKept } from './kept-set.ts';
import { digest } from './kernel/digest.ts';
import type { Match } from './kernel/match.ts';
import { type MatchRecord, readRecord } from './kernel/record.ts';
import type { Refusal } from './kernel/rules.ts';

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
export const damagedRecord = (what: string): { readonly refusal: Refusal } => ({
  refusal: { code: 'record/corrupt', message: `the record is damaged: ${what}. Take it from its source again.` },
});

/** A match that was played once more, with its record. */
export interface Reopened<Game, State, View, Action, Event> {
  readonly match: Match<Game, State, View, Action, Event>;
  readonly record: KeptRecord;
}
