import { useEffect, useState } from 'react';
import type { Place } from '../model/scope.ts';
import { desk, useOpened } from '../stores/opened.ts';
import type { TextRead } from '../worker/questions.ts';

/** How a name and text are understood, with every letter that is typed. What was known stays until more is. */
export function useReading({ file, pointer }: Place, name: string, text: string): TextRead | undefined {
  const [read, setRead] = useState<TextRead>();
  const catalogue = useOpened((state) => state.catalogue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words of the set change how a text is read
  useEffect(() => {
    let gone = false;
    void desk.ask('reading', { file, pointer, name, text }).then((answer) => !gone && setRead(answer));
    return () => {
      gone = true;
    };
  }, [file, pointer, name, text, catalogue]);
  return read;
}
