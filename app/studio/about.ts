import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { About } from '../contract/studio.ts';
import { projectRoot } from './project-root.ts';

/** Version of this Setwright, and whose work it is made with. */
export async function about(): Promise<About> {
  const own = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  return {
    version: own.version,
    licence: own.license,
    credits: [
      { name: 'Icons of game-icons.net, by Lorc, Delapouite and contributors', licence: 'CC BY 3.0' },
      {
        name: 'Source Sans 3, Alegreya Sans, Alegreya Sans SC, Barlow Condensed and Cinzel',
        licence: 'SIL Open Font License 1.1',
      },
      {
        name: 'Electron, React, Mantine, zustand, ajv, pdfkit, sharp, Skia and the packages that they stand on',
        licence: 'MIT, Apache 2.0, BSD, ISC',
      },
      { name: 'libvips, which sharp reads and writes pictures with', licence: 'LGPL 3.0 or later' },
    ],
  };
}
