import { useMemo } from 'react';
import type { ByHand } from '../../schemas/types.generated.ts';
import type { Place } from '../model/scope.ts';
import { useValue } from '../stores/value.ts';
import { edit } from '../stores/work.ts';
import { words } from '../words.ts';

/** What of a text is by hand on purpose, and how to change that. */
export interface ByHandNotes {
  readonly notes: readonly ByHand[];
  /** Pointer to the list of notes. */
  readonly place: Place;
  readonly of: string;
  /** Leaves a clause to people on purpose. */
  readonly leave: (clause: string) => void;
  /** Takes a note away. */
  readonly forget: (index: number) => void;
}

const none: readonly ByHand[] = [];

const isNotes = (value: unknown): value is readonly ByHand[] =>
  Array.isArray(value) && (value as unknown[]).every((note) => typeof (note as ByHand | null)?.clause === 'string');

export function useByHand({ file, pointer }: Place, of: string): ByHandNotes {
  const value = useValue(file, `${pointer}/byHand`);
  const notes = isNotes(value) ? value : none;
  return useMemo(() => {
    const place = { file, pointer: `${pointer}/byHand` };
    const put = (label: string, next: readonly ByHand[]) =>
      edit(`${of}, ${label}`, [{ ...place, value: next.length === 0 ? undefined : next }]);
    return {
      notes,
      place,
      of,
      leave: (clause) => put(words.text.leftLabel, [...notes, { clause }]),
      forget: (index) =>
        put(
          words.text.forgotLabel,
          notes.filter((_, at) => at !== index),
        ),
    };
  }, [file, pointer, of, notes]);
}
