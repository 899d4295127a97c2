import type { FileOf, Kind } from '../schemas/teamfight/kinds.ts';
import type { SetFile, Theme } from '../schemas/types.generated.ts';

/** One file of a set that has no error: a hero, a map, a condition, ... */
export interface Entity<K extends Kind = Kind> {
  readonly kind: K;
  /** The file's name without `.json`. Unique in its set over all kinds. */
  readonly id: string;
  /** `set/id`, unique everywhere. */
  readonly ref: string;
  /** Path inside the set's folder, such as `heroes/warden.json`. */
  readonly file: string;
  readonly data: FileOf<K>;
}

/** An opened Game Set. Plain data, frozen by convention: an edit opens a new one. */
export interface GameSet {
  readonly id: string;
  /** Name of the folder it was opened from, for messages. */
  readonly folder: string;
  readonly manifest: SetFile;
  readonly theme: Theme;
  /** Entities without errors, in the order of `kinds`, then by id. */
  readonly entities: readonly Entity[];
  /** Entities left out because of an error, with the name to show. */
  readonly leftOut: readonly { readonly file: string; readonly name: string }[];
  /** Sets of shared words named in `uses`, in that order. */
  readonly uses: readonly GameSet[];
}

/** The set's own entities of one kind, by id. */
export function entitiesOf<K extends Kind>(set: GameSet, kind: K): Entity<K>[] {
  return set.entities.filter((entity): entity is Entity<K> => entity.kind === kind);
}

/** What a reference written in `set` names: `id` in the set itself, `other/id` in the set of that id or in one it uses. */
export function find(set: GameSet, ref: string): Entity | undefined {
  const [owner, id] = ref.includes('/') ? (ref.split('/') as [string, string]) : [set.id, ref];
  const home = owner === set.id ? set : set.uses.find((used) => used.id === owner);
  return home?.entities.find((entity) => entity.id === id);
}
