import { chooseKind, exportKindsOf } from '../stores/exports.ts';
import { openFolder, readAgain, useOpened } from '../stores/opened.ts';
import { runPreset, usePresets } from '../stores/presets.ts';
import { markNow, usePrinted } from '../stores/printed.ts';
import { sentence, useSession } from '../stores/session.ts';
import { copyOpenSet, openAnother } from '../stores/start.ts';
import { goTo, useView } from '../stores/view.ts';
import { showWelcome } from '../stores/welcome.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** Presets of exports that have a key. */
const presetKeys = 9;

/** Above the set, where it says what could not be opened. */
const sayWhyNot = (error: unknown): void => useOpened.setState({ refusal: { folder: '', message: sentence(error) } });

/** What is done with sets as a whole. */
export function setCommands(): Command[] {
  const { welcome } = useSession.getState();
  const desktop = welcome?.shell === 'desktop';
  const { folder, catalogue } = useOpened.getState();
  const { clashes, copyHelps } = useWork.getState();
  const { commands } = words;
  const { copy } = usePrinted.getState();
  const { list } = usePresets.getState();
  const hasSet = catalogue?.set !== undefined;
  const known = [...(welcome?.recent ?? []), ...(welcome?.shipped ?? [])];
  const others = new Map(known.filter((set) => set.folder !== folder).map((set) => [set.folder, set.name]));
  return [
    ...exportKindsOf(catalogue?.set?.manifest.system).map(
      (kind): Command => ({
        id: `export-${kind}`,
        name: commands.exports[kind],
        words: commands.exportWords,
        group: 'set',
        can: hasSet,
        run: () => {
          chooseKind(kind);
          goTo('out');
        },
      }),
    ),
    ...list.slice(0, presetKeys).map(
      ({ name }, index): Command => ({
        id: `preset ${name}`,
        name: commands.preset(name),
        words: commands.exportWords,
        group: 'set',
        keys: [`Shift+${index + 1}`],
        can: hasSet,
        run: () => runPreset(index + 1),
      }),
    ),
    {
      id: 'mark-printed',
      name: commands.markPrinted(copy),
      group: 'set',
      can: hasSet,
      run: () => {
        goTo('set');
        void markNow(copy);
      },
    },
    { id: 'copy-set', name: commands.copySet, group: 'set', can: hasSet && copyHelps, run: () => void copyOpenSet() },
    {
      id: 'read-again',
      name: commands.readAgain,
      group: 'set',
      can: folder !== undefined,
      run: () => void readAgain(),
    },
    {
      id: 'clashes',
      name: words.banner.choose,
      group: 'set',
      can: clashes.length > 0,
      run: () => useView.setState({ clashesOpen: true }),
    },
    { id: 'welcome', name: words.welcome.again, group: 'set', can: true, run: showWelcome },
    {
      id: 'open-another',
      name: commands.openAnother,
      group: 'set',
      // The browser has no dialog for it: the field for its path is on the set's own place.
      can: desktop,
      ...(desktop && { keys: ['Ctrl+O'] }),
      run: () => void openAnother().catch(sayWhyNot),
    },
    ...[...others].map(
      ([other, name]): Command => ({
        id: `open ${other}`,
        name: commands.openSet(name),
        words: other,
        group: 'set',
        can: true,
        run: () => void openFolder(other),
      }),
    ),
  ];
}
