import { screens } from './screens.ts';

/** What a key does, for the list of keys: the key as it is printed on it, and the rest of "… : show all". */
interface Key {
  readonly keys: string;
  readonly does: string;
}

/** The key that hides and shows the panels, as drawing programs have it. Tab stays the way through the window. */
export const panelsKey = 'Ctrl+\\';

/** Every key of the window, by where it works. */
export const keyGroups: readonly { readonly where: string; readonly keys: readonly Key[] }[] = [
  {
    where: 'Everywhere',
    keys: [
      { keys: `1 to ${screens.length}`, does: 'go to a place of the rail' },
      { keys: 'Shift+1 to Shift+9', does: 'export by a preset' },
      { keys: 'Ctrl+P', does: 'search everything' },
      { keys: 'Ctrl+Z', does: 'undo' },
      { keys: 'Ctrl+Shift+Z, Ctrl+Y', does: 'redo' },
      { keys: panelsKey, does: 'hide or show the panels' },
      { keys: 'Tab, Shift+Tab', does: 'go to the next or the former button, field or card' },
      { keys: 'Esc', does: 'one step back' },
      { keys: '?', does: 'this list' },
    ],
  },
  {
    where: 'In a field of a card',
    keys: [
      { keys: 'Alt+↓, Alt+↑', does: 'go to the same field of the next or the former card' },
      { keys: 'Ctrl+B, Ctrl+I', does: 'set what is selected in bold or italics' },
      { keys: 'Ctrl+Space', does: 'show what could stand here' },
      { keys: 'Esc', does: 'go back to the card' },
    ],
  },
  {
    where: 'In the table',
    keys: [
      { keys: 'Enter, F2 or any letter', does: 'write into the cell' },
      { keys: 'Shift+arrows', does: 'select more cells' },
      { keys: 'Ctrl+Enter', does: 'write what is typed into all selected cells' },
      { keys: 'Ctrl+C, Ctrl+V', does: 'copy cells, paste cells or a whole sheet' },
      { keys: 'Del', does: 'empty the selected cells' },
      { keys: 'Ctrl+A', does: 'select all cells' },
    ],
  },
  {
    where: 'On the stage',
    keys: [
      { keys: 'Arrows', does: 'select the next card in a direction' },
      { keys: '+ and −', does: 'zoom in and out' },
      { keys: '0', does: 'show all' },
      { keys: 'R', does: 'show cards as large as they are printed' },
      { keys: 'B', does: 'turn the cards over' },
      { keys: 'G', does: 'show bleed, trim and safe area' },
      { keys: 'Wheel', does: 'zoom around the pointer' },
      { keys: 'Shift+wheel', does: 'move sideways' },
      { keys: 'Drag the ground, Space and drag', does: 'move the stage' },
    ],
  },
];

/**
 * Whether a key press is the one of the panels. On keyboards without a \ of its own, the key in its place counts; there, Alt with Ctrl
 * writes the letter, and that is for fields.
 */
export function isPanelsKey(pressed: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = pressed;
  return (ctrlKey || metaKey) && !altKey && (key === '\\' || code === 'Backslash');
}
