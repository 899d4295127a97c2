import { type Cuts, gaps } from '../face/card-paper.ts';
import type { Slot } from './card-sheet.ts';
import { type BandEdge, bandDepth, type PaperName, papers, type Size, turned } from './paper.ts';
import type { Turn } from './paper-pages.ts';

/** How faces of one size lie on a page, in rows and columns. */
export interface SheetPlan {
  readonly page: Size;
  readonly columns: number;
  /** Rows of fronts; on a page that is folded there are as many of backs. */
  readonly rows: number;
  readonly slots: readonly Slot[];
  readonly edge: BandEdge;
  /** Where the page is folded, in mm from its top. */
  readonly foldAt?: number;
}

/** What a grid is planned for. */
export interface GridOrder {
  readonly paper: PaperName;
  readonly cuts: Cuts;
  /** White that the printer leaves, in mm. */
  readonly margin: number;
  /** Both sides are printed: the page stands, so that a printer's offset has one direction, and cards lie where more fit so. */
  readonly twoSided: boolean;
  /** Fronts above a line and backs below it. */
  readonly folded: boolean;
}

/** Bleed on the outside that a page keeps room for in mm, beside the strip at its foot. */
const outside = 1.5;
/** Between a card and the line along which the page is folded, in mm: what goes around the edge is bleed. */
export const foldGap = 3;
/** Differences in mm that come from adding up. */
const nothing = 1e-6;

/** The plan that holds most faces, upright before lying; one margin always has room for the check line. Undefined where none fits. */
export function planSheet(face: Size, order: GridOrder): SheetPlan | undefined {
  const upright = papers[order.paper];
  const ways: readonly (readonly [Size, Turn])[] = order.folded
    ? [
        [upright, 0],
        [turned(upright), 0],
        [upright, 90],
        [turned(upright), 90],
      ]
    : order.twoSided
      ? [
          [upright, 0],
          [upright, 90],
        ]
      : [
          [upright, 0],
          [turned(upright), 0],
        ];
  const plans = ways.flatMap(([page, turn]) => gridsOf(page, face, turn, order));
  return plans.reduce<SheetPlan | undefined>(
    (best, plan) => (best === undefined || plan.slots.length > best.slots.length ? plan : best),
    undefined,
  );
}

function gridsOf(page: Size, face: Size, turn: Turn, { cuts, margin, folded }: GridOrder): SheetPlan[] {
  const { width, height } = turn === 0 ? face : turned(face);
  const gap = gaps[cuts];
  const wide = (columns: number) => columns * (width + gap) - gap;
  const high = (rows: number) => rows * (height + gap) - gap;
  const block = (rows: number) => (folded ? 2 * (high(rows) + foldGap) : high(rows));
  const room = { width: page.width - 2 * margin, height: page.height - 2 * margin };
  const most = { columns: Math.floor((room.width + gap + nothing) / (width + gap)), rows: 0 };
  while (block(most.rows + 1) <= room.height + nothing) most.rows++;
  const found: SheetPlan[] = [];
  for (let columns = most.columns; columns > 0; columns--) {
    for (let rows = most.rows; rows > 0; rows--) {
      const free = { x: page.width - wide(columns), y: page.height - block(rows) };
      const fits = (length: number) => length - 2 * margin - bandDepth >= -nothing;
      const edge = fits(free.y) ? 'bottom' : fits(free.x) ? 'left' : undefined;
      if (edge === undefined) continue;
      const left = edge === 'left' ? free.x - beside(free.x, margin) : free.x / 2;
      const top = edge === 'bottom' ? beside(free.y, margin) : free.y / 2;
      const slots = Array.from({ length: columns * rows }, (_, index) => ({
        x: left + (index % columns) * (width + gap),
        y: top + Math.floor(index / columns) * (height + gap),
        ...{ width, height, turn },
      }));
      found.push({ page, columns, rows, slots, edge, ...(folded && { foldAt: top + high(rows) + foldGap }) });
      // Fewer rows hold fewer.
      break;
    }
  }
  return found;
}

/** Where a block begins beside `free` mm of white: in the middle, or aside as far as the strip at its end asks for. */
function beside(free: number, margin: number): number {
  const wanted = margin + bandDepth + outside;
  return Math.max(Math.min(free / 2, free - wanted), Math.min(margin, free / 2));
}
