import type { FileOf, Kind } from '../schemas/kinds.ts';
import type { SetFile } from '../schemas/set-file.ts';
import type { Playtest, Theme } from '../schemas/types.generated.ts';
import type { Translations } from './translation-files.ts';

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

/** An entity that was left out because of an error. */
export interface LeftOut {
  readonly file: string;
  /** The name to show. */
  readonly name: string;
}

/** An evening on which people played the set. */
export interface Evening {
  /** The file's name without `.json`. */
  readonly id: string;
  readonly file: string;
  readonly data: Playtest;
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
  readonly leftOut: readonly LeftOut[];
  /** Sets of shared words named in `uses`, in that order. */
  readonly uses: readonly GameSet[];
  /** People's playtests without errors, the oldest first. They are no part of what is played, printed or exported. */
  readonly evenings: readonly Evening[];
  /** Its texts in other languages, where there are any. */
  readonly translations?: Translations;
  /** Of a set in another language, the set as it was written, which is what is played. */
  readonly original?: GameSet;
}

/** The set's own entities of one kind, by id. */
export function entitiesOf<K extends Kind>(set: GameSet, kind: K): Entity<K>[] {
  return set.entities.filter((entity): entity is Entity<K> => entity.kind === kind);
}

/** Some sets and those they use, each once, those that are used first. */
export function allSets(sets: readonly GameSet[]): GameSet[] {
  const all = new Map<string, GameSet>();
  for (const set of sets) for (const one of [...set.uses, set]) if (!all.has(one.id)) all.set(one.id, one);
  return [...all.values()];
}

/** What a reference written in `set` names: `id` in the set itself, `other/id` in the set of that id or in one it uses. */
export function find(set: GameSet, ref: string): Entity | undefined {
  const [owner, id] = ref.includes('/') ? (ref.split('/') as [string, string]) : [set.id, ref];
  const home = owner === set.id ? set : set.uses.find((used) => used.id === owner);
  return home && byId(home).get(id);
}

/** Entities by id. Sets never change, so each is indexed once. */
const indexes = new WeakMap<GameSet, ReadonlyMap<string, Entity>>();

function byId(set: GameSet): ReadonlyMap<string, Entity> {
  let index = indexes.get(set);
  if (!index) {
    index = new Map(set.entities.map((entity) => [entity.id, entity]));
    indexes.set(set, index);
  }
  return index;
}
