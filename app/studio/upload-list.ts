import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureJob } from '../../exporters/tts/picture-job.ts';
import { counted } from '../../schemas/words.ts';

interface Upload {
  readonly file: string;
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Whether the list of the earlier export did not have this picture at this address. */
  readonly new: boolean;
}

/** Name of the list for people, of the export that is called `stem`; the one for programs ends in json. */
export const uploadListName = (stem: string): string => `${stem}-upload.txt`;

/** Writes what must be uploaded to `url`, the new pictures first. */
export async function uploadList(
  images: readonly PictureJob[],
  url: string,
  { stem, out, staging }: { stem: string; out: string; staging: string },
): Promise<void> {
  const forPrograms = uploadListName(stem).replace(/txt$/, 'json');
  const before = await earlier(join(out, forPrograms));
  const uploads: Upload[] = [];
  for (const { file } of images) {
    const content = await readFile(join(staging, 'pictures', file));
    const address = `${url.replace(/\/+$/, '')}/${file}`;
    const sha256 = createHash('sha256').update(content).digest('hex');
    uploads.push({ file, url: address, bytes: content.length, sha256, new: !before.has(`${address} ${sha256}`) });
  }
  uploads.sort((a, b) => (a.file < b.file ? -1 : 1));
  const fresh = uploads.filter((upload) => upload.new);
  const rest = uploads.filter((upload) => !upload.new);
  const lines = (list: readonly Upload[]) => list.map(({ file, url: address }) => `pictures/${file}\n  to ${address}`);
  const text = [
    fresh.length > 0 ? `Upload ${counted(fresh.length, 'picture')}:` : 'There is nothing new to upload.',
    ...lines(fresh),
    ...(rest.length > 0
      ? ['', `In the list before and not changed: ${counted(rest.length, 'picture')}.`, ...lines(rest)]
      : []),
  ];
  await writeFile(join(staging, uploadListName(stem)), `${text.join('\n')}\n`);
  await writeFile(join(staging, forPrograms), `${JSON.stringify(uploads, undefined, 2)}\n`);
}

/** Address and content of each picture in the list of the earlier export. */
async function earlier(list: string): Promise<Set<string>> {
  try {
    const uploads = JSON.parse(await readFile(list, 'utf8')) as Upload[];
    return new Set(uploads.map(({ url, sha256 }) => `${url} ${sha256}`));
  } catch {
    return new Set();
  }
}
