import type { Card, Deck } from '../face/card.ts';
import { isLying } from '../face/orientation.ts';
import { millimetresPerInch } from '../face/units.ts';
import { type DeckPlan, type DeckSheet, isSideways } from './deck-plan.ts';
import { type Mark, writeMark } from './mark.ts';
import { common, transform } from './objects.ts';
import type { CardObject, DeckObject, Point, SheetEntry } from './save.ts';

/** Height in inches of the game's own card at scale 1 (80 mm). */
const gameCardHeight = 80 / millimetresPerInch;

/** What the cards of a set are made with. */
interface CardShop {
  readonly set: string;
  readonly keys: ReadonlyMap<string, number>;
  readonly address: (file: string) => string;
}

/** A card on its sheet, and how many of it are wanted. */
interface Placed {
  readonly plan: DeckPlan;
  readonly sheet: DeckSheet;
  readonly slot: number;
  readonly card: Card;
  readonly copies: number;
}

/** The deck as the game keeps it, face down with its first card on top; a lone card where there is only one. */
export function deckObject(plan: DeckPlan, shop: CardShop): DeckObject | CardObject {
  const placed = plan.sheets.flatMap((sheet) =>
    sheet.cards.map((card, slot): Placed => ({ plan, sheet, slot, card, copies: card.copies })),
  );
  return deckOfCards(plan.deck, placed, shop);
}

/** A deck of some cards of other decks, one of each, in this order; those that no deck has are left out. */
export function pickedDeck(
  deck: Pick<Deck, 'ref' | 'name'>,
  refs: readonly string[],
  plans: Iterable<DeckPlan>,
  shop: CardShop,
): DeckObject | CardObject | undefined {
  const all = new Map<string, Placed>();
  for (const plan of plans)
    for (const sheet of plan.sheets)
      for (const [slot, card] of sheet.cards.entries()) all.set(card.ref, { plan, sheet, slot, card, copies: 1 });
  const placed = refs.flatMap((ref) => all.get(ref) ?? []);
  return placed.length === 0 ? undefined : deckOfCards(deck, placed, shop);
}

function deckOfCards(
  deck: Pick<Deck, 'ref' | 'name'>,
  placed: readonly Placed[],
  { set, keys, address }: CardShop,
): DeckObject | CardObject {
  const entryOf = ({ plan, sheet }: Placed): SheetEntry => ({
    FaceURL: address(sheet.faces.file),
    BackURL: address(plan.back.file),
    NumWidth: sheet.columns,
    NumHeight: sheet.rows,
    BackIsHidden: true,
    UniqueBack: false,
    Type: 0,
  });
  const sheets = [...new Map(placed.map((one) => [one.sheet.name, one])).values()];
  const filesOf = (shown: readonly Placed[]) => ({
    files: shown.map(({ sheet, plan }) => [sheet.faces.file, plan.back.file]),
    sheets: shown.map(({ sheet }) => keys.get(sheet.name)!),
  });
  const shape = (placed.find(({ card }) => !isLying(card.front)) ?? placed[0]!).card;
  const size = cardScale(shape);
  const cardOf = (one: Placed, copy: number): CardObject => {
    const { card, sheet, slot } = one;
    const key = keys.get(sheet.name)!;
    const mark: Mark = { setwright: 'card', set, ref: card.ref, ...filesOf([one]) };
    return {
      ...common(`${deck.ref}#card#${card.ref}#${card.kind}#${copy}`, card.name, mark, card.text),
      Name: 'Card',
      Transform: transform({}, size, 180, 180),
      HideWhenFaceDown: true,
      Hands: true,
      CardID: key * 100 + slot,
      // Its picture is turned in its cell; the game turns it back where it is looked at closely.
      SidewaysCard: isSideways(card, one.plan.shape),
      CustomDeck: { [key]: entryOf(one) },
    };
  };
  const cards = placed.flatMap((one) => Array.from({ length: one.copies }, (_, copy) => cardOf(one, copy)));
  const lone = cards.length === 1 ? cards[0] : undefined;
  const inUnits = [shape.front.width, shape.front.height].map(
    (mm) => Math.round((mm / millimetresPerInch) * 100) / 100,
  );
  const mark: Mark = {
    ...{ setwright: 'deck', set, ref: deck.ref, card: inUnits as [number, number] },
    ...filesOf(sheets),
  };
  if (lone) return { ...lone, GMNotes: writeMark(mark) };
  return {
    ...common(`${deck.ref}#deck`, deck.name, mark),
    Name: 'DeckCustom',
    Transform: transform({}, size, 180, 180),
    HideWhenFaceDown: true,
    SidewaysCard: false,
    DeckIDs: cards.map((card) => card.CardID),
    CustomDeck: Object.fromEntries(sheets.map((one) => [String(keys.get(one.sheet.name)!), entryOf(one)])),
    ContainedObjects: cards,
  };
}

/** Brings the card to its printed height; the game takes the width from the picture. */
function cardScale(card: Card): Point {
  const scale = Math.round((card.front.height / millimetresPerInch / gameCardHeight) * 1000) / 1000;
  return { x: scale, y: 1, z: scale };
}
