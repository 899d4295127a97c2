import { CloseButton } from '@mantine/core';
import { useTable } from '../stores/table.ts';
import { words } from '../words.ts';
import { Differences } from './Differences.tsx';
import { Grid } from './Grid.tsx';
import classes from './Table.module.css';

/** As many notes as are written out. */
const most = 6;

/** All heroes and cards as rows, to be changed many at a time. */
export default function Table() {
  const told = useTable((state) => state.told);
  const left = (told?.notes.length ?? 0) - most;
  return (
    <div className={classes.table}>
      <div role="status" className={classes.told} hidden={!told}>
        {told && (
          <>
            <div className={classes.says}>
              {told.outcome && <strong>{told.outcome}</strong>}
              {told.notes.slice(0, most).map((note) => (
                <p key={note}>{note}</p>
              ))}
              {left > 0 && <p>{words.table.moreNotes(left)}</p>}
            </div>
            <CloseButton
              size="sm"
              aria-label={words.table.dismiss}
              onClick={() => useTable.setState({ told: undefined })}
            />
          </>
        )}
      </div>
      <Grid />
      <Differences />
    </div>
  );
}
