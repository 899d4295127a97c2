import type { Input } from '../model/field.ts';
import type { Place } from '../model/scope.ts';
import classes from './Field.module.css';
import { NestedField } from './nested-field.ts';

interface Props {
  readonly label: string;
  readonly told: string;
  readonly input: Extract<Input, { kind: 'group' }>;
  readonly place: Place;
  readonly of: string;
}

/** Fields that belong together, below one name. */
export function GroupField({ label, told, input, place, of }: Props) {
  return (
    <fieldset className={`${classes.frame} ${classes.together}`}>
      <legend className={classes.label} title={told}>
        {label}
      </legend>
      <div className={classes.form}>
        {input.fields.map((field) => (
          <NestedField key={field.key} field={field} base={place} of={`${of}, ${label.toLowerCase()}`} />
        ))}
      </div>
    </fieldset>
  );
}
