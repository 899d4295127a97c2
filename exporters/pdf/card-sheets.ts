import type { Card, Deck } from '../face/card.ts';
import { type CardPaper, gaps } from '../face/card-paper.ts';
import { isLying, standing } from '../face/orientation.ts';
import type { CardSheet, Slot } from './card-sheet.ts';
import { packSheets } from './pack-sheets.ts';
import type { PaperName, Size } from './paper.ts';
import { planSheet, type SheetPlan } from './sheet-plan.ts';

/** Cards of one size that no page holds. */
export class NoRoom extends Error {
  readonly size: string;
  readonly face: Size;

  constructor(size: string, face: Size) {
    super(`${size} cards do not fit on the page.`);
    this.size = size;
    this.face = face;
  }
}

/** How many cards of a size lie on a page, and how many pages they take. */
export interface Count {
  readonly size: string;
  readonly perSheet: number;
  readonly sheets: number;
}

type How = Omit<CardPaper, 'innerMarks' | 'offset'>;

const isTwoSided = ({ backs }: Pick<How, 'backs'>) => ['long-edge', 'short-edge', 'by-hand'].includes(backs);

/** The plan for one size. */
function planOf(size: string, face: Size, paper: PaperName, how: How): SheetPlan {
  // All cards of a size have slots of one shape; one that lies is turned in its slot.
  const plan = planSheet(standing(face), {
    ...{ paper, cuts: how.cuts, margin: how.margin },
    twoSided: isTwoSided(how),
    folded: how.backs === 'fold',
  });
  if (plan === undefined) throw new NoRoom(size, face);
  return plan;
}

/** Cards of each size, each as often as it has copies, in the order in which sizes come up. */
function bySize(decks: readonly Deck[]): Map<string, Card[]> {
  const sizes = new Map<string, Card[]>();
  for (const deck of decks) {
    const cards = sizes.get(deck.size) ?? [];
    for (const card of deck.cards) for (let copy = 0; copy < card.copies; copy++) cards.push(card);
    if (cards.length > 0) sizes.set(deck.size, cards);
  }
  return sizes;
}

/** The slot with the card in it: one that lies is turned by a quarter more or less than one that stands. */
const slotFor = (front: Size, slot: Slot): Slot =>
  isLying(front) ? { ...slot, turn: slot.turn === 0 ? 90 : 0 } : slot;

/** How many cards of each size lie on a page and on how many pages, without packing. */
export function countSheets(decks: readonly Deck[], paper: PaperName, how: How): Count[] {
  return [...bySize(decks)].map(([size, cards]) => {
    const { slots } = planOf(size, (cards[0] as Card).front, paper, how);
    return { size, perSheet: slots.length, sheets: Math.ceil(cards.length / slots.length) };
  });
}

/** Cards page by page. Each size has pages of its own; packed, what is left over of several sizes shares pages where that saves some. */
export function sheetsOf(decks: readonly Deck[], paper: PaperName, how: How): CardSheet[] {
  const whole: CardSheet[] = [];
  const rests: CardSheet[] = [];
  for (const [size, cards] of bySize(decks)) {
    const plan = planOf(size, (cards[0] as Card).front, paper, how);
    const count = plan.slots.length;
    for (let from = 0; from < cards.length; from += count) {
      const some = cards.slice(from, from + count);
      const sheet: CardSheet = {
        ...{ page: plan.page, edge: plan.edge, margin: how.margin, foldAt: plan.foldAt },
        ...{ cards: some, slots: some.map(({ front }, index) => slotFor(front, plan.slots[index] as Slot)) },
      };
      (some.length < count && how.packed ? rests : whole).push(sheet);
    }
  }
  if (rests.length < 2) return [...whole, ...rests];
  const packed = packSheets(
    rests.flatMap(({ cards }) => cards),
    {
      ...{ paper, margin: how.margin, gap: gaps[how.cuts] },
      ...{ twoSided: isTwoSided(how), folded: how.backs === 'fold' },
    },
  );
  return [...whole, ...(packed !== undefined && packed.length < rests.length ? packed : rests)];
}
