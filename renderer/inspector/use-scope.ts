import { useMemo, useRef } from 'react';
import type { Item } from '../model/catalogue.ts';
import { type Scope, scopesOf, themeScope } from '../model/scope.ts';
import type { Screen } from '../model/screens.ts';
import { useChosen } from '../screens/use-chosen.ts';
import { useEditing } from '../stores/editing.ts';
import { useOpened } from '../stores/opened.ts';

/** What can be edited here, from the widest to the narrowest, and which of it is. */
export function useScope(screen: Screen): {
  readonly scopes: readonly Scope[];
  readonly scope?: Scope;
  readonly item?: Item;
} {
  const catalogue = useOpened((state) => state.catalogue);
  const { item, face } = useChosen(screen);
  const wider = useEditing((state) => state.wider);
  const before = useRef<readonly Scope[]>([]);
  return useMemo(() => {
    if (!catalogue?.set) return { scopes: [], item };
    const found = screen === 'set' ? scopesOf(catalogue, undefined, undefined) : scopesOf(catalogue, item, face);
    const scopes = kept(before.current, found);
    before.current = scopes;
    if (wider?.file === 'theme.json') return { scopes, scope: themeScope(catalogue), item };
    const wanted =
      wider && scopes.findLast(({ file, pointer }) => file === wider.file && wider.pointer.startsWith(pointer));
    return { scopes, scope: wanted ?? scopes.at(-1), item };
  }, [catalogue, screen, item, face, wider]);
}

/** The scopes of before where they are what was found, so that a key in a text renders none of their fields anew. */
function kept(before: readonly Scope[], found: readonly Scope[]): readonly Scope[] {
  const scopes = found.map((scope, index) => {
    const was = before[index];
    return was && (Object.keys(scope) as (keyof Scope)[]).every((key) => was[key] === scope[key]) ? was : scope;
  });
  return scopes.length === before.length && scopes.every((scope, index) => scope === before[index]) ? before : scopes;
}
