import { useMemo } from 'react';
import { type Selected, type Shown, selectedIn, shownNow, useTable } from '../stores/table.ts';
import { useView } from '../stores/view.ts';
import { useWork } from '../stores/work.ts';

/** What the table shows, and what of it is selected. */
export function useShown(): { readonly all: Shown; readonly selected: Selected } {
  const files = useWork((state) => state.history.files);
  const filter = useView((state) => state.filter);
  const { kinds, columns, sort, cursor, anchor } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it is made from
  const all = useMemo(shownNow, [files, filter, kinds, columns, sort]);
  const selected = useMemo(() => selectedIn(all, { cursor, anchor }), [all, cursor, anchor]);
  return { all, selected };
}
