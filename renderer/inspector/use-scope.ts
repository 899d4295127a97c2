import { useMemo, useRef } from 'react';
import type { Item } from '../model/catalogue.ts';
import { type Scope, scopeAmong, scopesOf } from '../model/scope.ts';
import type { Screen } from '../model/screens.ts';
import { useChosen } from '../screens/use-chosen.ts';
import { useEditing } from '../stores/editing.ts';
import { useOpened } from '../stores/opened.ts';
import { useStage } from '../stores/stage.ts';

/** What can be edited here, from the widest to the narrowest, and which of it is. */
export function useScope(screen: Screen): {
  readonly scopes: readonly Scope[];
  readonly scope?: Scope;
  readonly item?: Item;
} {
  const catalogue = useOpened((state) => state.catalogue);
  const { item, face } = useChosen(screen);
  const wider = useEditing((state) => state.wider);
  const side = useStage((state) => state.side);
  const before = useRef<readonly Scope[]>([]);
  return useMemo(() => {
    if (!catalogue?.set) return { scopes: [], item };
    const [shown, on] = screen === 'set' ? [] : [item, face];
    const scopes = kept(before.current, scopesOf(catalogue, shown, on, wider, side));
    before.current = scopes;
    return { scopes, scope: scopeAmong(catalogue, scopes, wider), item };
  }, [catalogue, screen, item, face, wider, side]);
}

/** The scopes of before where they are what was found, so that a key in a text renders none of their fields anew. */
function kept(before: readonly Scope[], found: readonly Scope[]): readonly Scope[] {
  const scopes = found.map((scope, index) => {
    const was = before[index];
    return was && (Object.keys(scope) as (keyof Scope)[]).every((key) => was[key] === scope[key]) ? was : scope;
  });
  return scopes.length === before.length && scopes.every((scope, index) => scope === before[index]) ? before : scopes;
}
