import type { Entity, GameSet } from '../../rules/game-set.ts';

/** A thing of a set that names another one: in a list of references, or in its words. */
interface NamedBy {
  readonly file: string;
  readonly name: string;
}

/** What people read and no reference stands in. */
const prose: ReadonlySet<string> = new Set(['name', 'text', 'effect', 'description', 'note', 'clause']);

/** Everything of the set that names a thing, by its id or by its printed name in a text. Pure. */
export function namedBy(set: GameSet, thing: Entity): NamedBy[] {
  const ids = [thing.id, thing.ref];
  const said = new RegExp(`(?<![\\p{L}\\d])${escaped(thing.data.name)}(?![\\p{L}\\d])`, 'iu');
  const names = (value: unknown, key: string): boolean => {
    if (typeof value === 'string') return prose.has(key) ? key !== 'note' && said.test(value) : ids.includes(value);
    if (value === null || typeof value !== 'object') return false;
    return Object.entries(value).some(([inner, part]) => names(part, Array.isArray(value) ? key : inner));
  };
  return set.entities
    .filter((entity) => entity !== thing && names(entity.data, ''))
    .map(({ file, data }) => ({ file, name: data.name }));
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
