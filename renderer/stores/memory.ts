import { screens } from '../model/screens.ts';
import { useOpened } from './opened.ts';
import { useView } from './view.ts';

/**
 * What the window remembers. The panels are this browser's for good; set and screen are this tab's, because a studio that is started
 * anew is started on a set.
 */
const panelsPlace = 'setwright-panels';
const setPlace = 'setwright-set';
const screenPlace = 'setwright-screen';

/** Folder of the set that this tab showed before it was reloaded. */
export function rememberedSet(): string | undefined {
  return sessionStorage.getItem(setPlace) ?? undefined;
}

/** Brings the screen and the panels back, and writes down from now on what the person does to them. */
export function remember(): void {
  // Who was quick enough to go somewhere meanwhile stays there.
  const screen = screens.find((known) => known === sessionStorage.getItem(screenPlace)) ?? useView.getState().screen;
  const hasSet = useOpened.getState().catalogue?.set !== undefined;
  useView.setState({ screen: hasSet ? screen : 'set', panelsHidden: localStorage.getItem(panelsPlace) === 'hidden' });
  useView.subscribe((view) => {
    localStorage.setItem(panelsPlace, view.panelsHidden ? 'hidden' : 'shown');
    sessionStorage.setItem(screenPlace, view.screen);
  });
  const keepSet = ({ folder }: { readonly folder?: string }) => folder && sessionStorage.setItem(setPlace, folder);
  keepSet(useOpened.getState());
  useOpened.subscribe(keepSet);
}
