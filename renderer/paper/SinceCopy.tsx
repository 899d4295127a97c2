import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { choosePdf, useExports } from '../stores/exports.ts';
import { keepComparing, usePrinted } from '../stores/printed.ts';
import { words } from '../words.ts';

/** Whether only what a printed copy lacks is printed. Shown once a copy is marked. */
export function SinceCopy() {
  const since = useExports((state) => state.pdf.since);
  const copies = usePrinted((state) => state.printed?.copies) ?? [];
  const { paper } = words;
  useEffect(keepComparing, []);
  if (copies.length === 0 && since === undefined) return undefined;
  return (
    <NativeSelect
      label={paper.since}
      description={paper.sinceTold}
      value={since ?? ''}
      data={[{ value: '', label: paper.everything }, ...new Set([...copies, ...(since === undefined ? [] : [since])])]}
      onChange={(event) => choosePdf({ since: event.currentTarget.value || undefined })}
    />
  );
}
