import type { DisplayList } from '../../exporters/face/display-list.ts';
import { safeMm } from '../../exporters/face/sizes.ts';
import classes from './Guides.module.css';

interface Props {
  readonly list: DisplayList;
  /** CSS pixels to the mm. */
  readonly scale: number;
  readonly round: boolean;
}

/** Where the cutter goes, and inside of what everything that matters stays. */
export function Guides({ list, scale, round }: Props) {
  const safe = safeMm * scale;
  return (
    <>
      <span className={classes.trim} style={{ borderRadius: round ? '50%' : list.corner * scale }} aria-hidden="true" />
      <span className={classes.safe} style={{ inset: safe, borderRadius: round ? '50%' : 2 }} aria-hidden="true" />
    </>
  );
}
