import { leastReadablePt } from '../model/print-size.ts';
import { words } from '../words.ts';
import classes from './TooLong.module.css';

interface Props {
  /** By how many mm the text is too tall. */
  readonly over: number | undefined;
  /** Size of the print in points. */
  readonly textPt: number | undefined;
}

/** Says on the face that its text does not fit, or is printed smaller than can be read at a table. */
export function TooLong({ over = 0, textPt }: Props) {
  if (over > 0) return <span className={classes.mark}>{words.face.over(over)}</span>;
  if (textPt !== undefined && textPt < leastReadablePt)
    return <span className={classes.mark}>{words.face.small(textPt)}</span>;
  return undefined;
}
