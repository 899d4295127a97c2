import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Place } from '../model/scope.ts';
import { editNext, useEditing } from '../stores/editing.ts';
import { settle } from '../stores/work.ts';
import { Changeable } from './Changeable.tsx';
import classes from './Field.module.css';
import { useWanted } from './use-wanted.ts';

interface Props {
  readonly place: Place;
  /** How many of the form's four columns it takes; all if left out. */
  readonly columns?: 1 | 2 | undefined;
  /** Without a label to be seen. */
  readonly bare?: boolean;
  /** Whether the field puts the cursor into itself, and is itself off where the set cannot be changed. */
  readonly ownFocus?: boolean;
  readonly children: ReactNode;
}

/** Around every field: says where the cursor is, takes it when it is asked for, and goes to the same field of the next card with Alt and an arrow. */
export function FieldFrame({ place, columns, bare = false, ownFocus = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useWanted(place, () => {
    if (ownFocus) return false;
    const field = frame.current?.querySelector<HTMLElement>('input:not([type=hidden], [type=file]), textarea, button');
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
    frame.current?.scrollIntoView({ block: 'nearest' });
    return field !== undefined && field !== null;
  });
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    editNext(event.key === 'ArrowDown' ? 1 : -1);
  };
  const enter = () => {
    const at = { file: place.file, pointer: place.pointer };
    useEditing.setState({ at, ...(ownFocus && { text: at }) });
  };
  const leave = () => {
    settle();
    if (useEditing.getState().at?.pointer === place.pointer) useEditing.setState({ at: undefined });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field inside of it
    <div
      ref={frame}
      className={classes.frame}
      data-columns={columns}
      data-bare={bare || undefined}
      data-field={place.pointer}
      data-edits
      onFocus={enter}
      onBlur={leave}
      onKeyDownCapture={press}
    >
      {ownFocus ? children : <Changeable>{children}</Changeable>}
    </div>
  );
}
