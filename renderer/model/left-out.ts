import type { GameSet, LeftOut } from '../../rules/game-set.ts';
import type { Kind } from '../../schemas/kinds.ts';
import { words } from '../words.ts';
import { kindOf } from './kind-of.ts';
import type { Screen } from './screens.ts';

/** As much of a line of a list as it takes to tell where it stands. */
interface Line {
  readonly ref: string;
  readonly group: string;
  readonly entity?: { readonly file: string };
  readonly file?: string;
}

const groups: Partial<Readonly<Record<Kind, string>>> = words.catalogue.groups;

/** Which list has things of a kind; all others are words. */
const screens: Partial<Readonly<Record<Kind, Screen>>> = {
  hero: 'heroes',
  'card-kind': 'heroes',
  card: 'heroes',
  map: 'maps',
  battlefield: 'maps',
};

/** The line of something that an error keeps from having a face, so that it can be found and mended. It has the reference that it will have. */
export function leftOutLine({ id: set, manifest }: GameSet, { file, name }: LeftOut) {
  const kind = kindOf(manifest.system, file);
  const group = kind && groups[kind];
  if (!group) return undefined;
  const id = file.replace(/^.*\//, '').replace(/\.json$/, '');
  return {
    ref: `${set}/${id}`,
    screen: screens[kind] ?? ('words' as const),
    group,
    name,
    file,
    faces: [],
    problems: [],
  };
}

/** Whether an error keeps it out of what is exported and played. */
export const isLeftOut = ({ entity, file, faces }: Line & { readonly faces: readonly unknown[] }): boolean =>
  entity === undefined && file !== undefined && faces.length === 0;

/** The lines with those that are left out where they would stand: by their files, within their group. */
export function withLeftOut<T extends Line>(lines: readonly T[], out: readonly T[]): readonly T[] {
  const all = [...lines];
  for (const left of out) {
    // Two files of one id: the second is left out and needs another name among the lines.
    const line = all.some(({ ref }) => ref === left.ref) ? { ...left, ref: left.file ?? left.ref } : left;
    const kin = (other: T) => other.group === line.group;
    const fileOf = (other: T) => other.entity?.file ?? other.file ?? '';
    const next = all.findIndex((other) => kin(other) && fileOf(other) > (line.file ?? ''));
    const last = all.findLastIndex(kin);
    all.splice(next >= 0 ? next : last >= 0 ? last + 1 : all.length, 0, line);
  }
  return all;
}
