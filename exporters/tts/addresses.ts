import type { TableObject } from './save.ts';

/** Addresses of pictures in an object: faces and backs of sheets, fronts and backs of pieces. */
export function addressesOf(object: TableObject): string[] {
  if ('CustomDeck' in object)
    return Object.values(object.CustomDeck ?? {}).flatMap((sheet) => [sheet?.FaceURL, sheet?.BackURL]);
  if ('CustomImage' in object)
    return [object.CustomImage?.ImageURL, object.CustomImage?.ImageSecondaryURL].filter(Boolean);
  return [];
}
