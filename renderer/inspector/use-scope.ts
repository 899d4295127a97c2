import { useMemo } from 'react';
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
  return useMemo(() => {
    if (!catalogue?.set) return { scopes: [], item };
    const scopes = screen === 'set' ? scopesOf(catalogue, undefined, undefined) : scopesOf(catalogue, item, face);
    if (wider?.file === 'theme.json') return { scopes, scope: themeScope(catalogue), item };
    const wanted =
      wider && scopes.findLast(({ file, pointer }) => file === wider.file && wider.pointer.startsWith(pointer));
    return { scopes, scope: wanted ?? scopes.at(-1), item };
  }, [catalogue, screen, item, face, wider]);
}
