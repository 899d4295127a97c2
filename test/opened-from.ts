import type { SetFolder } from '../app/contract/studio.ts';
import { givenBy, openGiven } from '../renderer/model/opened-from.ts';
import { openSet } from '../rules/open.ts';

/** What was read from disk, opened as the window opens it. */
export const openedFrom = (read: SetFolder) => openGiven(givenBy(read), openSet);
