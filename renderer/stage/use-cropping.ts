import { type PointerEvent, useRef } from 'react';
import type { Zone } from '../../exporters/face/zone.ts';
import type { Face } from '../model/catalogue.ts';
import { type CroppedPicture, croppedPicture, focusAfter } from '../model/cropped-picture.ts';
import { edit, undo } from '../stores/work.ts';
import { words } from '../words.ts';

/** A pointer that moves less than so many CSS pixels clicks. */
const clickSlop = 4;

interface Drag {
  readonly zone: Zone;
  readonly crop: CroppedPicture;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** Moves a face's picture behind its crop by dragging it. One drag is one step of undo. */
export function useCropping(face: Face, scale: number, zoneOf: (event: PointerEvent) => Zone | undefined) {
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);
  const down = (event: PointerEvent<HTMLElement>) => {
    const zone = zoneOf(event);
    const crop = zone?.pointer.endsWith('/art') && event.button === 0 ? croppedPicture(face.list) : undefined;
    if (!zone || !crop) return;
    drag.current = { zone, crop, x: event.clientX, y: event.clientY, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    const [dx, dy] = [clientX - held.x, clientY - held.y];
    if (!held.moved && Math.hypot(dx, dy) < clickSlop) return;
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (held.moved) undo();
      held.moved = true;
      const value = focusAfter(held.crop, dx / scale, dy / scale);
      edit(words.picture.cropped(face.name), [{ file: held.zone.file, pointer: `${held.zone.pointer}/focus`, value }]);
    });
  };
  /** Says whether it was a drag, which is no click. */
  const end = (): boolean => {
    const moved = drag.current?.moved === true;
    drag.current = undefined;
    return moved;
  };
  return { down, move, end };
}
