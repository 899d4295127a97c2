import { fetchFonts } from '../faces/assets.ts';
import { makeMapsAhead } from '../painter/maps-ahead.ts';
import { whenStill } from '../stores/at-rest.ts';

/** ms after which the faces of the first screen are most likely painted: they come first. */
const afterStart = 1000;

/** The places that come later, those first that are opened first. */
const places: readonly (() => Promise<unknown>)[] = [
  () => import('../inspector/Inspector.tsx'),
  () => import('../editor/TextEditor.tsx'),
  () => import('../inspector/SetForm.tsx'),
  () => import('../inspector/TemplateForm.tsx'),
  () => import('../stage/TemplateZones.tsx'),
  () => import('../painter/Painter.tsx'),
  () => import('../table/Table.tsx'),
  () => import('../table/TableTools.tsx'),
  () => import('../table/CellInspector.tsx'),
];

/** Fetches the places that come later while nothing else is to be done, so that the window stays whole when the studio is gone. */
export function fetchAhead(): void {
  setTimeout(() => void fetchAll(), afterStart);
}

async function fetchAll(): Promise<void> {
  for (const fetchPlace of places) {
    await whenStill();
    // What cannot be had now is fetched when it is needed, and said then.
    await fetchPlace().catch(() => undefined);
  }
  fetchFonts();
  makeMapsAhead();
}
