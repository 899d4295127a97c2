import type { Problem } from '../../schemas/problem.ts';
import { fieldAt } from '../model/field-at.ts';
import { paintableField } from '../model/paintable-field.ts';
import { isOfLook, type Place, shownBy } from '../model/scope.ts';
import { templateAt } from '../model/template-places.ts';
import { valueIn } from '../model/value-in.ts';
import { choosePart } from './battlefield.ts';
import { editField } from './editing.ts';
import { useOpened } from './opened.ts';
import { openTemplate } from './template.ts';
import { goTo, openFile, useView } from './view.ts';
import { textsNow } from './work.ts';

/** Everything that is wrong with the set, as the window knows it. */
export const problemsNow = (): readonly Problem[] => useOpened.getState().catalogue?.problems ?? [];

/** Leads to what is to be mended: with the cursor in its field, or in the text of its file where no form has a field for it. */
export function openProblem(problem: Problem): void {
  useView.setState({ problem: problemsNow().indexOf(problem) });
  goToPlace(problem);
}

/** Leads to the problem behind or before the one that was looked at last; once that is mended, to the one in its place. */
export function nextProblem(step: 1 | -1): void {
  const problems = problemsNow();
  if (problems.length === 0) return;
  const { problem: at = step === 1 ? -1 : 0 } = useView.getState();
  const next = problems[(at + step + problems.length) % problems.length];
  useView.setState({ problemsOpen: true, scenesOpen: false, translationsOpen: false });
  if (next) openProblem(next);
}

function goToPlace({ file, pointer }: Place): void {
  const template = templateAt({ file, pointer });
  if (template && openTemplate(template.kind, template.zone)) return;
  const { catalogue } = useOpened.getState();
  const value = valueIn(textsNow(), file);
  const field =
    catalogue?.set && typeof value === 'object' ? fieldAt(catalogue.set, { file, pointer }, value) : undefined;
  const items = catalogue?.items ?? [];
  const map = items.find((one) => one.file === file && one.screen === 'maps' && one.faces.length > 0);
  const table = items.find((one) => one.file === file && one.screen === 'maps' && paintableField(value));
  const part = table ? /^\/(terrain|starts)\/(\d+)/.exec(pointer) : undefined;
  if (table && part) {
    choosePart(file, { list: part[1] as 'terrain' | 'starts', index: Number(part[2]) });
    return void goTo(table.screen, table.ref);
  }
  if (field && file === 'set.json') goTo('set');
  if (field && file === 'theme.json') goTo('look');
  const hasForm = file === 'set.json' || file === 'theme.json' || shownBy(items, { file, pointer }).item !== undefined;
  if (map && isOfLook(pointer)) editField({ file, pointer });
  else if (field && hasForm) editField(field);
  // What is drawn on a map has no fields; the rest is text.
  else if (map) goTo(map.screen, map.ref);
  else openFile({ file, pointer });
}
