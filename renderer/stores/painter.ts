import { create } from 'zustand';
import { followed } from '../../rules/edit/lists.ts';
import { find } from '../../rules/game-set.ts';
import type { Side } from '../../rules/map-grid.ts';
import { mapOf } from '../../rules/teamfight/paint/map-of.ts';
import type { Painting, Team } from '../../rules/teamfight/paint/painting.ts';
import { paintingOf } from '../../rules/teamfight/paint/painting-of.ts';
import { fitsBoard, type Symmetry, symmetries } from '../../rules/teamfight/paint/symmetry.ts';
import { formatJson } from '../../schemas/json.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import { isLineTool, type PaintTool } from '../model/paint-tool.ts';
import type { Spot } from '../model/spot.ts';
import { valueIn } from '../model/value-in.ts';
import { words } from '../words.ts';
import { tell } from './note.ts';
import { useOpened } from './opened.ts';
import { unpin } from './sight.ts';
import { systemNow } from './system.ts';
import { edit, textsNow, useWork } from './work.ts';

/** Cells side by side. */
export interface Area extends Spot {
  readonly columns: number;
  readonly rows: number;
}

/** What the map painter holds in its hands: of this window, not of the set. */
interface Painter {
  /** The map that is painted on; undefined while there is none on the stage. */
  readonly on?: { readonly file: string; readonly name: string };
  /** Whether all of it that is in view was painted since it came. */
  readonly painted?: boolean;
  readonly tool: PaintTool;
  /** Whose zone is painted, and whose a marker is. */
  readonly team: Team;
  readonly markerTeam: Team | undefined;
  /** References as the map writes them, and names. Where none is chosen, the first there is. */
  readonly terrain?: string;
  readonly marker?: string;
  readonly hazard?: string;
  readonly control?: string;
  /** Whether a click fills all cells that hang together. */
  readonly filling: boolean;
  /** Whether the side that is pressed on lies higher. */
  readonly higher: boolean;
  readonly symmetry: Symmetry;
  /** Where the pointer is. */
  readonly over?: Spot | undefined;
  /** Where people paint who have no mouse: a cell, and the edge of it that they face. */
  readonly cursor?: (Spot & { readonly side: Side }) | undefined;
  /** The map as the gesture that is being made would leave it. */
  readonly draft?: Painting | undefined;
  readonly selection?: Area | undefined;
}

export const usePainter = create<Painter>(() => ({
  tool: 'wall',
  team: 'red',
  markerTeam: undefined,
  filling: false,
  higher: false,
  symmetry: 'none',
}));

/** Begins to paint on a map, or on none. */
export function paintOn(on: Painter['on']): void {
  const { tools } = systemNow();
  const [first = 'select'] = tools.filter((one) => one !== 'select');
  usePainter.setState(({ tool }) => ({
    ...{ on, painted: false, over: undefined, cursor: undefined, draft: undefined, selection: undefined },
    // What another system paints with is not in the hand here.
    tool: tools.includes(tool) ? tool : first,
  }));
  unpin();
}

export const chooseTool = (tool: PaintTool): void =>
  usePainter.setState({ tool, draft: undefined, ...(tool !== 'select' && { selection: undefined }) });

export function toggleFilling(): void {
  usePainter.setState(({ filling }) => ({ filling: !filling }));
}

/** Red for blue, a marker's side, or the higher side of a step for the lower one. */
export function otherSide(): void {
  usePainter.setState(({ tool, team, markerTeam, higher }) => {
    if (isLineTool(tool)) return { higher: !higher };
    if (tool === 'marker')
      return { markerTeam: markerTeam === undefined ? 'red' : markerTeam === 'red' ? 'blue' : undefined };
    return { team: team === 'red' ? 'blue' : 'red' };
  });
}

export const chooseSymmetry = (symmetry: Symmetry): void => usePainter.setState({ symmetry });

/** The next symmetry that a map of this shape has. */
export function nextSymmetry(): void {
  const grid = mapNow();
  if (!grid) return;
  const fitting = symmetries.filter((one) => fitsBoard(grid, one));
  const at = fitting.indexOf(usePainter.getState().symmetry);
  chooseSymmetry(fitting[(at + 1) % fitting.length] ?? 'none');
}

/** The file of the map that is painted on, with everything that was done in the window. */
export function mapNow(): MapFile | undefined {
  const { on } = usePainter.getState();
  return on && mapIn(useWork.getState().history.files, on.file);
}

/** A map that can be painted; undefined while its file cannot be read. */
export function mapIn(files: ReadonlyMap<string, string>, file: string): MapFile | undefined {
  const value = valueIn(files, file) as Partial<MapFile> | undefined;
  const isSize = (size: unknown) => Number.isInteger(size) && Number(size) > 0 && Number(size) <= mostCells;
  return isSize(value?.columns) && isSize(value?.rows) ? (value as MapFile) : undefined;
}

/** As many as the schema allows in a row or a column. */
export const mostCells = 100;

const paintings = new WeakMap<MapFile, Painting>();

/** A map as what is painted on it. The same map gives the same painting. */
export function paintingFor(map: MapFile): Painting {
  const known = paintings.get(map);
  if (known) return known;
  const { set } = useOpened.getState().catalogue ?? {};
  const sizeOf = (kind: string) => (set && (find(set, kind)?.data as { readonly size?: number })?.size) ?? 1;
  const painting = paintingOf(map, sizeOf);
  paintings.set(map, painting);
  return painting;
}

export const isReadOnly = (): boolean => useWork.getState().status === 'read-only';

/** Says why nothing is painted here, where that is so. */
export function refuses(): boolean {
  if (!isReadOnly()) return false;
  tell(words.painter.readOnly);
  return true;
}

/** Writes a painting into its file: one step of undo. What changed nothing is no step. */
export function commit(label: string, after: Painting): void {
  const { on } = usePainter.getState();
  const map = mapNow();
  usePainter.setState({ draft: undefined });
  if (!on || !map || after === paintingFor(map)) return;
  const painted = mapOf(after, map);
  const lists = new Map([
    ['/hazards', painted.hazards ?? []],
    ['/controlPoints', painted.controlPoints ?? []],
  ]);
  // What is said of an area stays the same wherever it lies.
  const saidOf = (area: unknown) => JSON.stringify({ ...(area as object), cells: [] });
  edit(label, [{ file: on.file, text: formatJson(painted) }, ...followed(textsNow(), on.file, lists, saidOf)]);
}
