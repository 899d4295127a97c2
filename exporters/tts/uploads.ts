import { addressesOf } from './addresses.ts';
import type { BaseSave } from './base-table.ts';
import type { Mark } from './mark.ts';
import type { TableObject } from './save.ts';
import { marked } from './tree.ts';

/** Web addresses of pictures that were uploaded, by file name. The name holds a hash of the picture, so an address never goes stale. */
export type Uploads = ReadonlyMap<string, string>;

/** The addresses that the game gave to the pictures of a save when its owner uploaded them. */
export function uploadsIn(save: BaseSave): Uploads {
  const uploads = new Map<string, string>();
  for (const { object, mark } of marked(save.ObjectStates)) {
    for (const [file, address] of shownBy(object, mark)) if (isUploaded(address)) uploads.set(file, address);
  }
  return uploads;
}

/** Each file that an object was made with, with the address that stands in its place now. */
function shownBy(object: TableObject, mark: Mark): [string, string][] {
  const files = mark.files ?? [];
  if ('CustomDeck' in object) {
    const sheets = object.CustomDeck ?? {};
    const keys = Object.keys(sheets);
    return files.flatMap((pair, index) => {
      // The game may give a sheet another key; where it is the only one, it is still known.
      const own = String(mark.sheets?.[index]);
      const sheet = sheets[own] ?? (keys.length === 1 && files.length === 1 ? sheets[keys[0]!] : undefined);
      return sheet ? zip(pair, [sheet.FaceURL, sheet.BackURL]) : [];
    });
  }
  return zip(files[0] ?? [], addressesOf(object));
}

function zip(files: readonly string[], addresses: readonly unknown[]): [string, string][] {
  return files.flatMap((file, index): [string, string][] => {
    const address = addresses[index];
    return typeof file === 'string' && typeof address === 'string' ? [[file, address]] : [];
  });
}

/** Whether everybody at the table can fetch the picture from there. */
export function isUploaded(address: unknown): address is string {
  return (
    typeof address === 'string' && address.length < 2000 && /^https?:\/\/\S+$/.test(address) && URL.canParse(address)
  );
}
