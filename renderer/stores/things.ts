import { pointerKeys } from '../../schemas/place.ts';
import type { Kind } from '../../schemas/teamfight/kinds.ts';
import { type Part, withCopy, without } from '../model/parts.ts';
import { kindOf, type Place, type Scope } from '../model/scope.ts';
import { copyOfThing, newThing } from '../model/things.ts';
import { valueIn } from '../model/value-in.ts';
import { words } from '../words.ts';
import { editField } from './editing.ts';
import { edit, textsNow } from './work.ts';

/** Makes a new thing of a kind and puts the cursor into its name. */
export function addThing(kind: Kind & keyof typeof words.things.kinds): void {
  const name = words.things.fresh(words.things.kinds[kind]);
  const { file, text } = newThing(kind, name, textsNow());
  edit(words.things.added(name), [{ file, text }]);
  editField({ file, pointer: '/name' });
}

/** Makes a copy of a hero, a word or a card and puts the cursor into its name. */
export function copyThing(scope: Scope): void {
  const label = words.things.copied(scope.name);
  const list = listOf(scope);
  if (list) {
    edit(label, [{ file: scope.file, pointer: list.pointer, value: withCopy(list.parts, list.index) }]);
    editField({ file: scope.file, pointer: `${list.pointer}/${list.index + 1}/name` });
    return;
  }
  const texts = textsNow();
  const [kind, text] = [kindOf(scope.file), texts.get(scope.file)];
  if (!kind || text === undefined) return;
  const made = copyOfThing(kind, text, words.things.copyName(scope.name), texts);
  edit(label, [made]);
  editField({ file: made.file, pointer: '/name' });
}

/** Deletes a hero, a word or a card. */
export function removeThing(scope: Scope): void {
  const label = words.things.removed(scope.name);
  const list = listOf(scope);
  if (list) {
    const rest = without(list.parts, list.index);
    edit(label, [{ file: scope.file, pointer: list.pointer, value: rest.length === 0 ? undefined : rest }]);
  } else edit(label, [{ file: scope.file, text: undefined }]);
}

/** The list that a card stands in, and where; undefined of what is a file of its own. */
function listOf({ file, pointer }: Place) {
  const keys = pointerKeys(pointer);
  const [key, index] = keys;
  if (key === undefined || index === undefined) return undefined;
  const parts = valueIn(textsNow(), file, `/${key}`);
  return Array.isArray(parts) ? { pointer: `/${key}`, index: Number(index), parts: parts as Part[] } : undefined;
}
