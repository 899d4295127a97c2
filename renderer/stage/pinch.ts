import { panBy, zoomBy } from '../stores/stage.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/**
 * Two fingers on a screen move and zoom what lies between them. From then on until all are up, the stage says `data-pinched`, so that
 * nothing else is made of their touch.
 */
export function zoomWithFingers(element: HTMLElement, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>();
  const down = ({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'touch') return;
    if (fingers.size === 0) delete element.dataset.pinched;
    fingers.set(pointerId, { x, y });
    if (fingers.size > 1) element.dataset.pinched = 'true';
  };
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (!fingers.has(pointerId)) return;
    const before = between([...fingers.values()]);
    fingers.set(pointerId, { x, y });
    const after = between([...fingers.values()]);
    if (!before || !after) return;
    const { left, top } = element.getBoundingClientRect();
    panBy(after.x - before.x, after.y - before.y);
    if (before.apart > 0) zoomBy(after.apart / before.apart, { x: after.x - left, y: after.y - top });
  };
  const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  // First of all: who paints or drags asks whether there are two.
  const early = { capture: true, signal };
  element.addEventListener('pointerdown', down, early);
  element.addEventListener('pointermove', move, early);
  element.addEventListener('pointerup', up, early);
  element.addEventListener('pointercancel', up, early);
}

/** The middle of two fingers and how far they are apart, in CSS pixels. */
function between([a, b, third]: readonly Finger[]) {
  if (!a || !b || third) return undefined;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
}
