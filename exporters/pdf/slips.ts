import type { Deck } from '../face/card.ts';
import type { DisplayList } from '../face/display-list.ts';

/** What a slip is cut smaller than its card on each side, in mm, so that it slides into a sleeve before another card. */
const smaller = 0.5;

/** The same decks as slips. */
export const slipsOf = (decks: readonly Deck[]): Deck[] =>
  decks.map((deck) => ({ ...deck, cards: deck.cards.map((card) => ({ ...card, front: slip(card.front) })) }));

const slip = ({ width, height, bleed, corner, ops }: DisplayList): DisplayList => ({
  width: width - 2 * smaller,
  height: height - 2 * smaller,
  bleed: bleed + smaller,
  corner,
  ops: [{ op: 'group', x: -smaller, y: -smaller, ops }],
});
