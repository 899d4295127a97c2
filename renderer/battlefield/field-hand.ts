import {
  anchorOf,
  circleAround,
  drawnTo,
  edgeNear,
  type Handle,
  movedBy,
  outlineThrough,
  rectangleBetween,
  rounded,
  snapped,
  snappedSpot,
  startBetween,
  startMovedTo,
} from '../../rules/valyr/paint/shape-edits.ts';
import type { Shape } from '../../rules/valyr/shapes.ts';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import type { Spot } from '../model/spot.ts';
import {
  addPart,
  type ChosenPart,
  chosenNow,
  fieldNow,
  fieldRefuses,
  type Start,
  type Terrain,
  useBattlefield,
  writePart,
} from '../stores/battlefield.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { handleAt, partAt } from './field-hits.ts';

/** The gesture that is being made: what it makes of a place, and what is written when it ends. */
interface Gesture {
  drag(to: Spot, free: boolean): void;
  release(): void;
}

let gesture: Gesture | undefined;

export const isForming = (): boolean => gesture !== undefined;

const snap = (spot: Spot, free: boolean): Spot =>
  free ? { x: rounded(spot.x), y: rounded(spot.y) } : snappedSpot(spot);

const { battlefield: say } = words;
const show = (draft: ValyrBattlefield | undefined) => useBattlefield.setState({ draft });

const withPart = (field: ValyrBattlefield, { list, index }: ChosenPart, part: Terrain | Start): ValyrBattlefield => ({
  ...field,
  [list]: (field[list] ?? []).map((one, place) => (place === index ? part : one)),
});

const onto = (field: ValyrBattlefield, list: ChosenPart['list'], part: Terrain | Start): ValyrBattlefield => ({
  ...field,
  [list]: [...(field[list] ?? []), part],
});

/** A button goes down on the table. @param free whether nothing goes from step to step @param reach inches within which a handle is hit */
export function press(at: Spot, free: boolean, reach: number): void {
  const { tool } = useBattlefield.getState();
  const field = fieldNow();
  if (!field) return;
  if (tool === 'ruler') return void measure(snap(at, free));
  if (tool === 'select') return void take(field, at, reach);
  if (fieldRefuses()) return;
  if (tool === 'outline') return void corner(snap(at, free), reach);
  gesture = tool === 'deploy' ? along(field, at) : fresh(field, tool, snap(at, free));
}

export function drag(to: Spot, free: boolean): void {
  gesture?.drag(to, free);
}

export function release(): void {
  const done = gesture;
  gesture = undefined;
  done?.release();
}

/** Leaves what is being drawn; says whether there was anything. */
export function cancelForming(): boolean {
  const { building, ruler } = useBattlefield.getState();
  const was = gesture !== undefined || building !== undefined || ruler !== undefined;
  gesture = undefined;
  useBattlefield.setState({ draft: undefined, building: undefined, ruler: undefined });
  return was;
}

function measure(from: Spot): void {
  useBattlefield.setState({ ruler: { from, to: from } });
  gesture = {
    drag: (to, free) => useBattlefield.setState({ ruler: { from, to: snap(to, free) } }),
    release: () => {
      const { ruler } = useBattlefield.getState();
      if (ruler && ruler.from.x === ruler.to.x && ruler.from.y === ruler.to.y)
        useBattlefield.setState({ ruler: undefined });
    },
  };
}

/** Takes hold of a handle of what is chosen, or else of what lies below. */
function take(field: ValyrBattlefield, at: Spot, reach: number): void {
  const now = chosenNow();
  const isReadOnly = useWork.getState().status === 'read-only';
  const handle = now && !isReadOnly ? handleAt(field, now.chosen, at, reach) : undefined;
  if (now && handle) {
    if ('edge' in handle) gesture = stretch(field, now.chosen, handle.other);
    else gesture = form(field, now.chosen, handle);
    return;
  }
  const chosen = partAt(field, at, reach);
  useBattlefield.setState({ chosen });
  if (!chosen || isReadOnly) return;
  gesture = chosen.list === 'starts' ? slide(field, chosen, at) : move(field, chosen, at);
}

function move(field: ValyrBattlefield, chosen: ChosenPart, from: Spot): Gesture {
  const piece = field.terrain![chosen.index]!;
  const anchor = anchorOf(piece.shape);
  let shape = piece.shape;
  return {
    drag(to, free) {
      const place = snap({ x: anchor.x + to.x - from.x, y: anchor.y + to.y - from.y }, free);
      shape = movedBy(piece.shape, place.x - anchor.x, place.y - anchor.y, field);
      show(withPart(field, chosen, { ...piece, shape }));
    },
    release: () => write(say.moved, piece.name, chosen, shape),
  };
}

function form(field: ValyrBattlefield, chosen: ChosenPart, handle: Handle): Gesture {
  const piece = field.terrain![chosen.index]!;
  let shape = piece.shape;
  if (handle.handle === 'corner' && shape.kind === 'polygon')
    useBattlefield.setState({ chosen: { ...chosen, corner: handle.index } });
  return {
    drag(to, free) {
      shape = drawnTo(piece.shape, handle, snap(to, free));
      show(withPart(field, chosen, { ...piece, shape }));
    },
    release: () => write(say.formed, piece.name, chosen, shape),
  };
}

function slide(field: ValyrBattlefield, chosen: ChosenPart, from: Spot): Gesture {
  const start = field.starts![chosen.index]!;
  const held = edgeNear(from, field).along - (start.from + start.to) / 2;
  let moved = start;
  return {
    drag(to, free) {
      const { edge, along } = edgeNear(to, field);
      const whole = startMovedTo(start, edge, along - held, field);
      const begin = free ? whole.from : snapped(whole.from);
      moved = startBetween(edge, begin, begin + whole.to - whole.from);
      show(withPart(field, chosen, moved));
    },
    release: () => write(say.moved, say.startOf(chosen.index), chosen, moved),
  };
}

/** One end of a starting location goes along its edge; the other stays. */
function stretch(field: ValyrBattlefield, chosen: ChosenPart, other: number): Gesture {
  const start = field.starts![chosen.index]!;
  let formed = start;
  return {
    drag(to, free) {
      const isLevel = start.edge === 'top' || start.edge === 'bottom';
      const along = Math.min(Math.max(isLevel ? to.x : to.y, 0), isLevel ? field.width : field.depth);
      formed = startBetween(start.edge, free ? along : snapped(along), other);
      show(withPart(field, chosen, formed));
    },
    release: () => write(say.formed, say.startOf(chosen.index), chosen, formed),
  };
}

function write(label: (name: string, field: string) => string, name: string, chosen: ChosenPart, to: Shape | Start) {
  const { on } = useBattlefield.getState();
  if (on) writePart(label(name, on.name), chosen, to);
}

function along(field: ValyrBattlefield, from: Spot): Gesture {
  const { edge, along: begin } = edgeNear(from, field);
  let start: Start | undefined;
  return {
    drag(to, free) {
      const isLevel = edge === 'top' || edge === 'bottom';
      const end = Math.min(Math.max(isLevel ? to.x : to.y, 0), isLevel ? field.width : field.depth);
      start = free ? startBetween(edge, begin, end) : startBetween(edge, snapped(begin), snapped(end));
      show(start.from < start.to ? onto(field, 'starts', start) : undefined);
    },
    release() {
      const { on } = useBattlefield.getState();
      if (on && start && start.from < start.to)
        addPart(say.added(say.startOf(field.starts?.length ?? 0), on.name), 'starts', start);
      else show(undefined);
    },
  };
}

function fresh(field: ValyrBattlefield, tool: 'rectangle' | 'circle', from: Spot): Gesture {
  let shape: Shape | undefined;
  return {
    drag(to, free) {
      const place = snap(to, free);
      shape = tool === 'rectangle' ? rectangleBetween(from, place) : circleAround(from, place);
      show(shape && onto(field, 'terrain', piece(shape)));
    },
    release: () => (shape ? lay(shape) : show(undefined)),
  };
}

/** What is drawn blocks nothing at first: what it does is said in its fields. */
const piece = (shape: Shape): Terrain => ({ name: say.freshPiece, shape });

function lay(shape: Shape): void {
  const { on } = useBattlefield.getState();
  if (on) addPart(say.added(say.freshPiece, on.name), 'terrain', piece(shape));
}

/** One more corner of the outline; a click on the first one ends it. */
function corner(at: Spot, reach: number): void {
  const { building = [] } = useBattlefield.getState();
  const [first] = building;
  const last = building.at(-1);
  if (first && building.length > 2 && Math.hypot(at.x - first.x, at.y - first.y) <= reach) return void closeOutline();
  // The second click of a double one is no corner.
  if (last && last.x === at.x && last.y === at.y) return;
  useBattlefield.setState({ building: [...building, at] });
}

/** Makes a piece of the corners that were clicked, where they are enough. */
export function closeOutline(): void {
  const { building = [] } = useBattlefield.getState();
  const shape = outlineThrough(building);
  if (shape) lay(shape);
}

export function cornerBack(): void {
  const { building = [] } = useBattlefield.getState();
  useBattlefield.setState({ building: building.length > 1 ? building.slice(0, -1) : undefined });
}
