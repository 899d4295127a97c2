import { Button } from '@mantine/core';
import { mendedAll, mendingOf } from '../../rules/teamfight/edit/mend-map.ts';
import type { Item } from '../model/catalogue.ts';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { openProblem } from '../stores/problems.ts';
import { openFile } from '../stores/view.ts';
import { edit, textsNow, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './LeftOut.module.css';
import { MendButton } from './MendButton.tsx';

/** In the place of its face: why something has none, and the ways to mend it. */
export function LeftOut({ item }: { readonly item: Item }) {
  const { name, file = '', problems } = item;
  const { glance, mending } = words;
  const readOnly = useWork((state) => state.status === 'read-only');
  const mendable = useWork(({ history }) => problems.filter((one) => mendingOf(history.files, one)).length);
  return (
    <section className={classes.place} aria-label={name}>
      <h2 className={classes.title}>{glance.isOut(name)}</h2>
      <p className={classes.why}>{glance.outWhy}</p>
      <ul className={classes.list}>
        {problems.map((problem) => (
          <li key={`${problem.pointer} ${problem.message}`}>
            <ProblemLine problem={problem} onOpen={() => openProblem(problem)} />
            <MendButton problem={problem} name={name} />
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        {mendable > 1 && !readOnly && (
          <Button title={mending.allWhat} onClick={() => edit(mending.done(name), mendedAll(textsNow(), problems))}>
            {mending.all(mendable)}
          </Button>
        )}
        <Button variant="default" onClick={() => openFile({ file, pointer: problems[0]?.pointer ?? '' })}>
          {glance.asText}
        </Button>
      </div>
    </section>
  );
}
