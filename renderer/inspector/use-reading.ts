import { useEffect, useRef, useState } from 'react';
import type { GameSet } from '../../rules/game-set.ts';
import type { Place } from '../model/scope.ts';
import { sameButFor } from '../model/stays.ts';
import { desk, useOpened } from '../stores/opened.ts';
import type { TextRead } from '../worker/questions.ts';

interface Reading {
  readonly read?: TextRead;
  /** Whether something was typed since. */
  readonly isOld: boolean;
}

/** How a name and text are understood, with every letter that is typed. What was known stays until more is. */
export function useReading({ file, pointer }: Place, field: string, name: string, text: string): Reading {
  const [known, setKnown] = useState<{ readonly read?: TextRead; readonly of: string }>();
  const of = `${name}\n${text}`;
  const set = useOpened((state) => state.catalogue?.set);
  // Other words of the set change how a text is read; its own letters come back with the set and do not.
  const words = useRef<GameSet>(undefined);
  if (!sameButFor(words.current, set, { file, pointer: `${pointer}/${field}` })) words.current = set;
  const vocabulary = words.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else the set says is asked of the worker, which knows it
  useEffect(() => {
    let gone = false;
    void desk.ask('reading', { file, pointer, field, name, text }).then((read) => !gone && setKnown({ read, of }));
    return () => {
      gone = true;
    };
  }, [file, pointer, field, of, vocabulary]);
  return { read: known?.read, isOld: known !== undefined && known.of !== of };
}
