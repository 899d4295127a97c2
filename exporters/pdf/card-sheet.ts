import type { Card } from '../face/card.ts';
import type { Box } from '../face/path.ts';
import { type BandEdge, bandDepth, type Size } from './paper.ts';
import type { Turn } from './paper-pages.ts';

/** The trimmed place of a card on a page, in mm from its top left corner; the card is turned inside of it. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
}

/** A page of cards. */
export interface CardSheet {
  readonly page: Size;
  /** Where the strip with the check line runs. */
  readonly edge: BandEdge;
  /** White that the printer leaves, in mm. */
  readonly margin: number;
  readonly cards: readonly Card[];
  /** One for each card. */
  readonly slots: readonly Slot[];
  /** Across the page, where it is folded. */
  readonly foldAt?: number;
}

export interface Sides {
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

/** Differences in mm that come from adding up. */
const nothing = 0.001;

/**
 * How much of the painting beyond its cuts each card shows: at most so many mm, half of the way to a neighbour, and nothing in the margin,
 * beside which marks of this length find room if they can.
 */
export function bleedsOf({ page, edge, margin, slots }: CardSheet, most: number, marks: number): Sides[] {
  const keep = (side: BandEdge) => margin + (side === edge ? bandDepth : 0);
  const atEdge = (room: number) => Math.max(0, Math.min(most, marks === 0 ? room : Math.max(room / 2, room - marks)));
  return slots.map((slot) => {
    const [right, bottom] = [slot.x + slot.width, slot.y + slot.height];
    const beside = slots.filter((other) => other.y < bottom - nothing && other.y + other.height > slot.y + nothing);
    const along = slots.filter((other) => other.x < right - nothing && other.x + other.width > slot.x + nothing);
    const side = (distances: readonly number[], toEdge: number) => {
      const near = Math.min(...distances.filter((distance) => distance > -nothing));
      return near === Number.POSITIVE_INFINITY ? atEdge(toEdge) : Math.max(0, Math.min(near / 2, most));
    };
    return {
      left: side(
        beside.map((other) => slot.x - other.x - other.width),
        slot.x - keep('left'),
      ),
      right: side(
        beside.map((other) => other.x - right),
        page.width - right - keep('right'),
      ),
      above: side(
        along.map((other) => slot.y - other.y - other.height),
        slot.y - keep('top'),
      ),
      below: side(
        along.map((other) => other.y - bottom),
        page.height - bottom - keep('bottom'),
      ),
    };
  });
}

/** The part of a face that is shown in a slot, in the face's own millimetres. */
export function shownIn({ turn }: Slot, { width, height }: Size, bleed: Sides): Box {
  const { left, right, above, below } = bleed;
  const own: Record<Turn, Sides> = {
    0: bleed,
    90: { left: above, above: right, right: below, below: left },
    180: { left: right, right: left, above: below, below: above },
    270: { left: below, below: right, right: above, above: left },
  };
  const out = own[turn];
  return { x: -out.left, y: -out.above, w: width + out.left + out.right, h: height + out.above + out.below };
}

/** What is painted in each slot, bleed included. */
export function paintedBoxes(slots: readonly Slot[], bleeds: readonly Sides[]): Box[] {
  return slots.map(({ x, y, width, height }, index) => {
    const { left, right, above, below } = bleeds[index] as Sides;
    return { x: x - left, y: y - above, w: width + left + right, h: height + above + below };
  });
}

const turnOf = (degrees: number): Turn => (((degrees % 360) + 360) % 360) as Turn;

/** The same page seen through the paper from behind, once it was turned over its long or short edge. */
export function behind(sheet: CardSheet, over: 'long' | 'short'): CardSheet {
  const { page, edge, slots } = sheet;
  const sideways = (over === 'long') === page.height >= page.width;
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  const moves = sideways ? edge === 'left' || edge === 'right' : edge === 'top' || edge === 'bottom';
  return {
    ...sheet,
    edge: moves ? opposite[edge] : edge,
    slots: slots.map((slot) => ({
      ...slot,
      ...(sideways ? { x: page.width - slot.x - slot.width } : { y: page.height - slot.y - slot.height }),
      turn: turnOf((sideways ? 0 : 180) - slot.turn),
    })),
  };
}

/** The slots of the backs on a page that is folded. */
export const folded = (slots: readonly Slot[], foldAt: number): Slot[] =>
  slots.map((slot) => ({ ...slot, y: 2 * foldAt - slot.y - slot.height, turn: turnOf(180 - slot.turn) }));

/** Moved by a printer's offset. */
export const moved = (sheet: CardSheet, { x, y }: { readonly x: number; readonly y: number }): CardSheet => ({
  ...sheet,
  slots: sheet.slots.map((slot) => ({ ...slot, x: slot.x + x, y: slot.y + y })),
});
