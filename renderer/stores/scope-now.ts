import { chosenOf } from '../model/chosen.ts';
import { type Scope, scopeAmong, scopesOf } from '../model/scope.ts';
import { useEditing } from './editing.ts';
import { useOpened } from './opened.ts';
import { useStage } from './stage.ts';
import { useView } from './view.ts';

/** What is being edited, as the inspector shows it. */
export function scopeNow(): Scope | undefined {
  const { catalogue } = useOpened.getState();
  const { screen, chosen, card } = useView.getState();
  if (!catalogue?.set || (screen !== 'heroes' && screen !== 'words')) return undefined;
  const { item, face } = chosenOf(catalogue.items, screen, chosen[screen], card);
  const { wider } = useEditing.getState();
  const { side } = useStage.getState();
  return scopeAmong(catalogue, scopesOf(catalogue, item, face, wider, side), wider);
}

/** The file of what is selected, of the set itself where nothing is. Undefined of what belongs to another set. */
export function fileNow(): string | undefined {
  const { catalogue, folder } = useOpened.getState();
  const { screen, chosen, card } = useView.getState();
  if (folder === undefined) return undefined;
  const scope = scopeNow();
  if (scope) return scope.file;
  if (screen !== 'maps') return 'set.json';
  return chosenOf(catalogue?.items ?? [], screen, chosen[screen], card).item?.file;
}
