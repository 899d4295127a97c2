import { screens } from '../model/screens.ts';
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
  rememberTable();
  rememberExports();
}

function rememberTable(): void {
  const bring = (folder: string | undefined) => {
    if (folder !== undefined) showTable(tableIn(localStorage.getItem(tablePlace(folder))));
  };
  bring(useOpened.getState().folder);
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
