import { useEffect, useMemo, useRef } from 'react';
import type { Place } from '../model/scope.ts';
import { nameAt, renamed } from '../stores/renaming.ts';

/** What a field of a name does when the cursor comes, when the name is entered, and when the cursor goes. */
interface Naming {
  readonly begin: () => void;
  readonly again: () => void;
  readonly end: () => void;
}

/** Lets texts follow a name that is typed: once it is entered or left, also where the field goes away with the cursor in it. */
export function useNaming({ file, pointer }: Place, isName: boolean): Naming {
  const from = useRef<string>(undefined);
  const naming = useMemo(() => {
    const named = { file, pointer: pointer.replace(/\/name$/, '') };
    const begin = () => {
      from.current = isName ? nameAt(named) : undefined;
    };
    const end = () => {
      void renamed(named, from.current);
      from.current = undefined;
    };
    const again = () => {
      end();
      begin();
    };
    return { begin, again, end };
  }, [file, pointer, isName]);
  useEffect(() => naming.end, [naming]);
  return naming;
}
