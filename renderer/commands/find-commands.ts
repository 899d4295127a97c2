import { nextProblem, problemsNow } from '../stores/problems.ts';
import { openSearch } from '../stores/spotlights.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** What leads to something of the set. */
export function findCommands(): Command[] {
  const { commands } = words;
  const { problemsOpen } = useView.getState();
  const can = problemsNow().length > 0;
  return [
    { id: 'search', name: commands.search, group: 'find', keys: ['Ctrl+P'], can: true, run: openSearch },
    {
      id: 'problems',
      name: problemsOpen ? commands.hideProblems : commands.showProblems,
      does: commands.problems,
      words: commands.problemsWords,
      group: 'find',
      keys: ['P'],
      can: true,
      run: () => useView.setState({ problemsOpen: !problemsOpen }),
    },
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
