import { create } from 'zustand';
import type { PaperName } from '../../exporters/face/paper-size.ts';
import { nearestCorners, type Two } from '../model/align-picture.ts';
import type { Spot } from '../model/spot.ts';

/** How maps are looked at in this window, and the aligning of a picture below one. Nothing of it is in the set. */
interface MapView {
  readonly lowInk: boolean;
  /** Whether the edges of the printed pages are shown, and of what paper. */
  readonly pages: boolean;
  readonly paper: PaperName;
  /** Corners of the picture's own grid that were clicked so far, in cells of the map, and which corners of the map they are. */
  readonly aligning?: { readonly clicked: readonly Spot[]; readonly corners?: Two | undefined } | undefined;
}

export const useMapView = create<MapView>(() => ({ lowInk: false, pages: false, paper: 'a4' }));

export const toggleLowInk = (): void => useMapView.setState(({ lowInk }) => ({ lowInk: !lowInk }));
export const togglePages = (): void => useMapView.setState(({ pages }) => ({ pages: !pages }));
export const choosePaper = (paper: PaperName): void => useMapView.setState({ paper });

export const beginAligning = (): void => useMapView.setState({ aligning: { clicked: [] } });
export const stopAligning = (): void => useMapView.setState({ aligning: undefined });

/** Whether a click on the map means a corner of the picture. */
export const awaitsCorner = (): boolean => {
  const { aligning } = useMapView.getState();
  return aligning !== undefined && aligning.clicked.length < 2;
};

/** Takes a click on the map as a corner of the picture's grid. */
export function clickCorner(spot: Spot): void {
  const before = useMapView.getState().aligning?.clicked ?? [];
  const clicked = [...before, spot];
  const [first, second] = clicked;
  useMapView.setState({
    aligning: { clicked, corners: first && second && nearestCorners([first, second]) },
  });
}

export const chooseCorners = (corners: Two): void =>
  useMapView.setState(({ aligning }) => ({ aligning: aligning && { ...aligning, corners } }));
