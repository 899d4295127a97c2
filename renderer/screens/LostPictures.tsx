import type { VersionTexts } from '../../app/contract/version.ts';
import { words } from '../words.ts';
import classes from './PatchNotes.module.css';
import { useChangedPictures } from './use-changed-pictures.ts';

interface Props {
  readonly version: VersionTexts;
  /** The file that would be restored; the whole set where none is named. */
  readonly file?: string;
}

/** Says before something is restored which of its pictures are not as they were in the version, and which of these come back. */
export function LostPictures({ version, file }: Props) {
  const changed = useChangedPictures(version, file);
  if (changed.length === 0) return undefined;
  return (
    <p className={classes.lost} role="note">
      {words.versions.changedPictures(changed, version.name)}
    </p>
  );
}
