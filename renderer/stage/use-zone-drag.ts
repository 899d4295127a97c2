import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { TemplateKey } from '../../exporters/face/orientation.ts';
import type { Box } from '../../exporters/face/path.ts';
import type { TemplateZone } from '../../exporters/face/template-zones.ts';
import { type Grip, gridMm, snapped, stepped } from '../model/zone-moves.ts';
import { placeZone } from '../stores/template.ts';
import { settle, undo } from '../stores/work.ts';

/** A line that is nearer than so many CSS pixels draws an edge to it. */
const reachPx = 5;
/** With Shift an arrow key moves by so many steps of the grid. */
const longStep = 10;

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-gridMm, 0],
  ArrowRight: [gridMm, 0],
  ArrowUp: [0, -gridMm],
  ArrowDown: [0, gridMm],
};

interface Drag {
  readonly zone: TemplateZone;
  readonly grip: Grip;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Lines that a dragged zone is drawn to, in mm. */
interface Lines {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

const noLines: Lines = { x: [], y: [] };

/** Moves and sizes zones with the pointer and the arrow keys. A drag is one step of undo, and so are the keys of one stay on a zone. */
export function useZoneDrag(kind: TemplateKey, zones: readonly TemplateZone[], scale: number) {
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);
  /** What the pointer's last move asks for, until it is painted. */
  const pending = useRef<() => void>(undefined);
  const [lines, setLines] = useState(noLines);
  const end = () => {
    cancelAnimationFrame(frame.current);
    // Where the button was let go counts, also if the frame of that move has not come.
    pending.current?.();
    drag.current = undefined;
    setLines(noLines);
    settle();
  };
  const cancel = () => {
    const moved = drag.current?.moved;
    pending.current = undefined;
    end();
    if (moved) undo();
  };
  // The key is for whoever drags, wherever the focus is.
  useEffect(() => {
    const giveUp = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current) return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    window.addEventListener('keydown', giveUp, { capture: true });
    return () => window.removeEventListener('keydown', giveUp, { capture: true });
  });
  const down = (zone: TemplateZone, grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    settle();
    drag.current = { zone, grip, x: event.clientX, y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    const [dx, dy] = [(clientX - held.x) / scale, (clientY - held.y) / scale];
    cancelAnimationFrame(frame.current);
    pending.current = () => {
      pending.current = undefined;
      if (!held.moved && Math.hypot(dx, dy) * scale < reachPx) return;
      held.moved = true;
      const others: Box[] = zones.filter(({ id }) => id !== held.zone.id);
      const around = { others: [...others, held.zone.within], least: held.zone.least, reach: reachPx / scale };
      const { box, x, y } = snapped(held.zone, held.grip, dx, dy, around);
      setLines({ x, y });
      placeZone(kind, held.zone.id, box);
    };
    frame.current = requestAnimationFrame(() => pending.current?.());
  };
  const key = (zone: TemplateZone, grip: Grip) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    // The stage goes to the next card with these keys.
    event.preventDefault();
    event.stopPropagation();
    const steps = event.shiftKey ? longStep : 1;
    placeZone(kind, zone.id, stepped(zone, grip, arrow[0] * steps, arrow[1] * steps, zone.least));
  };
  return { lines, down, move, end, key };
}
