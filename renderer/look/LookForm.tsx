import { ScrollArea } from '@mantine/core';
import { useMemo } from 'react';
import { type FaceTheme, faceTheme } from '../../exporters/face/theme.ts';
import { schemaOf } from '../../schemas/fields.ts';
import { AnyField } from '../inspector/AnyField.tsx';
import fields from '../inspector/Field.module.css';
import { type Field, fieldsOf } from '../model/field.ts';
import type { Place } from '../model/scope.ts';
import { LookFields } from '../painter/look/LookFields.tsx';
import { ProblemLine } from '../shell/ProblemLine.tsx';
import { useOpened } from '../stores/opened.ts';
import { openProblem } from '../stores/problems.ts';
import { useSystem } from '../stores/system.ts';
import { words } from '../words.ts';
import classes from './Look.module.css';

const place: Place = { file: 'theme.json', pointer: '' };
const maps: Place = { file: 'theme.json', pointer: '/maps' };

/** The fields of the set's look, in the order of its schema. */
export default function LookForm() {
  const folder = useOpened((state) => state.folder);
  const found = useOpened((state) => state.catalogue?.problems);
  const set = useOpened((state) => state.catalogue?.set);
  const { maps: mapKind } = useSystem().adds;
  const shown = useMemo(() => {
    const theme = set && faceTheme(set);
    return fieldsOf(schemaOf('theme') ?? {}).map((field) => asFollows(field, theme));
  }, [set]);
  const problems = found?.filter(({ file }) => file === place.file) ?? [];
  const { look } = words;
  return (
    <ScrollArea className={classes.form} type="auto" scrollbarSize={8} viewportProps={{ tabIndex: 0 }}>
      <h2 className={classes.title}>{look.fields}</h2>
      <p className={classes.said}>{look.told}</p>
      <div className={fields.form}>
        {shown.map((field) => (
          <AnyField key={`${folder} ${field.key}`} field={field} base={place} of={look.place} />
        ))}
      </div>
      {mapKind === 'map' && (
        <>
          <h3 className={classes.head}>{words.mapLook.shared}</h3>
          <p className={classes.said}>{words.mapLook.sharedTold}</p>
          <LookFields place={maps} of={words.mapLook.shared} />
        </>
      )}
      {problems.length > 0 && (
        <section aria-label={words.inspector.problems}>
          <h3 className={classes.head}>{words.inspector.problems}</h3>
          {problems.map((problem) => (
            <ProblemLine
              key={`${problem.pointer} ${problem.message}`}
              problem={problem}
              onOpen={() => openProblem(problem)}
            />
          ))}
        </section>
      )}
      <p className={classes.file}>{place.file}</p>
    </ScrollArea>
  );
}

/** A colour that says which one follows from the others where none is chosen. */
function asFollows(field: Field, theme: FaceTheme | undefined): Field {
  if (field.input.kind !== 'colour' || !theme) return field;
  return { ...field, input: { kind: 'colour', usual: theme[field.key as 'paper' | 'ink'] } };
}
