import { useSight } from '../../stores/sight.ts';
import { words } from '../../words.ts';
import { useLooked, useShown, viewOf } from './looked.ts';
import classes from './SightSection.module.css';

/** How two cells see each other, or how to ask. It alone is rendered when the pointer comes to another cell. */
export function SightTold() {
  const shown = useShown();
  const { from, to } = useLooked(shown?.painting);
  const pinned = useSight(({ pins }) => pins.length > 0);
  if (!shown) return undefined;
  const { sight } = words;
  const { columns } = shown.painting;
  const told = to < 0 ? [] : (viewOf(shown)?.told({ from, to }) ?? []);
  const [x, y] = [from % columns, Math.floor(from / columns)];
  const hint = () => {
    if (from < 0) return sight.how;
    return pinned ? sight.pinned(x, y) : sight.from(x, y);
  };
  return (
    <>
      {told.length === 0 && <p className={classes.hint}>{hint()}</p>}
      <div className={classes.told} aria-live="polite">
        {told.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  );
}
