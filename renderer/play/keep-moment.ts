import { notHeld, sceneOfState } from '../../rules/teamfight/scenes/scene-of-state.ts';
import { formatJson } from '../../schemas/json.ts';
import { askMatches } from '../match/ask-matches.ts';
import type { Scenery } from '../match/model/scenery.ts';
import type { Moment } from '../match/worker/questions.ts';
import { momentText } from '../model/pinned-moment.ts';
import { valueIn } from '../model/value-in.ts';
import { useMatch } from '../stores/match.ts';
import { useOpened } from '../stores/opened.ts';
import { studio } from '../stores/session.ts';
import { edit, useWork } from '../stores/work.ts';
import { words } from '../words.ts';

/** Writes a note to a moment behind the private note of a hero, with the match kept so that the note leads back. Answers what was done. */
export async function pinNote({ board }: Scenery, { state }: Moment, ref: string, text: string): Promise<string> {
  const { change } = words.play;
  const item = useOpened.getState().catalogue?.items.find((one) => one.ref === ref);
  if (item?.file === undefined) return words.play.change.notHere;
  const kept = await keepMoment();
  const before = valueIn(useWork.getState().history.files, item.file, '/note');
  const line = change.pinned(state.round, board.name, kept, text);
  const value = typeof before === 'string' && before !== '' ? `${before}\n${line}` : line;
  edit(change.noteLabel(item.name), [{ file: item.file, pointer: '/note', value }]);
  return change.notePinned(item.name);
}

/** Keeps the match that is looked at on this machine, and names the moment in it; nothing for a scene, which is a file already. */
async function keepMoment(): Promise<string> {
  const { line, at, seed } = useMatch.getState();
  if (seed === undefined) return '';
  const record = await askMatches().ask('record', { line });
  const match = await studio().keepMatch({ record: JSON.stringify(record) });
  return momentText({ match, at });
}

/** Writes a scene of the set that begins at a moment. Answers what was done. */
export function saveScene({ board, cards }: Scenery, { state }: Moment): string {
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
