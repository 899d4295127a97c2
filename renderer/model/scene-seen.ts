import type { Problem } from '../../schemas/problem.ts';
import type { SceneLine } from '../worker/questions.ts';
import type { Place } from './scope.ts';

/** A scene with what came of it. */
export interface SceneSeen extends SceneLine {
  /** What came otherwise than it expects; undefined until it has been played. */
  readonly differences?: readonly Problem[] | undefined;
}

export type SceneState = 'waiting' | 'holds' | 'differs' | 'left-out';

export function stateOf({ waitsFor, differences }: SceneSeen): SceneState {
  if (waitsFor.length > 0) return 'left-out';
  if (differences === undefined) return 'waiting';
  return differences.length === 0 ? 'holds' : 'differs';
}

/** The scenes that test something: a card as a whole with all that is on it, or one ability. */
export const scenesOf = (scenes: readonly SceneSeen[], { file, pointer }: Place): SceneSeen[] =>
  scenes.filter(({ about }) =>
    about.some((one) => one.file === file && (pointer === '' || one.pointer === '' || one.pointer === pointer)),
  );

/** Those that came out otherwise than they expect. */
export const broken = (scenes: readonly SceneSeen[]): SceneSeen[] =>
  scenes.filter((scene) => stateOf(scene) === 'differs');

/** Whether all its steps are played, so that it can expect what comes of it. */
export const canExpect = ({ differences = [] }: SceneSeen): boolean =>
  differences.length > 0 && differences.every(({ code }) => code === 'scene/differs');

/** The files that scenes wait for, each with how many do. */
export function causesOf(scenes: readonly SceneSeen[]): ReadonlyMap<string, number> {
  const causes = new Map<string, number>();
  for (const { waitsFor } of scenes) for (const file of waitsFor) causes.set(file, (causes.get(file) ?? 0) + 1);
  return causes;
}

/** What differed, without the name of the scene and its file, which stand above it. */
export const saidOf = ({ file, name }: SceneSeen, { message }: Problem): string => {
  const start = `${file}, ${name}: `;
  const rest = message.startsWith(start) ? message.slice(start.length) : message;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
