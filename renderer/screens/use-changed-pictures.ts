import { useMemo } from 'react';
import type { VersionTexts } from '../../app/contract/version.ts';
import type { ChangedPicture } from '../model/pictures-since.ts';
import { useOpened } from '../stores/opened.ts';
import { changedPictures } from '../stores/versions.ts';

/** Pictures of a version, or of one of its files, that are not as they were then. */
export function useChangedPictures(version: VersionTexts | undefined, file?: string): readonly ChangedPicture[] {
  // Pictures are those of the disk: they change when it is read.
  const edition = useOpened((state) => state.edition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read from the disk is told by its edition
  return useMemo(
    () => (version ? changedPictures(version, (one) => file === undefined || one === file) : []),
    [version, file, edition],
  );
}
