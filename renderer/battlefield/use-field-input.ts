import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { snappedSpot, snapStep } from '../../rules/valyr/paint/shape-edits.ts';
import { pixelsOf, placeUnder } from '../measured/inches.ts';
import type { Spot } from '../model/spot.ts';
import { chosenNow, fieldNow, moveChosen, useBattlefield } from '../stores/battlefield.ts';
import { useStage } from '../stores/stage.ts';
import { cancelForming, closeOutline, cornerBack, drag, isForming, press, release } from './field-hand.ts';

/** CSS pixels around a handle within which it is hit. */
const nearPx = 9;
const reachNow = (): number => nearPx / pixelsOf(useStage.getState().camera);

/** The pointer draws, takes hold and measures; Alt leaves the steps. */
export function useFieldPointer() {
  const button = useRef<number>(undefined);
  const spotOf = (event: PointerEvent<HTMLElement>): Spot =>
    placeUnder(event, event.currentTarget, useStage.getState().camera);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger means another thing than drawing.
      if (isForming()) return void cancelForming();
      const stage = event.currentTarget.closest<HTMLElement>('[data-stage]');
      const pans = stage?.dataset.dragging !== undefined || stage?.dataset.pinched !== undefined;
      if (pans || event.button !== 0) return;
      stage?.focus({ preventScroll: true });
      event.preventDefault();
      button.current = event.button;
      event.currentTarget.setPointerCapture(event.pointerId);
      press(spotOf(event), event.altKey, reachNow());
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const spot = spotOf(event);
      if (isForming()) drag(spot, event.altKey);
      useBattlefield.setState({ over: event.altKey ? spot : snappedSpot(spot), keyed: false });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.button === button.current) release();
      button.current = undefined;
    },
    onPointerCancel: () => void cancelForming(),
    onPointerLeave: () => !isForming() && useBattlefield.setState({ over: undefined }),
    onDoubleClick: closeOutline,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Inches that an arrow goes with Shift, and with Alt. */
const [large, small] = [1, 0.05];

/** Moves what is chosen, or with a tool in the hand a cross that draws. */
export function onFieldKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) return;
  const arrow = arrows[event.key];
  const { tool, building } = useBattlefield.getState();
  const step = event.shiftKey ? large : event.altKey ? small : snapStep;
  if (arrow) {
    const [dx, dy] = [arrow[0] * step, arrow[1] * step];
    if (tool === 'select' && !chosenNow()) return;
    event.preventDefault();
    if (tool === 'select') moveChosen(dx, dy);
    else moveCross(dx, dy, event.altKey);
    return;
  }
  if (tool === 'outline' && building && event.key === 'Backspace') {
    event.preventDefault();
    cornerBack();
  } else if (event.key === 'Enter') enter(event);
}

function moveCross(dx: number, dy: number, free: boolean): void {
  const field = fieldNow();
  if (!field) return;
  const { over = { x: field.width / 2, y: field.depth / 2 } } = useBattlefield.getState();
  const to = { x: over.x + dx, y: over.y + dy };
  useBattlefield.setState({ over: to, keyed: true });
  if (isForming()) drag(to, free);
}

/** The first Enter presses the button, the next one lets it go; in an outline it is a corner where arrows led, and else the end. */
function enter(event: KeyboardEvent): void {
  const { tool, over, keyed } = useBattlefield.getState();
  if (tool === 'select' || !over) return;
  event.preventDefault();
  if (tool === 'outline' && !keyed) return void closeOutline();
  useBattlefield.setState({ keyed: false });
  if (isForming()) release();
  else press(over, event.altKey, reachNow());
}
