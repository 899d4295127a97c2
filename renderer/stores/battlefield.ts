import { create } from 'zustand';
import { inserted, removed } from '../../rules/edit/lists.ts';
import {
  halfTurned,
  movedBy,
  startAcross,
  startMovedTo,
  turnedBy,
  withoutCorner,
} from '../../rules/valyr/paint/shape-edits.ts';
import type { Shape } from '../../rules/valyr/shapes.ts';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import type { FieldTool } from '../model/field-tool.ts';
import { paintableField } from '../model/paintable-field.ts';
import type { Spot } from '../model/spot.ts';
import { valueIn } from '../model/value-in.ts';
import { words } from '../words.ts';
import { tell } from './note.ts';
import { edit, textsNow, useWork } from './work.ts';

export type Terrain = NonNullable<ValyrBattlefield['terrain']>[number];
export type Start = NonNullable<ValyrBattlefield['starts']>[number];

/** A piece of terrain or a starting location, by its place in its list; of an outline perhaps one of its corners. */
export interface ChosenPart {
  readonly list: 'terrain' | 'starts';
  readonly index: number;
  readonly corner?: number;
}

/** What the painter of battlefields holds in its hands: of this window, not of the set. */
interface Hand {
  /** The battlefield that is painted on; undefined while there is none on the stage. */
  readonly on?: { readonly file: string; readonly name: string };
  readonly tool: FieldTool;
  readonly chosen?: ChosenPart | undefined;
  /** The battlefield as the gesture that is being made would leave it. */
  readonly draft?: ValyrBattlefield | undefined;
  /** Corners of the outline that is being drawn. */
  readonly building?: readonly Spot[] | undefined;
  readonly ruler?: { readonly from: Spot; readonly to: Spot } | undefined;
  /** Where the pointer or the keyboard is, in inches. */
  readonly over?: Spot | undefined;
  /** Whether the keyboard brought it there since the last corner. */
  readonly keyed?: boolean;
}

export const useBattlefield = create<Hand>(() => ({ tool: 'select' }));

/** Begins to paint on a battlefield, or on none. */
export const paintField = (on: Hand['on']): void =>
  useBattlefield.setState(({ chosen }) => ({
    ...{ on, over: undefined, draft: undefined, building: undefined, ruler: undefined },
    // What somebody is led to is chosen before its battlefield is on the stage.
    chosen: on && chosen?.index === wanted?.index && on.file === wanted?.file ? chosen : undefined,
  }));

let wanted: { readonly file: string; readonly index: number } | undefined;

/** Chooses a part of a battlefield that comes on the stage. */
export function choosePart(file: string, chosen: ChosenPart): void {
  wanted = { file, index: chosen.index };
  useBattlefield.setState({ tool: 'select', chosen });
}

export const chooseFieldTool = (tool: FieldTool): void =>
  useBattlefield.setState(({ chosen }) => ({
    ...{ tool, draft: undefined, building: undefined, ruler: undefined },
    chosen: tool === 'select' ? chosen : undefined,
  }));

/** The battlefield as its file has it, with everything that was done in the window; undefined while it cannot be drawn. */
export const fieldIn = (files: ReadonlyMap<string, string>, file: string): ValyrBattlefield | undefined =>
  paintableField(valueIn(files, file));

export function fieldNow(): ValyrBattlefield | undefined {
  const { on } = useBattlefield.getState();
  return on && fieldIn(useWork.getState().history.files, on.file);
}

/** Says why nothing is painted here, where that is so. */
export function fieldRefuses(): boolean {
  if (useWork.getState().status !== 'read-only') return false;
  tell(words.painter.readOnly);
  return true;
}

const { battlefield: say } = words;

/** What a part of a battlefield is called. */
export function partName(field: ValyrBattlefield, { list, index }: ChosenPart): string {
  return list === 'starts' ? say.startOf(index) : (field.terrain?.[index]?.name ?? '');
}

/** The chosen part, with the battlefield that it is on. */
export function chosenNow() {
  const { on, chosen } = useBattlefield.getState();
  const field = fieldNow();
  if (!on || !field || !chosen || !field[chosen.list]?.[chosen.index]) return undefined;
  return { on, field, chosen, name: partName(field, chosen) };
}

/** Writes the shape of a piece, or a starting location: one step of undo. What changed nothing is no step. */
export function writePart(label: string, { list, index }: ChosenPart, value: Shape | Start): void {
  const { on } = useBattlefield.getState();
  const field = fieldNow();
  useBattlefield.setState({ draft: undefined });
  if (!on || !field) return;
  const before = list === 'starts' ? field.starts?.[index] : field.terrain?.[index]?.shape;
  if (JSON.stringify(before) === JSON.stringify(value)) return;
  const pointer = list === 'starts' ? `/starts/${index}` : `/terrain/${index}/shape`;
  edit(label, [{ file: on.file, pointer, value }]);
}

/** Lays a new piece or starting location down and chooses it. */
export function addPart(label: string, list: ChosenPart['list'], part: Terrain | Start, at?: number): void {
  const { on } = useBattlefield.getState();
  const field = fieldNow();
  useBattlefield.setState({ draft: undefined, building: undefined });
  if (!on || !field) return;
  const index = at ?? field[list]?.length ?? 0;
  edit(label, inserted(textsNow(), on.file, `/${list}`, part, index));
  useBattlefield.setState({ chosen: { list, index }, tool: 'select' });
}

export function removeChosen(): void {
  const now = chosenNow();
  if (!now || fieldRefuses()) return;
  const { on, field, chosen, name } = now;
  const shape = chosen.list === 'terrain' ? field.terrain?.[chosen.index]?.shape : undefined;
  if (shape && chosen.corner !== undefined) {
    const left = withoutCorner(shape, chosen.corner);
    if (!left) return void tell(say.threeCorners);
    writePart(say.cornerTaken(name, on.name), chosen, left);
    useBattlefield.setState({ chosen: { list: chosen.list, index: chosen.index } });
    return;
  }
  edit(say.removed(name, on.name), removed(textsNow(), on.file, `/${chosen.list}`, chosen.index));
  useBattlefield.setState({ chosen: undefined });
}

/** Copies the chosen part, an inch aside; or to the opposite place after half a turn of the table. */
export function copyChosen(to: 'beside' | 'opposite'): void {
  const now = chosenNow();
  if (!now || fieldRefuses()) return;
  const { on, field, chosen, name } = now;
  const label = to === 'beside' ? say.copied(name, on.name) : say.copiedAcross(name, on.name);
  if (chosen.list === 'starts') {
    const start = field.starts![chosen.index]!;
    const length = start.to - start.from;
    const beside = startMovedTo(start, start.edge, (start.from + start.to) / 2 + length, field);
    return void addPart(label, 'starts', to === 'beside' ? beside : startAcross(start, field));
  }
  const piece = field.terrain![chosen.index]!;
  const shape = to === 'beside' ? movedBy(piece.shape, 1, 1, field) : halfTurned(piece.shape, field);
  addPart(label, 'terrain', { ...piece, shape }, chosen.index + 1);
}

/** Degrees that a piece is turned by at once. */
export const turnStep = 15;

/** Turns the chosen piece by degrees clockwise. */
export function turnChosen(degrees: number): void {
  const now = chosenNow();
  if (now?.chosen.list !== 'terrain' || fieldRefuses()) return;
  const { on, field, chosen, name } = now;
  writePart(say.turned(name, on.name), chosen, turnedBy(field.terrain![chosen.index]!.shape, degrees));
}

/** Moves the chosen part by inches; a starting location along its edge. */
export function moveChosen(dx: number, dy: number): void {
  const now = chosenNow();
  if (!now || fieldRefuses()) return;
  const { on, field, chosen, name } = now;
  const label = say.moved(name, on.name);
  if (chosen.list === 'terrain') {
    return void writePart(label, chosen, movedBy(field.terrain![chosen.index]!.shape, dx, dy, field));
  }
  const start = field.starts![chosen.index]!;
  const along = (start.from + start.to) / 2 + (start.edge === 'top' || start.edge === 'bottom' ? dx : dy);
  writePart(label, chosen, startMovedTo(start, start.edge, along, field));
}
