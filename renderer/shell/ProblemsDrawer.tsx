import { Drawer } from '@mantine/core';
import { countProblems } from '../model/count-problems.ts';
import { useOpened } from '../stores/opened.ts';
import { goTo, useView } from '../stores/view.ts';
import { ProblemLine } from './ProblemLine.tsx';
import classes from './Problems.module.css';

/** Everything that is wrong with the set, as sentences that lead to the place. */
export function ProblemsDrawer() {
  const opened = useView((state) => state.problemsOpen);
  const catalogue = useOpened((state) => state.catalogue);
  const problems = catalogue?.problems ?? [];
  const itemOf = (file: string) => catalogue?.items.find((item) => item.entity?.file === file);
  return (
    <Drawer
      opened={opened}
      onClose={() => useView.setState({ problemsOpen: false })}
      position="bottom"
      size={problems.length > 0 ? '40%' : 120}
      title={problems.length > 0 ? `Problems: ${countProblems(problems)}` : 'Problems'}
      classNames={{ content: classes.drawer, header: classes.header, title: classes.title }}
      overlayProps={{ backgroundOpacity: 0.15 }}
      closeButtonProps={{ 'aria-label': 'Close the problems' }}
    >
      {problems.length === 0 && <p className={classes.none}>Nothing is wrong with this set.</p>}
      <ul className={classes.list}>
        {problems.map((problem) => {
          const item = itemOf(problem.file);
          return (
            <li key={`${problem.code} ${problem.pointer} ${problem.message}`}>
              <ProblemLine problem={problem} onOpen={item && (() => goTo(item.screen, item.ref))} />
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
