import type { Kind } from '../../schemas/kinds.ts';
import { lastOf, nextOf } from '../model/history.ts';
import { isOfSet } from '../model/scope.ts';
import { addCard, addKind } from '../stores/kinds.ts';
import { useOpened } from '../stores/opened.ts';
import { fileNow, scopeNow } from '../stores/scope-now.ts';
import { systemNow } from '../stores/system.ts';
import { addThing, askToRemove, copyThing } from '../stores/things.ts';
import { openFile } from '../stores/view.ts';
import { redo, undo, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

type Addable = Parameters<typeof addThing>[0];

/** What can be added to the open set: the kinds of its system, and of a plain set a card to each of its own kinds. */
function adding(): (readonly [kind: string, name: string, run: () => void])[] {
  const { screens, deck, adds } = systemNow();
  const { things, kinds } = words;
  const isAddable = (kind: Kind | undefined): kind is Addable =>
    kind !== undefined && Object.hasOwn(things.kinds, kind);
  const own = [screens.includes('heroes') ? deck : undefined, adds.maps, ...adds.words]
    .filter(isAddable)
    .map((kind) => [kind, things.addOne(things.kinds[kind]), () => addThing(kind)] as const);
  if (deck !== 'card-kind') return own;
  const { items = [] } = useOpened.getState().catalogue ?? {};
  const cards = items.flatMap(({ entity }) =>
    entity?.kind === 'card-kind'
      ? [[`card-${entity.id}`, kinds.addCard(entity.data.name), () => addCard(entity)] as const]
      : [],
  );
  return [...cards, [deck, kinds.addKind, addKind], ...own];
}

/** What changes the set. */
export function editCommands(): Command[] {
  const { history, status, folder } = useWork.getState();
  const [last, next] = [lastOf(history)?.label, nextOf(history)?.label];
  const { commands, edit } = words;
  const can = status !== 'read-only' && folder !== undefined;
  const scope = scopeNow();
  const thing = scope && !isOfSet(scope) ? scope : undefined;
  const file = fileNow();
  const name = thing?.name ?? '';
  return [
    {
      id: 'undo',
      name: last === undefined ? edit.nothingToUndo : edit.undo(last),
      does: commands.undo,
      group: 'edit',
      keys: ['Ctrl+Z'],
      can: last !== undefined,
      run: undo,
    },
    {
      id: 'redo',
      name: next === undefined ? edit.nothingToRedo : edit.redo(next),
      does: commands.redo,
      group: 'edit',
      keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
      can: next !== undefined,
      run: redo,
    },
    ...adding().map(
      ([kind, name, run]): Command => ({ id: `add-${kind}`, name, words: commands.addWords, group: 'edit', can, run }),
    ),
    {
      id: 'duplicate',
      name: words.form.copy(name),
      group: 'edit',
      can: can && thing !== undefined,
      run: () => thing && copyThing(thing),
    },
    {
      id: 'remove',
      name: words.form.remove(name),
      words: commands.removeWords,
      group: 'edit',
      can: can && thing !== undefined,
      run: () => thing && void askToRemove(thing),
    },
    {
      id: 'open-text',
      name: commands.openText(file ?? ''),
      words: commands.openTextWords,
      group: 'edit',
      can: file !== undefined,
      run: () => file !== undefined && openFile({ file, pointer: scope?.file === file ? scope.pointer : '' }),
    },
  ];
}
