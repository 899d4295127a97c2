import { useTour } from '../stores/tour.ts';
import { words } from '../words.ts';
import classes from './Tour.module.css';
import { useFirstText } from './use-first-text.ts';

/** A number is changed, and everything follows. */
export function ChangeStep() {
  const first = useTour((state) => state.first);
  const text = useFirstText();
  const { hint, plain, done } = words.tour.change;
  if (!first) return undefined;
  const { number, ability } = first;
  return (
    <>
      <p>{number ? hint(ability, number.from, number.to) : plain(ability)}</p>
      {text !== first.text && <p className={classes.done}>{done}</p>}
    </>
  );
}
