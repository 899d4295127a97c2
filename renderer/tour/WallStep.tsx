import { useOpened } from '../stores/opened.ts';
import { useTour } from '../stores/tour.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './Tour.module.css';

/** A wall is drawn on the map itself. */
export function WallStep() {
  const map = useTour((state) => state.map);
  const name = useOpened(({ catalogue }) => catalogue?.items.find(({ file }) => file === map?.file)?.name);
  const text = useWork(({ history }) => map && history.files.get(map.file));
  const { hint, none, done } = words.tour.wall;
  if (!map || name === undefined) return <p>{none}</p>;
  return (
    <>
      <p>{hint(name)}</p>
      {text !== map.text && <p className={classes.done}>{done}</p>}
    </>
  );
}
