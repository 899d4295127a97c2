import {
  leftForRight,
  type Orientation,
  topForBottom,
  turnedGrid,
  turnedRight,
} from '../../rules/teamfight/paint/orientation.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { cleared, copied, pasted, turnedIn } from '../../rules/teamfight/paint/selection.ts';
import { words } from '../words.ts';
import { tell } from './note.ts';
import { type Area, commit, mapNow, paintingFor, refuses, usePainter } from './painter.ts';

/** The part of a map that was copied last; it can be put on every map. */
let copy: Painting | undefined;

export const hasCopy = (): boolean => copy !== undefined;

/** What is selected, and the map that it is a part of. */
function selectedNow(): { readonly area: Area; readonly painting: Painting; readonly name: string } | undefined {
  const { selection, on } = usePainter.getState();
  const map = mapNow();
  return selection && map && on && { area: selection, painting: paintingFor(map), name: on.name };
}

export function selectAll(): void {
  const map = mapNow();
  if (!map) return;
  usePainter.setState({ tool: 'select', selection: { x: 0, y: 0, columns: map.columns, rows: map.rows } });
}

export function copyPart(): void {
  const now = selectedNow();
  if (!now) return;
  copy = copied(now.painting, now.area);
  tell(words.painter.copied);
}

export function cutPart(): void {
  const now = selectedNow();
  if (!now || refuses()) return;
  copy = copied(now.painting, now.area);
  commit(words.painter.cut(now.name), cleared(now.painting, now.area, usePainter.getState().symmetry));
}

export function emptyPart(): void {
  const now = selectedNow();
  if (!now || refuses()) return;
  commit(words.painter.emptied(now.name), cleared(now.painting, now.area, usePainter.getState().symmetry));
}

/** Puts the copy where the pointer is, else where the selection begins. */
export function pastePart(): void {
  const { over, selection, symmetry, on } = usePainter.getState();
  const map = mapNow();
  if (!copy || !map || !on || refuses()) return;
  const at = over ? { x: Math.floor(over.x), y: Math.floor(over.y) } : { x: selection?.x ?? 0, y: selection?.y ?? 0 };
  commit(words.painter.pasted(on.name), pasted(paintingFor(map), copy, at, symmetry));
  usePainter.setState({ tool: 'select', selection: onMap(at, copy, map) });
}

export const turnPart = (): void => changePart(words.painter.turned, turnedRight);
export const flipAcross = (): void => changePart(words.painter.flipped, leftForRight);
export const flipDown = (): void => changePart(words.painter.flipped, topForBottom);

/** Turns or flips what is selected, in its place. */
function changePart(label: (map: string) => string, how: Orientation): void {
  const now = selectedNow();
  if (!now || refuses()) return;
  const { area, painting, name } = now;
  const { columns, rows } = turnedGrid(area, how);
  commit(label(name), turnedIn(painting, area, how, usePainter.getState().symmetry));
  usePainter.setState({ selection: onMap(area, { columns, rows }, painting) });
}

type Size = Pick<Area, 'columns' | 'rows'>;

const onMap = ({ x, y }: Pick<Area, 'x' | 'y'>, part: Size, map: Size): Area => ({
  x,
  y,
  columns: Math.min(part.columns, map.columns - x),
  rows: Math.min(part.rows, map.rows - y),
});
