import { type KeyboardEvent, useRef } from 'react';
import { cellMm } from '../../exporters/face/sizes.ts';
import type { Side } from '../../rules/map-grid.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { isLineTool } from '../model/paint-tool.ts';
import type { Spot } from '../model/spot.ts';
import { awaitsCorner, clickCorner } from '../stores/map-view.ts';
import { usePainter } from '../stores/painter.ts';
import { useStage } from '../stores/stage.ts';
import { press, release } from './hand.ts';

const arrows: Readonly<Record<string, readonly [number, number, Side]>> = {
  ArrowLeft: [-1, 0, 'left'],
  ArrowRight: [1, 0, 'right'],
  ArrowUp: [0, -1, 'up'],
  ArrowDown: [0, 1, 'down'],
};

/** How near to its edge a place in a cell is that means the edge. */
const atEdge = 0.45;

/** Paints with the keyboard: arrows move a cursor, Enter and Space lay down, Backspace takes away. */
export function useCursor({ columns, rows }: Painting) {
  /** Whether Space is held and nothing else was done with it: held and dragged it pans. */
  const spaced = useRef(false);
  const stroke = (erase: boolean) => {
    const { cursor, tool, filling } = usePainter.getState();
    if (!cursor) return;
    const far = isLineTool(tool) ? atEdge : 0;
    const [dx, dy] = arrows[`Arrow${cursor.side[0]?.toUpperCase()}${cursor.side.slice(1)}`] ?? [0, 0];
    press({ x: cursor.x + 0.5 + dx * far, y: cursor.y + 0.5 + dy * far }, { erase, straight: false, filling });
    release();
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      const { cursor, over, tool } = usePainter.getState();
      if (awaitsCorner()) {
        if (arrow) moveCross(arrow, event.shiftKey, over ?? { x: columns / 2, y: rows / 2 });
        else if (event.key === 'Enter' && over) clickCorner(over);
        else return;
        event.preventDefault();
        return;
      }
      if (arrow) {
        event.preventDefault();
        const [dx, dy, side] = arrow;
        const from: Spot = cursor ?? startOf(over, columns, rows);
        const stays = cursor === undefined || (event.shiftKey && isLineTool(tool));
        const x = stays ? from.x : Math.min(columns - 1, Math.max(0, from.x + dx));
        const y = stays ? from.y : Math.min(rows - 1, Math.max(0, from.y + dy));
        usePainter.setState({ cursor: { x, y, side }, over: undefined });
        return;
      }
      if (!cursor) return;
      if (event.key === ' ') spaced.current = !event.repeat;
      else if (event.key === 'Enter') {
        event.preventDefault();
        stroke(false);
      } else if (event.key === 'Backspace') {
        event.preventDefault();
        stroke(true);
      }
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' && spaced.current) stroke(false);
      spaced.current = false;
    },
    onPointerDownCapture: () => {
      spaced.current = false;
    },
  };
}

/** CSS pixels that an arrow moves the cross on a picture's corner, and with Shift: who zooms in is more exact. */
const [coarse, fine] = [12, 1];

function moveCross([dx, dy]: readonly [number, number, Side], isFine: boolean, from: Spot): void {
  const { camera } = useStage.getState();
  const cells = (isFine ? fine : coarse) / (camera.scale * cellMm);
  usePainter.setState({ cursor: undefined, over: { x: from.x + dx * cells, y: from.y + dy * cells } });
}

/** The cell under the pointer, or the middle one. */
const startOf = (over: Spot | undefined, columns: number, rows: number): Spot => {
  const inside = over && over.x >= 0 && over.y >= 0 && over.x < columns && over.y < rows;
  return inside
    ? { x: Math.floor(over.x), y: Math.floor(over.y) }
    : { x: Math.floor(columns / 2), y: Math.floor(rows / 2) };
};
