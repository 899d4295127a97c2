import { Button } from '@mantine/core';
import { useState } from 'react';
import { tableCopy } from '../../app/contract/printed.ts';
import { useExports } from '../stores/exports.ts';
import { markNow, usePrinted } from '../stores/printed.ts';
import { words } from '../words.ts';

/** Says after printing that a copy is as the set is now. */
export function MarkPrinted() {
  const since = useExports((state) => state.pdf.since);
  const known = usePrinted((state) => state.copy);
  const [marked, setMarked] = useState<string>();
  // What stands on the table in the game is no paper.
  const copy = since ?? (known.startsWith(tableCopy) ? words.glance.myBox : known);
  const { paper } = words;
  if (marked !== undefined) return <p>{paper.marked(marked)}</p>;
  const mark = async () => {
    await markNow(copy);
    if (usePrinted.getState().refusal === undefined) setMarked(copy);
  };
  return (
    <Button variant="default" size="compact-sm" onClick={() => void mark()}>
      {paper.mark(copy)}
    </Button>
  );
}
