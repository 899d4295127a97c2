import type { Change, Texts } from '../../rules/edit/change.ts';
import { type Entry, lastOf } from '../model/history.ts';
import { valueIn } from '../model/value-in.ts';
import { words } from '../words.ts';
import type { Place } from '../worker/questions.ts';
import { tell } from './note.ts';
import { desk } from './opened.ts';
import { editWith, settledTyping, textsNow, useWork } from './work.ts';

/** A text may be typed in while the others are looked through; then they are looked through again. */
const mostTries = 3;

/** What a file or a part of it is called now. */
export function nameAt({ file, pointer }: Place): string | undefined {
  const name = valueIn(textsNow(), file, `${pointer}/name`);
  return typeof name === 'string' ? name : undefined;
}

/**
 * Ends the typing of a name: the texts that meant what was called `from` mean what it is called now, in the same step as the name itself.
 * Ids and all that stands by them stay.
 */
export async function renamed(place: Place, from: string | undefined): Promise<void> {
  const step = settledTyping(place.file, `${place.pointer}/name`);
  if (step !== undefined && from !== undefined) await follow(step, place, from);
}

/** What has a name, and what it was called before. */
export interface Renamed extends Place {
  readonly from: string;
}

/** What is called otherwise after the changes than in the texts now: files and parts of them that have a name already. Pure. */
export function renamedBy(files: Texts, changes: readonly Change[]): readonly Renamed[] {
  return changes.flatMap((change) => {
    const pointer = 'pointer' in change ? /^(.*)\/name$/.exec(change.pointer)?.[1] : undefined;
    const from = pointer === undefined ? undefined : valueIn(files, change.file, `${pointer}/name`);
    return pointer !== undefined && typeof from === 'string' ? [{ file: change.file, pointer, from }] : [];
  });
}

/** Lets the texts follow names that the last step changed, in the same step. */
export async function followNames(names: readonly Renamed[]): Promise<void> {
  for (const { from, ...place } of names) {
    const step = lastOf(useWork.getState().history);
    if (step) await follow(step, place, from);
  }
}

async function follow(step: Entry, place: Place, from: string): Promise<void> {
  const to = nameAt(place);
  if (to === undefined || to === from) return;
  const { folder } = useWork.getState();
  for (let tries = 0; tries < mostTries; tries++) {
    const files = textsNow();
    const changes = await desk.ask('renamed', { ...place, from, to });
    if (useWork.getState().folder !== folder) return;
    if (textsNow() !== files) continue;
    const name = `${place.file}#${place.pointer}/name`;
    const others = changes.filter((one) => !('pointer' in one) || `${one.file}#${one.pointer}` !== name);
    // A note beside a text goes with it.
    const texts = others.filter((one) => !('pointer' in one) || !/\/byHand\/\d+\/clause$/.test(one.pointer)).length;
    if (others.length > 0) {
      editWith(step, words.renamed.label(to), others);
      tell(words.renamed.told(from, to, texts));
    }
    return;
  }
}
