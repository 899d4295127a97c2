import { type RefObject, useEffect, useRef } from 'react';
import { panBy, resizeStage, zoomBy } from '../stores/stage.ts';
import { zoomWithFingers } from './pinch.ts';

/** CSS pixels of a line, for wheels that count in lines. */
const lineHeight = 16;
/** Turns of the wheel, in CSS pixels, that zoom by the factor e. */
const wheelForE = 500;
/** The same of two fingers that move apart, which browsers tell as a wheel with Ctrl. */
const pinchForE = 100;

/** Wheel and two fingers zoom (two fingers sideways on a pad pan), dragging the ground, the middle button or space pan. */
export function useStageGestures(): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const ended = new AbortController();
    let before: number | undefined;
    const size = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { top } = element.getBoundingClientRect();
      resizeStage(entry.contentRect, top - (before ?? top));
      before = top;
    });
    size.observe(element);
    zoomWithWheel(element, ended.signal);
    zoomWithFingers(element, ended.signal);
    panByDragging(element, heldSpace(ended.signal), ended.signal);
    return () => {
      size.disconnect();
      ended.abort();
    };
  }, []);
  return stage;
}

function zoomWithWheel(element: HTMLElement, signal: AbortSignal): void {
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      panBy(-(event.deltaX || event.deltaY), 0);
    } else {
      const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1);
      zoomBy(Math.exp(-turned / (event.ctrlKey ? pinchForE : wheelForE)), {
        x: event.clientX - left,
        y: event.clientY - top,
      });
    }
  };
  element.addEventListener('wheel', wheel, { passive: false, signal });
}

/** Tells whether the space bar is held down now, for the stage and not for a field or a button. */
function heldSpace(signal: AbortSignal): () => boolean {
  let held = false;
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLElement && target.matches('input, textarea, button');
  const down = (event: KeyboardEvent) => {
    if (event.key === ' ' && !isField(event.target)) held = true;
  };
  const up = (event: KeyboardEvent) => {
    if (event.key === ' ') held = false;
  };
  window.addEventListener('keydown', down, { signal });
  window.addEventListener('keyup', up, { signal });
  return () => held;
}

function panByDragging(element: HTMLElement, spaceHeld: () => boolean, signal: AbortSignal): void {
  const down = (event: PointerEvent) => {
    const onGround = !(event.target as Element).closest('[data-card], [data-zones], button');
    if (!(event.button === 1 || (event.button === 0 && (spaceHeld() || onGround)))) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.setPointerCapture(event.pointerId);
    element.dataset.dragging = 'true';
  };
  const move = (event: PointerEvent) => {
    if (element.hasPointerCapture(event.pointerId) && !element.dataset.pinched) panBy(event.movementX, event.movementY);
  };
  const end = () => {
    delete element.dataset.dragging;
  };
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('lostpointercapture', end, { signal });
}
