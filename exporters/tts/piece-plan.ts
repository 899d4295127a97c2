import { find, type GameSet } from '../../rules/game-set.ts';
import type { Die } from '../../schemas/types.generated.ts';
import type { Piece } from '../face/card.ts';
import type { PictureHashes } from '../list-hash.ts';
import fitScript from './lua/fit.ts';
import type { Mark } from './mark.ts';
import { bag, counter, die, figure, tile } from './objects.ts';
import { type PictureJob, pictureJob, single } from './picture-job.ts';
import { plainWords } from './plain-words.ts';
import type { TableObject, TileObject } from './save.ts';

/** A piece with its pictures. The back is undefined where it looks like the front. */
interface PiecePlan {
  readonly piece: Piece;
  readonly front: PictureJob;
  readonly back: PictureJob | undefined;
}

/** Pixels for each millimetre of pieces, which are looked at from close by, and their longest side in pixels. */
const pieceScale = 20;
const longestPiece = 1024;

export function planPiece(piece: Piece, pictures: PictureHashes): PiecePlan {
  const kind = piece.kind === 'standee' ? 'figure' : piece.kind;
  const stem = `${piece.ref.replaceAll('/', '-')}-${kind}`;
  const { width, height } = piece.front;
  const scale = Math.min(pieceScale, longestPiece / Math.max(width, height));
  const picture = (list: Piece['front'], side: string) =>
    pictureJob(
      kind,
      `${stem}${side}`,
      `${kind} of ${piece.name}`,
      single(list, Math.round(width * scale), Math.round(height * scale), kind !== 'marker'),
      pictures,
    );
  const front = picture(piece.front, '');
  const back = JSON.stringify(piece.back) === JSON.stringify(piece.front) ? undefined : picture(piece.back, '-back');
  return { piece, front, back };
}

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
