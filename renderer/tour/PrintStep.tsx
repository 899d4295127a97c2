import { useExports } from '../stores/exports.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import classes from './Tour.module.css';

/** The cards on paper: the screen for it does the work. */
export function PrintStep() {
  const { kind, made, of } = useExports();
  const folder = useOpened((state) => state.folder);
  const { hint, done } = words.tour.print;
  const isMade = made !== undefined && kind === 'pdf' && of?.folder === folder;
  return (
    <>
      <p>{hint}</p>
      {isMade && <p className={classes.done}>{done(made.path)}</p>}
    </>
  );
}
