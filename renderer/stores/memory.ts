import { type Screen, screens } from '../model/screens.ts';
import { useOpened } from './opened.ts';
import { rememberExports } from './remember-exports.ts';
import { showTable, type TableLook, useTable, usualTable } from './table.ts';
import { useView } from './view.ts';

/**
 * What the window remembers. The panels are this browser's for good; set and screen are this tab's, because a studio that is started
 * anew is started on a set.
 */
const panelsPlace = 'setwright-panels';
const setPlace = 'setwright-set';
const screenPlace = 'setwright-screen';
/** Which rows and columns the table shows is this browser's too, for each set by itself. */
const tablePlace = (folder: string): string => `setwright-table ${folder}`;

/** What this tab showed before it was reloaded. */
export function shownBefore(): { readonly folder?: string; readonly screen?: Screen } {
  return {
    folder: sessionStorage.getItem(setPlace) ?? undefined,
    screen: screens.find((known) => known === sessionStorage.getItem(screenPlace)),
  };
}

/** Brings the panels back, and writes down from now on what the person does: before a set is shown, as then they may act at once. */
export function remember(): void {
  useView.setState({ panelsHidden: localStorage.getItem(panelsPlace) === 'hidden' });
  useView.subscribe((view) => {
    localStorage.setItem(panelsPlace, view.panelsHidden ? 'hidden' : 'shown');
    sessionStorage.setItem(screenPlace, view.screen);
  });
  useOpened.subscribe(({ folder }) => folder !== undefined && sessionStorage.setItem(setPlace, folder));
  rememberTable();
  rememberExports();
}

function rememberTable(): void {
  const bring = (folder: string | undefined) => {
    if (folder !== undefined) showTable(tableIn(localStorage.getItem(tablePlace(folder))));
  };
  useOpened.subscribe(({ folder }, before) => folder !== before.folder && bring(folder));
  useTable.subscribe(({ kinds, columns, sort }, before) => {
    const { folder } = useOpened.getState();
    const same = kinds === before.kinds && columns === before.columns && sort === before.sort;
    if (folder === undefined || same) return;
    localStorage.setItem(
      tablePlace(folder),
      JSON.stringify({ otherKinds: [...kinds], otherColumns: [...columns], sort }),
    );
  });
}

/** What was written down, as far as it means something. What the set has no longer is passed over where it is shown. */
function tableIn(text: string | null): TableLook {
  try {
    const { otherKinds, otherColumns, sort } = JSON.parse(text ?? '') as Readonly<Record<string, unknown>>;
    const { column, down } = (sort ?? {}) as { readonly column?: unknown; readonly down?: unknown };
    return {
      kinds: new Set(textsIn(otherKinds)),
      columns: new Set(textsIn(otherColumns).filter((known) => known !== 'name')),
      sort: typeof column === 'string' ? { column, down: down === true } : undefined,
    };
  } catch {
    return usualTable;
  }
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
