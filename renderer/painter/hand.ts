import deepEqual from 'fast-deep-equal/es6';
import type { Cell } from '../../rules/map-grid.ts';
import { paint } from '../../rules/teamfight/paint/paint.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { rectangleBetween } from '../../rules/teamfight/paint/rectangle.ts';
import { moved } from '../../rules/teamfight/paint/selection.ts';
import type { Symmetry } from '../../rules/teamfight/paint/symmetry.ts';
import type { Spot } from '../model/spot.ts';
import { useOpened } from '../stores/opened.ts';
import { type Area, commit, isReadOnly, mapNow, paintingFor, refuses, usePainter } from '../stores/painter.ts';
import { pin, unpin } from '../stores/sight.ts';
import { words } from '../words.ts';
import { cellAt, type Doing, type Drag, doingOf } from './gesture.ts';
import { isOn } from './hover.ts';

/** The gesture that is being made, and the painting that it is made on. */
let held:
  | (Drag & { readonly base: Painting; readonly done?: Doing; readonly by?: Symmetry; readonly moves?: Area })
  | undefined;
/** Where the former stroke over cells ended, and on which map. */
let last: (Cell & { readonly file: string }) | undefined;

export interface Pressed {
  readonly erase: boolean;
  readonly straight: boolean;
  readonly filling: boolean;
}

/** Whether a gesture is being made. */
export const isDrawing = (): boolean => held !== undefined;

/** A button goes down on the map. */
export function press(from: Spot, pressed: Pressed): void {
  const map = mapNow();
  const { on, tool, selection } = usePainter.getState();
  if (!map || !on) return;
  if (tool === 'sight') {
    if (pressed.erase) unpin();
    else if (isOn(map, from)) pin(cellAt(from));
    return;
  }
  if (tool !== 'select' && refuses()) return;
  const ended = last?.file === on.file ? last : undefined;
  held = { ...pressed, from, to: from, way: [cellAt(from)], last: ended, base: paintingFor(map) };
  if (tool === 'select') {
    if (selection && contains(selection, cellAt(from)) && !isReadOnly()) held = { ...held, moves: selection };
    else usePainter.setState({ selection: undefined });
  }
  draw();
}

/** The pointer goes on while the button is held. */
export function drag(to: Spot, straight: boolean): void {
  if (!held) return;
  const [before, now] = [held.way.at(-1), cellAt(to)];
  const isNew = before?.x !== now.x || before.y !== now.y;
  held = { ...held, to, straight, way: isNew ? [...held.way, now] : held.way };
  draw();
}

/** The button goes up: what was drawn is one step of undo. */
export function release(): void {
  if (!held) return;
  const { to, done, erase, moves } = held;
  const { draft, on } = usePainter.getState();
  held = undefined;
  if (!on) return;
  if (moves && draft) commit(words.painter.moved(on.name), draft);
  last = { ...cellAt(to), file: on.file };
  if (!draft || done === undefined) return;
  const { what } = done;
  const { painted, erased } = words.painter;
  commit(erase ? erased(what, on.name) : painted(what, on.name), draft);
}

/** Takes back what is being drawn. Says whether anything was. */
export function cancel(): boolean {
  const was = held !== undefined;
  if (held?.moves) usePainter.setState({ selection: held.moves });
  held = undefined;
  usePainter.setState({ draft: undefined });
  return was;
}

const contains = ({ x, y, columns, rows }: Area, cell: Cell): boolean =>
  cell.x >= x && cell.y >= y && cell.x < x + columns && cell.y < y + rows;

/** The cells of an area that lie on the map. */
const onMap = (grid: Painting, { x, y, columns, rows }: Area): Area =>
  rectangleBetween(grid, { x, y }, { x: x + columns - 1, y: y + rows - 1 });

/** Shows what the gesture has come to. */
function draw(): void {
  const { set } = useOpened.getState().catalogue ?? {};
  if (!held || !set) return;
  const painter = usePainter.getState();
  const { base, moves, from, to } = held;
  if (moves) {
    const [start, end] = [cellAt(from), cellAt(to)];
    const at = { x: moves.x + end.x - start.x, y: moves.y + end.y - start.y };
    usePainter.setState({
      draft: moved(base, moves, at, painter.symmetry),
      selection: onMap(base, { ...moves, ...at }),
    });
    return;
  }
  if (painter.tool === 'select') {
    usePainter.setState({ selection: rectangleBetween(base, cellAt(from), cellAt(to)) });
    return;
  }
  const doing = doingOf(set, painter, base, held);
  if (!doing) return;
  // The pointer may go on along the same edge.
  if (painter.draft && held.by === painter.symmetry && deepEqual(doing, held.done)) return;
  const draft = paint(doing.base, doing.strokes, painter.symmetry);
  held = { ...held, done: doing, by: painter.symmetry };
  usePainter.setState({ draft });
}
