import { ScrollArea } from '@mantine/core';
import { setFacts } from '../model/set-facts.ts';
import { later } from '../shell/later.tsx';
import { useOpened } from '../stores/opened.ts';
import { useSession } from '../stores/session.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { FactTable } from './FactTable.tsx';
import classes from './Inspector.module.css';

const Languages = later(() => import('../translate/Languages.tsx'));
const SetForm = later(() => import('../inspector/SetForm.tsx'));

/** The facts of the whole set, and of this Setwright. */
export function SetInspector() {
  const { catalogue, folder } = useOpened();
  const about = useSession((state) => state.about);
  const set = catalogue?.set;
  const readOnly = useWork((state) => state.status === 'read-only');
  return (
    <ScrollArea className={classes.scroll} type="auto" viewportProps={{ tabIndex: 0 }}>
      {set && (
        <>
          <h2 className={classes.title}>{set.manifest.name}</h2>
          <p className={classes.sort}>{words.frame.gameSet}</p>
          <FactTable facts={setFacts(catalogue, !readOnly)} />
          <SetForm />
          <Languages />
          <p className={classes.file}>{folder}</p>
        </>
      )}
      {about && (
        <section className={classes.part} aria-label={words.frame.about}>
          <h3 className={classes.label}>{words.frame.version(about.version)}</h3>
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
