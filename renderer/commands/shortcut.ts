/** What is pressed, as far as a shortcut is told by it. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Parts of a shortcut as it is printed: `Ctrl+Shift+P`, `?`, `+`. */
const partsOf = (shortcut: string): readonly string[] => (shortcut === '+' ? ['+'] : shortcut.split('+'));

/**
 * Whether keys are those of a shortcut. The command key of a Mac stands for Ctrl. Shift counts for letters and for keys with a name; of
 * other characters the keyboard decides where Shift is needed. On keyboards without a \ of its own the key in its place counts; there,
 * Alt with Ctrl writes the letter, and that is for fields.
 */
export function isPressed(shortcut: string, pressed: Pressed): boolean {
  const parts = partsOf(shortcut);
  const wanted = parts.at(-1) ?? '';
  // What Shift writes with the key of a figure is another sign on every keyboard.
  if (/^Shift\+[1-9]$/.test(shortcut))
    return pressed.code === `Digit${wanted}` && !/^\d$/.test(pressed.key) && !hasModifier(pressed);
  if (parts.includes('Ctrl') !== (pressed.ctrlKey || pressed.metaKey)) return false;
  if (parts.includes('Alt') !== pressed.altKey) return false;
  const isSign = wanted.length === 1 && wanted.toLowerCase() === wanted.toUpperCase();
  if (!isSign && parts.includes('Shift') !== pressed.shiftKey) return false;
  if (wanted === '\\' && pressed.code === 'Backslash') return true;
  return pressed.key.toLowerCase() === wanted.toLowerCase();
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: Pressed): boolean => ctrlKey || metaKey || altKey;

/** Whether a shortcut means no letter, so that it also works where somebody types. */
export const worksInFields = (shortcut: string): boolean => /^(?:Ctrl\+|F\d)|\+F\d/.test(shortcut);
