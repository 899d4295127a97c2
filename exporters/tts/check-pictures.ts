import { open, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { type Finding, unless } from './check/finding.ts';
import type { PictureJob } from './picture-job.ts';

/** I2, I3, I4, I7 and I8 on a written picture: it is there, whole, and what the game can show. */
export async function checkPicture(job: PictureJob, path: string): Promise<Finding[]> {
  const size = await stat(path).then(
    (file) => file.size,
    () => undefined,
  );
  if (!size) return unless(false, 'I2', () => `${job.file} was not written.`);
  const facts = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!facts || (facts.format === 'png' && !(await hasEnd(path, size))))
    return unless(false, 'I3', () => `${job.file} cannot be read as a whole picture.`);
  const { format, width, height, channels, depth, space, pages = 1, hasAlpha } = facts;
  return [
    ...unless(
      (format === 'png' || format === 'jpeg') && space === 'srgb' && depth === 'uchar' && channels >= 3 && pages === 1,
      'I3',
      () => `${job.file} is ${format}, ${space}, ${channels} channels; the game shows PNG and JPEG in RGB.`,
    ),
    ...unless(
      width === job.width && height === job.height,
      'I4',
      () => `${job.file} is ${width} by ${height} pixels instead of ${job.width} by ${job.height}.`,
    ),
    ...unless(
      hasAlpha === job.transparent,
      job.transparent ? 'I8' : 'I7',
      () => `${job.file} ${job.transparent ? 'has no transparency' : 'has gaps that one can see through'}.`,
    ),
  ];
}

/** The last chunk of every PNG: without it the file was cut off. */
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

async function hasEnd(path: string, size: number): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(
      Buffer.alloc(pngEnd.length),
      0,
      pngEnd.length,
      Math.max(0, size - pngEnd.length),
    );
    return buffer.equals(pngEnd);
  } finally {
    await file.close();
  }
}

/** F3: the picture beside a save in the game's list. */
export async function checkThumbnail(png: Buffer): Promise<Finding[]> {
  const { width, height, format } = await sharp(png).metadata();
  return unless(
    format === 'png' && width === 256 && height === 256,
    'F3',
    () => 'the small picture of the save is not 256 by 256.',
  );
}
