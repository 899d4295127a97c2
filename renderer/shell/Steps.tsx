import { lastOf, nextOf } from '../model/history.ts';
import { redo, undo, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { IconButton } from './IconButton.tsx';

/** Undo and redo, with what they would take back or do again. */
export function Steps() {
  const last = useWork(({ history }) => lastOf(history)?.label);
  const next = useWork(({ history }) => nextOf(history)?.label);
  const { edit } = words;
  return (
    <>
      <IconButton
        icon="undo"
        label={last === undefined ? edit.nothingToUndo : edit.undo(last)}
        shortcut="Ctrl+Z"
        disabled={last === undefined}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label={next === undefined ? edit.nothingToRedo : edit.redo(next)}
        shortcut="Ctrl+Shift+Z"
        disabled={next === undefined}
        onClick={redo}
      />
    </>
  );
}
