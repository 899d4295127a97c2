import { create } from 'zustand';
import type { LinkedTable } from '../../app/contract/linked-table.ts';
import { fromCsv } from '../../rules/table/csv.ts';
import { useOpened } from './opened.ts';
import { sentence, studio } from './session.ts';
import { showDifferences } from './table-edits.ts';

/** The CSV file that the set in the window is linked to. */
interface Linked {
  /** Folder of the set that this is known of. */
  readonly folder?: string | undefined;
  readonly file?: string | undefined;
  /** Why the last step with it failed, as a sentence. */
  readonly refusal?: string | undefined;
}

export const useLinked = create<Linked>(() => ({}));

/** Asks which file the set in the window is linked to. */
export const findLink = (): Promise<void> =>
  trying(async (folder) => {
    const linked = await studio().linkedTable({ folder });
    useLinked.setState({ folder, file: linked?.file });
  });

/** Links the set to a file that the person chooses, or whose path was typed, and shows what it says otherwise. */
export const linkFile = (typed?: string): Promise<void> =>
  trying(async (folder) => {
    const file = await studio().chooseFile({ purpose: 'table', ...(typed !== undefined && { typed }) });
    if (file === undefined) return;
    await studio().linkTable({ folder, file });
    useLinked.setState({ folder, file });
    show(await studio().linkedTable({ folder }));
  });

/** Shows what the linked file says otherwise than the set. */
export const pull = (): Promise<void> => trying(async (folder) => show(await studio().linkedTable({ folder })));

/** Ends the link. File and set stay as they are. */
export const unlink = (): Promise<void> =>
  trying(async (folder) => {
    await studio().linkTable({ folder });
    useLinked.setState({ folder, file: undefined });
  });

function show(linked: LinkedTable | undefined): void {
  if (!linked) {
    useLinked.setState({ file: undefined });
    return;
  }
  const { file, text, refusal } = linked;
  const name = file.split(/[\\/]/).at(-1) ?? file;
  const table = text === undefined ? { message: refusal ?? '' } : fromCsv(name, text);
  if ('grid' in table) showDifferences(name, table.grid, true);
  else useLinked.setState({ refusal: table.message });
}

async function trying(act: (folder: string) => Promise<void>): Promise<void> {
  const { folder } = useOpened.getState();
  if (folder === undefined) return;
  useLinked.setState({ refusal: undefined });
  await act(folder).catch((error: unknown) => useLinked.setState({ refusal: sentence(error) }));
}
