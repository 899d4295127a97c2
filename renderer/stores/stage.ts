import { create } from 'zustand';
import { type Camera, fitIn, pan, percentOf, printScale, type Size, wayInto, zoomAt } from '../stage/camera.ts';
import { neighbour, type Spread } from '../stage/spread.ts';
import { selectCard, useView } from './view.ts';
import { useWork } from './work.ts';

/** What the stage shows and from where. There is one stage. */
interface Stage {
  readonly spread?: Spread;
  /** Size of the stage in CSS pixels. */
  readonly view: Size;
  readonly camera: Camera;
  /** Whether the person has moved the camera, so that a new size of the window must not. */
  readonly moved: boolean;
  /** Which side of the cards is up. */
  readonly side: 'front' | 'back';
  /** Whether bleed, trim and the safe area are shown. */
  readonly guides: boolean;
}

export const useStage = create<Stage>(() => ({
  view: { width: 0, height: 0 },
  camera: { x: 0, y: 0, scale: 1 },
  moved: false,
  side: 'front',
  guides: false,
}));

/** Puts faces on the stage, all in view; the same ones, changed, as they are looked at now. */
export function showSpread(spread: Spread | undefined): void {
  const before = useStage.getState().spread;
  useStage.setState({ spread });
  if (!spread || !before || !isSame(spread, before)) fitAll();
}

const isSame = (a: Spread, b: Spread): boolean =>
  a.width === b.width && a.height === b.height && a.placed[0]?.face.key === b.placed[0]?.face.key;

/**
 * Tells how large the stage is now.
 * @param lowered px that its upper edge came down by, for more that stands above it: what is seen stays below the pointer
 */
export function resizeStage(view: Size, lowered = 0): void {
  const { view: before, camera, moved } = useStage.getState();
  useStage.setState({ view });
  if (lowered !== 0 && view.width === before.width) move(pan(camera, 0, -lowered), moved);
  else if (!moved) fitAll();
}

export function fitAll(): void {
  const { spread, view } = useStage.getState();
  if (spread && view.width > 0) move(fitIn(spread, view, spread.foot), false);
}

/** Shows faces as large as they are printed. */
export function realSize(): void {
  const { camera } = useStage.getState();
  zoomBy(printScale / camera.scale);
}

/** Turns all cards over. */
export function turnOver(): void {
  useStage.setState(({ side }) => ({ side: side === 'front' ? 'back' : 'front' }));
}

export function toggleGuides(): void {
  useStage.setState(({ guides }) => ({ guides: !guides }));
}

/** Zooms around a point of the stage, or around its middle. */
export function zoomBy(factor: number, at?: { readonly x: number; readonly y: number }): void {
  const { camera, view } = useStage.getState();
  move(zoomAt(camera, factor, at?.x ?? view.width / 2, at?.y ?? view.height / 2), true);
}

export function panBy(dx: number, dy: number): void {
  move(pan(useStage.getState().camera, dx, dy), true);
}

/** Selects the face next to the selected one and answers with its key. */
export function selectNext(dx: number, dy: number): string | undefined {
  const { spread } = useStage.getState();
  const next = spread && neighbour(spread.placed, useView.getState().card, dx, dy);
  if (next) selectCard(next);
  return next;
}

/** Brings a face into view, for people who come to it with the keyboard. */
export function reveal(key: string): void {
  const { spread } = useStage.getState();
  const found = spread?.placed.find(({ face }) => face.key === key);
  if (!found) return;
  const { width, height } = found.face.list;
  bring({ x: found.x, y: found.y, width, height });
}

/** A part of what lies on the stage, in mm. */
type Place = Size & { readonly x: number; readonly y: number };

/** Brings a part of what lies on the stage into view; what is larger than the view is shown with all else. */
export function revealPlace(place: Place): void {
  const { camera, view } = useStage.getState();
  if (place.width * camera.scale > view.width || place.height * camera.scale > view.height) fitAll();
  else bring(place);
}

function bring(place: Place): void {
  const { camera, view } = useStage.getState();
  const { dx, dy } = wayInto(camera, place, view);
  if (dx !== 0 || dy !== 0) panBy(dx, dy);
}

function move(camera: Camera, moved: boolean): void {
  useStage.setState({ camera, moved });
  useView.setState({ zoom: percentOf(camera) });
}

// A map of another set may have the same name and size: it is shown whole all the same.
useWork.subscribe(({ folder }, before) => folder !== before.folder && fitAll());
