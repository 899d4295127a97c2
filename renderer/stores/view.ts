import { create } from 'zustand';
import type { Place } from '../model/scope.ts';
import type { Screen } from '../model/screens.ts';

/** Where the person is and what is selected: of this window, not of the set. */
interface View {
  readonly screen: Screen;
  /** What the list has selected, by screen: the reference of a hero, a map, a word. */
  readonly chosen: Partial<Readonly<Record<Screen, string>>>;
  /** The face that is selected on the stage. */
  readonly card?: string;
  /** What was typed into the list's search field. */
  readonly filter: string;
  readonly problemsOpen: boolean;
  readonly scenesOpen: boolean;
  /** Whether the list of what is not translated is shown. */
  readonly translationsOpen: boolean;
  /** Which problem was looked at last: its place in the list. */
  readonly problem?: number;
  /** A place of a file whose text is shown. */
  readonly file?: Place;
  /** Whether the list of keys is shown. */
  readonly keysOpen: boolean;
  /** Whether what was changed on both sides is shown, where there is such. */
  readonly clashesOpen: boolean;
  /** Whether list and inspector are hidden, so that the stage has their room. */
  readonly panelsHidden: boolean;
  /** Zoom of the stage in percent of print size, or undefined where nothing zooms. */
  readonly zoom?: number;
}

export const useView = create<View>(() => ({
  screen: 'set',
  chosen: {},
  filter: '',
  problemsOpen: false,
  scenesOpen: false,
  translationsOpen: false,
  keysOpen: false,
  clashesOpen: false,
  panelsHidden: false,
}));

/** Shows a screen, and on it the entity and the card if given. */
export function goTo(screen: Screen, ref?: string, card?: string): void {
  const { chosen, screen: before, filter } = useView.getState();
  useView.setState({
    screen,
    chosen: ref ? { ...chosen, [screen]: ref } : chosen,
    card,
    filter: before === screen ? filter : '',
    file: undefined,
    zoom: undefined,
  });
}

/** Shows the text of a file at a place, for what has no field. */
export function openFile(file: Place): void {
  useView.setState({ file });
}

/** Opens the list of problems, that of scenes or that of missing translations, which share a place, or closes it. */
export function toggleList(list: 'problems' | 'scenes' | 'translations'): void {
  useView.setState(({ problemsOpen, scenesOpen, translationsOpen }) => ({
    translationsOpen: list === 'translations' && !translationsOpen,
    problemsOpen: list === 'problems' && !problemsOpen,
    scenesOpen: list === 'scenes' && !scenesOpen,
  }));
}

export function togglePanels(): void {
  useView.setState(({ panelsHidden }) => ({ panelsHidden: !panelsHidden }));
}

export function selectCard(card: string | undefined): void {
  useView.setState({ card });
}

/** Closes the drawer below the stage; false where none is open. */
export function closeDrawer(): boolean {
  const { problemsOpen, scenesOpen, translationsOpen } = useView.getState();
  if (problemsOpen) useView.setState({ problemsOpen: false });
  else if (scenesOpen) useView.setState({ scenesOpen: false });
  else if (translationsOpen) useView.setState({ translationsOpen: false });
  else return false;
  return true;
}

/** One step back: the open drawer, then the selected card, then to the whole set. */
export function back(): void {
  const { card, screen, file, keysOpen } = useView.getState();
  // A dialog closes itself, also while the cursor is not in it yet.
  if (file !== undefined || keysOpen || closeDrawer()) return;
  if (card) useView.setState({ card: undefined });
  // Who paints or plays cancels often, and must not be led away by one Escape too many.
  else if (screen !== 'set' && screen !== 'maps' && screen !== 'play') goTo('set');
}
