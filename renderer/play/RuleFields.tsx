import { Checkbox, NumberInput, Select } from '@mantine/core';
import type { FullRuleOptions } from '../../rules/teamfight/options.ts';
import { type Schema, schemaOf } from '../../schemas/fields.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';

/** What a match begins with, and who hears of a change. */
interface Props {
  readonly options: FullRuleOptions;
  readonly onChange: (changed: Partial<FullRuleOptions>) => void;
}

const shownAbove = 'rounds';
const { preset: _preset, ...fields } = schemaOf('teamfight/rule-options')?.properties ?? {};
const others = Object.entries(fields).filter(([key]) => key !== shownAbove) as [keyof FullRuleOptions, Schema][];

/** The rule options of this one match beside its rounds, as the schema describes them; the set keeps its own. */
export function RuleFields({ options, onChange }: Props) {
  return (
    <details className={classes.rules}>
      <summary>{words.play.start.rules}</summary>
      <div className={classes.pair}>
        {others.map(([key, { title, description, type, enum: values, minimum, maximum }]) => {
          const value = options[key];
          if (type === 'boolean') {
            return (
              <Checkbox
                key={key}
                label={title}
                description={description}
                checked={value === true}
                onChange={({ currentTarget }) => onChange({ [key]: currentTarget.checked })}
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
                onChange={(chosen) => onChange({ [key]: chosen })}
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
              allowDecimal={false}
              value={Number(value)}
              onChange={(typed) => typeof typed === 'number' && onChange({ [key]: typed })}
            />
          );
        })}
      </div>
    </details>
  );
}
