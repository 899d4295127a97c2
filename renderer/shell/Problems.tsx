import { CloseButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { countProblems } from '../model/count-problems.ts';
import { useOpened } from '../stores/opened.ts';
import { openProblem } from '../stores/problems.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import { ProblemLine } from './ProblemLine.tsx';
import classes from './Problems.module.css';

/** Everything that is wrong with the set, beside the work, as sentences that lead to the field. */
export function Problems() {
  const opened = useView((state) => state.problemsOpen);
  return opened ? <ProblemList /> : undefined;
}

function ProblemList() {
  const problems = useOpened((state) => state.catalogue?.problems) ?? [];
  const last = useView((state) => state.problem);
  const list = useRef<HTMLUListElement>(null);
  const { glance } = words;
  useEffect(() => {
    list.current
      ?.querySelector<HTMLElement>(`li:nth-child(${(last ?? 0) + 1}) button`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  // Whoever opens the list with a key goes on in it; whoever goes from problem to problem stays in the fields.
  useEffect(() => {
    if (useView.getState().problem === undefined) list.current?.querySelector('button')?.focus();
  }, []);
  return (
    <section className={classes.panel} data-empty={problems.length === 0 || undefined} aria-label={glance.problems}>
      <header className={classes.header}>
        <h2 className={classes.title}>
          {problems.length > 0 ? glance.someProblems(countProblems(problems)) : glance.problems}
        </h2>
        {problems.length > 0 && <span className={classes.none}>{glance.problemsKeys}</span>}
        <CloseButton
          className={classes.close}
          size="sm"
          aria-label={glance.closeProblems}
          onClick={() => useView.setState({ problemsOpen: false })}
        />
      </header>
      {problems.length === 0 && <p className={classes.none}>{glance.noProblems}</p>}
      <ul ref={list} className={classes.list}>
        {problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one sentence can stand there twice
          <li key={`${problem.code} ${problem.pointer} ${problem.message} ${index}`}>
            <ProblemLine problem={problem} current={index === last} onOpen={() => openProblem(problem)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
