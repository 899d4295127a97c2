import deepEqual from 'fast-deep-equal';
import type { Card } from '../../face/card.ts';
import type { SheetCell } from '../../png/sheet.ts';
import { readMark } from '../mark.ts';
import type { CardObject, DeckObject, SheetEntry } from '../save.ts';
import { type CheckedTable, called, type Finding, unless } from './finding.ts';

/** D1 to D12, I6 and R1: decks and their cards, read back from their numbers to the faces of the sets. */
export function checkDecks(table: CheckedTable): Finding[] {
  const decks = table.own.filter((object): object is DeckObject => object.Name === 'DeckCustom');
  const cards = table.own.filter((object): object is CardObject => object.Name === 'Card');
  return [
    ...decks.flatMap(checkDeck),
    ...cards.flatMap(checkCard),
    ...checkKeys([...decks, ...cards]),
    ...checkContents(table),
  ];
}

function checkDeck(deck: DeckObject): Finding[] {
  const { ContainedObjects: cards = [], DeckIDs: ids = [], CustomDeck: sheets = {} } = deck;
  const used = new Set(ids.map((id) => String(Math.floor(id / 100))));
  return [
    ...unless(cards.length >= 2, 'D1', () => `${called(deck)} has ${cards.length} cards; a deck has at least 2.`),
    ...unless(
      ids.length === cards.length && ids.every((id, index) => id === cards[index]?.CardID),
      'D2',
      () => `${called(deck)} lists other cards than it holds.`,
    ),
    ...unless(
      cards.every((card) => card.Name === 'Card'),
      'D3',
      () => `${called(deck)} holds something that is no card.`,
    ),
    ...unless(
      cards.every((card) => {
        const key = Math.floor(card.CardID / 100);
        return deepEqual(card.CustomDeck?.[key], sheets[key]);
      }),
      'D4',
      () => `${called(deck)} and one of its cards disagree about a sheet.`,
    ),
    ...unless(
      used.size === Object.keys(sheets).length && [...used].every((key) => sheets[key]),
      'D7',
      () => `${called(deck)} has the sheets ${Object.keys(sheets).join(', ')} but uses ${[...used].join(', ')}.`,
    ),
    ...unless(!deck.Hands && deck.HideWhenFaceDown, 'D12', () => `${called(deck)} would go to hands, or shows itself.`),
    ...unless(!deck.SidewaysCard, 'D12', () => `${called(deck)} is turned as a whole, and its cells are not.`),
  ];
}

function checkCard(card: CardObject): Finding[] {
  const key = Math.floor(card.CardID / 100);
  const slot = card.CardID % 100;
  const sheet = card.CustomDeck?.[key];
  if (!sheet || key < 1)
    return unless(false, 'D4', () => `${called(card)} has the number ${card.CardID} but no sheet ${key}.`);
  const { NumWidth: columns, NumHeight: rows, BackIsHidden } = sheet;
  const last = columns * rows - 1;
  return [
    ...unless(
      slot <= last && (BackIsHidden || slot < last),
      'D5',
      () => `${called(card)} is in slot ${slot} of ${columns} by ${rows}, which shows no card.`,
    ),
    ...unless(
      columns >= 1 && columns <= 10 && rows >= 1 && rows <= 7 && (columns * rows === 1 || (columns >= 2 && rows >= 2)),
      'D6',
      () => `${called(card)} is on a sheet of ${columns} by ${rows}.`,
    ),
    ...unless(
      card.Hands && card.HideWhenFaceDown,
      'D12',
      () => `${called(card)} cannot be taken in hand, or shows itself face down.`,
    ),
    ...unless(
      BackIsHidden === true && sheet.UniqueBack === false,
      'D5',
      () => `${called(card)}: the cards of a deck share one back, which hides them; BackIsHidden is not set so.`,
    ),
  ];
}

function checkKeys(holders: readonly (DeckObject | CardObject)[]): Finding[] {
  const sheetOf = new Map<string, SheetEntry>();
  const keyOf = new Map<string, string>();
  return holders.flatMap((holder) =>
    Object.entries(holder.CustomDeck ?? {}).flatMap(([key, sheet]) => {
      const text = JSON.stringify(sheet);
      const other = sheetOf.get(key);
      const same = keyOf.get(text);
      sheetOf.set(key, sheet);
      keyOf.set(text, key);
      return unless(
        (other === undefined || deepEqual(other, sheet)) &&
          (same === undefined || same === key) &&
          Number(key) <= 21_474_835,
        'D8',
        () => `sheet ${key} of ${called(holder)} is not the only one of its key, or has a second key.`,
      );
    }),
  );
}

/** Reads each deck as the game would, slot by slot, and compares it with the deck of the set. */
function checkContents({ own, sources, images, manifest }: CheckedTable): Finding[] {
  const jobAt = new Map(images.map((job) => [manifest.addresses.get(job.file), job]));
  const held = new Map<string, CardObject[]>();
  for (const object of own) {
    const mark = readMark(object.GMNotes);
    if (mark?.setwright !== 'deck' || !mark.ref) continue;
    const cards = object.Name === 'DeckCustom' ? object.ContainedObjects : [object as CardObject];
    held.set(mark.ref, [...(held.get(mark.ref) ?? []), ...cards]);
  }
  return sources.flatMap(({ faces }) =>
    faces.decks.flatMap((deck) => {
      const wanted = deck.cards.flatMap((card) => Array.from({ length: card.copies }, () => card));
      const found = held.get(deck.ref) ?? [];
      return [
        ...unless(
          wanted.length === found.length,
          'D9',
          () => `the deck ${deck.ref} has ${wanted.length} cards and the save ${found.length}.`,
        ),
        ...wanted.flatMap((card, index) => (found[index] ? checkShown(card, found[index], jobAt) : [])),
      ];
    }),
  );
}

function checkShown(
  card: Card,
  object: CardObject,
  jobAt: ReadonlyMap<string | undefined, CheckedTable['images'][number]>,
): Finding[] {
  const sheet = object.CustomDeck?.[Math.floor(object.CardID / 100)];
  const slot = object.CardID % 100;
  const faces = jobAt.get(sheet?.FaceURL);
  const back = jobAt.get(sheet?.BackURL);
  if (!sheet || !faces || !back)
    return unless(false, 'R1', () => `${called(object)} shows a picture that nobody paints.`);
  const width = faces.width / sheet.NumWidth;
  const height = faces.height / sheet.NumHeight;
  const x = (slot % sheet.NumWidth) * width;
  const y = Math.floor(slot / sheet.NumWidth) * height;
  const cell = faces.cells.find((other) => other.x === x && other.y === y);
  return [
    ...unless(
      object.Nickname === card.name && object.Description === card.text,
      'D10',
      () => `${called(object)} is in the place of "${card.name}" or has another text.`,
    ),
    ...unless(
      readMark(object.GMNotes)?.setwright === 'deck' || readMark(object.GMNotes)?.ref === card.ref,
      'D11',
      () => `${called(object)} is not ${card.ref}, which comes here.`,
    ),
    ...unless(
      deepEqual(cell?.list, card.front) && cell?.width === width && cell.height === height,
      'R1',
      () => `${called(object)}: slot ${slot} does not show the face of ${card.ref}.`,
    ),
    ...unless(
      cell === undefined || isUpright(cell) === !object.SidewaysCard,
      'D12',
      () => `${called(object)} is ${object.SidewaysCard ? 'told to be' : 'not told to be'} turned, unlike its picture.`,
    ),
    ...unless(
      cell === undefined || isShapedLike(cell),
      'I4',
      () => `${called(object)}: its cell has another shape than its face.`,
    ),
    ...unless(
      object.SidewaysCard || deepEqual(back.cells[0]?.list, card.back),
      'I6',
      () => `${called(object)} shows another back than its own.`,
    ),
  ];
}

const isUpright = ({ turn }: SheetCell): boolean => turn === undefined;

/** I4: within half a percent. */
function isShapedLike({ width, height, list, turn }: SheetCell): boolean {
  const shape = turn === undefined ? list.width / list.height : list.height / list.width;
  return Math.abs(width / height / shape - 1) < 0.005;
}
