import { memo, type ReactNode, useMemo } from 'react';
import type { Schema } from '../../schemas/fields.ts';
import type { Field } from '../model/field.ts';
import { fieldsOf } from '../model/field.ts';
import { formOf } from '../model/form.ts';
import type { Place } from '../model/scope.ts';
import { words } from '../words.ts';
import { AnyField } from './AnyField.tsx';
import classes from './Field.module.css';
import { FieldOfForm } from './nested-field.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly place: Place;
  readonly schema: Schema;
  /** What it is called, for the labels of edits. */
  readonly of: string;
  /** What the thing is worked on by, before its lists. */
  readonly lead?: ReactNode;
  /** What belongs to the thing's rules, before what is rarely changed. */
  readonly children?: ReactNode;
}

/** The fields of one thing, as its schema has them. */
export const Form = memo(function Form({ place: { file, pointer }, schema, of, lead, children }: Props) {
  const place = useMemo(() => ({ file, pointer }), [file, pointer]);
  const form = useMemo(() => formOf(fieldsOf(schema)), [schema]);
  const fields = (some: readonly Field[]) =>
    some.map((field) => <AnyField key={field.key} field={field} base={place} of={of} />);
  const keys = (some: readonly Field[]) => some.map(({ key }) => `${place.pointer}/${key}`);
  const section = (title: string, some: readonly Field[]) =>
    some.length > 0 && (
      <Section key={`${place.file}${place.pointer}${title}`} title={title} file={place.file} pointers={keys(some)}>
        <div className={classes.form}>{fields(some)}</div>
      </Section>
    );
  return (
    <FieldOfForm.Provider value={AnyField}>
      <div className={classes.form}>
        {fields(form.lines)}
        {fields(form.figures)}
      </div>
      {lead}
      <div className={classes.form}>{fields(form.says)}</div>
      {children}
      {section(words.form.picture, form.looks)}
      {section(words.form.comesWith, form.comesWith)}
      {form.notes.length > 0 && <div className={classes.notes}>{fields(form.notes)}</div>}
    </FieldOfForm.Provider>
  );
});
