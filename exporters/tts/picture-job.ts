import { createHash } from 'node:crypto';
import type { DisplayList } from '../face/display-list.ts';
import { listHash, type PictureHashes } from '../list-hash.ts';
import { type Sheet, type SheetCell, sheetVersion } from '../png/sheet.ts';

/** A picture that the save shows: what to paint, and the file it goes to. */
export interface PictureJob extends Sheet {
  /** Name of the file, with a hash of all that decides how it looks: equal names are equal pictures. */
  readonly file: string;
  readonly kind: 'sheet' | 'back' | 'map' | 'token' | 'marker' | 'figure' | 'mat';
  /** Whose picture it is, for progress and messages. */
  readonly name: string;
}

/** Plans a picture. `stem` is the readable part of its file name. */
export function pictureJob(
  kind: PictureJob['kind'],
  stem: string,
  name: string,
  sheet: Sheet,
  pictures: PictureHashes,
): PictureJob {
  const hash = createHash('sha256').update(
    `${sheetVersion}\n${sheet.width} ${sheet.height} ${sheet.transparent ? 'rgba' : 'rgb'}\n`,
  );
  for (const cell of sheet.cells) {
    const turn = cell.turn === undefined ? '' : ` ${cell.turn}`;
    hash.update(`${cell.x} ${cell.y} ${cell.width} ${cell.height}${turn} ${listHash(cell.list, pictures)}\n`);
  }
  return { ...sheet, kind, name, file: `${stem}-${hash.digest('hex').slice(0, 16)}.png` };
}

/** One list over the whole picture. */
export function single(list: DisplayList, width: number, height: number, transparent: boolean): Sheet {
  const cell: SheetCell = { x: 0, y: 0, width, height, list };
  return { width, height, cells: [cell], transparent };
}
