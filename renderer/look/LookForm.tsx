import { ScrollArea } from '@mantine/core';
import { useMemo } from 'react';
import { schemaOf } from '../../schemas/fields.ts';
import { AnyField } from '../inspector/AnyField.tsx';
import fields from '../inspector/Field.module.css';
import { fieldsOf } from '../model/field.ts';
import type { Place } from '../model/scope.ts';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { useOpened } from '../stores/opened.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './Look.module.css';

const place: Place = { file: 'theme.json', pointer: '' };

/** The fields of the set's look, in the order of its schema. */
export default function LookForm() {
  const folder = useOpened((state) => state.folder);
  const found = useOpened((state) => state.catalogue?.problems);
  const readOnly = useWork((state) => state.readOnly);
  const shown = useMemo(() => fieldsOf(schemaOf('theme') ?? {}), []);
  const problems = found?.filter(({ file }) => file === place.file) ?? [];
  const { look } = words;
  return (
    <ScrollArea className={classes.form} type="auto" scrollbarSize={8} viewportProps={{ tabIndex: 0 }}>
      <h2 className={classes.title}>{look.fields}</h2>
      <p className={classes.said}>{readOnly ?? look.told}</p>
      <fieldset className={classes.fields} disabled={readOnly !== undefined}>
        <div className={fields.form}>
          {shown.map((field) => (
            <AnyField key={`${folder} ${field.key}`} field={field} base={place} of={look.place} />
          ))}
        </div>
      </fieldset>
      {problems.length > 0 && (
        <section aria-label={words.inspector.problems}>
          <h3 className={classes.head}>{words.inspector.problems}</h3>
          {problems.map((problem) => (
            <ProblemLine key={`${problem.pointer} ${problem.message}`} problem={problem} />
          ))}
        </section>
      )}
      <p className={classes.file}>{place.file}</p>
    </ScrollArea>
  );
}
