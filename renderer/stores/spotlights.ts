import { createSpotlight } from '@mantine/spotlight';
import { focusBack } from './focus-back.ts';

/** The search over everything of the set, and the palette of everything that can be done. One of them is open at a time. */
export const [searchStore, searchActions] = createSpotlight();
export const [paletteStore, paletteActions] = createSpotlight();

/** For what had the focus before one of them was opened: their field takes it as it comes, so that Mantine no longer sees whose it was. */
let giveBack = focusBack();

export function openSearch(): void {
  if (!isSearching()) giveBack = focusBack();
  paletteActions.close();
  searchActions.open();
}

export function openPalette(): void {
  if (!isSearching()) giveBack = focusBack();
  searchActions.close();
  paletteActions.open();
}

/** Whether one of them is open. */
export const isSearching = (): boolean => searchStore.getState().opened || paletteStore.getState().opened;

/** Gives the focus back once the field is gone that had it. */
export const leaveSpotlight = (): void => void setTimeout(giveBack);
