import { entitiesOf } from '../../rules/game-set.ts';
import { runScene, type SceneResult } from '../../rules/teamfight/scenes/run.ts';
import { isPlayable } from '../../rules/teamfight/scenes/waiting.ts';
import { type OpenSet, openSets } from './open-sets.ts';

/** What came of the scenes of some sets. */
export interface SetsTested {
  /** `folder` is the one that was asked for. */
  readonly scenes: readonly (SceneResult & { readonly folder: string })[];
  /** The first error of each file that could not be used for it, scenes among them. */
  readonly leftOut: readonly string[];
  /** How many scenes cannot be played, for an error of their own or of what they name. */
  readonly scenesLeftOut: number;
}

/** Plays every scene of the sets in some folders. */
export async function testSets(folders: readonly string[]): Promise<SetsTested> {
  const opened = await openSets(folders);
  const sound = opened.flatMap(({ set }, index) =>
    entitiesOf(set, 'scene').map((scene) => ({ set, scene, folder: folders[index] ?? set.folder })),
  );
  const playable = sound.filter(({ set, scene }) => isPlayable(set, scene));
  const broken = opened.flatMap(({ set }) => set.leftOut).filter(({ file }) => file.startsWith('scenes/'));
  return {
    scenes: playable.map(({ set, scene, folder }) => ({ ...runScene(set, scene), folder })),
    leftOut: opened.flatMap(errorsOf),
    scenesLeftOut: broken.length + sound.length - playable.length,
  };
}

const errorsOf = ({ set, problems }: OpenSet): string[] =>
  set.leftOut.map(({ file }) => {
    const first = problems.find((one) => one.file === file && one.severity === 'error');
    return `${set.id}/${first?.message ?? file}`;
  });
