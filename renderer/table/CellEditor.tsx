import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nameOf } from '../../rules/table/cell.ts';
import type { Column } from '../../rules/table/shape.ts';
import { moveCell, shownNow, stopTyping, useTable } from '../stores/table.ts';
import { takeTyped } from '../stores/table-edits.ts';
import { words } from '../words.ts';
import { rowHeight } from './columns.ts';
import classes from './Table.module.css';
import { useShown } from './use-shown.ts';

interface Props {
  readonly column: Column;
  /** Where its cell is, in CSS pixels. */
  readonly top: number;
  readonly left: number;
  readonly width: number;
}

/** What is typed into a cell, over it; words over several lines have room of their own. */
export function CellEditor({ column, top, left, width }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);
  const { selected } = useShown();
  const prose = column.sort === 'prose';
  const begun = useTable.getState().typing ?? '';
  const row = shownNow().shown[selected.row];
  useEffect(() => {
    const place = field.current;
    if (!place) return;
    place.focus({ preventScroll: true });
    place.setSelectionRange(place.value.length, place.value.length);
  }, []);
  const take = (everywhere = false) => {
    if (done.current) return;
    done.current = true;
    takeTyped(field.current?.value ?? '', everywhere);
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (key === 'Escape') {
      done.current = true;
      stopTyping();
    } else if (key === 'Enter' && (ctrlKey || metaKey)) take(true);
    else if (key === 'Enter' && !(prose && shiftKey)) {
      take();
      if (row) moveCell(1, 0);
    } else if (key === 'Tab') {
      take();
      moveCell(0, shiftKey ? -1 : 1);
    } else return;
    event.preventDefault();
  };
  return (
    <div className={classes.editor} style={{ top, left, width: Math.max(width, prose ? 320 : 120) }}>
      <textarea
        ref={field}
        className={classes.typed}
        aria-label={words.table.editing(column.title, row ? nameOf(row) : words.table.freshName)}
        defaultValue={begun}
        rows={prose ? 4 : 1}
        style={prose ? undefined : { height: rowHeight, whiteSpace: 'nowrap' }}
        spellCheck={false}
        onKeyDown={press}
        onBlur={() => take()}
      />
      <p className={classes.hint}>{prose ? words.table.editorHint : words.table.lineHint}</p>
    </div>
  );
}
