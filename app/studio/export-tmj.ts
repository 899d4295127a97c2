import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellMm } from '../../exporters/face/sizes.ts';
import { Rasteriser } from '../../exporters/png/raster.ts';
import { tiledMap, tilePixels } from '../../exporters/tmj/tiled-map.ts';
import { tilesetFace, tilesOf } from '../../exporters/tmj/tiles.ts';
import { fileNameOf } from '../../rules/file-names.ts';
import { entitiesOf, find } from '../../rules/game-set.ts';
import { sizeOf } from '../../rules/teamfight/board/laid-out.ts';
import { paintingOf } from '../../rules/teamfight/paint/painting-of.ts';
import { formatJson } from '../../schemas/json.ts';
import type { Problem } from '../../schemas/problem.ts';
import { CannotRun } from './cannot-run.ts';
import { leftOutOf, type OpenSet, openSets } from './open-sets.ts';
import { makeFolder } from './write-files.ts';
import { exportKey, writeFolder } from './write-folder.ts';

interface TmjExport {
  readonly maps: number;
  readonly problems: readonly Problem[];
  /** Names and files of what has an error. */
  readonly leftOut: readonly string[];
}

/** Each map of the sets as a file that Tiled opens, with the picture of its tiles beside it. */
export async function exportTmj(order: {
  readonly folders: readonly string[];
  readonly out: string;
  readonly progress?: (done: number, of: number) => void;
}): Promise<TmjExport> {
  const opened = await openSets(order.folders);
  const maps = opened.flatMap(tiledMapsOf);
  if (maps.length === 0) throw noMaps(opened);
  const key = exportKey(
    'tmj',
    opened.map(({ set }) => set.id),
  );
  await writeFolder(order.out, { key }, async (staging) => {
    for (const [index, { pictures, folder, map, painting, tiles, file, tileset }] of maps.entries()) {
      order.progress?.(index, maps.length);
      await makeFolder(join(staging, folder));
      await writeFile(join(staging, folder, file), formatJson(tiledMap(map, painting, tiles, tileset)));
      const picture = await new Rasteriser(pictures).png(tilesetFace(tiles), tilePixels / cellMm, 'trim', true);
      await writeFile(join(staging, folder, tileset), picture);
    }
  });
  return { maps: maps.length, problems: opened.flatMap(({ problems }) => problems), leftOut: leftOutOf(opened) };
}

/** The maps of a set with what is drawn of them, and the names of their files. */
export function tiledMapsOf({ set, pictures }: Pick<OpenSet, 'set' | 'pictures'>) {
  return entitiesOf(set, 'map').map((map) => {
    const painting = paintingOf(map.data, (kind) => sizeOf(find(set, kind)?.data ?? {}));
    const stem = fileNameOf(map.id);
    const files = { folder: fileNameOf(set.id), file: `${stem}.tmj`, tileset: `${stem}-tiles.png` };
    return { pictures, map, painting, tiles: tilesOf(set, painting), ...files };
  });
}

export function noMaps(opened: readonly OpenSet[]): CannotRun {
  const broken = opened.some(({ set }) => set.leftOut.some(({ file }) => file.startsWith('maps/')));
  const why = broken ? 'every map has an error' : 'there is no map';
  return new CannotRun(
    'export/empty',
    `There is nothing to export for Tiled: ${why}. Paint or mend one and export again.`,
  );
}
