import { formatJson } from '../../../../schemas/json.ts';
import { kinds } from '../../../../schemas/teamfight/kinds.ts';
import { type Draft, isDraft } from './draft.ts';
import type { Reading } from './sets.ts';

/** Path of an entity's file inside its set. */
export function fileOf(draft: Draft, ids: ReadonlyMap<Draft, string>): string {
  const folder = kinds.find(({ kind }) => kind === draft.kind)?.folder ?? '';
  return `${folder}/${ids.get(draft) ?? ''}.json`;
}

/** The texts of all files of all sets, by path below the folder that they are written to. */
export function filesOf({ sets, ids }: Reading): Map<string, string> {
  const files = new Map<string, string>();
  for (const set of sets) {
    files.set(`${set.id}/set.json`, formatJson(set.data.manifest));
    files.set(`${set.id}/theme.json`, formatJson(set.data.theme));
    for (const draft of set.drafts) {
      const reference = (value: unknown): unknown => {
        if (isDraft(value)) return value.home === set ? ids.get(value) : `${value.home.id}/${ids.get(value) ?? ''}`;
        if (Array.isArray(value)) return value.map(reference);
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reference(inner)]));
      };
      files.set(`${set.id}/${fileOf(draft, ids)}`, formatJson(reference(draft.data)));
    }
  }
  return files;
}
