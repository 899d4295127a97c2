import { useEffect } from 'react';
import { isPanelsKey } from '../model/keys.ts';
import { zoomStep } from '../stage/zoom-step.ts';
import { useOpened } from '../stores/opened.ts';
import { runPreset } from '../stores/presets.ts';
import { fitAll, realSize, selectNext, toggleGuides, turnOver, zoomBy } from '../stores/stage.ts';
import { back, goTo, togglePanels, useView } from '../stores/view.ts';
import { redo, undo } from '../stores/work.ts';
import { placesOf } from './use-rail.ts';

const actions: Readonly<Record<string, () => void>> = {
  '+': () => zoomBy(zoomStep),
  '=': () => zoomBy(zoomStep),
  '-': () => zoomBy(1 / zoomStep),
  '0': fitAll,
  b: turnOver,
  g: toggleGuides,
  r: realSize,
  Escape: back,
  '?': () => useView.setState({ keysOpen: true }),
};

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y do. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): (() => void) | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? redo : undo;
  return letter === 'y' && !shiftKey ? redo : undefined;
}

/** A field whose letters are no edit of the set, such as the search, takes its own letters back. Fields of the set say so. */
function hasOwnUndo(target: HTMLElement): boolean {
  const field = target.closest('input, textarea, [contenteditable=true]');
  return field !== null && field.closest('[data-edits]') === null;
}

/** Shift with the key of a figure, whatever it writes: the number of a preset, or 0. */
const presetOf = ({ code, key }: KeyboardEvent): number =>
  /^Digit[1-9]$/.test(code) && !/^\d$/.test(key) ? Number(code.at(-1)) : 0;

function focusCard(key: string): void {
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

/** The keys of the whole window. Fields, lists and dialogs keep theirs. */
export function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (isPanelsKey(event)) {
        event.preventDefault();
        return togglePanels();
      }
      const step = stepOf(event);
      if (step && !hasOwnUndo(target)) {
        event.preventDefault();
        return step();
      }
      const taken = target.closest('input, textarea, [contenteditable=true], [role=dialog], [role=listbox]');
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken) return;
      const arrow = arrows[event.key];
      const place = placesOf(useOpened.getState().catalogue?.set !== undefined)[Number(event.key) - 1];
      if (arrow && target.closest('[data-stage]')) {
        event.preventDefault();
        // The focus goes along, so that Tab and Enter go on from the card that is selected.
        const next = selectNext(...arrow);
        if (next) focusCard(next);
      } else if (place) goTo(place);
      else if (actions[event.key]) actions[event.key]?.();
      else runPreset(presetOf(event));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
