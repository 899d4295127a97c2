import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import type { DisplayList } from '../face/display-list.ts';
import { mm } from '../face/path.ts';
import type { Rasteriser } from '../png/raster.ts';

/** Units of the file to the mm: Skia writes whole units of a width, so that a tenth of one is finer than any printer. */
const unitsPerMm = 10;

/**
 * The trimmed face as an SVG file in its own millimetres. Letters are outlines, so that it looks alike wherever it is opened; pictures
 * are in it.
 */
export async function paintSvg(raster: Rasteriser, list: DisplayList): Promise<string> {
  const [width, height] = [list.width, list.height].map((side) => Math.ceil(side * unitsPerMm)) as [number, number];
  const canvas = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths);
  await raster.paint(canvas.getContext('2d') as never, list, unitsPerMm, 'trim');
  const svg = canvas.getContent().toString('utf8');
  const [wide, high] = [mm(list.width), mm(list.height)];
  const box = `0 0 ${mm(wide * unitsPerMm)} ${mm(high * unitsPerMm)}`;
  const size = `width="${wide}mm" height="${high}mm" viewBox="${box}"`;
  return svg.replace(/(<svg[^>]*?) width="\d+" height="\d+"/, `$1 ${size}`);
}
