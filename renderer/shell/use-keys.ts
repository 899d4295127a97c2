import { useEffect } from 'react';
import type { Command } from '../commands/command.ts';
import { commandsNow } from '../commands/commands.ts';
import { isPressed, worksInFields } from '../commands/shortcut.ts';
import type { Scheme } from '../commands/window-commands.ts';
import { isSearching } from '../stores/spotlights.ts';
import { selectNext } from '../stores/stage.ts';
import { closeDrawer } from '../stores/view.ts';
import { useScheme } from './use-scheme.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where letters are text, and where the keys of lists and dialogs are theirs. */
const taking = 'input, textarea, [contenteditable=true], [role=dialog], [role=listbox]';

/** A field whose letters are no edit of the set, such as the search, takes its own letters back. Fields of the set say so. */
function hasOwnUndo(target: HTMLElement): boolean {
  const field = target.closest('input, textarea, [contenteditable=true]');
  return field !== null && field.closest('[data-edits]') === null;
}

/** A field that has no list open, and nothing else that Escape would put away. */
const isPlainField = ({ defaultPrevented }: KeyboardEvent, target: HTMLElement): boolean =>
  !defaultPrevented &&
  // A dialog that this key has closed took its field along.
  target.isConnected &&
  target.closest('[data-edits]') !== null &&
  target.closest('[role=dialog], [role=listbox]') === null &&
  target.getAttribute('aria-expanded') !== 'true';

function focusCard(key: string): void {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** Does what a key is for. */
function press(event: KeyboardEvent, scheme: Scheme): void {
  const target = event.target as HTMLElement;
  // Letters that come before the search has its field are meant for it.
  const taken = event.defaultPrevented || target.closest(taking) !== null || isSearching();
  const pressed = ({ keys = [], local, can }: Command) =>
    keys.some((key) => isPressed(key, event) && (!taken || (worksInFields(key) && !local))) && (can || !local);
  const arrow = arrows[event.key];
  if (arrow && !taken && target.closest('[data-stage]')) {
    event.preventDefault();
    // The focus goes along, so that Tab and Enter go on from the card that is selected.
    const next = selectNext(...arrow);
    if (next) focusCard(next);
    return;
  }
  // The way through problems and texts puts the cursor into fields, and their drawer is left from there too.
  if (event.key === 'Escape' && isPlainField(event, target)) closeDrawer();
  // Plain letters are typed often, and commands are made as things stand.
  if (taken && !event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)) return;
  const command = commandsNow(scheme).find(pressed);
  if (!command) return;
  const isStep = command.id === 'undo' || command.id === 'redo';
  if (isStep && hasOwnUndo(target)) return;
  // The browser has a meaning for some of these keys, which nobody means here even when there is nothing to be done.
  if (event.key !== 'Escape') event.preventDefault();
  if (command.can) command.run();
}

/** The keys of the whole window. Fields, lists and dialogs keep theirs. */
export function useKeys(): void {
  const scheme = useScheme();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event, scheme);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [scheme]);
}
