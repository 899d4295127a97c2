import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readyPicture } from '../../../app/studio/ready-picture.ts';
import { folderWith } from '../set-folder.ts';

const plain = (width: number, height: number, background = '#2f6f7a') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  plain(width, height, '#ff0000').composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, gravity: 'east' },
  ]);

async function ready(name: string, bytes: Uint8Array | string) {
  const path = join(folderWith(), name);
  writeFileSync(path, bytes);
  const result = await readyPicture(`art/${name}`, path, Buffer.byteLength(bytes as Uint8Array));
  return {
    ...result,
    own: result.picture?.path === path,
    told: result.problems.map(({ severity, message }) => `${severity} ${message}`),
  };
}

/** Format, depth, space and size of what a painter would open, and the colour of one of its pixels. */
async function opened(path: string | undefined, x = 1, y = 1) {
  const { format, depth, space, width, height, orientation, pages = 1 } = await sharp(path).metadata();
  const pixel = await sharp(path).removeAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer();
  return { kind: [format, depth, space, width, height, orientation ?? 1, pages].join(' '), pixel: [...pixel] };
}

const near = (a: readonly number[], b: readonly number[]) =>
  a.every((value, index) => Math.abs(value - (b[index] ?? 0)) < 12);

describe('a picture of a set', () => {
  beforeEach(() => {
    vi.stubEnv('XDG_CACHE_HOME', folderWith());
    return () => vi.unstubAllEnvs();
  });

  it('is used as it is where every painter takes it', async () => {
    for (const [name, bytes] of [
      ['a.png', await plain(80, 60).png().toBuffer()],
      ['a.jpg', await plain(80, 60).jpeg().toBuffer()],
      ['grey.png', await plain(80, 60).greyscale().png().toBuffer()],
      ['palette.png', await plain(80, 60).png({ palette: true }).toBuffer()],
    ] as const) {
      const { picture, own, problems } = await ready(name, bytes);
      expect([name, own, problems]).toEqual([name, true, []]);
      expect([picture?.width, picture?.height, picture?.hash.length]).toEqual([80, 60, 64]);
    }
  });

  it('is turned upright, made sRGB with 8 bits and one frame where it is not', async () => {
    const turned = await ready('turned.jpg', await halves(80, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([turned.picture?.width, turned.picture?.height]).toEqual([60, 80]);
    const upright = await opened(turned.picture?.path, 30, 5);
    expect([upright.kind, near(upright.pixel, [255, 0, 0])]).toEqual(['jpeg uchar srgb 60 80 1 1', true]);

    const cmyk = await ready('cmyk.jpg', await plain(80, 60, '#ff0000').toColourspace('cmyk').jpeg().toBuffer());
    expect(cmyk.told).toEqual([
      'note art/cmyk.jpg: this picture is in CMYK; it is used in sRGB, so look at its colours on the cards.',
    ]);
    expect((await opened(cmyk.picture?.path)).kind).toBe('jpeg uchar srgb 80 60 1 1');

    const deep = await ready('deep.png', await plain(80, 60).toColourspace('rgb16').png().toBuffer());
    const eight = await opened(deep.picture?.path);
    expect([eight.kind, near(eight.pixel, [0x2f, 0x6f, 0x7a])]).toEqual(['png uchar srgb 80 60 1 1', true]);

    const frames = await Promise.all([
      plain(80, 60, '#ff0000').png().toBuffer(),
      plain(80, 60, '#00ff00').png().toBuffer(),
    ]);
    const moving = await ready(
      'moving.gif',
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    );
    expect(moving.told).toEqual(['warning art/moving.gif: this picture moves; only its first frame is printed.']);
    const first = await opened(moving.picture?.path);
    expect([first.kind, near(first.pixel, [255, 0, 0])]).toEqual(['png uchar srgb 80 60 1 1', true]);

    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 60"><image href="file:///etc/passwd"/><rect width="40" height="60" fill="#00ff00"/></svg>';
    const painted = await opened((await ready('drawing.svg', drawing)).picture?.path);
    expect([painted.kind, near(painted.pixel, [0, 255, 0])]).toEqual(['png uchar srgb 1333 2000 1 1', true]);
  });

  it('is made ready once for its content, and again where the copy was spoiled', async () => {
    const bytes = await plain(80, 60).webp().toBuffer();
    const first = await ready('a.webp', bytes);
    const copy = first.picture?.path ?? '';
    writeFileSync(copy, await sharp(copy).negate().png().toBuffer());
    expect((await ready('b.webp', bytes)).picture).toEqual(first.picture);
    expect(near((await opened(copy)).pixel, [0xd0, 0x90, 0x85])).toBe(true);
    writeFileSync(copy, 'spoiled');
    await ready('c.webp', bytes);
    expect(near((await opened(copy)).pixel, [0x2f, 0x6f, 0x7a])).toBe(true);
  });

  it('is not called broken where its copy cannot be kept', async () => {
    const cache = folderWith();
    vi.stubEnv('XDG_CACHE_HOME', cache);
    const bytes = await plain(80, 60).webp().toBuffer();
    const path = (await ready('a.webp', bytes)).picture?.path ?? '';
    rmSync(path);
    mkdirSync(join(path, 'in-the-way'), { recursive: true });
    const { picture, told } = await ready('a.webp', bytes);
    expect(picture).toBeUndefined();
    expect(told).toEqual([
      `error art/a.webp: a copy that can be printed cannot be kept: ${path}: a folder stands where a file is needed; choose another name. A placeholder stands in for it.`,
    ]);
    expect(readdirSync(dirname(path))).toEqual([basename(path)]);
  });

  it('has its copy in a folder that nobody else can write to where there is no place for what is kept', async () => {
    vi.stubEnv('XDG_CACHE_HOME', join(folderWith({ file: 'no folder' }), 'file'));
    const bytes = await plain(80, 60).webp().toBuffer();
    const { path = '' } = (await ready('a.webp', bytes)).picture ?? {};
    expect(dirname(dirname(dirname(path)))).toBe(tmpdir());
    expect(statSync(dirname(dirname(path))).mode & 0o777).toBe(0o700);
    expect((await ready('b.webp', bytes)).picture?.path).toBe(path);
  });

  it('is named and replaced by a placeholder where it is broken or a bomb', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    const png = await noise.png().toBuffer();
    const jpeg = await noise.jpeg().toBuffer();
    const cut = 'this picture is broken or cut off; save it again as PNG or JPEG.';
    for (const [name, bytes, sentence] of [
      ['cut.png', png.subarray(0, png.length / 2), cut],
      ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), cut],
      ['text.png', 'hello', 'this is no picture that can be read; save it again as PNG or JPEG.'],
      ['empty.png', '', 'the file is empty.'],
      [
        'wide.png',
        await plain(20_001, 2).png().toBuffer(),
        'it has 20,001 by 2 pixels; at most 20,000 a side and 100 million in all are read.',
      ],
      [
        'bomb.png',
        await plain(10_001, 10_000).png().toBuffer(),
        'it has 10,001 by 10,000 pixels; at most 20,000 a side and 100 million in all are read.',
      ],
      [
        'bomb.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>',
        'it has 90,000 by 90,000 pixels; at most 20,000 a side and 100 million in all are read.',
      ],
    ] as const) {
      const { picture, told } = await ready(name, bytes);
      expect([picture, told]).toEqual([undefined, [`error art/${name}: ${sentence} A placeholder stands in for it.`]]);
    }
  });
});
