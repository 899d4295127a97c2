import {
  type BandEdge,
  bandGap,
  bandHeight,
  type PaperName,
  papers,
  printerMargin,
  type Size,
  turned,
} from './paper.ts';

/** How faces of one size lie on a page: edge to edge, in the middle, so that neighbours share a cut. */
export interface SheetPlan {
  readonly page: Size;
  /** Whether the page lies down. */
  readonly landscape: boolean;
  readonly columns: number;
  readonly rows: number;
  /** Top left corner of the block, in mm. */
  readonly left: number;
  readonly top: number;
  /** How far the outermost faces are painted beyond the cut. */
  readonly bleed: number;
  readonly edge: BandEdge;
}

/** Length of a cut mark that a ruler can be laid to. */
const shortestMark = 3;
/** More bleed than this only costs ink: neighbours share their cuts anyway. */
const mostBleed = 1.5;

/** The plan that holds most faces, upright before lying; one margin always has room for the check line. */
export function planSheet(paper: PaperName, face: Size, bleed: number): SheetPlan {
  const plans = [papers[paper], turned(papers[paper])].flatMap((page, index) => {
    const most = {
      columns: Math.floor((page.width - 2 * printerMargin) / face.width),
      rows: Math.floor((page.height - 2 * printerMargin) / face.height),
    };
    return fitting(page, face, most.columns, most.rows).map((fit) => ({ ...fit, page, landscape: index === 1 }));
  });
  const best = plans.reduce((a, b) => (b.columns * b.rows > a.columns * a.rows ? b : a));
  const left = (best.page.width - best.columns * face.width) / 2;
  const top = (best.page.height - best.rows * face.height) / 2;
  const free = Math.min(left, top) - printerMargin - shortestMark;
  return { ...best, left, top, bleed: Math.max(0, Math.min(bleed, mostBleed, free)) };
}

/** Grids from the largest down whose lower or left margin holds the strip. */
function fitting(page: Size, face: Size, columns: number, rows: number) {
  const need = printerMargin + bandHeight + bandGap;
  const found: { columns: number; rows: number; edge: BandEdge }[] = [];
  for (let across = columns; across > 0; across--) {
    for (let down = rows; down > 0; down--) {
      const below = (page.height - down * face.height) / 2;
      const beside = (page.width - across * face.width) / 2;
      if (below >= need) found.push({ columns: across, rows: down, edge: 'bottom' });
      else if (beside >= need) found.push({ columns: across, rows: down, edge: 'left' });
    }
  }
  return found;
}
