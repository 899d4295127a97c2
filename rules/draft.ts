import type { FileOf, Kind } from '../schemas/kinds.ts';
import type { SetFile } from '../schemas/set-file.ts';
import type { Parts } from '../schemas/sound-parts.ts';

/** A file as it is checked: the parts of it that agree with the schema. Every entity is a draft with all its parts. */
export interface Draft<K extends Kind = Kind> {
  readonly kind: K;
  readonly id: string;
  readonly file: string;
  readonly data: Parts<FileOf<K>>;
  /** Pointers of what does not agree with the schema; left out where all does. */
  readonly broken?: readonly string[];
}

/** All that is written in the files of a set and can be checked, so that one error in a file hides no other. */
export interface Drafts {
  readonly manifest: Parts<SetFile>;
  /** Sound entities and what is left of the others. */
  readonly files: readonly Draft[];
  /** Whether every set that `uses` names could be used. */
  readonly usesWhole: boolean;
}

/** The drafts of one kind. */
export function draftsOf<K extends Kind>({ files }: Drafts, kind: K): Draft<K>[] {
  return files.filter((draft): draft is Draft<K> => draft.kind === kind);
}

/** The entries of a list with their places, but for those that were taken out. */
export function entriesOf<Item>(list: readonly (Item | undefined)[] | undefined): [number, Item][] {
  return [...(list ?? []).entries()].filter((entry): entry is [number, Item] => entry[1] !== undefined);
}

/** Whether everything under the given keys of a file agrees with the schema. */
export function isSound({ broken = [] }: Draft, keys: readonly string[]): boolean {
  return broken.every((pointer) => !keys.includes(pointer.split('/')[1] ?? ''));
}
