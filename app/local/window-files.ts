import { readFile, realpath } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isWithin } from '../studio/grants.ts';

/** What the built window consists of. A file of any other kind is not served: no SVG above all, which can hold scripts. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** A file of the built window under `/assets/`, or undefined where there is none to be had. */
export async function windowFile(
  rendererFolder: string,
  pathname: string,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  const type = types[extname(pathname)];
  if (!type || !/^\/assets\/[\w.-]+$/.test(pathname)) return undefined;
  const assets = await realpath(join(rendererFolder, 'assets')).catch(() => undefined);
  const file = await realpath(join(rendererFolder, pathname)).catch(() => undefined);
  if (!assets || !file || !isWithin(assets, file)) return undefined;
  return { type, bytes: await readFile(file) };
}
