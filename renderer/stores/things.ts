import type { Texts } from '../../rules/edit/change.ts';
import { added, copied, deleted, nameOfCopy } from '../../rules/edit/entities.ts';
import { duplicated, idInList, inserted, nameOfCopyIn, removed } from '../../rules/edit/lists.ts';
import { kindRemoved } from '../../rules/plain/edit.ts';
import type { Referrer } from '../../rules/referrers.ts';
import type { Kind } from '../../schemas/kinds.ts';
import { pointerKeys } from '../../schemas/place.ts';
import type { NewWord } from '../model/new-word.ts';
import { schemaOfFile } from '../model/schema-of-file.ts';
import type { Place, Scope } from '../model/scope.ts';
import { toldStart } from '../model/told-start.ts';
import { valueIn } from '../model/value-in.ts';
import { words } from '../words.ts';
import { askForName } from './adding.ts';
import { useEditing } from './editing.ts';
import { tell } from './note.ts';
import { desk, useOpened } from './opened.ts';
import { systemNow } from './system.ts';
import { useView } from './view.ts';
import { edit, textsNow } from './work.ts';

/** Makes a new thing of a kind, once it has a name. */
export function addThing(kind: Kind & keyof typeof words.things.kinds): void {
  const what = words.things.addOne(words.things.kinds[kind]);
  const make = (files: Texts, name: string) => {
    const made = added(files, kind, name);
    return { ...made, pointer: kind === systemNow().adds.maps ? '' : firstField(made.file) };
  };
  askForName({ what, begins: beginsOf(kind), make });
}

/** What a new thing of a kind says of itself from the start. */
function beginsOf(kind: Kind): readonly string[] {
  const { file, changes } = added(textsNow(), kind, words.things.name);
  const { set } = useOpened.getState().catalogue ?? {};
  const schema = set && schemaOfFile(set, file);
  const [change] = changes;
  const text = change && 'text' in change ? change.text : undefined;
  return schema && text !== undefined ? toldStart(schema, JSON.parse(text)) : [];
}

/** Makes a condition, token or counter that a text speaks of, while the cursor stays in the text. */
export function addWord({ kind, name }: NewWord): void {
  edit(words.things.added(name), added(textsNow(), kind, name).changes);
  tell(words.things.addedWord(name));
}

/** What is filled in next of a new thing that has a name and is no map, which is painted: its text, where it has one. */
function firstField(file: string): string {
  const { set } = useOpened.getState().catalogue ?? {};
  return set && schemaOfFile(set, file)?.properties?.text ? '/text' : '/name';
}

/** Makes a copy of a hero, a word or a card, once it has a name. */
export function copyThing({ file, pointer, name }: Scope): void {
  const entry = entryOf({ file, pointer });
  if (entry) {
    copyCard(file, entry.list, entry.index);
    return;
  }
  const called = nameOfCopy(textsNow(), file);
  // What is being copied may go away while its name is asked for: then nothing is added.
  const make = (files: Texts, to: string) => copied(files, file, to) ?? { file, changes: [] };
  if (called === undefined) tell(words.things.notCopied(file));
  else askForName({ what: words.form.copy(name), called, make });
}

/** Makes a new card of a hero, once it has a name. */
export function addCardTo(file: string, list: string, start: object): void {
  askForName({
    what: words.form.add(words.form.card),
    make: (files, name) => {
      const id = idInList(files, file, list, name);
      const place = (valueIn(files, file, list) as readonly unknown[] | undefined)?.length ?? 0;
      return {
        file,
        pointer: `${list}/${place}/text`,
        id,
        changes: inserted(files, file, list, { id, name, ...start }),
      };
    },
  });
}

/** Makes a copy of a card of a hero, once it has a name. */
export function copyCard(file: string, list: string, index: number): void {
  const called = nameOfCopyIn(textsNow(), file, list, index);
  if (called === undefined) return;
  const of = valueIn(textsNow(), file, `${list}/${index}/name`);
  askForName({
    what: words.form.copy(String(of)),
    called,
    make: (files, name) => ({
      file,
      pointer: `${list}/${index + 1}/text`,
      id: idInList(files, file, list, name),
      changes: duplicated(files, file, list, index, name),
    }),
  });
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
