import { useMemo } from 'react';
import type { Face, Item } from '../model/catalogue.ts';
import { chosenOf } from '../model/chosen.ts';
import type { Screen } from '../model/screens.ts';
import { useOpened } from '../stores/opened.ts';
import { useView } from '../stores/view.ts';

const none: readonly Item[] = [];

/** The items that a screen lists. */
export function useItems(screen: Screen): readonly Item[] {
  const items = useOpened((state) => state.catalogue?.items) ?? none;
  return useMemo(() => items.filter((item) => item.screen === screen), [items, screen]);
}

/** The item and face that a screen has selected. A list never has nothing selected, so the first stands in. */
export function useChosen(screen: Screen): { readonly item?: Item; readonly face?: Face } {
  const items = useItems(screen);
  const ref = useView((state) => state.chosen[screen]);
  const card = useView((state) => state.card);
  return chosenOf(items, screen, ref, card);
}

/** What lies on the stage: a hero's deck, a map, or all words of the selected word's group. */
export function useOnStage(screen: Screen): { readonly faces: readonly Face[]; readonly label: string } {
  const items = useItems(screen);
  const { item } = useChosen(screen);
  return useMemo(() => {
    if (!item) return { faces: [], label: '' };
    if (screen !== 'words') return { faces: item.faces, label: item.name };
    const group = items.filter((other) => other.group === item.group);
    return { faces: group.flatMap((other) => other.faces), label: item.group };
  }, [items, item, screen]);
}
