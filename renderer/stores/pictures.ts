import type { Place } from '../model/scope.ts';
import { words } from '../words.ts';
import { readAgain, useOpened } from './opened.ts';
import { sentence, studio } from './session.ts';
import { edit } from './work.ts';

/** Puts a picture from this machine into the set, for what holds `art` at a place. Answers with a sentence where it was refused. */
export const putPicture = (picture: File, { file, pointer }: Place, of: string): Promise<string | undefined> =>
  putFile(picture, { file, pointer: `${pointer}/file` }, words.picture.added(of));

/** Puts a picture into the set and its path into a field, as one edit of this label. */
export async function putFile(picture: File, field: Place, label: string): Promise<string | undefined> {
  const { folder } = useOpened.getState();
  if (folder === undefined) return undefined;
  try {
    const bytes = new Uint8Array(await picture.arrayBuffer());
    const added = await studio().addPicture({ folder, name: picture.name, bytes });
    // The window has to know its size before a face shows it.
    await readAgain();
    edit(label, [{ file: field.file, pointer: field.pointer, value: added.file }]);
    return undefined;
  } catch (error) {
    return words.picture.notAdded(picture.name, sentence(error));
  }
}
