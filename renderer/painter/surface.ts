import type { BoardLayer } from '../../exporters/face/board/layers.ts';
import { paintCanvas } from '../../exporters/face/paint-canvas.ts';
import type { Box } from '../../exporters/face/path.ts';
import type { Assets } from '../faces/asset-store.ts';
import type { Size } from '../stage/camera.ts';
import { apart, around, clipped, contains, touch } from './boxes.ts';
import { paths } from './made-ahead.ts';

/** What a layer of a board is painted from. */
export interface Painted {
  readonly layer: BoardLayer;
  readonly assets: Assets;
  /** Size of the board in mm. */
  readonly board: Size;
}

interface Tile {
  readonly box: Box;
  /** Undefined where nothing of the layer lies. */
  canvas?: OffscreenCanvas | undefined;
}

/** Side of a tile in device pixels. */
const tileSide = 256;
/** Most device pixels of a board that is painted at one go when it comes: that takes a third of the time of its tiles. */
const mostAtOnce = 1_500_000;
/** Device pixels around a change that its soft edges may touch. */
const soft = 2;

/** A part of one layer of a board as tiles of pixels at one scale. Boxes are in device pixels from the board's corner. */
export class Surface {
  /** What is painted or will be: whole tiles. */
  readonly box: Box;
  /** Device pixels to the mm. */
  readonly scale: number;
  readonly #tiles: readonly Tile[];
  readonly #waiting: Set<Tile>;
  readonly #side: number;

  /**
   * @param wanted the box to paint
   * @param whole that of the board
   * @param side of the tiles
   * @param known tiles of the same scale and size that are painted already
   */
  constructor(wanted: Box, whole: Box, scale: number, side = tileSide, known: readonly Tile[] = []) {
    const places = new Map(known.map((tile) => [placeOf(tile.box), tile]));
    const boxes = tilesOf(wanted, whole, side);
    this.#side = side;
    this.#tiles = boxes.map((box) => places.get(placeOf(box)) ?? { box });
    this.#waiting = new Set(this.#tiles.filter(({ box }) => !places.has(placeOf(box))));
    this.box = boxes.reduce(around, boxes[0] ?? wanted);
    this.scale = scale;
  }

  /** A board that was not on the stage: nothing else is done until it is, so a small one is a single tile. */
  static first(wanted: Box, whole: Box, scale: number): Surface {
    const side = whole.w * whole.h <= mostAtOnce ? Math.max(whole.w, whole.h) : tileSide;
    return new Surface(wanted, whole, scale, side);
  }

  /** The same scale over another part of the board; tiles of both parts are kept. */
  movedTo(wanted: Box, whole: Box): Surface {
    const known = this.#tiles.filter((tile) => !this.#waiting.has(tile));
    return new Surface(wanted, whole, this.scale, this.#side, known);
  }

  get isDone(): boolean {
    return this.#waiting.size === 0;
  }

  /** Paints the tile that waits next to a place. Says whether there was one. */
  paintNext(of: Painted, near: { readonly x: number; readonly y: number }): boolean {
    const far = ({ box: { x, y, w, h } }: Tile) => Math.hypot(x + w / 2 - near.x, y + h / 2 - near.y);
    const [first, ...others] = this.#waiting;
    if (!first) return false;
    const next = others.reduce((best, tile) => (far(tile) < far(best) ? tile : best), first);
    this.#waiting.delete(next);
    this.#paint(of, next, next.box);
    return true;
  }

  /** Paints anew what has changed, in mm: at once where that is little; else tile by tile, and what was there stays so long. */
  repaint(of: Painted, changed: readonly Box[]): void {
    const pixels = apart(changed.map((box) => this.#inPixels(box)));
    const area = pixels.reduce((sum, { w, h }) => sum + w * h, 0);
    const isMuch = area > (this.box.w * this.box.h) / 2;
    for (const tile of this.#tiles) {
      const parts = pixels.filter((box) => touch(box, tile.box)).map((box) => clipped(box, tile.box));
      if (parts.length === 0 || this.#waiting.has(tile)) continue;
      if (isMuch) this.#waiting.add(tile);
      else for (const part of parts) this.#paint(of, tile, part);
    }
  }

  /** Draws what is painted, with the board's corner at a place, so many times as large. */
  draw(ctx: CanvasRenderingContext2D, left: number, top: number, times: number): void {
    for (const { box, canvas } of this.#tiles) {
      if (!canvas) continue;
      // Edges on whole pixels: of a tile that is seen as it was painted they are its own, and of others none are seen.
      const [x, y] = [Math.round(left + box.x * times), Math.round(top + box.y * times)];
      const [right, bottom] = [Math.round(left + (box.x + box.w) * times), Math.round(top + (box.y + box.h) * times)];
      if (right <= 0 || bottom <= 0 || x >= ctx.canvas.width || y >= ctx.canvas.height) continue;
      if (times === 1) ctx.drawImage(canvas, x, y);
      else ctx.drawImage(canvas, x, y, right - x, bottom - y);
    }
  }

  #inPixels({ x, y, w, h }: Box): Box {
    const [left, top] = [x, y].map((from) => Math.floor(from * this.scale) - soft) as [number, number];
    const [right, bottom] = [x + w, y + h].map((to) => Math.ceil(to * this.scale) + soft) as [number, number];
    return clipped({ x: left, y: top, w: right - left, h: bottom - top }, this.box);
  }

  #paint({ layer, assets, board }: Painted, tile: Tile, box: Box): void {
    const { scale } = this;
    const part = { x: (box.x - 1) / scale, y: (box.y - 1) / scale, w: (box.w + 2) / scale, h: (box.h + 2) / scale };
    const ops = layer.opsIn(part, scale);
    if (ops.length === 0 && contains(box, tile.box)) tile.canvas = undefined;
    if (ops.length === 0 && !tile.canvas) return;
    tile.canvas ??= new OffscreenCanvas(tile.box.w, tile.box.h);
    const ctx = tile.canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    ctx.save();
    ctx.translate(-tile.box.x, -tile.box.y);
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    ctx.clearRect(box.x, box.y, box.w, box.h);
    const list = { ...board, bleed: 0, corner: 0, ops };
    paintCanvas(ctx as unknown as CanvasRenderingContext2D, list, { pxPerMm: scale, ...assets, paths, area: 'trim' });
    ctx.restore();
  }
}

/** Tiles that lie alike on every surface of the same scale. */
function tilesOf(wanted: Box, whole: Box, side: number): Box[] {
  const tiles: Box[] = [];
  const first = (from: number) => Math.floor(from / side) * side;
  for (let y = first(wanted.y); y < wanted.y + wanted.h; y += side)
    for (let x = first(wanted.x); x < wanted.x + wanted.w; x += side)
      tiles.push(clipped({ x, y, w: side, h: side }, whole));
  return tiles;
}

const placeOf = ({ x, y }: Box): string => `${x},${y}`;
