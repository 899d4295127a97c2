import { useMemo } from 'react';
import type { Screen } from '../model/screens.ts';
import { useOpened } from '../stores/opened.ts';
import { systemNow, systemWordsNow, useSystem } from '../stores/system.ts';
import { words } from '../words.ts';

const shared: Readonly<Omit<Record<Screen, string>, 'heroes' | 'words'>> = {
  ...words.frame.rail,
  table: words.table.place,
  look: words.look.place,
  play: words.play.place,
  balance: words.balance.place,
  versions: words.versions.place,
};

/** What the list of a place is called for the set in the window. */
export const listName = (screen: Screen): string => ({ ...labelsNow(), ...words.frame.lists })[screen];

const labelsNow = (): Readonly<Record<Screen, string>> => ({ ...shared, ...systemWordsNow().rail });

/** A place of the rail. */
interface RailPlace {
  readonly screen: Screen;
  readonly label: string;
  /** The figure that leads there; the last places have none. */
  readonly key?: string;
}

/** The places that lead somewhere for the set in the window. */
export function useRail(): readonly RailPlace[] {
  const hasSet = useOpened((state) => state.catalogue?.set !== undefined);
  const { screens } = useSystem();
  return useMemo(() => placesOf(hasSet ? screens : withoutSet), [hasSet, screens]);
}

/** The same, for what happens once. */
export const placesNow = (): readonly RailPlace[] =>
  placesOf(useOpened.getState().catalogue?.set === undefined ? withoutSet : systemNow().screens);

/** Without a set there is only the place to open one. */
const withoutSet: readonly Screen[] = ['set'];

function placesOf(there: readonly Screen[]): readonly RailPlace[] {
  const labels = labelsNow();
  return there.map((screen, index) => ({
    screen,
    label: labels[screen],
    ...(index < 9 && { key: String(index + 1) }),
  }));
}
