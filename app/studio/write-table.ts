import { copyFile, link, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import type { Canvas2D } from '../../exporters/face/paint-canvas.ts';
import type { PictureFiles } from '../../exporters/pictures.ts';
import { Rasteriser } from '../../exporters/png/raster.ts';
import { paintSheets } from '../../exporters/png/sheet.ts';
import { type BaseSave, readBase } from '../../exporters/tts/base-table.ts';
import { checkFileName } from '../../exporters/tts/check/file.ts';
import { checkTable, type Finding } from '../../exporters/tts/check.ts';
import { checkPicture, checkThumbnail } from '../../exporters/tts/check-pictures.ts';
import type { PictureJob } from '../../exporters/tts/picture-job.ts';
import { planTable, type TablePlan, type TableSource } from '../../exporters/tts/plan.ts';
import { marked } from '../../exporters/tts/tree.ts';
import { isUploaded, type Uploads, uploadsIn } from '../../exporters/tts/uploads.ts';
import { languageTag } from '../../rules/in-language.ts';
import { CannotRun } from './cannot-run.ts';
import { type Machine, saveName, savesFolder } from './game-folder.ts';
import { uploadList, uploadListName } from './upload-list.ts';
import { writeFileSafely } from './write-files.ts';
import { exportKey, writeFolder } from './write-folder.ts';

export interface TableRequest {
  readonly sources: readonly TableSource[];
  readonly pictures: PictureFiles;
  readonly out: string;
  readonly cell: number;
  /** Where the pictures will be found on the web. Without it they are read from `out`. */
  readonly imagesUrl?: string;
  /** Path of a save with a table of the designer's own. */
  readonly base?: string;
  /** Writes the save into the game's own folder too. */
  readonly install?: Machine;
  readonly signal?: AbortSignal;
  readonly progress?: (what: string, done: number, of: number) => void;
}

/** What was written and what its maker should know. */
export interface WrittenTable {
  /** Absolute path of the save. */
  readonly save: string;
  /** Absolute path of the save in the game's folder. */
  readonly installed: string | undefined;
  /** Names of the pictures that were painted now, and how many were there already. */
  readonly painted: readonly string[];
  readonly kept: number;
  /** Pictures that only this machine can show. */
  readonly local: readonly string[];
  /** Absolute path of the list of what to upload, where the pictures are to be found on the web. */
  readonly uploadList: string | undefined;
  /** Size in units of the largest maps, where the game's default table does not hold them. */
  readonly tooLarge: { readonly width: number; readonly height: number } | undefined;
  /** Whether a ground lies under everything instead of a table. */
  readonly ground: boolean;
  /** Names of maps that have too many cells for snap points. */
  readonly withoutSnaps: readonly string[];
}

const pictureFolder = 'pictures';
const uploadsFile = 'uploads.json';

/** Larger tables are no work of a designer. */
const longestBase = 200_000_000;

/** Plans a save, paints what is new, checks all of it and puts it in place; until then an earlier export stays as it was. */
export async function writeTable(request: TableRequest): Promise<WrittenTable> {
  const { sources, signal } = request;
  const out = resolve(request.out);
  const base = request.base === undefined ? undefined : await openBase(request.base);
  const known = new Map([...(await rememberedUploads(out)), ...(base ? uploadsIn(base) : [])]);
  const plan = soundPlan(request, base, addresses(request, out, known));
  // Where the game's folder is missing, that is said before hours of work and not after.
  const saves = request.install && (await savesFolder(request.install));
  const ids = sources.filter((source) => !source.shared).map(({ set }) => `${set.id}${languageTag(set)}`);
  const stem = stemOf(ids);
  const text = `${JSON.stringify(plan.save, undefined, 2)}\n`;
  refuse(checkFileName(`${stem}.json`, 'elsewhere'));
  const painter = new Rasteriser(request.pictures);
  const thumbnail = await paintThumbnail(painter, sources);
  refuse(await checkThumbnail(thumbnail));
  const painted = await writeFolder(out, { key: exportKey('tts', ids), last: `${stem}.json` }, async (staging) => {
    const fresh = await gatherPictures(request, plan, painter, out, staging);
    await writeFile(join(staging, `${stem}.json`), text);
    await writeFile(join(staging, `${stem}.png`), thumbnail);
    await writeUploads(known, staging);
    if (request.imagesUrl !== undefined) await uploadList(plan.images, request.imagesUrl, { stem, out, staging });
    signal?.throwIfAborted();
    return fresh;
  });
  let installed: string | undefined;
  if (saves !== undefined) {
    const name = await saveName(saves, plan.manifest.named);
    refuse(checkFileName(name, 'saves'));
    installed = join(saves, name);
    await writeFileSafely(installed.replace(/json$/, 'png'), thumbnail);
    await writeFileSafely(installed, text);
  }
  return {
    save: join(out, `${stem}.json`),
    installed,
    painted,
    kept: plan.images.length - painted.length,
    local: plan.images.filter((job) => !isUploaded(plan.manifest.addresses.get(job.file))).map((job) => job.file),
    uploadList: request.imagesUrl === undefined ? undefined : join(out, uploadListName(stem)),
    tooLarge: plan.manifest.tooLarge,
    ground: plan.manifest.ground,
    withoutSnaps: plan.manifest.withoutSnaps,
  };
}

/** The plan, once it passes its checks. Where it passes them without the designer's own table, that table is at fault. */
function soundPlan(
  { sources, base: path, ...request }: TableRequest,
  base: BaseSave | undefined,
  address: (file: string) => string,
): TablePlan {
  const sound = (own: BaseSave | undefined): TablePlan => {
    const plan = planTable(sources, { cell: request.cell, pictures: request.pictures, base: own, address });
    refuse(checkTable(plan, sources));
    return plan;
  };
  try {
    return sound(base);
  } catch (error) {
    if (base === undefined || error instanceof CannotRun) throw error;
    sound(undefined);
    const reason = error instanceof FailedCheck ? ` ${error.told[0]}` : '';
    throw new CannotRun(
      'base/not-usable',
      `${path}: the sets cannot be laid on this table as it is, so nothing was exported.${reason} Make room on it and delete what an earlier export put there, save it again in the game, and export with that save.`,
    );
  }
}

/** A check that fails is a defect of Setwright, unless a designer's own table is what made it fail. */
class FailedCheck extends Error {
  readonly told: readonly string[];
  constructor(told: readonly string[]) {
    const more = told.length > 5 ? ` and ${told.length - 5} more` : '';
    super(`the save does not pass its own checks, so nothing was written. ${told.slice(0, 5).join(' ')}${more}`);
    this.told = told;
  }
}

function refuse(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new FailedCheck(findings.map((finding) => finding.message));
}
async function openBase(path: string): Promise<BaseSave> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) throw new CannotRun('base/missing', `${path}: there is no such file to lay the sets on.`);
  if (file.size > longestBase)
    throw new CannotRun(
      'base/too-large',
      `${path}: a table of ${Math.round(file.size / 1e6)} MB is too large to be read.`,
    );
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CannotRun('base/unreadable', `${path}: you may not read this file; change its permissions.`);
  });
  const base = readBase(text.replace(/^\uFEFF/, ''));
  if (typeof base === 'string') throw new CannotRun('base/no-save', `${path}: ${base}`);
  return base;
}

/** Addresses that earlier exports into this folder learned. A list that somebody broke is as good as none. */
async function rememberedUploads(out: string): Promise<Uploads> {
  try {
    const list: unknown = JSON.parse(await readFile(join(out, uploadsFile), 'utf8'));
    return new Map(Object.entries(list as object).filter(([, address]) => isUploaded(address)));
  } catch {
    return new Map();
  }
}

/** The addresses of pictures that are no longer shown stay too: they may be those of another export into the same folder. */
async function writeUploads(known: Uploads, staging: string): Promise<void> {
  if (known.size === 0) return;
  const list = Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(staging, uploadsFile), `${JSON.stringify(list, undefined, 2)}\n`);
}

function addresses(request: TableRequest, out: string, known: Uploads): (file: string) => string {
  const { imagesUrl } = request;
  if (imagesUrl === undefined) return (file) => known.get(file) ?? join(out, pictureFolder, file);
  if (!isUploaded(imagesUrl))
    throw new CannotRun(
      'address/not-web',
      `${imagesUrl}: this is no web address for the pictures. Give one such as https://example.org/my-game.`,
    );
  if (/[?#]/.test(imagesUrl))
    throw new CannotRun(
      'address/not-folder',
      `${imagesUrl}: the name of each picture is put behind this address, which does not work behind "?" or "#". Give the address of a folder such as https://example.org/my-game.`,
    );
  return (file) => `${imagesUrl.replace(/\/+$/, '')}/${file}`;
}

/** Puts all pictures into `staging`: those of the earlier export as they are, the others painted. Returns the painted ones. */
async function gatherPictures(
  request: TableRequest,
  plan: TablePlan,
  painter: Rasteriser,
  out: string,
  staging: string,
): Promise<string[]> {
  const { progress, signal } = request;
  await mkdir(join(staging, pictureFolder));
  const staged = (job: PictureJob) => join(staging, pictureFolder, job.file);
  const missing: PictureJob[] = [];
  for (const job of plan.images) {
    signal?.throwIfAborted();
    const earlier = join(out, pictureFolder, job.file);
    const whole = (await checkPicture(job, earlier)).length === 0;
    if (whole) await link(earlier, staged(job)).catch(() => copyFile(earlier, staged(job)));
    else missing.push(job);
  }
  await keepOthers(plan, out, staging);
  let done = 0;
  progress?.('', done, missing.length);
  await paintSheets(
    painter,
    missing,
    staged,
    async (job) => {
      refuse(await checkPicture(job, staged(job)));
      done++;
      progress?.(job.name, done, missing.length);
    },
    signal,
  );
  return missing.map((job) => job.file);
}

/** Pictures of sets that lie on the designer's own table from an earlier export into this folder stay with it. */
async function keepOthers({ save, images, manifest }: TablePlan, out: string, staging: string): Promise<void> {
  if (!manifest.ownTable) return;
  const made = new Set(images.map((job) => job.file));
  const files = new Set([...marked(save.ObjectStates ?? [])].flatMap(({ mark }) => mark.files?.flat() ?? []));
  for (const file of files) {
    if (made.has(file) || !/^[a-z0-9-]+\.png$/.test(file)) continue;
    await copyFile(join(out, pictureFolder, file), join(staging, pictureFolder, file)).catch(
      (error: NodeJS.ErrnoException) => {
        // A picture that is gone already cannot stay.
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
}

const thumbnailSide = 256;

/** The first card that has copies, or else the first map, in the middle of a transparent square. */
async function paintThumbnail(painter: Rasteriser, sources: readonly TableSource[]): Promise<Buffer> {
  const canvas = createCanvas(thumbnailSide, thumbnailSide);
  const list: DisplayList | undefined =
    sources.flatMap(({ faces }) => faces.decks.flatMap(({ cards }) => cards)).find(({ copies }) => copies > 0)?.front ??
    sources.flatMap(({ faces }) => faces.boards)[0]?.list;
  if (list) {
    const context = canvas.getContext('2d');
    const pxPerMm = (thumbnailSide - 16) / Math.max(list.width, list.height);
    const [width, height] = [list.width * pxPerMm, list.height * pxPerMm];
    context.translate((thumbnailSide - width) / 2, (thumbnailSide - height) / 2);
    context.beginPath();
    context.roundRect(0, 0, width, height, list.corner * pxPerMm);
    context.clip();
    await painter.paint(context as unknown as Canvas2D, list, pxPerMm, 'trim');
    painter.forget();
  }
  return canvas.encode('png');
}

/** File name of the save, without its ending: the sets, as far as they are few. */
function stemOf(sets: readonly string[]): string {
  const name = sets.slice(0, 3).join('-');
  return basename(sets.length > 3 ? `${name}-and-${sets.length - 3}-more` : name);
}
