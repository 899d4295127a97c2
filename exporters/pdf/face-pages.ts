import type { Deck } from '../face/card.ts';
import type { DisplayList } from '../face/display-list.ts';
import type { PrintProfile } from '../face/print-profiles.ts';
import { turnFor } from '../face/quarter-turn.ts';
import type { PaperJob, Printed } from './cards.ts';
import { turned } from './paper.ts';
import type { PaperPages } from './paper-pages.ts';

/** Lays one face a page, as large as the card with its bleed, with the boxes that tell a print shop where it is cut. */
export async function layFacePages(
  decks: readonly Deck[],
  { signal, progress }: Pick<PaperJob, 'signal' | 'progress'>,
  profile: PrintProfile,
  doc: PaperPages,
): Promise<Printed> {
  const { bleed, backFirst } = profile;
  const cards = decks.flatMap((deck) => deck.cards.filter(({ copies }) => copies > 0));
  const things = cards.reduce((sum, { copies }) => sum + copies, 0);
  const face = async (list: DisplayList, name: string, side: 'front' | 'back') => {
    signal?.throwIfAborted();
    const size = { width: list.width + 2 * bleed, height: list.height + 2 * bleed };
    const turn = turnFor(list, side, profile);
    await doc.page(turn === 0 ? size : turned(size), { name, bleed });
    const show = { x: -bleed, y: -bleed, w: size.width, h: size.height };
    doc.paint(list, { x: bleed, y: bleed, show, ...(turn !== 0 && { turn }) });
    progress?.(doc.pages, 2 * things);
  };
  for (const { name, front, back, copies } of cards) {
    const sides = [[front, name, 'front'] as const, [back, `${name}, back`, 'back'] as const];
    for (let copy = 0; copy < copies; copy++)
      for (const [list, named, side] of backFirst ? sides.toReversed() : sides) await face(list, named, side);
  }
  await doc.end();
  return { pages: doc.pages, things };
}
