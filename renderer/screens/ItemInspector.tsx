import { ScrollArea } from '@mantine/core';
import { factsOf } from '../model/facts.ts';
import type { Screen } from '../model/screens.ts';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { useOpened } from '../stores/opened.ts';
import { openProblem } from '../stores/problems.ts';
import { FactTable } from './FactTable.tsx';
import classes from './Inspector.module.css';
import { NoteField } from './NoteField.tsx';
import { useChosen } from './use-chosen.ts';

/** The facts of the selected card, or of the whole hero, map or word. */
export function ItemInspector({ screen }: { readonly screen: Screen }) {
  const { item, face } = useChosen(screen);
  const set = useOpened(({ catalogue }) => catalogue?.set?.id);
  if (!item) return undefined;
  const { title, sort, facts, text } = factsOf(item, face);
  // The note is about the whole; words of other sets are changed there.
  const noted = (!face || face === item.faces[0]) && item.entity?.ref.startsWith(`${set}/`) ? item.entity : undefined;
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
      {noted && (
        <section className={classes.part}>
          <NoteField file={noted.file} name={item.name} />
        </section>
      )}
      {item.problems.length > 0 && (
        <section className={classes.part} aria-label="Problems">
          <h3 className={classes.label}>Problems</h3>
          {item.problems.map((problem) => (
            <ProblemLine key={problem.message} problem={problem} onOpen={() => openProblem(problem)} />
          ))}
        </section>
      )}
      {item.entity && <p className={classes.file}>{item.entity.file}</p>}
    </ScrollArea>
  );
}
