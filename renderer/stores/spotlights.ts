import { createSpotlight } from '@mantine/spotlight';

/** The search over everything of the set, and the palette of everything that can be done. One of them is open at a time. */
export const [searchStore, searchActions] = createSpotlight();
export const [paletteStore, paletteActions] = createSpotlight();

export function openSearch(): void {
  paletteActions.close();
  searchActions.open();
}

export function openPalette(): void {
  searchActions.close();
  paletteActions.open();
}

/** Whether one of them is open. */
export const isSearching = (): boolean => searchStore.getState().opened || paletteStore.getState().opened;
