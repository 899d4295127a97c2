import { useEffect } from 'react';
import { create } from 'zustand';
import type { GameSet } from '../../rules/game-set.ts';
import { atRest } from './at-rest.ts';
import { desk, useOpened } from './opened.ts';

interface Known {
  /** The set that was read. */
  readonly set?: GameSet | undefined;
  readonly files: ReadonlySet<string>;
}

const useKnown = create<Known>(() => ({ files: new Set() }));

/** ms that the reading of all texts waits at most for the window to come to rest. */
const longestRest = 2000;

/** The files of the set with a text of which something is by hand, and not on purpose; those that were known before until it is read anew. */
export function useByHandFiles(): ReadonlySet<string> {
  const set = useOpened(({ catalogue }) => catalogue?.set);
  const { files } = useKnown();
  useEffect(() => {
    if (set === useKnown.getState().set) return;
    if (set?.folder !== useKnown.getState().set?.folder) useKnown.setState({ files: new Set() });
    let gone = false;
    void atRest(longestRest).then(async () => {
      if (gone) return;
      const found = await desk.ask('byHand', undefined);
      if (!gone) useKnown.setState({ set, files: new Set(found) });
    });
    return () => {
      gone = true;
    };
  }, [set]);
  return files;
}
