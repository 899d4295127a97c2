import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Metadata, Sharp } from 'sharp';
import type { PictureFile } from '../../exporters/pictures.ts';
import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { cacheFolder } from './cache-folder.ts';
import { CannotRun } from './cannot-run.ts';
import { unreadable } from './folder-files.ts';
import { isWhole } from './whole-picture.ts';
import { notWritten } from './write-files.ts';

/** Loaded with the first picture: a set may have none. */
type Reader = typeof import('sharp')['default'];

/** A picture file of a set, ready to be painted; or why it cannot be. */
interface ReadyPicture {
  readonly picture: PictureFile | undefined;
  readonly problems: readonly Problem[];
}

/** Widest and highest picture that is read, in pixels. */
const longestSide = 20_000;
/** Most pixels that are decoded: a board of 33 by 33 inches at 300 dots an inch. A small file can hold many more. */
const mostPixels = 100_000_000;
/** Pictures with more pixels than this are used as a smaller copy: 24 by 17 inches at 300 dots an inch. */
const bearablePixels = 36_000_000;
const largestFile = 100_000_000;
const largestDrawing = 5_000_000;
/** Longest side that drawings (SVG) are painted at, in pixels: more than a jumbo card at 300 dots an inch. */
const drawingSide = 2000;
/** Part of the names in the cache; grows when copies are made differently. */
const cacheVersion = 1;

/** File names that are taken for pictures. */
export const isPictureName = (path: string): boolean =>
  /\.(png|jpe?g|webp|gif|svg|tiff?|avif|heic|heif|bmp|psd|jxl)$/i.test(path);

/** Reads the picture `file` of a set, which lies at `path`. Where it cannot be painted, a placeholder will be. */
export async function readyPicture(file: string, path: string, size: number): Promise<ReadyPicture> {
  const { picture, problems } = await readyCopy(file, path, size);
  if (picture) return { picture, problems };
  return {
    picture,
    problems: problems.map((one) => ({ ...one, message: `${one.message} A placeholder stands in for it.` })),
  };
}

/**
 * Reads a picture that is told of as `file` and lies at `path`. One that is upright, sRGB, 8 bit, PNG or JPEG is used as it is; of others a
 * copy that is goes into the cache, by the hash of their content.
 */
export async function readyCopy(file: string, path: string, size: number): Promise<ReadyPicture> {
  const problem = (severity: Problem['severity'], code: string, sentence: string) =>
    problemAt(severity, `picture/${code}`, file, undefined, '', sentence);
  const refuse = (code: string, sentence: string): ReadyPicture => ({
    picture: undefined,
    problems: [problem('error', code, sentence)],
  });
  const largest = extname(file).toLowerCase() === '.svg' ? largestDrawing : largestFile;
  if (size > largest)
    return refuse('too-large', `the file has ${megabytes(size)}; at most ${megabytes(largest)} are read.`);
  if (size === 0) return refuse('empty', 'the file is empty.');
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return refuse('unreadable', unreadable(error));
  }
  const { default: sharp } = await import('sharp');
  let facts: Metadata;
  try {
    facts = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return refuse('unreadable', 'this is no picture that can be read; save it again as PNG or JPEG.');
  }
  const { width, height } = facts;
  const high = facts.pageHeight ?? height;
  if (width > longestSide || high > longestSide || width * high > mostPixels) {
    const most = `${longestSide.toLocaleString('en-GB')} a side and ${mostPixels / 1e6} million in all`;
    return refuse(
      'too-many-pixels',
      `it has ${width.toLocaleString('en-GB')} by ${high.toLocaleString('en-GB')} pixels; at most ${most} are read.`,
    );
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (isReady(facts) && isWhole(bytes)) {
    return { picture: { path, format: facts.format === 'png' ? 'png' : 'jpeg', width, height, hash }, problems: [] };
  }
  try {
    const picture = await copyOf(bytes, facts, hash);
    const notes: Problem[] = [];
    if ((facts.pages ?? 1) > 1)
      notes.push(problem('warning', 'animated', 'this picture moves; only its first frame is printed.'));
    if (facts.space === 'cmyk') {
      notes.push(
        problem('note', 'cmyk', 'this picture is in CMYK; it is used in sRGB, so look at its colours on the cards.'),
      );
    }
    return { picture, problems: notes };
  } catch (error) {
    if (error instanceof CannotRun)
      return refuse('not-kept', `a copy that can be printed cannot be kept: ${error.message}`);
    return refuse('broken', 'this picture is broken or cut off; save it again as PNG or JPEG.');
  }
}

/** Whether every painter and printer takes the file as it is. */
function isReady(facts: Metadata): boolean {
  return (
    (facts.format === 'png' || facts.format === 'jpeg') &&
    facts.depth === 'uchar' &&
    (facts.space === 'srgb' || facts.space === 'b-w') &&
    (facts.orientation ?? 1) === 1 &&
    (facts.pages ?? 1) === 1 &&
    facts.width * facts.height <= bearablePixels &&
    (facts.icc === undefined || namesSrgb(facts.icc))
  );
}

/** A profile names itself in ASCII (version 2) or UTF-16 (version 4). */
const namesSrgb = (profile: Buffer): boolean =>
  profile.includes('sRGB') || profile.includes(Buffer.from('sRGB', 'utf16le').swap16());

/** An upright sRGB copy with 8 bits: JPEG of what was lossy and has no transparency, PNG of all else. */
async function copyOf(bytes: Buffer, facts: Metadata, hash: string): Promise<PictureFile> {
  const { default: sharp } = await import('sharp');
  const format = facts.format === 'jpeg' ? 'jpeg' : 'png';
  const folder = await cacheFolder('pictures');
  const path = join(folder, `${hash}-${cacheVersion}.${format === 'jpeg' ? 'jpg' : 'png'}`);
  const cached = await readFile(path).then(
    async (copy) => (isWhole(copy) ? await sharp(copy).metadata() : undefined),
    () => undefined,
  );
  if (cached) return { path, format, width: cached.width, height: cached.height, hash };
  const staged = `${path}.${randomUUID().slice(0, 8)}`;
  try {
    const upright = paint(sharp, bytes, facts);
    const encoded = format === 'jpeg' ? upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }) : upright.png();
    const { data, info } = await encoded.timeout({ seconds: 60 }).toBuffer({ resolveWithObject: true });
    await writeFile(staged, data)
      .then(() => rename(staged, path))
      .catch((error: unknown) => {
        throw notWritten(error, path);
      });
    return { path, format, width: info.width, height: info.height, hash };
  } finally {
    await rm(staged, { force: true });
  }
}

function paint(sharp: Reader, bytes: Buffer, facts: Metadata): Sharp {
  const drawing = facts.format === 'svg';
  // Drawings have 72 units an inch; from 1 to 100,000 is what sharp takes.
  const density = drawing
    ? Math.min(100_000, Math.max(1, (72 * drawingSide) / Math.max(facts.width, facts.height)))
    : undefined;
  const options = { density, limitInputPixels: mostPixels, failOn: 'error' } as const;
  const picture = sharp(bytes, options).autoOrient().toColourspace('srgb');
  const shrink = Math.sqrt(bearablePixels / (facts.width * (facts.pageHeight ?? facts.height)));
  return shrink < 1 ? picture.resize({ width: Math.floor(facts.autoOrient.width * shrink) }) : picture;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
