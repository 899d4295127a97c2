import { lastOf, nextOf } from '../model/history.ts';
import { isOfSet } from '../model/scope.ts';
import { fileNow, scopeNow } from '../stores/scope-now.ts';
import { addThing, askToRemove, copyThing } from '../stores/things.ts';
import { openFile } from '../stores/view.ts';
import { redo, undo, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

type Addable = Parameters<typeof addThing>[0];

/** What changes the set. */
export function editCommands(): Command[] {
  const { history, status, folder } = useWork.getState();
  const [last, next] = [lastOf(history)?.label, nextOf(history)?.label];
  const { commands, edit, things } = words;
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
    ...(Object.keys(things.kinds) as Addable[]).map(
      (kind): Command => ({
        id: `add-${kind}`,
        name: things.addOne(things.kinds[kind]),
        words: commands.addWords,
        group: 'edit',
        can,
        run: () => addThing(kind),
      }),
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
