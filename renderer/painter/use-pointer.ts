import { type PointerEvent, useRef } from 'react';
import { cellMm } from '../../exporters/face/sizes.ts';
import type { Spot } from '../model/spot.ts';
import { awaitsCorner, clickCorner } from '../stores/map-view.ts';
import { usePainter } from '../stores/painter.ts';
import { useStage } from '../stores/stage.ts';
import { cancel, drag, isDrawing, press, release } from './hand.ts';
import { pickAt } from './pick.ts';

const paints = 0;
const erases = 2;

/** The pointer paints: the left button lays down, the right one takes away. */
export function usePointer() {
  const button = useRef<number>(undefined);
  const spotOf = (event: PointerEvent<HTMLElement>): Spot => {
    const at = event.currentTarget.getBoundingClientRect();
    const { camera } = useStage.getState();
    return {
      x: (camera.x + (event.clientX - at.left) / camera.scale) / cellMm,
      y: (camera.y + (event.clientY - at.top) / camera.scale) / cellMm,
    };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger means another thing than painting.
      if (isDrawing()) return void cancel();
      const stage = event.currentTarget.closest<HTMLElement>('[data-stage]');
      const pans = stage?.dataset.dragging !== undefined || stage?.dataset.pinched !== undefined;
      if (pans || (event.button !== paints && event.button !== erases)) return;
      stage?.focus({ preventScroll: true });
      event.preventDefault();
      const spot = spotOf(event);
      usePainter.setState({ cursor: undefined, over: spot });
      if (awaitsCorner()) {
        button.current = event.button;
        return;
      }
      if (event.altKey) return pickAt(spot);
      button.current = event.button;
      event.currentTarget.setPointerCapture(event.pointerId);
      const filling = usePainter.getState().filling || event.ctrlKey || event.metaKey;
      press(spot, { erase: event.button === erases, straight: event.shiftKey, filling });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const spot = spotOf(event);
      if (isDrawing()) drag(spot, event.shiftKey);
      else usePainter.setState({ over: spot });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      // A corner is where the button or the finger is let go: two fingers zoom first.
      const { pinched } = event.currentTarget.closest<HTMLElement>('[data-stage]')?.dataset ?? {};
      if (event.button === button.current) {
        if (awaitsCorner() && !pinched) clickCorner(spotOf(event));
        else release();
      }
      button.current = undefined;
      usePainter.setState({ over: spotOf(event) });
    },
    onPointerCancel: () => void cancel(),
    onPointerLeave: () => usePainter.setState({ over: undefined }),
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
}
