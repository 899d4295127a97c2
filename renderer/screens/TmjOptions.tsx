import { words } from '../words.ts';
import classes from './Export.module.css';

/** What of a map goes to Tiled: there is nothing to choose. */
export function TmjOptions() {
  return <p className={classes.told}>{words.out.tmj.told}</p>;
}
