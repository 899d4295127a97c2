import { ScrollArea } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { setFacts } from '../model/set-facts.ts';
import { useOpened } from '../stores/opened.ts';
import { useSession } from '../stores/session.ts';
import { useWork } from '../stores/work.ts';
import { FactTable } from './FactTable.tsx';
import classes from './Inspector.module.css';

const SetForm = lazy(() => import('../inspector/SetForm.tsx'));

/** Facts that stand in the fields below, where there are any. */
const written: readonly string[] = ['Version', 'Language', 'Licence'];

/** The facts of the whole set, and of this Setwright. */
export function SetInspector() {
  const { catalogue, folder } = useOpened();
  const about = useSession((state) => state.about);
  const set = catalogue?.set;
  const readOnly = useWork((state) => state.status === 'read-only');
  return (
    <ScrollArea className={classes.scroll} type="auto">
      {set && (
        <>
          <h2 className={classes.title}>{set.manifest.name}</h2>
          <p className={classes.sort}>Game Set</p>
          <FactTable facts={setFacts(catalogue).filter(([label]) => readOnly || !written.includes(label))} />
          <Suspense>
            <SetForm />
          </Suspense>
          <p className={classes.file}>{folder}</p>
        </>
      )}
      {about && (
        <section className={classes.part} aria-label="About Setwright">
          <h3 className={classes.label}>Setwright {about.version}</h3>
          {about.credits.map(({ name, licence }) => (
            <p key={name} className={classes.credit}>
              {name} ({licence})
            </p>
          ))}
        </section>
      )}
    </ScrollArea>
  );
}
