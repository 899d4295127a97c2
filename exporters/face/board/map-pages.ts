import { bandGap, bandHeight, type PaperName, papers, printerMargin, type Size, turned } from '../paper-size.ts';
import { cellMm } from '../sizes.ts';

/** The strip that goes on beyond a cut, to be glued under the next page. In mm. */
export const flap = 4;

/** How a map is cut into pages: whole cells, about as many on each. */
export interface MapPages {
  readonly page: Size;
  readonly across: number;
  readonly down: number;
  /** Cells of a page; the last ones may have fewer. */
  readonly columns: number;
  readonly rows: number;
}

/** The plan with the fewest pages at one inch a cell, upright before lying. */
export function mapPages(
  paper: PaperName,
  board: { readonly columns: number; readonly rows: number },
  margin = printerMargin,
): MapPages {
  const plans = [papers[paper], turned(papers[paper])].map((page): MapPages => {
    const usable = (length: number) => Math.floor((length - 2 * margin - flap - 1) / cellMm);
    const across = Math.ceil(board.columns / usable(page.width));
    const down = Math.ceil(board.rows / usable(page.height - bandHeight - bandGap));
    return {
      page,
      across,
      down,
      columns: Math.ceil(board.columns / across),
      rows: Math.ceil(board.rows / down),
    };
  });
  return plans.reduce((a, b) => (b.across * b.down < a.across * a.down ? b : a));
}
