import { designer } from './words/designer.ts';

/** Every text of the interface, in one place to be translated. Sentences, and functions where a sentence holds a name or a figure. */
export const words = {
  ...designer,
  edit: {
    undo: (label: string) => `Undo: ${label}`,
    redo: (label: string) => `Redo: ${label}`,
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    outside: (files: number) => (files === 1 ? 'Change from outside' : `${files} changes from outside`),
    theirs: (file: string) => `Their version of ${file}`,
    several: (label: string, more: number) => (more === 0 ? label : `${label} and ${more} more`),
  },
  saving: {
    saved: (label: string | undefined) => (label === undefined ? 'saved' : `saved: ${label}`),
    saving: 'saving …',
    unsaved: 'not saved yet',
    conflict: 'changed on both sides',
    readOnly: 'read-only',
    lost: 'the studio is gone; what you type is kept here',
  },
} as const;
