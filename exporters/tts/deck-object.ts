import type { Card } from '../face/card.ts';
import { isLying } from '../face/orientation.ts';
import { millimetresPerInch } from '../face/units.ts';
import { type DeckPlan, type DeckSheet, isSideways } from './deck-plan.ts';
import { type Mark, writeMark } from './mark.ts';
import { common, transform } from './objects.ts';
import type { CardObject, DeckObject, Point, SheetEntry } from './save.ts';

/** Height in inches of the game's own card at scale 1 (80 mm). */
const gameCardHeight = 80 / millimetresPerInch;

/** The deck as the game keeps it, face down with its first card on top; a lone card where there is only one. */
export function deckObject(
  plan: DeckPlan,
  set: string,
  keys: ReadonlyMap<string, number>,
  address: (file: string) => string,
): DeckObject | CardObject {
  const { deck, back, sheets } = plan;
  const entryOf = (sheet: DeckSheet): SheetEntry => ({
    FaceURL: address(sheet.faces.file),
    BackURL: address(back.file),
    NumWidth: sheet.columns,
    NumHeight: sheet.rows,
    BackIsHidden: true,
    UniqueBack: false,
    Type: 0,
  });
  const filesOf = (shown: readonly DeckSheet[]) => ({
    files: shown.map((sheet) => [sheet.faces.file, back.file]),
    sheets: shown.map((sheet) => keys.get(sheet.name)!),
  });
  const all = sheets.flatMap((sheet) => sheet.cards);
  const shape = all.find((card) => !isLying(card.front)) ?? all[0]!;
  const size = cardScale(shape);
  const cardOf = (sheet: DeckSheet, card: Card, slot: number, copy: number): CardObject => {
    const key = keys.get(sheet.name)!;
    const mark: Mark = { setwright: 'card', set, ref: card.ref, ...filesOf([sheet]) };
    return {
      ...common(`${deck.ref}#card#${card.ref}#${card.kind}#${copy}`, card.name, mark, card.text),
      Name: 'Card',
      Transform: transform({}, size, 180, 180),
      HideWhenFaceDown: true,
      Hands: true,
      CardID: key * 100 + slot,
      // Its picture is turned in its cell; the game turns it back where it is looked at closely.
      SidewaysCard: isSideways(card, shape),
      CustomDeck: { [key]: entryOf(sheet) },
    };
  };
  const cards = sheets.flatMap((sheet) =>
    sheet.cards.flatMap((card, slot) =>
      Array.from({ length: card.copies }, (_, copy) => cardOf(sheet, card, slot, copy)),
    ),
  );
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
    CustomDeck: Object.fromEntries(sheets.map((sheet) => [String(keys.get(sheet.name)!), entryOf(sheet)])),
    ContainedObjects: cards,
  };
}

/** Brings the card to its printed height; the game takes the width from the picture. */
function cardScale(card: Card): Point {
  const scale = Math.round((card.front.height / millimetresPerInch / gameCardHeight) * 1000) / 1000;
  return { x: scale, y: 1, z: scale };
}
