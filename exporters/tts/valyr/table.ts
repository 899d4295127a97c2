import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { optionsOf } from '../../../rules/valyr/options.ts';
import type { Faces, Piece } from '../../face/card.ts';
import type { Mark } from '../mark.ts';
import { bag, block, endlessBag, plainDie, tile } from '../objects.ts';
import { outlinedPiece, sizedPiece, type Workshop } from '../piece-plan.ts';
import { plainWords } from '../plain-words.ts';
import type { BlockObject, TableObject } from '../save.ts';
import { seatColours } from '../seats.ts';
import { colourOfSet, deckOf } from '../set-bag.ts';
import type { SetPictures, SystemTable } from '../system-table.ts';
import { armyBag, unitSupply } from './army.ts';
import { laidHalf, layout } from './layout.ts';
import battlefieldScript from './lua/battlefield.ts';
import deployScript from './lua/deploy.ts';

/**
 * Armies on a measured table: an inch of the rules is a unit of the game, or as many as a cell is said to be. Battlefields, bases,
 * rulers and templates all have their true size at that scale.
 */
export const valyrTable: SystemTable = {
  players: [2, 8],
  laid: laidHalf,
  layout,
  contents: (shop, faces, pictures) => [
    ...battlefields(shop, faces, pictures),
    ...entitiesOf(shop.set, 'army').map((army) => armyBag(shop, pictures, army)),
    ...faces.decks.flatMap((deck) => deckOf(shop, pictures, deck.ref) ?? []),
    ...unitSupply(shop),
    ...flatPieces(shop, faces),
    ...(hasUnits(shop.set) ? [dice(shop)] : []),
  ],
  button: battlefieldBlock,
  scripts: [battlefieldScript, deployScript],
};

const hasUnits = (set: GameSet): boolean => entitiesOf(set, 'unit').length > 0;

/** Each battlefield as a mat of true size; its mark says where armies start. */
function battlefields({ set, cell, address }: Workshop, faces: Faces, { boards }: SetPictures): TableObject[] {
  return faces.boards.flatMap(({ ref, name, text, columns, rows }) => {
    const picture = boards.get(ref);
    const field = entitiesOf(set, 'battlefield').find((entity) => entity.ref === ref);
    if (!picture || !field) return [];
    const mark: Mark = {
      ...{ setwright: 'map', set: set.id, ref, columns, rows, turns: 0, cell, files: [[picture.file]] },
      starts: (field.data.starts ?? []).map(({ edge, from, to }) => ({ edge, from, to })),
      reach: optionsOf(set).startInches,
    };
    const flat = tile(
      `${ref}#map`,
      name,
      mark,
      plainWords(text),
      'box',
      { front: address(picture.file) },
      (rows * cell) / 2,
    );
    return [{ ...flat, Locked: true }];
  });
}

/** Rulers, templates and tokens, each in a bag of its kind; of tokens as many as are wanted. */
function flatPieces(shop: Workshop, faces: Faces): TableObject[] {
  const { set } = shop;
  const supply = { setwright: 'supply', set: set.id } as const;
  const flat = faces.pieces.filter(({ kind }) => kind !== 'standee');
  const isTemplate = ({ ref }: Piece) => entitiesOf(set, 'area-template').some((template) => template.ref === ref);
  const isRuler = ({ kind }: Piece) => kind === 'marker';
  const bagOf = (key: string, name: string, held: readonly (TableObject | undefined)[]): TableObject[] => {
    const made = held.filter((object) => object !== undefined);
    return made.length === 0 ? [] : [bag(`${set.id}#${key}`, name, supply, made)];
  };
  const templates = flat.filter(isTemplate);
  const rulers = flat.filter((piece) => !isTemplate(piece) && isRuler(piece));
  const tokens = flat.filter((piece) => !isTemplate(piece) && !isRuler(piece));
  const made = (pieces: readonly Piece[], key: string) =>
    pieces.flatMap((piece) =>
      Array.from({ length: Math.max(1, piece.copies) }, (_, copy) =>
        piece.outline === undefined
          ? sizedPiece(shop, `${key}#${piece.ref}#${copy}`, piece.ref)
          : outlinedPiece(shop, `${key}#${piece.ref}#${copy}`, piece.ref),
      ),
    );
  const endless = tokens.flatMap((piece) => {
    const one = sizedPiece(shop, `${set.id}#token#${piece.ref}`, piece.ref);
    if (!one) return [];
    return [piece.copies === 1 ? one : endlessBag(`${set.id}#tokens#${piece.ref}`, supply, one)];
  });
  return [
    ...bagOf('rulers', 'Rulers', made(rulers, `${set.id}#ruler`)),
    ...bagOf('templates', 'Area templates', made(templates, `${set.id}#template`)),
    ...bagOf('tokens', 'Tokens', endless),
  ];
}

/** As many d20 as are wanted. */
function dice({ set }: Workshop): TableObject {
  const die = plainDie(`${set.id}#d20`, { setwright: 'die', set: set.id }, 20, 'red');
  const own = endlessBag(`${set.id}#d20#bag`, { setwright: 'supply', set: set.id }, die);
  return { ...own, ColorDiffuse: seatColours.Red };
}

/** The block with the button that lays battlefields, for a set that has any. */
function battlefieldBlock({ set }: Workshop): BlockObject | undefined {
  if (entitiesOf(set, 'battlefield').length === 0) return undefined;
  const name = `${set.manifest.name}: battlefields`;
  const text = 'Lays a battlefield in the middle of the table; each press lays the next one of the set.';
  const mark = { setwright: 'battlefields', set: set.id } as const;
  return block(`${set.id}#battlefields`, name, mark, text, colourOfSet(set), battlefieldScript);
}
