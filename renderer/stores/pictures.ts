import type { Place } from '../model/scope.ts';
import { words } from '../words.ts';
import { readAgain, useOpened } from './opened.ts';
import { sentence, studio } from './session.ts';
import { edit } from './work.ts';

/** Puts a picture from this machine into the set, for what holds `art` at a place. Answers with a sentence where it was refused. */
export async function putPicture(picture: File, art: Place, of: string): Promise<string | undefined> {
  const { folder } = useOpened.getState();
  if (folder === undefined) return undefined;
  try {
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const added = await studio().addPicture({ folder, name: picture.name, bytes });
    // The window has to know its size before a face shows it.
    await readAgain();
    edit(words.picture.added(of), [{ file: art.file, pointer: `${art.pointer}/file`, value: added.file }]);
    return undefined;
  } catch (error) {
    return words.picture.notAdded(picture.name, sentence(error));
  }
}
