import { useMemo } from 'react';
import { type Screen, screens } from '../model/screens.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';

const labels: Readonly<Record<Screen, string>> = {
  set: 'Set',
  heroes: 'Heroes',
  maps: 'Maps',
  words: 'Words',
  table: words.table.place,
  look: words.look.place,
  versions: words.versions.place,
  out: 'Out',
};

/** A place of the rail. */
interface RailPlace {
  readonly screen: Screen;
  readonly label: string;
}

/** The places that lead somewhere for the set in the window. */
export function useRail(): readonly RailPlace[] {
  const hasSet = useOpened((state) => state.catalogue?.set !== undefined);
  return useMemo(() => placesOf(hasSet), [hasSet]);
}

/** The same, for what happens once. */
export const placesNow = (): readonly RailPlace[] => placesOf(useOpened.getState().catalogue?.set !== undefined);

/** Without a set there is only the place to open one. */
function placesOf(hasSet: boolean): readonly RailPlace[] {
  const there: readonly Screen[] = hasSet ? screens : ['set'];
  return there.map((screen) => ({ screen, label: labels[screen] }));
}
