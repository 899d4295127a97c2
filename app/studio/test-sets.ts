import { entitiesOf } from '../../rules/game-set.ts';
import { runScene, type SceneResult } from '../../rules/teamfight/scenes/run.ts';
import { leftOutOf, openSets } from './open-sets.ts';

/** What came of the scenes of some sets. */
export interface SetsTested {
  /** `folder` is the one that was asked for. */
  readonly scenes: readonly (SceneResult & { readonly folder: string })[];
  /** Names and files of what could not be used for an error, scenes among them. */
  readonly leftOut: readonly string[];
  /** How many scenes are among what was left out. */
  readonly scenesLeftOut: number;
}

/** Plays every scene of the sets in some folders. */
export async function testSets(folders: readonly string[]): Promise<SetsTested> {
  const opened = await openSets(folders);
  return {
    scenes: opened.flatMap(({ set }, index) =>
      entitiesOf(set, 'scene').map((scene) => ({ ...runScene(set, scene), folder: folders[index] ?? set.folder })),
    ),
    leftOut: leftOutOf(opened),
    scenesLeftOut: opened.flatMap(({ set }) => set.leftOut).filter(({ file }) => file.startsWith('scenes/')).length,
  };
}
