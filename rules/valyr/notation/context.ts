import { entitiesOf, find, type GameSet } from '../../game-set.ts';

/** What texts of a set can name, in small letters. */
export interface Words {
  /** Dynasties, classes and species, which say what kind a unit is. */
  readonly kinds: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
  readonly templates: ReadonlySet<string>;
  /** Names of units, dynasties and templates by their references. */
  readonly nameOf: ReadonlyMap<string, string>;
}

/** The words of some sets. */
export function wordsOf(sets: readonly GameSet[]): Words {
  const kinds = new Set<string>();
  const units = new Set<string>();
  const templates = new Set<string>();
  const nameOf = new Map<string, string>();
  const add = (all: Set<string>, word: string | undefined) => word?.trim() && all.add(word.trim().toLowerCase());
  for (const set of sets) {
    for (const { data } of entitiesOf(set, 'unit')) {
      add(units, data.name);
      add(kinds, data.class);
      add(kinds, data.species);
      add(kinds, data.dynasty === undefined ? undefined : find(set, data.dynasty)?.data.name);
    }
    for (const { data } of entitiesOf(set, 'dynasty')) add(kinds, data.name);
    for (const { data } of entitiesOf(set, 'area-template')) add(templates, data.name);
    for (const kind of ['unit', 'dynasty', 'area-template'] as const)
      for (const { id, ref, data } of entitiesOf(set, kind))
        nameOf.set(ref, data.name.toLowerCase()).set(id, data.name.toLowerCase());
  }
  return { kinds, units, templates, nameOf };
}

/** What a text is read with: the words of its set, and what its own unit is called. */
export interface Context {
  readonly words: Words;
  /** Names of the unit itself: the whole one first, its beginnings, and its single words. */
  readonly self: readonly string[];
  /** What kind the unit is: its dynasty, class and species. */
  readonly kinds: readonly string[];
  /** The names of the ability's own template and unit. */
  readonly template: string | undefined;
  readonly spawns: string | undefined;
}

/** How texts call a unit: "Reeve Aldis of the Ford" is also "Reeve Aldis" and "Aldis"; words that say what kind it is are no names. */
export function namesOf(unit: string, { kinds }: Pick<Words, 'kinds'>): string[] {
  const whole = unit.trim().toLowerCase();
  const [first = whole] = whole.split(',');
  const words = whole.split(/[\s,]+/).filter((word) => word.length > 3 && !kinds.has(word));
  return [...new Set([whole, whole.replaceAll(',', ''), first, first.split(' of ')[0] ?? first, ...words])];
}
