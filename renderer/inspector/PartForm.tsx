import { useMemo } from 'react';
import type { Schema } from '../../schemas/fields.ts';
import { fieldsOf } from '../model/field.ts';
import type { Part } from '../model/part.ts';
import type { Place } from '../model/scope.ts';
import { words } from '../words.ts';
import fields from './Field.module.css';
import { NestedField } from './nested-field.ts';
import { PartButtons } from './PartButtons.tsx';
import classes from './Parts.module.css';
import type { PartTools } from './part-tools.ts';
import { Section } from './Section.tsx';

interface Props {
  readonly part: Part;
  readonly place: Place;
  readonly schema: Schema;
  readonly tools: PartTools;
  readonly of: string;
}

/** A passive or an ability that stands on the card of its unit; all fields at once of what has no name, such as a goal. */
export function PartForm({ part, place, schema, tools, of }: Props) {
  const all = useMemo(() => fieldsOf(schema), [schema]);
  const name = all.find(({ key }) => key === 'name');
  const texts = all.filter(({ input }) => input.kind === 'text');
  const rest = all.filter((field) => field !== name && !texts.includes(field));
  const label = `${of}, ${part.name}`;
  const fieldsOfRest = (
    <div className={fields.form}>
      {rest.map((field) => (
        <NestedField key={field.key} field={field} base={place} of={label} />
      ))}
    </div>
  );
  return (
    <div className={classes.part}>
      <div className={classes.named}>
        {name ? <NestedField field={name} base={place} of={label} bare /> : <span>{part.name}</span>}
        <PartButtons name={part.name} tools={tools} />
      </div>
      {texts.map((text) => (
        <NestedField key={text.key} field={text} base={place} of={label} bare={text.key === 'text'} />
      ))}
      {name ? (
        <Section title={words.form.more} file={place.file} pointers={rest.map(({ key }) => `${place.pointer}/${key}`)}>
          {fieldsOfRest}
        </Section>
      ) : (
        fieldsOfRest
      )}
    </div>
  );
}
