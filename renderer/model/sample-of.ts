import type { Face, Item } from './catalogue.ts';

type SampleKind = 'everything' | 'cards' | 'maps' | 'tokens';

/** Faces of each sort that are enough to recognise what an export makes. */
const enough = 6;

/** Some of the faces of the set that an export brings out, in the order in which it does. Pure. */
export function sampleOf(items: readonly Item[], kind: SampleKind): readonly Face[] {
  const faces = (wanted: (face: Face, item: Item) => boolean) =>
    items.flatMap((item) => item.faces.filter((face) => wanted(face, item))).slice(0, enough);
  const cards = faces((face) => face.shape === 'card' && face.copies !== 0);
  const maps = faces((_, item) => item.screen === 'maps');
  const tokens = faces((face, item) => face.shape !== 'card' && item.screen === 'words');
  return { everything: [...cards, ...maps, ...tokens], cards, maps, tokens }[kind];
}
