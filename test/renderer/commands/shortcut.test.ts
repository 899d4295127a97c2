import { describe, expect, it } from 'vitest';
import { isPressed, type Pressed, worksInFields } from '../../../renderer/commands/shortcut.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, code: '' };
const key = (pressed: Partial<Pressed> & { readonly key: string }): Pressed => ({ ...none, ...pressed });

describe('a shortcut', () => {
  it('wants its modifiers and no others, with the command key of a Mac for Ctrl', () => {
    expect(isPressed('Ctrl+Z', key({ key: 'z', ctrlKey: true }))).toBe(true);
    expect(isPressed('Ctrl+Z', key({ key: 'z', metaKey: true }))).toBe(true);
    expect(isPressed('Ctrl+Z', key({ key: 'Z', ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(isPressed('Ctrl+Shift+Z', key({ key: 'Z', ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(isPressed('B', key({ key: 'b' }))).toBe(true);
    expect(isPressed('B', key({ key: 'b', ctrlKey: true }))).toBe(false);
    expect(isPressed('F8', key({ key: 'F8', shiftKey: true }))).toBe(false);
    expect(isPressed('Shift+F8', key({ key: 'F8', shiftKey: true }))).toBe(true);
  });

  it('means the sign that is written, wherever the keyboard has it', () => {
    expect(isPressed('?', key({ key: '?', shiftKey: true, code: 'Slash' }))).toBe(true);
    expect(isPressed('+', key({ key: '+', code: 'BracketRight' }))).toBe(true);
    expect(isPressed('1', key({ key: '1', shiftKey: true, code: 'Digit1' }))).toBe(true);
    expect(isPressed('Shift+1', key({ key: '1', shiftKey: true, code: 'Digit1' }))).toBe(false);
    expect(isPressed('Shift+1', key({ key: '!', shiftKey: true, code: 'Digit1' }))).toBe(true);
    expect(isPressed('Ctrl+\\', key({ key: '#', ctrlKey: true, code: 'Backslash' }))).toBe(true);
    expect(isPressed('Ctrl+\\', key({ key: '\\', ctrlKey: true, altKey: true, code: 'Backslash' }))).toBe(false);
  });

  it('works where somebody types only if it writes nothing', () => {
    expect(['Ctrl+P', 'F8', 'Shift+F8'].every(worksInFields)).toBe(true);
    expect(['P', '?', 'Shift+1', 'Escape', '+'].some(worksInFields)).toBe(false);
  });
});
