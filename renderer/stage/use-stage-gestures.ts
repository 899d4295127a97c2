import { type RefObject, useEffect, useRef } from 'react';
import { panBy, resizeStage, zoomBy } from '../stores/stage.ts';

/** Wheel zooms (two fingers sideways pan), dragging the ground, the middle button or space pan. */
export function useStageGestures(): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const ended = new AbortController();
    const { signal } = ended;
    const size = new ResizeObserver(([entry]) => entry && resizeStage(entry.contentRect));
    size.observe(element);

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        panBy(-(event.deltaX || event.deltaY), 0);
      } else {
        const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
        zoomBy(Math.exp((-event.deltaY * lines) / 500), { x: event.clientX - left, y: event.clientY - top });
      }
    };
    element.addEventListener('wheel', wheel, { passive: false, signal });

    let space = false;
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.matches('input, textarea, button');
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === ' ' && !isField(event.target)) space = true;
      },
      { signal },
    );
    window.addEventListener(
      'keyup',
      (event) => {
        if (event.key === ' ') space = false;
      },
      { signal },
    );

    const down = (event: PointerEvent) => {
      const onGround = !(event.target as Element).closest('[data-card]');
      if (!(event.button === 1 || (event.button === 0 && (space || onGround)))) return;
      event.preventDefault();
      element.focus({ preventScroll: true });
      element.setPointerCapture(event.pointerId);
      element.dataset.dragging = 'true';
    };
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener(
      'pointermove',
      (event) => {
        if (element.hasPointerCapture(event.pointerId)) panBy(event.movementX, event.movementY);
      },
      { signal },
    );
    element.addEventListener(
      'lostpointercapture',
      () => {
        delete element.dataset.dragging;
      },
      { signal },
    );

    return () => {
      size.disconnect();
      ended.abort();
    };
  }, []);
  return stage;
}
