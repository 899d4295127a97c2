import { useEffect } from 'react';
import { create } from 'zustand';
import type { GameSet } from '../../rules/game-set.ts';
import { useOpened } from './opened.ts';
import { filesByHand } from './scenes.ts';

interface Known {
  /** The set that was read. */
  readonly set?: GameSet | undefined;
  readonly files: ReadonlySet<string>;
}

const useKnown = create<Known>(() => ({ files: new Set() }));

/** The files of the set with a text of which something is by hand, and not on purpose; those that were known before until it is read anew. */
export function useByHandFiles(): ReadonlySet<string> {
  const set = useOpened(({ catalogue }) => catalogue?.set);
  const { files } = useKnown();
  useEffect(() => {
    if (set === useKnown.getState().set) return;
    if (set?.folder !== useKnown.getState().set?.folder) useKnown.setState({ files: new Set() });
    let gone = false;
    void filesByHand(() => !gone).then((found) => {
      if (found && !gone) useKnown.setState({ set, files: new Set(found) });
    });
    return () => {
      gone = true;
    };
  }, [set]);
  return files;
}
