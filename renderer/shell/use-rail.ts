import { type Screen, screens } from '../model/screens.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';

const labels: Readonly<Record<Screen, string>> = {
  set: 'Set',
  heroes: 'Heroes',
  maps: 'Maps',
  words: 'Words',
  table: words.table.place,
  versions: words.versions.place,
  out: 'Out',
};

/** The places that lead somewhere for the set in the window. */
export function useRail(): { readonly screen: Screen; readonly label: string }[] {
  const catalogue = useOpened((state) => state.catalogue);
  return placesOf(catalogue?.set !== undefined).map((screen) => ({ screen, label: labels[screen] }));
}

/** Without a set there is only the place to open one. */
export function placesOf(hasSet: boolean): readonly Screen[] {
  return hasSet ? screens : ['set'];
}
