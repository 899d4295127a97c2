import type { Writable } from 'node:stream';
import type { Card, Deck } from '../face/card.ts';
import type { CardPaper } from '../face/card-paper.ts';
import type { DisplayList } from '../face/display-list.ts';
import type { Box } from '../face/path.ts';
import type { PictureFiles } from '../pictures.ts';
import { behind, bleedsOf, type CardSheet, folded, moved, paintedBoxes, type Slot, shownIn } from './card-sheet.ts';
import { sheetsOf } from './card-sheets.ts';
import { paintCutMarks, paintFold, paintInnerMarks } from './cut-marks.ts';
import { type PaperName, paintBand, printerMargin } from './paper.ts';
import { type About, PaperDocument } from './paper-document.ts';
import type { PaperPages } from './paper-pages.ts';
import { slipsOf } from './slips.ts';
import { paintTurnPage } from './turn-page.ts';

/** What every PDF needs to know beside its pages. */
export interface PaperJob extends About {
  readonly paper: PaperName;
  /** Sets and versions, printed at the foot of each page. */
  readonly stamps: readonly string[];
  readonly pictures: PictureFiles;
  /** White that the printer leaves at each edge, in mm; what most leave unless it says otherwise. */
  readonly margin?: number;
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

/** Cards n-up, each as often as it has copies, with their backs where they are wanted. */
export type CardsJob = PaperJob & Partial<CardPaper>;

/** How cards lie unless something else is said: edge to edge, fronts only. */
export const plainCards: CardPaper = {
  cuts: 'shared',
  backs: 'none',
  innerMarks: false,
  packed: false,
  margin: printerMargin,
  offset: { x: 0, y: 0 },
};

/** More bleed than this only costs ink on fronts whose neighbours share their cuts. In mm. */
const littleBleed = 1.5;
/** What backs show beyond the whole bleed that their fronts have, where nothing lies beside them. In mm. */
const backBleed = 2;
/** Length in mm of a cut mark that a ruler can be laid to. */
const shortestMark = 3;

/** Writes cards to a PDF. */
export const cardsPdf = (decks: readonly Deck[], job: CardsJob, out: Writable): Promise<Printed> =>
  layCards(decks, job, new PaperDocument(job, job.pictures, out));

/** Lays cards on pages. */
export async function layCards(decks: readonly Deck[], job: CardsJob, doc: PaperPages): Promise<Printed> {
  const how = { ...plainCards, ...job };
  const sheets = sheetsOf(how.backs === 'slips' ? slipsOf(decks) : decks, job.paper, how);
  const pages = [...pagesOf(sheets, how)];
  for (const { sheet, side, what } of pages) {
    job.signal?.throwIfAborted();
    await doc.page(sheet.page);
    const footer = { what, stamps: job.stamps, page: doc.pages, of: pages.length };
    if (side === 'turn') doc.furnish(paintTurnPage(sheet, sheets.length));
    else paintCards(doc, sheet, side, how);
    doc.furnish([paintBand(sheet.page, sheet.edge, footer, how.margin)]);
    job.progress?.(doc.pages, pages.length);
  }
  await doc.end();
  return { pages: doc.pages, things: sheets.reduce((sum, sheet) => sum + sheet.cards.length, 0) };
}

interface CardPage {
  readonly sheet: CardSheet;
  readonly side: 'fronts' | 'backs' | 'both' | 'turn';
  readonly what: string;
}

/** The pages of the sheets in the order in which a printer takes them. */
function* pagesOf(sheets: readonly CardSheet[], { backs, offset }: CardPaper): Generator<CardPage> {
  const over = backs === 'short-edge' ? 'short' : 'long';
  const back = (sheet: CardSheet) => moved(behind(sheet, over), offset);
  for (const [index, sheet] of sheets.entries()) {
    const number = backs === 'by-hand' ? ` of sheet ${index + 1}` : '';
    if (backs === 'fold') yield { sheet, side: 'both', what: 'fold along the dashed line' };
    else yield { sheet, side: 'fronts', what: backs === 'slips' ? 'slips for sleeves' : `fronts${number}` };
    if (backs === 'long-edge' || backs === 'short-edge')
      yield { sheet: back(sheet), side: 'backs', what: `backs, flip on the ${over} edge` };
  }
  const [first] = sheets;
  if (backs !== 'by-hand' || !first) return;
  yield { sheet: { ...first, edge: 'bottom' }, side: 'turn', what: 'turn the stack' };
  for (const [index, sheet] of sheets.entries())
    yield { sheet: back(sheet), side: 'backs', what: `backs of sheet ${index + 1}` };
}

function paintCards(doc: PaperPages, sheet: CardSheet, side: 'fronts' | 'backs' | 'both', how: CardPaper): void {
  const { cards, foldAt } = sheet;
  const front = ({ front }: Card) => front;
  const back = ({ back }: Card) => back;
  const whole = cards[0]?.front.bleed ?? 0;
  if (side === 'backs') {
    // Backs show more bleed than fronts: they come out a little aside, and what shows beside a front is then no white.
    place(doc, sheet, cards.map(back), how.cuts === 'bleed' ? whole + backBleed : whole, 0);
    return;
  }
  const slots = [...sheet.slots, ...(foldAt === undefined ? [] : folded(sheet.slots, foldAt))];
  const lists = [...cards.map(front), ...(foldAt === undefined ? [] : cards.map(back))];
  const [most, marks] = how.cuts === 'bleed' ? [whole, 0] : [Math.min(littleBleed, whole), shortestMark];
  const painted = place(doc, { ...sheet, slots }, lists, most, marks);
  const cuts = slots.map(({ x, y, width, height }) => ({ x, y, w: width, h: height }));
  doc.furnish([
    paintCutMarks({ page: sheet.page, edge: sheet.edge, margin: how.margin, cuts, painted }),
    ...(how.innerMarks ? paintInnerMarks(cuts) : []),
    ...(foldAt === undefined ? [] : paintFold(sheet.page, foldAt)),
  ]);
}

/** Lays faces into their slots and says what they cover. */
function place(doc: PaperPages, sheet: CardSheet, lists: readonly DisplayList[], most: number, marks: number): Box[] {
  const bleeds = bleedsOf(sheet, most, marks);
  for (const [index, list] of lists.entries()) {
    const slot = sheet.slots[index] as Slot;
    const bleed = bleeds[index]!;
    const show = shownIn(slot, list, bleed);
    if (Object.values(bleed).some((side) => side > list.bleed)) paintBeyond(doc, list, slot, show);
    doc.paint(list, { x: slot.x, y: slot.y, show, ...(slot.turn !== 0 && { turn: slot.turn }) });
  }
  return paintedBoxes(sheet.slots, bleeds);
}

/** What lies beyond the bleed of a face, which it does not have: the face a little larger, so that its ground goes on. */
function paintBeyond(doc: PaperPages, list: DisplayList, slot: Slot, show: Box): void {
  const { width, height, bleed } = list;
  const scale = 1 + backBleed / (Math.min(width, height) / 2 + bleed);
  const [aside, above] = [((scale - 1) * slot.width) / 2, ((scale - 1) * slot.height) / 2];
  const own = (at: number, middle: number) => middle + (at - middle) / scale;
  const [x, y] = [own(show.x, width / 2), own(show.y, height / 2)];
  doc.paintShared(list, {
    ...{ x: slot.x - aside, y: slot.y - above, scale, turn: slot.turn },
    show: { x, y, w: show.w / scale, h: show.h / scale },
  });
}
