import { readingProblems } from './notations.ts';
import { type OpenedSet, type OpenOptions, openUnread } from './open-unread.ts';

export { idIn, type OpenedSet, type OpenOptions, type PictureFacts } from './open-unread.ts';

/**
 * Opens a set from the texts of its files, by path inside the folder. Pure; the same in the command line, workers and window. What has
 * an error is left out, the rest goes on.
 */
export const openSet = (folder: string, files: ReadonlyMap<string, string>, options: OpenOptions = {}): OpenedSet =>
  openUnread(folder, files, { ...options, ofReadings: readingProblems });
