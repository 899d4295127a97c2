import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { fieldAdded } from '../../rules/plain/edit.ts';
import type { KindField } from '../../schemas/types.generated.ts';
import { useValue } from '../stores/value.ts';
import { edit, textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import { Changeable } from './Changeable.tsx';
import { KindFieldRow } from './KindFieldRow.tsx';
import classes from './KindFields.module.css';

interface Props {
  /** The kind's file, and what the kind is called. */
  readonly file: string;
  readonly of: string;
}

/** The fields of a kind of card, in the order in which they are printed. */
export function KindFields({ file, of }: Props) {
  const value = useValue(file, '/fields');
  const fields = useMemo(() => (Array.isArray(value) ? (value as readonly Partial<KindField>[]) : []), [value]);
  const { kinds } = words;
  const add = () => edit(kinds.added(of), fieldAdded(textsNow(), file, kinds.fresh));
  return (
    <section className={classes.fields} aria-label={kinds.fields}>
      <h3 className={classes.title}>{kinds.fields}</h3>
      <p className={classes.told}>{kinds.fieldsTold}</p>
      <ul className={classes.list}>
        {fields.map((field, index) => (
          <li key={field.id ?? index}>
            <KindFieldRow field={field} file={file} index={index} last={index === fields.length - 1} of={of} />
          </li>
        ))}
      </ul>
      <Changeable>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={add}>
          {kinds.add}
        </Button>
      </Changeable>
    </section>
  );
}
