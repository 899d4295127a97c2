import type { KeptVersion } from '../../app/contract/version.ts';
import { listed } from '../../schemas/words.ts';
import type { ChangedPicture } from '../model/pictures-since.ts';

/** Pictures that a sentence names. */
const mostPictures = 5;

/** The texts of versions and patch notes. */
export const versions = {
  place: 'Versions',
  now: 'now',
  kept: (when: string) => `kept ${when}`,
  name: 'Name of this state',
  nameExample: 'v0.14',
  keep: 'Keep version',
  keepHint: 'All texts and pictures of the set as they are now. Versions lie in the set’s folder and never change.',
  readOnly: 'Nothing can be kept or restored here: the set is read-only.',
  notSaved: 'Not everything is saved yet. See the line at the bottom, then try again.',
  none: 'No version yet',
  noneWhy: 'A version keeps all texts and pictures of the set, as they are now, under a name such as v0.14.',
  noneHow: 'Name this state on the left to keep it.',
  about: 'What versions are for',
  tells: [
    'The first one comes about when you write a name on the left and press “Keep version”. None is kept by itself.',
    'From then on this place tells what has changed since, as patch notes to post.',
    'A single thing of the set, or all of it, comes back from any version. That is one step of undo, like any other.',
    'Good moments: before you change much, and whenever you print, post or play the set with others.',
  ],
  loading: 'Reading the version …',
  from: 'From',
  to: 'To',
  title: (set: string, from: string, to: string) => `${set}: ${from} to ${to}`,
  untilNow: (set: string, from: string) => `${set}: changes since ${from}`,
  same: 'Nothing that players see has changed.',
  copyMarkdown: 'Copy as Markdown',
  copyPlain: 'Copy as plain text',
  copied: 'Copied',
  notCopied: 'The system did not let it be copied.',
  changes: { added: 'new', removed: 'removed', changed: 'changed' },
  formerly: (name: string) => `formerly ${name}`,
  pictures: 'Pictures that are others now',
  restore: (name: string) => `Restore ${name}`,
  restoreFacts: 'Restore these facts',
  restoreFrom: (name: string, version: string) => `Restore ${name} as in ${version}`,
  restored: (name: string, version: string) => `${name} as in ${version}`,
  restoreSet: 'Restore the whole set',
  restoreSetHint: (version: string) =>
    `Every text becomes what it was in ${version}, also what players do not see; what came since goes. You can undo this.`,
  changedPictures: (pictures: readonly ChangedPicture[], version: string) => {
    const told = (some: readonly ChangedPicture[]) =>
      listed(
        some.map(({ path }) => path),
        'and',
        mostPictures,
      );
    const back = pictures.filter(({ kept }) => kept);
    const lost = pictures.filter(({ kept }) => !kept);
    const gone = lost.filter(({ now }) => now === 'gone');
    const other = lost.filter(({ now }) => now === 'other');
    return [
      ...(back.length > 0 ? [`Comes back too: ${told(back)}. No picture is overwritten.`] : []),
      ...(gone.length > 0 ? [`Not there any more, and not kept in ${version}: ${told(gone)}.`] : []),
      ...(other.length > 0 ? [`Another picture than in ${version}, which did not keep it: ${told(other)}.`] : []),
      ...(lost.length > 0 ? ['Put the old file back to see it again.'] : []),
    ].join(' ');
  },
  withoutPictures: ({ name, without }: KeptVersion) =>
    `${name} is kept, but without ${listed(without, 'and', mostPictures)}: the pictures of all versions may have 500 MB together. Take old ones away from the set’s folder .versions/pictures.`,
  asBefore: 'The set is as it was in this version.',
  restoredSet: (version: string) => `Set as in ${version}`,
  unread: (files: string) => `${files}: no JSON in one of the two states, so nothing can be said of it.`,
  facts: { kept: 'Kept', files: 'Files', differing: 'Files that differ now', players: 'Players see' },
} as const;
