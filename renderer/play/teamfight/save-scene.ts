import { notHeld, sceneOfState } from '../../../rules/teamfight/scenes/scene-of-state.ts';
import { formatJson } from '../../../schemas/json.ts';
import type { TeamfightMoment } from '../../match/teamfight/moment.ts';
import type { Scenery } from '../../match/teamfight/scenery.ts';
import { useOpened } from '../../stores/opened.ts';
import { edit, useWork } from '../../stores/work.ts';
import { words } from '../../words.ts';

/** Writes a scene of the set that begins at a moment. Answers what was done. */
export function saveScene({ board, cards }: Scenery, { state }: TeamfightMoment): string {
  const { change } = words.play;
  const set = useOpened.getState().catalogue?.set;
  if (!set) return change.notHere;
  const name = change.sceneName(state.round, board.name);
  const scene = sceneOfState(set.id, { name, board, cards }, state);
  const { files } = useWork.getState().history;
  let number = 1;
  const fileOf = (count: number) => `scenes/${board.ref.split('/')[1]}-round-${state.round}-${count}.json`;
  while (files.has(fileOf(number))) number++;
  const file = fileOf(number);
  edit(change.sceneLabel(name), [{ file, text: formatJson(scene) }]);
  return change.sceneSaved(
    file,
    notHeld(state).map((what) => change.notHeld[what]),
  );
}
