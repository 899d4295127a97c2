import { ScrollArea } from '@mantine/core';
import { factsOf } from '../model/facts.ts';
import type { Screen } from '../model/screens.ts';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { FactTable } from './FactTable.tsx';
import classes from './Inspector.module.css';
import { useChosen } from './use-chosen.ts';

/** The facts of the selected card, or of the whole hero, map or word. */
export function ItemInspector({ screen }: { readonly screen: Screen }) {
  const { item, face } = useChosen(screen);
  if (!item) return undefined;
  const { title, sort, facts, text, note } = factsOf(item, face);
  return (
    <ScrollArea className={classes.scroll} type="auto">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.sort}>{sort}</p>
      <FactTable facts={facts} />
      {text && (
        <section className={classes.part} aria-label="Text">
          <h3 className={classes.label}>Text</h3>
          <p className={classes.text}>{text}</p>
        </section>
      )}
      {note && (
        <section className={classes.part} aria-label="Private note">
          <h3 className={classes.label}>Private note, never printed</h3>
          <p className={classes.text}>{note}</p>
        </section>
      )}
      {item.problems.length > 0 && (
        <section className={classes.part} aria-label="Problems">
          <h3 className={classes.label}>Problems</h3>
          {item.problems.map((problem) => (
            <ProblemLine key={problem.message} problem={problem} />
          ))}
        </section>
      )}
      {item.entity && <p className={classes.file}>{item.entity.file}</p>}
    </ScrollArea>
  );
}
