import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { GameSet } from '../../rules/game-set.ts';
import { cardPlace, type Place } from '../model/scope.ts';
import { useOpened } from './opened.ts';
import { textsByHand } from './scenes.ts';

interface Known {
  /** The set that was read. */
  readonly set?: GameSet | undefined;
  /** Its texts of which something is by hand, and not on purpose; those that were known before until it is read anew. */
  readonly texts: readonly Place[];
  /** The last time it could not be found out. */
  readonly isUnknown: boolean;
  /** Counts how often somebody wanted it tried again. */
  readonly tries: number;
}

const useKnown = create<Known>(() => ({ texts: [], isUnknown: false, tries: 0 }));

/** Whether it could not be found out what is by hand. */
export const useIsUnknown = (): boolean => useKnown((state) => state.isUnknown);

/** Reads all texts once more. */
export const readAllAgain = (): void => useKnown.setState(({ tries }) => ({ isUnknown: false, tries: tries + 1 }));

/** ms without an edit after which all texts are read again, so that nothing is read between two letters. */
const pause = 500;

/** Keeps what is known of texts by hand as the set is, for as long as somebody shows it. */
export function useReadByHand(): void {
  const set = useOpened(({ catalogue }) => catalogue?.set);
  const tries = useKnown((state) => state.tries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once more with each try
  useEffect(() => {
    const before = useKnown.getState().set;
    if (set === before) return;
    const isOther = set?.folder !== before?.folder;
    if (isOther) useKnown.setState({ set: undefined, texts: [], isUnknown: false });
    let gone = false;
    const read = async () => {
      try {
        const texts = await textsByHand(() => !gone);
        if (texts && !gone) useKnown.setState({ set, texts, isUnknown: false });
      } catch {
        if (!gone) useKnown.setState({ isUnknown: true });
      }
    };
    const timer = setTimeout(() => void read(), isOther ? 0 : pause);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [set, tries]);
}

/** The files of the set with a text of which something is by hand, and not on purpose. */
export function useByHandFiles(): ReadonlySet<string> {
  useReadByHand();
  const texts = useKnown((state) => state.texts);
  return useMemo(() => new Set(texts.map(({ file }) => file)), [texts]);
}

/** The texts of a card, or of what has no cards of its own, of which something is by hand and not on purpose. */
export function useByHandOn(card: Place | undefined): readonly Place[] {
  const texts = useKnown((state) => state.texts);
  return useMemo(
    () => (card ? texts.filter((text) => text.file === card.file && isOn(card, text)) : []),
    [card, texts],
  );
}

const isOn = (card: Place, { pointer }: Place): boolean =>
  card.pointer === '' ? !cardPlace.test(pointer) : `${pointer}/`.startsWith(`${card.pointer}/`);
