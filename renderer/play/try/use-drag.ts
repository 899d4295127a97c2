import { type PointerEvent, useRef, useState } from 'react';
import { type UnitOnBoard, unitOn } from '../../match/board/on-board.ts';

/** CSS pixels that a pointer moves before it drags. */
const least = 5;

interface Drag {
  readonly unit: number;
  readonly from: number;
  readonly x: number;
  readonly y: number;
  /** The space under the pointer, once it drags. */
  readonly to?: number;
}

interface Dragged {
  readonly board: Parameters<typeof unitOn>[1];
  readonly units: readonly UnitOnBoard[];
  readonly put: (unit: number, at: number) => void;
}

/** Units are put elsewhere by dragging them, whatever else a click on them would mean. */
export function useDrag({ board: { columns, rows }, board: grid, units, put }: Dragged) {
  const [drag, setDrag] = useState<Drag>();
  const dragged = useRef(false);
  const spaceAt = (event: PointerEvent<HTMLElement>): number | undefined => {
    const board = event.currentTarget.querySelector('section')?.getBoundingClientRect();
    if (!board) return undefined;
    const x = Math.floor(((event.clientX - board.left) / board.width) * columns);
    const y = Math.floor(((event.clientY - board.top) / board.height) * rows);
    return x >= 0 && y >= 0 && x < columns && y < rows ? y * columns + x : undefined;
  };
  return {
    to: drag?.to,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        dragged.current = false;
        const space = event.button === 0 ? spaceAt(event) : undefined;
        const found = space === undefined ? undefined : unitOn(units, grid, space);
        if (found) setDrag({ unit: found.unit, from: found.at, x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!drag) return;
        if (drag.to === undefined && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < least) return;
        dragged.current = true;
        const to = spaceAt(event);
        if (to !== undefined && to !== drag.to) setDrag({ ...drag, to });
      },
      onPointerUp: () => {
        setDrag(undefined);
        if (drag?.to !== undefined && drag.from !== drag.to) put(drag.unit, drag.to);
      },
      onPointerLeave: () => setDrag(undefined),
      /** The click that ends a drag is none. */
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
