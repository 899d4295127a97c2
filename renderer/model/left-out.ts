import type { LeftOut } from '../../rules/game-set.ts';
import type { Kind } from '../../schemas/teamfight/kinds.ts';
import type { Item } from './catalogue.ts';
import { kindOf } from './kind-of.ts';
import type { Screen } from './screens.ts';

/** Where a list has things of a kind. */
const places: Partial<Readonly<Record<Kind, readonly [screen: Screen, group: string]>>> = {
  hero: ['heroes', 'Heroes'],
  summon: ['heroes', 'Summons'],
  map: ['maps', 'Maps'],
  'rules-card': ['words', 'Rules'],
  condition: ['words', 'Conditions'],
  token: ['words', 'Tokens'],
  marker: ['words', 'Markers'],
  counter: ['words', 'Counters'],
  terrain: ['words', 'Terrain'],
  hint: ['words', 'Hints'],
};

/** The line of something that an error keeps from having a face, so that it can be found and mended. It has the reference that it will have. */
export function leftOutItem(set: string, { file, name }: LeftOut): Item | undefined {
  const place = places[kindOf(file) ?? 'scene'];
  if (!place) return undefined;
  const [screen, group] = place;
  const id = file.replace(/^.*\//, '').replace(/\.json$/, '');
  return { ref: `${set}/${id}`, screen, group, name, file, faces: [], problems: [] };
}

/** Whether an error keeps it out of what is exported and played. */
export const isLeftOut = ({ entity, file, faces }: Item): boolean =>
  entity === undefined && file !== undefined && faces.length === 0;

/** The lines with those that are left out where they would stand: by their files, within their group. */
export function withLeftOut(items: readonly Item[], out: readonly Item[]): readonly Item[] {
  const all = [...items];
  for (const left of out) {
    // Two files of one id: the second is left out and needs another name among the lines.
    const item = all.some(({ ref }) => ref === left.ref) ? { ...left, ref: left.file ?? left.ref } : left;
    const kin = (other: Item) => other.group === item.group;
    const fileOf = (other: Item) => other.entity?.file ?? other.file ?? '';
    const next = all.findIndex((other) => kin(other) && fileOf(other) > (item.file ?? ''));
    const last = all.findLastIndex(kin);
    all.splice(next >= 0 ? next : last >= 0 ? last + 1 : all.length, 0, item);
  }
  return all;
}
