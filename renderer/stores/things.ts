import { added, copied, deleted } from '../../rules/edit/entities.ts';
import { duplicated, removed } from '../../rules/edit/lists.ts';
import { kindRemoved } from '../../rules/plain/edit.ts';
import type { Referrer } from '../../rules/referrers.ts';
import type { Kind } from '../../schemas/kinds.ts';
import { pointerKeys } from '../../schemas/place.ts';
import type { Place, Scope } from '../model/scope.ts';
import { words } from '../words.ts';
import { askForName } from './adding.ts';
import { editField, useEditing } from './editing.ts';
import { tell } from './note.ts';
import { desk } from './opened.ts';
import { useView } from './view.ts';
import { edit, textsNow } from './work.ts';

/** Makes a new thing of a kind, once it has a name. */
export function addThing(kind: Kind & keyof typeof words.things.kinds): void {
  const what = words.things.addOne(words.things.kinds[kind]);
  askForName({ what, make: (files, name) => added(files, kind, name) });
}

/** Makes a copy of a hero, a word or a card and puts the cursor into its name. */
export function copyThing(scope: Scope): void {
  const label = words.things.copied(scope.name);
  const entry = entryOf(scope);
  if (entry) {
    edit(label, duplicated(textsNow(), scope.file, entry.list, entry.index));
    editField({ file: scope.file, pointer: `${entry.list}/${entry.index + 1}/name` });
    return;
  }
  const made = copied(textsNow(), scope.file);
  if (!made) return;
  edit(label, made.changes);
  editField({ file: made.file, pointer: '/name' });
}

/** Deletes a hero, a word or a card: at once where nothing refers to it, or else once the person has read what does. */
export async function askToRemove(scope: Scope): Promise<void> {
  const { file, pointer } = scope;
  const referrers = await desk.ask('referrers', { file, pointer });
  if (referrers.length === 0) return removeThing(scope, referrers);
  useView.setState({ panelsHidden: false });
  useEditing.setState({ removing: { file, pointer, referrers } });
}

/** Deletes a hero, a word or a card, and every reference to it by its id. */
export function removeThing(scope: Scope, referrers: readonly Referrer[]): void {
  const entry = entryOf(scope);
  if (scope.sort === 'kind') {
    edit(words.things.removed(scope.name), kindRemoved(textsNow(), scope.file));
    tell(words.things.back(scope.name));
    return;
  }
  const references = referrers.filter(({ by }) => by === 'id');
  const changes = entry
    ? removed(textsNow(), scope.file, entry.list, entry.index)
    : deleted(textsNow(), scope.file, references);
  edit(words.things.removed(scope.name), changes);
  tell(words.things.back(scope.name));
}

/** The list that a card stands in, and where; undefined of what is a file of its own. */
function entryOf({ pointer }: Place): { readonly list: string; readonly index: number } | undefined {
  const [list, index] = pointerKeys(pointer);
  return list === undefined || index === undefined ? undefined : { list: `/${list}`, index: Number(index) };
}
