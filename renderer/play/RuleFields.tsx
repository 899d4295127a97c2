import { Checkbox, NumberInput, Select } from '@mantine/core';
import type { Schema } from '../../schemas/fields.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';

interface Props<Options extends object> {
  /** The schema's own description of each switch. */
  readonly fields: Readonly<Record<string, Schema>>;
  /** What a match begins with, and who hears of a change. */
  readonly options: Options;
  readonly onChange: (changed: Partial<Options>) => void;
}

/** The rule options of this one match, as the schema describes them; the set keeps its own. */
export function RuleFields<Options extends object>({ fields, options, onChange }: Props<Options>) {
  const change = (key: string, value: unknown) => onChange({ [key]: value } as Partial<Options>);
  return (
    <details className={classes.rules}>
      <summary>{words.play.start.rules}</summary>
      <div className={classes.pair}>
        {Object.entries(fields).map(([key, { title, description, type, enum: values, minimum, maximum }]) => {
          const value: unknown = options[key as keyof Options];
          if (type === 'boolean') {
            return (
              <Checkbox
                key={key}
                label={title}
                description={description}
                checked={value === true}
                onChange={({ currentTarget }) => change(key, currentTarget.checked)}
              />
            );
          }
          if (values) {
            return (
              <Select
                key={key}
                label={title}
                description={description}
                inputWrapperOrder={['label', 'input', 'description']}
                allowDeselect={false}
                data={[...values]}
                value={String(value)}
                onChange={(chosen) => change(key, chosen)}
              />
            );
          }
          return (
            <NumberInput
              key={key}
              label={title}
              description={description}
              inputWrapperOrder={['label', 'input', 'description']}
              min={minimum}
              max={maximum}
              allowDecimal={type === 'number'}
              value={Number(value)}
              onChange={(typed) => typeof typed === 'number' && change(key, typed)}
            />
          );
        })}
      </div>
    </details>
  );
}
