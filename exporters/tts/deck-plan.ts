import type { Card, Deck } from '../face/card.ts';
import { isLying } from '../face/orientation.ts';
import type { PictureHashes } from '../list-hash.ts';
import type { Sheet } from '../png/sheet.ts';
import { type PictureJob, pictureJob, single } from './picture-job.ts';
import { sheetGrids } from './sheet-grid.ts';

/** A deck with the pictures of its faces and back, before it is known where the pictures will be found. */
export interface DeckPlan {
  readonly deck: Deck;
  /** A card that is shaped as the cells of its sheets. */
  readonly shape: Card;
  readonly back: PictureJob;
  readonly sheets: readonly DeckSheet[];
}

export interface DeckSheet {
  /** Lasting name of the sheet, from which its key in the save is made. */
  readonly name: string;
  readonly faces: PictureJob;
  readonly columns: number;
  readonly rows: number;
  /** The card of each slot, row by row from the top left. */
  readonly cards: readonly Card[];
}

/**
 * Lays the cards of a deck on sheets in their order. Cards with no copies are left out; a deck of none is undefined. The game makes a card
 * as its cell is shaped, and a deck as its cards: where all lie the cells do, and where some do those are turned in cells that stand.
 */
export function planDeck(deck: Deck, pictures: PictureHashes): DeckPlan | undefined {
  const cards = deck.cards.filter((card) => card.copies > 0);
  const shape = cards.find((card) => !isLying(card.front)) ?? cards[0];
  if (!shape) return undefined;
  const stem = deck.ref.replaceAll('/', '-');
  const grids = sheetGrids(cards.length, shape.front.width, shape.front.height);
  const { cellWidth, cellHeight } = grids[0]!;
  const back = pictureJob(
    'back',
    `${deck.ref.split('/')[0]}-back`,
    `back of ${deck.name}`,
    single(shape.back, cellWidth, cellHeight, false),
    pictures,
  );
  let next = 0;
  const sheets = grids.map(({ columns, rows }, index): DeckSheet => {
    const slots = cards.slice(next, next + columns * rows);
    next += slots.length;
    const sheet: Sheet = {
      width: columns * cellWidth,
      height: rows * cellHeight,
      transparent: false,
      // What is left over shows the back.
      cells: Array.from({ length: columns * rows }, (_, slot) => ({
        x: (slot % columns) * cellWidth,
        y: Math.floor(slot / columns) * cellHeight,
        width: cellWidth,
        height: cellHeight,
        list: slots[slot]?.front ?? shape.back,
        ...(isSideways(slots[slot], shape) && { turn: 90 }),
      })),
    };
    const number = grids.length > 1 ? `-${index + 1}` : '';
    return {
      name: `${deck.ref}#sheet${index}`,
      faces: pictureJob('sheet', `${stem}-cards${number}`, `cards of ${deck.name}`, sheet, pictures),
      columns,
      rows,
      cards: slots,
    };
  });
  return { deck, shape, back, sheets };
}

/** Whether a card lies in a deck of cards that stand. */
export const isSideways = (card: Card | undefined, among: Card): boolean =>
  card !== undefined && isLying(card.front) && !isLying(among.front);
