import { create } from 'zustand';
import type { TriedPlace } from '../model/tried-place.ts';
import { useView } from './view.ts';
import { useWork } from './work.ts';

/** What is tried on the small board over the stage, while that is open. */
export const useTriedPlace = create<{ readonly place?: TriedPlace | undefined }>(() => ({}));

/** Opens the board for a card or an ability on it. */
export const tryOut = (place: TriedPlace): void => useTriedPlace.setState({ place });

export const closeTry = (): void => useTriedPlace.setState({ place: undefined });

/** What is tried now. */
export const triedNow = (): TriedPlace | undefined => useTriedPlace.getState().place;

useWork.subscribe(({ folder }, before) => {
  if (folder !== before.folder && triedNow()) closeTry();
});
// Whoever goes elsewhere is done with it.
useView.subscribe(({ screen, chosen }, before) => {
  const isElsewhere = screen !== before.screen || chosen[screen] !== before.chosen[screen];
  if (isElsewhere && triedNow()) closeTry();
});
