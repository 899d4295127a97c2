import type { Writable } from 'node:stream';
import type { Card, Deck } from '../face/card.ts';
import type { DisplayList } from '../face/display-list.ts';
import type { Box } from '../face/path.ts';
import type { PictureFiles } from '../pictures.ts';
import { type PaperName, paintBand, paintCutMarks } from './paper.ts';
import { type About, PaperDocument } from './paper-document.ts';
import type { PaperPages } from './paper-pages.ts';
import { planSheet, type SheetPlan } from './sheet-plan.ts';

/** What every PDF needs to know beside its pages. */
export interface PaperJob extends About {
  readonly paper: PaperName;
  /** Sets and versions, printed at the foot of each page. */
  readonly stamps: readonly string[];
  readonly pictures: PictureFiles;
  readonly signal?: AbortSignal;
  /** Called after each page. */
  readonly progress?: (done: number, of: number) => void;
}

/** What came out. */
export interface Printed {
  readonly pages: number;
  /** Cards, pieces or maps that were printed, copies counted. */
  readonly things: number;
}

interface Sheet {
  readonly plan: SheetPlan;
  readonly cards: readonly Card[];
}

/** The fronts of cards n-up, each as often as it has copies, with their backs on every second page if asked for. */
interface CardsJob extends PaperJob {
  readonly backs?: boolean;
}

/** Writes cards to a PDF. */
export const cardsPdf = (decks: readonly Deck[], job: CardsJob, out: Writable): Promise<Printed> =>
  layCards(decks, job, new PaperDocument(job, job.pictures, out));

/** Lays cards on pages. */
export async function layCards(decks: readonly Deck[], job: CardsJob, doc: PaperPages): Promise<Printed> {
  const sheets = sheetsOf(decks, job.paper);
  const of = sheets.length * (job.backs ? 2 : 1);
  const footer = (what: string) => ({ what, stamps: job.stamps, page: doc.pages, of });
  for (const { plan, cards } of sheets) {
    job.signal?.throwIfAborted();
    await doc.page(plan.page);
    cards.forEach((card, index) => {
      const place = placeOf(plan, card.front, index % plan.columns, Math.floor(index / plan.columns));
      doc.paint(card.front, { ...place, show: shown(plan, card.front, bareSides(plan, cards.length, index)) });
    });
    doc.furnish([cutMarksOf(plan, cards), paintBand(plan.page, plan.edge, footer('fronts'))]);
    job.progress?.(doc.pages, of);
    if (!job.backs) continue;
    await doc.page(plan.page);
    cards.forEach((card, index) => {
      // The page is turned over its long edge: columns change sides on an upright page, rows on a lying one.
      const column = index % plan.columns;
      const row = Math.floor(index / plan.columns);
      const place = plan.landscape
        ? { ...placeOf(plan, card.back, column, plan.rows - 1 - row), upsideDown: true }
        : placeOf(plan, card.back, plan.columns - 1 - column, row);
      // Seen from behind, the card's left side is its right one.
      const { left, right, ...rest } = bareSides(plan, cards.length, index);
      doc.paint(card.back, { ...place, show: shown(plan, card.back, { left: right, right: left, ...rest }) });
    });
    doc.furnish([paintBand(plan.page, plan.edge, footer('backs, flip on the long edge'))]);
    job.progress?.(doc.pages, of);
  }
  await doc.end();
  return { pages: doc.pages, things: sheets.reduce((sum, sheet) => sum + sheet.cards.length, 0) };
}

/** Cards page by page. Each size has pages of its own, in the order in which sizes come up. */
function sheetsOf(decks: readonly Deck[], paper: PaperName): Sheet[] {
  const bySize = new Map<string, Card[]>();
  for (const deck of decks) {
    const cards = bySize.get(deck.size) ?? [];
    bySize.set(deck.size, cards);
    for (const card of deck.cards) for (let copy = 0; copy < card.copies; copy++) cards.push(card);
  }
  return [...bySize.values()].flatMap((cards) => {
    const first = cards[0]?.front;
    if (first === undefined) return [];
    const plan = planSheet(paper, first, first.bleed);
    const count = plan.columns * plan.rows;
    return Array.from({ length: Math.ceil(cards.length / count) }, (_, page) => ({
      plan,
      cards: cards.slice(page * count, (page + 1) * count),
    }));
  });
}

function placeOf(plan: SheetPlan, { width, height }: DisplayList, column: number, row: number) {
  return { x: plan.left + column * width, y: plan.top + row * height };
}

interface Sides {
  readonly left: boolean;
  readonly right: boolean;
  readonly above: boolean;
  readonly below: boolean;
}

/** The sides on which a card has no neighbour. */
function bareSides({ columns }: SheetPlan, count: number, index: number): Sides {
  return {
    left: index % columns === 0,
    right: index % columns === columns - 1 || index + 1 >= count,
    above: index < columns,
    below: index + columns >= count,
  };
}

/** Neighbours meet at the cut; on bare sides some of the bleed shows, so that a cut a little aside leaves no white. */
function shown({ bleed }: SheetPlan, { width, height }: DisplayList, bare: Sides): Box {
  const out = (side: boolean) => (side ? bleed : 0);
  return {
    x: -out(bare.left),
    y: -out(bare.above),
    w: width + out(bare.left) + out(bare.right),
    h: height + out(bare.above) + out(bare.below),
  };
}

function cutMarksOf(plan: SheetPlan, cards: readonly Card[]) {
  const { width, height } = cards[0]!.front;
  const { left, top, columns, rows, bleed, page, edge } = plan;
  return paintCutMarks({
    page,
    edge,
    box: {
      left: left - bleed,
      top: top - bleed,
      right: left + columns * width + bleed,
      bottom: top + rows * height + bleed,
    },
    xs: Array.from({ length: columns + 1 }, (_, index) => left + index * width),
    ys: Array.from({ length: rows + 1 }, (_, index) => top + index * height),
  });
}
