import { problemAt } from '../../../schemas/place.ts';
import type { Problem } from '../../../schemas/problem.ts';
import { counted, quoted } from '../../../schemas/words.ts';
import type { Draft } from '../../draft.ts';
import { type Entity, find, type GameSet } from '../../game-set.ts';
import { leftOutOf } from '../../references.ts';
import { referencesOf } from '../references.ts';

/** The files whose errors keep a scene from being played: what it names and had to be left out. */
export function waitsFor(set: GameSet, scene: Entity<'scene'>): readonly string[] {
  const missing = referencesOf(scene).filter(({ ref }) => find(set, ref) === undefined);
  return [...new Set(missing.map(({ ref }) => leftOutOf(set, ref)?.file ?? scene.file))];
}

/** Whether a scene can be played: everything that it names is there. */
export const isPlayable = (set: GameSet, scene: Entity<'scene'>): boolean => waitsFor(set, scene).length === 0;

/** Scenes that name what had to be left out: one sentence for each cause, at the first of them, however many wait for it. */
export function waitingScenes(set: GameSet, scenes: readonly Draft<'scene'>[]): Problem[] {
  const waiting = new Map<string, { first: Draft<'scene'>; pointer: string; ref: string; scenes: Set<Draft> }>();
  for (const scene of scenes) {
    for (const { pointer, ref } of referencesOf(scene)) {
      const cause = find(set, ref) ? undefined : leftOutOf(set, ref)?.file;
      if (cause === undefined) continue;
      const known = waiting.get(cause) ?? { first: scene, pointer, ref, scenes: new Set() };
      waiting.set(cause, known);
      known.scenes.add(scene);
    }
  }
  return [...waiting].map(([cause, { first, pointer, ref, scenes }]) => {
    const more = scenes.size - 1;
    const who = more === 0 ? 'this scene is' : `this scene and ${counted(more, 'other')} are`;
    const sentence = `${quoted(ref)} is left out because of the errors in ${cause}, so ${who} not played; mend those first.`;
    return problemAt('warning', 'reference/left-out', first.file, first.data, pointer, sentence);
  });
}
