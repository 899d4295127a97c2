import { type BoardLayer, boardLayers } from '../../exporters/face/board/layers.ts';
import type { Op, PathOp, PictureSizes } from '../../exporters/face/display-list.ts';
import { cellMm } from '../../exporters/face/sizes.ts';
import type { GameSet } from '../../rules/game-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import { fitIn, type Size } from '../stage/camera.ts';
import { whenStill } from '../stores/at-rest.ts';

/** Cells of all maps of which is kept what was made: four of the largest usual ones. */
export const mostCells = 4 * 64 * 64;
/** ms of work after which the person has the turn. */
const share = 8;

export const noPictures: PictureSizes = new Map();

/** Paths of what was made ahead. */
export const paths = new WeakMap<PathOp, Path2D>();

/** Thrown where the turn is over. */
const over = Symbol('over');

/** Remembers what was made of a map, and makes no more than one thing once its turn is over. */
class Made extends Memory {
  until = Number.POSITIVE_INFINITY;
  cells = 0;

  override once<T>(of: object | string, name: string, dependsOn: readonly unknown[], make: () => T): T {
    return super.once(of, name, dependsOn, () => {
      if (performance.now() > this.until) throw over;
      return make();
    });
  }
}

/** By the maps' references; what was painted longest ago first. */
const kept = new Map<string, Made>();

/** What was made of a map so far. */
export function madeOf(ref: string, { columns, rows }: Pick<MapFile, 'columns' | 'rows'>): Memory {
  return keptOf(ref, columns * rows);
}

function keptOf(ref: string, cells: number): Made {
  const made = kept.get(ref) ?? new Made();
  made.cells = cells;
  kept.delete(ref);
  kept.set(ref, made);
  let all = 0;
  for (const one of kept.values()) all += one.cells;
  for (const [other, one] of kept) {
    if (all <= mostCells || one === made) break;
    kept.delete(other);
    all -= one.cells;
  }
  return made;
}

/**
 * Makes what a map is painted from ahead, a little whenever the window rests.
 * @param view where it will be seen, in CSS pixels
 */
export async function makeAhead(set: GameSet, ref: string, data: MapFile, view: Size): Promise<void> {
  const made = keptOf(ref, data.columns * data.rows);
  const board = { width: data.columns * cellMm, height: data.rows * cellMm };
  const pxPerMm = fitIn(board, view).scale * devicePixelRatio;
  const layers = await inTurns(made, () => boardLayers(set, { ref, data }, noPictures, made));
  for (const layer of layers) await makePaths(await inTurns(made, () => wholeOf(layer, board, pxPerMm)));
}

const wholeOf = (layer: BoardLayer, { width, height }: Size, pxPerMm: number): readonly Op[] =>
  layer.opsIn({ x: 0, y: 0, w: width, h: height }, pxPerMm);

/** Begins again in each turn: what was made before is remembered. */
async function inTurns<T>(made: Made, make: () => T): Promise<T> {
  for (;;) {
    await whenStill();
    made.until = performance.now() + share;
    try {
      return make();
    } catch (thrown) {
      if (thrown !== over) throw thrown;
    } finally {
      made.until = Number.POSITIVE_INFINITY;
    }
  }
}

async function makePaths(ops: readonly Op[]): Promise<void> {
  let until = 0;
  for (const op of pathsIn(ops)) {
    if (paths.has(op)) continue;
    if (performance.now() > until) {
      await whenStill();
      until = performance.now() + share;
    }
    paths.set(op, new Path2D(op.d));
  }
}

function* pathsIn(ops: readonly Op[]): Generator<PathOp> {
  for (const op of ops) {
    if (op.op === 'path') yield op;
    else if (op.op === 'group') yield* pathsIn(op.ops);
    else if (op.op === 'clip') {
      if (op.shape.op === 'path') yield op.shape;
      yield* pathsIn(op.ops);
    }
  }
}
