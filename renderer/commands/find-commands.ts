import { nextProblem, problemsNow } from '../stores/problems.ts';
import { openSearch } from '../stores/spotlights.ts';
import { systemNow } from '../stores/system.ts';
import { toggleList, useView } from '../stores/view.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

export const searchKey = 'Ctrl+P';

/** What leads to something of the set. */
export function findCommands(): Command[] {
  const { commands } = words;
  const { problemsOpen, scenesOpen } = useView.getState();
  const can = problemsNow().length > 0;
  return [
    { id: 'search', name: commands.search, group: 'find', keys: [searchKey], can: true, run: openSearch },
    {
      id: 'problems',
      name: problemsOpen ? commands.hideProblems : commands.showProblems,
      does: commands.problems,
      words: commands.problemsWords,
      group: 'find',
      keys: ['P'],
      can: true,
      run: () => toggleList('problems'),
    },
    ...(systemNow().plays ? [scenesCommand(scenesOpen)] : []),
    { id: 'next-problem', name: commands.nextProblem, group: 'find', keys: ['F8'], can, run: () => nextProblem(1) },
    {
      id: 'last-problem',
      name: commands.lastProblem,
      group: 'find',
      keys: ['Shift+F8'],
      can,
      run: () => nextProblem(-1),
    },
  ];
}

const scenesCommand = (isOpen: boolean): Command => ({
  id: 'scenes',
  name: isOpen ? words.scenes.hide : words.scenes.show,
  does: words.scenes.showOrHide,
  words: words.scenes.searched,
  group: 'find',
  keys: ['C'],
  can: true,
  run: () => toggleList('scenes'),
});
