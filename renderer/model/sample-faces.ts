import deepEqual from 'fast-deep-equal';
import { words } from '../words.ts';
import type { Face, Item } from './catalogue.ts';

/**
 * One face of each kind that the set has, and each back beside the first front that has it; none that looks like its front. Maps are left
 * out: they are as large as all others together. Pure.
 */
export function sampleFaces(set: string, items: readonly Item[]): Face[] {
  const kinds = new Map<string, Face>();
  for (const { ref, screen, faces } of items) {
    if (screen === 'maps' || ref.split('/')[0] !== set) continue;
    for (const face of faces) if (!kinds.has(face.sort)) kinds.set(face.sort, face);
  }
  const seen: Face['list'][] = [];
  return [...kinds.values()].flatMap((face) => {
    const { back, backZones, ...front } = face;
    if (back === undefined || [face.list, ...seen].some((list) => deepEqual(list, back))) return [front];
    seen.push(back);
    const name = words.look.back(face.name);
    return [front, { ...front, key: `${face.key}/back`, name, list: back, zones: backZones }];
  });
}
