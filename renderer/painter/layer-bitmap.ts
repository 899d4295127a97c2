import type { Box } from '../../exporters/face/path.ts';
import type { Camera, Size } from '../stage/camera.ts';
import { clipped, contains } from './boxes.ts';
import { changedBoxes } from './changed-boxes.ts';
import { type Painted, Surface } from './surface.ts';

/** Most device pixels of a layer that is painted whole; of what is larger only the part in view is, with some of what lies around it. */
const mostPixels = 6_000_000;
/** Views on each side that are painted along with the one in view. */
const around = 0.25;
/** Views on each side that are left when the next ones are painted. */
const ahead = 0.1;

/**
 * One layer of a board as pixels. What changes on it is painted at once, as little as it is; what is looked at from elsewhere or more
 * closely is painted tile by tile while nothing else is done, and until then it is seen as it was, larger or smaller.
 */
export class LayerBitmap {
  #of: Painted | undefined;
  #shown: Surface | undefined;
  /** What will be shown once it is painted. */
  #next: Surface | undefined;
  #middle = { x: 0, y: 0 };

  /** @param settled whether the camera stands still: then it is painted as sharp as it is seen */
  show(of: Painted, camera: Camera, view: Size, settled: boolean): void {
    const scale = camera.scale * devicePixelRatio;
    const seen = seenOf(of, camera, view);
    this.#middle = { x: seen.x + seen.w / 2, y: seen.y + seen.h / 2 };
    this.#take(of);
    const newest = this.#next ?? this.#shown;
    const whole = wholeOf(of, scale);
    const wanted = boxFor(whole, seen);
    if (!newest) this.#shown = Surface.first(wanted, whole, scale);
    else if (settled && newest.scale !== scale) this.#next = new Surface(wanted, whole, scale);
    else if (newest.scale === scale && !contains(newest.box, clipped(grown(seen, ahead), whole))) {
      const moved = newest.movedTo(wanted, whole);
      if (newest === this.#shown) this.#shown = moved;
      else this.#next = moved;
    }
  }

  /** Whether all is painted as sharp as it is seen. */
  get rests(): boolean {
    return this.#next === undefined && this.#shown?.isDone === true;
  }

  /** Paints one of the tiles that wait. Says whether there was one. */
  paintNext(): boolean {
    const surface = this.#next ?? this.#shown;
    if (!this.#of || !surface) return false;
    const painted = surface.paintNext(this.#of, this.#middle);
    if (this.#next?.isDone) {
      this.#shown = this.#next;
      this.#next = undefined;
    }
    return painted;
  }

  /** Draws what is painted as the camera sees it. */
  draw(ctx: CanvasRenderingContext2D, camera: Camera): void {
    if (!this.#shown) return;
    const scale = camera.scale * devicePixelRatio;
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    // On whole pixels, so that it is the painting itself that is seen.
    this.#shown.draw(ctx, Math.round(-camera.x * scale), Math.round(-camera.y * scale), scale / this.#shown.scale);
    ctx.restore();
  }

  /** Paints what differs from before, or all where it is another map or has other pictures. */
  #take(of: Painted): void {
    const before = this.#of;
    this.#of = of;
    if (!before || (before.layer === of.layer && before.assets === of.assets && before.board === of.board)) return;
    if (before.board !== of.board) {
      this.#shown = undefined;
      this.#next = undefined;
      return;
    }
    const all: Box = { x: 0, y: 0, w: of.board.width, h: of.board.height };
    const isOther = before.assets !== of.assets || of.layer.inParts;
    const boxes = isOther ? [all] : changedBoxes(before.layer.ops, of.layer.ops);
    for (const surface of [this.#shown, this.#next]) surface?.repaint(of, boxes);
  }
}

/** The whole board in device pixels. */
const wholeOf = ({ board }: Painted, scale: number): Box => ({
  x: 0,
  y: 0,
  w: Math.ceil(board.width * scale),
  h: Math.ceil(board.height * scale),
});

/** The part of the board that is in view, in device pixels. */
function seenOf(of: Painted, camera: Camera, view: Size): Box {
  const scale = camera.scale * devicePixelRatio;
  const [left, top] = [camera.x * scale, camera.y * scale].map(Math.floor) as [number, number];
  const [wide, high] = [view.width * devicePixelRatio, view.height * devicePixelRatio].map(Math.ceil);
  return clipped({ x: left, y: top, w: (wide as number) + 1, h: (high as number) + 1 }, wholeOf(of, scale));
}

function boxFor(whole: Box, seen: Box): Box {
  return whole.w * whole.h <= mostPixels ? whole : clipped(grown(seen, around), whole);
}

function grown({ x, y, w, h }: Box, by: number): Box {
  const [dx, dy] = [Math.ceil(w * by), Math.ceil(h * by)];
  return { x: x - dx, y: y - dy, w: w + 2 * dx, h: h + 2 * dy };
}
