import type { Deck } from '../face/card.ts';
import type { DisplayList } from '../face/display-list.ts';
import type { PrintProfile } from '../face/print-profiles.ts';
import type { PaperJob, Printed } from './cards.ts';
import type { PaperPages } from './paper-pages.ts';

/** Lays one face a page, as large as the card with its bleed, with the boxes that tell a print shop where it is cut. */
export async function layFacePages(
  decks: readonly Deck[],
  { signal, progress }: Pick<PaperJob, 'signal' | 'progress'>,
  { bleed, backFirst }: PrintProfile,
  doc: PaperPages,
): Promise<Printed> {
  const cards = decks.flatMap((deck) => deck.cards.filter(({ copies }) => copies > 0));
  const things = cards.reduce((sum, { copies }) => sum + copies, 0);
  const face = async (list: DisplayList, name: string) => {
    signal?.throwIfAborted();
    const { width, height } = list;
    const size = { width: width + 2 * bleed, height: height + 2 * bleed };
    await doc.page(size, { name, bleed });
    const show = { x: -bleed, y: -bleed, w: size.width, h: size.height };
    doc.paint(list, { x: bleed, y: bleed, show });
    progress?.(doc.pages, 2 * things);
  };
  for (const { name, front, back, copies } of cards) {
    const sides = [[front, name] as const, [back, `${name}, back`] as const];
    for (let copy = 0; copy < copies; copy++) {
      for (const [list, side] of backFirst ? sides.toReversed() : sides) await face(list, side);
    }
  }
  await doc.end();
  return { pages: doc.pages, things };
}
