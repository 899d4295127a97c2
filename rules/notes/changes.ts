import type { Passage } from './passages.ts';

/** What players need to know of what became of a set between two states of it. */
export interface PatchNotes {
  /** In the order of the set's kinds, the set and its look first; within a kind by name. */
  readonly things: readonly ThingChange[];
  /** Files that are no JSON in one of the two states, so that nothing can be said of them. */
  readonly unread: readonly string[];
}

/** What became of a thing: a hero, a map, the look; or of a part of one, such as an ability. */
export interface Changes {
  readonly change: 'added' | 'removed' | 'changed';
  /** What it is, as its schema calls it: "Hero", "Ability". */
  readonly sort: string;
  /** Its name in the newer state, where it is there. */
  readonly name: string;
  readonly formerName?: string;
  /** Of what was added all that it has; of what was removed nothing. */
  readonly fields: readonly FieldChange[];
  readonly parts: readonly Changes[];
}

/** What became of a file of the set. */
export interface ThingChange extends Changes {
  readonly file: string;
  /** Under which heading it stands: "Heroes". */
  readonly group: string;
}

/** What became of a field. `label` is that of its schema. */
export type FieldChange =
  | {
      readonly kind: 'text';
      readonly label: string;
      readonly before?: string;
      readonly after?: string;
      /** Both wordings in one, word by word: without what is new they are the old one, without what is gone the new one. */
      readonly passages: readonly Passage[];
    }
  | { readonly kind: 'value'; readonly label: string; readonly before?: string; readonly after?: string }
  | {
      readonly kind: 'list';
      readonly label: string;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | { readonly kind: 'count'; readonly label: string; readonly added: number; readonly removed: number }
  /** Such as a picture, of which words say no more. */
  | { readonly kind: 'new'; readonly label: string };
