import { find, type GameSet } from '../../rules/game-set.ts';
import type { Die } from '../../schemas/types.generated.ts';
import type { Piece } from '../face/card.ts';
import { millimetresPerInch } from '../face/units.ts';
import type { PictureHashes } from '../list-hash.ts';
import fitScript from './lua/fit.ts';
import type { Mark } from './mark.ts';
import { bag, counter, cutToken, die, figure, tile } from './objects.ts';
import { type PictureJob, pictureJob, single } from './picture-job.ts';
import { plainWords } from './plain-words.ts';
import type { TableObject, TileObject } from './save.ts';

/** A piece with its pictures. The back is undefined where it looks like the front. */
interface PiecePlan {
  readonly piece: Piece;
  readonly front: PictureJob;
  readonly back: PictureJob | undefined;
  /** Of its base, where it has one of a size of its own. */
  readonly base: PictureJob | undefined;
}

/** Pixels for each millimetre of pieces, which are looked at from close by, and their longest side in pixels. */
const pieceScale = 20;
const longestPiece = 1024;

export function planPiece(piece: Piece, pictures: PictureHashes): PiecePlan {
  const kind = piece.kind === 'standee' ? 'figure' : piece.kind;
  const stem = `${piece.ref.replaceAll('/', '-')}-${kind}`;
  const hasHoles = kind !== 'marker' || piece.outline !== undefined;
  const picture = (face: Piece['front'], side: string) => {
    const list = piece.outline === undefined ? face : withRim(face);
    const [width, height] = pixelsOf(list);
    return pictureJob(
      kind,
      `${stem}${side}`,
      `${kind} of ${piece.name}`,
      single(list, width, height, hasHoles),
      pictures,
    );
  };
  const front = picture(piece.front, '');
  const back = JSON.stringify(piece.back) === JSON.stringify(piece.front) ? undefined : picture(piece.back, '-back');
  const base = piece.base && picture(piece.base, '-base');
  return { piece, front, back, base };
}

/** Pixels of a picture. The longer side follows from the shorter one in whole pixels, as the game takes a tile's width from its picture. */
function pixelsOf({ width, height }: Piece['front']): [number, number] {
  const scale = Math.min(pieceScale, longestPiece / Math.max(width, height));
  const short = Math.max(1, Math.round(Math.min(width, height) * scale));
  const long = Math.round((short * Math.max(width, height)) / Math.min(width, height));
  return width < height ? [short, long] : [long, short];
}

/** White around a piece that the game cuts out along its transparency, in mm: without any it is not cut there. */
const rim = 2;

const withRim = ({ width, height, ops }: Piece['front']): Piece['front'] => ({
  ...{ width: width + 2 * rim, height: height + 2 * rim, bleed: 0, corner: 0 },
  ops: [{ op: 'group', x: rim, y: rim, ops }],
});

/** What the objects of a set are made with. */
export interface Workshop {
  readonly set: GameSet;
  readonly cell: number;
  readonly pieces: ReadonlyMap<string, PiecePlan>;
  readonly address: (file: string) => string;
}

/** Part of a cell that the base of a figure takes. */
const baseShare = 0.9;

/** Rough scale of a figure whose base is one unit wide, until its own script brings it to size. */
const roughFigure = 0.3;

/** An upright figure, `size` cells wide. Undefined where the unit has none. */
export function figureObject(shop: Workshop, key: string, ref: string, size: number): TableObject | undefined {
  const plan = shop.pieces.get(ref);
  if (plan?.piece.kind !== 'standee') return undefined;
  const fit = Math.round(shop.cell * size * baseShare * 1000) / 1000;
  const mark: Mark = { setwright: 'figure', set: shop.set.id, ref, files: filesOf(plan), fit, size };
  const scale = Math.round(roughFigure * fit * 1000) / 1000;
  return figure(key, plan.piece.name, mark, plainWords(plan.piece.text), urlsOf(shop, plan), scale, fitScript);
}

/** The round base of a unit at its true size; undefined where it has none. */
export function baseObject(shop: Workshop, key: string, ref: string): TileObject | undefined {
  const { piece, base } = shop.pieces.get(ref) ?? {};
  if (!piece?.base || !base) return undefined;
  const size = inUnits(shop, piece.base.width);
  const mark: Mark = { setwright: 'base', set: shop.set.id, ref, files: [[base.file]], size };
  return tile(key, piece.name, mark, plainWords(piece.text), 'round', { front: shop.address(base.file) }, size / 2);
}

/** The figure that stands on a base: as wide as it, less a rim. */
export function figureOnBase(shop: Workshop, key: string, ref: string): TableObject | undefined {
  const { piece } = shop.pieces.get(ref) ?? {};
  return piece?.base && figureObject(shop, key, ref, piece.base.width / millimetresPerInch);
}

/** A round or square piece at its true size. */
export function sizedPiece(shop: Workshop, key: string, ref: string): TileObject | undefined {
  const plan = shop.pieces.get(ref);
  if (!plan || plan.piece.kind === 'standee') return undefined;
  const { kind, name, text, front } = plan.piece;
  const mark: Mark = { setwright: kind, set: shop.set.id, ref, files: filesOf(plan) };
  const shape = kind === 'token' ? 'round' : 'box';
  const half = inUnits(shop, front.height) / 2;
  return tile(key, name, mark, plainWords(text), shape, urlsOf(shop, plan), half);
}

/** Half the width of a cut piece at scale 1, roughly, until its own script brings it to size. */
const roughCut = 1;

/** A piece that is cut along an outline of its own, brought to its true width when it first appears. */
export function outlinedPiece(shop: Workshop, key: string, ref: string): TableObject | undefined {
  const plan = shop.pieces.get(ref);
  if (!plan) return undefined;
  const { kind, name, text, front } = plan.piece;
  const fit = inUnits(shop, front.width);
  const mark: Mark = {
    setwright: kind === 'standee' ? 'figure' : kind,
    set: shop.set.id,
    ref,
    files: filesOf(plan),
    fit,
  };
  return cutToken(key, name, mark, plainWords(text), shop.address(plan.front.file), fit * roughCut, fitScript);
}

/** Millimetres in units of the game, at the scale of its cells. */
const inUnits = ({ cell }: Workshop, mm: number): number => Math.round((mm / millimetresPerInch) * cell * 1e4) / 1e4;

/** As many equal pieces lie loose in a bag; more have a bag of their own, so that the others are found among them. */
const mostLoose = 2;

/** A token, marker or counter as often as it has copies; nothing for a reference that has no piece. */
export function pieceObjects(shop: Workshop, key: string, ref: string): TableObject[] {
  const entity = find(shop.set, ref);
  if (!entity) return [];
  const own = `${key}#${entity.ref}`;
  const count = 'copies' in entity.data ? (entity.data.copies ?? 1) : 1;
  const copies = Array.from({ length: count }, (_, copy) => pieceObject(shop, `${own}#${copy}`, ref));
  const pieces = copies.filter((object) => object !== undefined);
  const [first] = pieces;
  if (!first || pieces.length <= mostLoose) return pieces;
  const mark: Mark = { setwright: 'supply', set: shop.set.id, ref: entity.ref };
  return [bag(`${own}#bag`, first.Nickname, mark, pieces, first.Description)];
}

/** One token or marker; `at` is the cell of its map where a marker lies. */
export function pieceObject(
  shop: Workshop,
  key: string,
  ref: string,
  at?: readonly [number, number],
): TableObject | undefined {
  const entity = find(shop.set, ref);
  const plan = entity && shop.pieces.get(entity.ref);
  if (!entity) return undefined;
  const set = shop.set.id;
  if (!plan) {
    if (entity.kind !== 'counter') return undefined;
    const data = entity.data as { name: string; text?: string; start?: number };
    return counter(
      key,
      data.name,
      { setwright: 'counter', set, ref: entity.ref },
      plainWords(data.text ?? ''),
      data.start ?? 0,
    );
  }
  if (plan.piece.kind === 'standee') return figureObject(shop, key, entity.ref, plan.piece.sizeMm / 25.4);
  const units = plan.piece.sizeMm / 25.4;
  return flatPiece(shop, key, entity.ref, at && { at, size: units });
}

/** A token or marker by the reference of its piece; undefined where there is none. */
export function flatPiece(shop: Workshop, key: string, ref: string, more?: Partial<Mark>): TileObject | undefined {
  const plan = shop.pieces.get(ref);
  if (!plan || plan.piece.kind === 'standee') return undefined;
  const { kind, name, text, sizeMm } = plan.piece;
  const round = kind === 'token';
  const scale = Math.round((sizeMm / 25.4 / 2) * (round ? 1 : shop.cell) * 1000) / 1000;
  const mark: Mark = { setwright: kind, set: shop.set.id, ref, files: filesOf(plan), ...more };
  return tile(key, name, mark, plainWords(text), round ? 'round' : 'box', urlsOf(shop, plan), scale);
}

/** Each die with the value it starts at. */
export function diceObjects(shop: Workshop, key: string, dice: readonly Die[] = []): TableObject[] {
  return dice.flatMap((source, index) =>
    (source.values ?? [1]).map((value, number) =>
      die(`${key}#die#${index}#${number}`, { setwright: 'die', set: shop.set.id }, source, value),
    ),
  );
}

const filesOf = (plan: PiecePlan) => [[plan.front.file, ...(plan.back ? [plan.back.file] : [])]];

function urlsOf(shop: Workshop, plan: PiecePlan) {
  return { front: shop.address(plan.front.file), ...(plan.back && { back: shop.address(plan.back.file) }) };
}
