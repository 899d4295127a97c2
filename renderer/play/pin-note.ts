import { askMatches } from '../match/ask-matches.ts';
import { momentText } from '../model/pinned-moment.ts';
import { valueIn } from '../model/value-in.ts';
import { useMatch } from '../stores/match.ts';
import { useOpened } from '../stores/opened.ts';
import { studio } from '../stores/session.ts';
import { edit, useWork } from '../stores/work.ts';
import { words } from '../words.ts';

/**
 * Writes a note to a moment behind the private note of a card, with the match kept so that the note leads back. Answers what was done.
 * @param where a few words for the moment
 */
export async function pinNote(where: string, ref: string, text: string): Promise<string> {
  const { change } = words.play;
  const item = useOpened.getState().catalogue?.items.find((one) => one.ref === ref);
  if (item?.file === undefined) return words.play.change.notHere;
  const kept = await keepMoment();
  const before = valueIn(useWork.getState().history.files, item.file, '/note');
  const line = change.pinned(where, kept, text);
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
