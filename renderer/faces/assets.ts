import type { Icons, Op } from '../../exporters/face/display-list.ts';
import { studio } from '../stores/session.ts';
import { AssetStore, type Assets } from './asset-store.ts';
import { painter } from './painter.ts';

/** Bytes of decoded pictures that are kept for what the page itself paints, maps and what is typed: four of 2,048 by 2,048 pixels. */
const mostPictures = 64 * 1024 * 1024;

const store = new AssetStore(studio, () => document.fonts, mostPictures);

/** Brings every font, icon and picture of the ops to the page. A picture that cannot be had stays out: its problem says why. */
export const assetsFor = (folder: string, ops: readonly Op[]): Promise<Assets> => store.assetsFor(folder, ops);

/** Path data of icons by their names, as far as there are such icons. */
export const iconsNamed = (names: readonly string[]): Promise<Icons> => store.iconsNamed(names);

/** Fetches the fonts of maps before there is a map. */
export const fetchFonts = (): void => store.fetchFonts();

/** Pictures may have changed on disk; fonts and icons have not. */
export function forgetPictures(): void {
  store.forgetPictures();
  void painter.ask('forgetPictures', undefined);
}
