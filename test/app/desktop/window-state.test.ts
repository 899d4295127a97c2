import { expect, it } from 'vitest';
import { windowState } from '../../../app/desktop/window-state.ts';
import { folderWith } from '../set-folder.ts';

const left = { x: 0, y: 0, width: 1920, height: 1080 };
const right = { x: 1920, y: 24, width: 1280, height: 1000 };
const anywhere = { width: 1440, height: 900 };

it.each([
  ['on the screen where it was', { x: 2000, y: 100, width: 1000, height: 700 }, [left, right], true],
  ['half beyond the edge of a screen', { x: 1700, y: 100, width: 1000, height: 700 }, [left], true],
  ['on a screen that was unplugged', { x: 2000, y: 100, width: 1000, height: 700 }, [left], false],
  ['with its bar above the screen', { x: 200, y: -60, width: 1000, height: 700 }, [left], false],
  ['with its bar below the screen', { x: 200, y: 1060, width: 1000, height: 700 }, [left], false],
  ['with a corner of its bar alone', { x: -950, y: 10, width: 1000, height: 700 }, [left], false],
])('the window opens where it was only if it can be moved from there: %s', (_, bounds, screens, kept) => {
  const state = windowState(folderWith(), () => screens);
  state.write(bounds);
  expect(state.read()).toEqual(kept ? bounds : anywhere);
});

it.each(['{', '{}', '{"x":"1","y":0,"width":5,"height":5}', 'null'])(
  'a window whose place is kept as %s opens at its first place',
  (text) => {
    expect(windowState(folderWith({ 'window.json': text }), () => [left]).read()).toEqual(anywhere);
  },
);
