import { useEffect } from 'react';
import type { Place } from '../model/scope.ts';
import { useEditing } from '../stores/editing.ts';

/** What was asked for last and is done: a field that comes back later does not take the cursor again. */
let done = 0;

/** Calls when the cursor is asked for in a field, also by whoever asked before the field was there. `take` says whether it took it. */
export function useWanted({ file, pointer }: Place, take: () => boolean): void {
  const wanted = useEditing((state) => state.wanted);
  const mine = wanted !== undefined && wanted.file === file && wanted.pointer === pointer;
  // After each rendering: a field whose editor is still on its way takes the cursor once it is there.
  useEffect(() => {
    if (mine && wanted.asked > done && take()) done = wanted.asked;
  });
}
