import type { SetFolder } from '../../app/contract/studio.ts';
import { changesSince, readNow, useOpened } from './opened.ts';
import { useWork } from './work.ts';

/** Who keeps the set that is open beside the page. */
interface Follower {
  /** Takes the set whole. */
  keep(read: SetFolder): void;
  /** Takes changed files; undefined removes one. */
  take(files: readonly (readonly [file: string, text: string | undefined])[]): void;
}

/** Hands over the set as it is in the window, and from now on whatever becomes of it. Returns what hands it over once more. */
export function followSet({ keep, take }: Follower): () => void {
  const keepNow = () => {
    const read = readNow();
    if (read) keep(read);
  };
  keepNow();
  useWork.subscribe((work, before) => {
    if (work.folder === before.folder && work.history.files !== before.history.files) take(changesSince(before, work));
  });
  // Another set, what a set uses and its pictures come with a reading of the disk.
  useOpened.subscribe(({ edition }, before) => {
    if (edition !== before.edition) keepNow();
  });
  return keepNow;
}
