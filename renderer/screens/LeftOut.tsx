import { Button } from '@mantine/core';
import type { Item } from '../model/catalogue.ts';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { openProblem } from '../stores/problems.ts';
import { openFile } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './LeftOut.module.css';

/** In the place of its face: why something has none, and the ways to mend it. */
export function LeftOut({ item }: { readonly item: Item }) {
  const { name, file = '', problems } = item;
  const { glance } = words;
  return (
    <section className={classes.place} aria-label={name}>
      <h2 className={classes.title}>{glance.isOut(name)}</h2>
      <p className={classes.why}>{glance.outWhy}</p>
      <ul className={classes.list}>
        {problems.map((problem) => (
          <li key={`${problem.pointer} ${problem.message}`}>
            <ProblemLine problem={problem} onOpen={() => openProblem(problem)} />
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={() => openFile({ file, pointer: problems[0]?.pointer ?? '' })}>
        {glance.asText}
      </Button>
    </section>
  );
}
