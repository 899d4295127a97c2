import { words } from '../../words.ts';
import { useLooked, useShown, viewOf } from './looked.ts';
import classes from './SightLine.module.css';

/** Both ways between two cells above the map, where the inspector is not seen. */
export function SightLine() {
  const shown = useShown();
  const looked = useLooked(shown?.painting);
  const told = (shown && looked.to >= 0 && viewOf(shown)?.told(looked).slice(0, 2)) || [words.painter.sightHint];
  return (
    <div className={classes.line}>
      {told.map((sentence) => (
        <p key={sentence} title={sentence}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
