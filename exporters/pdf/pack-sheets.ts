import type { Card } from '../face/card.ts';
import { isLying, standing } from '../face/orientation.ts';
import type { CardSheet, Slot } from './card-sheet.ts';
import { bandDepth, type PaperName, papers, type Size, turned } from './paper.ts';
import { foldGap } from './sheet-plan.ts';

interface PackOrder {
  readonly paper: PaperName;
  readonly margin: number;
  /** Between neighbours, in mm. */
  readonly gap: number;
  readonly twoSided: boolean;
  /** Fronts above a line and backs below it, along which the page is folded. */
  readonly folded: boolean;
}

/** Between rows of cards in mm, so that each row has marks of its own. */
const betweenRows = 8;
/** Differences in mm that come from adding up. */
const nothing = 1e-6;

interface Row {
  readonly height: number;
  readonly cards: Card[];
  /** What its cards take of the page's width. */
  width: number;
}

/** Cards of several sizes in rows of equal height, so that straight cuts part them; as few pages as upright or lying ones give. */
export function packSheets(cards: readonly Card[], order: PackOrder): CardSheet[] | undefined {
  const upright = papers[order.paper];
  const pages = order.twoSided ? [upright] : [upright, turned(upright)];
  const ways = pages.flatMap((page) => packOn(page, cards, order) ?? []);
  return ways.reduce<CardSheet[] | undefined>(
    (best, way) => (best === undefined || way.length < best.length ? way : best),
    undefined,
  );
}

/** A list with one packing of the page, or undefined where a card is too large for it. */
function packOn(page: Size, cards: readonly Card[], order: PackOrder): CardSheet[][] | undefined {
  const { margin, gap, folded } = order;
  const high = page.height - 2 * margin - bandDepth;
  const room = { width: page.width - 2 * margin, height: folded ? high / 2 - foldGap : high };
  const rows: Row[] = [];
  // A card that lies is turned, so that it stands beside the others.
  for (const card of [...cards].sort((a, b) => standing(b.front).height - standing(a.front).height)) {
    const { width, height } = standing(card.front);
    if (width > room.width + nothing || height > room.height + nothing) return undefined;
    const free = rows.find(
      (row) => Math.abs(row.height - height) < nothing && row.width + gap + width <= room.width + nothing,
    );
    if (free === undefined) rows.push({ height, cards: [card], width });
    else {
      free.cards.push(card);
      free.width += gap + width;
    }
  }
  const sheets: Row[][] = [];
  const highOf = (sheet: readonly Row[]) => sheet.reduce((sum, row) => sum + row.height + betweenRows, -betweenRows);
  for (const row of rows) {
    const free = sheets.find((sheet) => highOf([...sheet, row]) <= room.height + nothing);
    if (free) free.push(row);
    else sheets.push([row]);
  }
  return [sheets.map((sheet) => laid(page, sheet, order, highOf(sheet)))];
}

function laid(page: Size, rows: readonly Row[], { margin, gap, folded }: PackOrder, high: number): CardSheet {
  const slots: Slot[] = [];
  const block = folded ? 2 * (high + foldGap) : high;
  const top = margin + (page.height - 2 * margin - bandDepth - block) / 2;
  let y = top;
  for (const row of rows) {
    let x = (page.width - row.width) / 2;
    for (const card of row.cards) {
      const { width, height } = standing(card.front);
      slots.push({ x, y, width, height, turn: isLying(card.front) ? 90 : 0 });
      x += width + gap;
    }
    y += row.height + betweenRows;
  }
  const cards = rows.flatMap((row) => row.cards);
  return { page, edge: 'bottom', margin, cards, slots, ...(folded && { foldAt: top + high + foldGap }) };
}
