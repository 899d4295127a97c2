import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { freeId } from '../../rules/edit/ids.ts';
import { inserted } from '../../rules/edit/lists.ts';
import type { Field, Input } from '../model/field.ts';
import { shownParts } from '../model/fitting.ts';
import type { Part } from '../model/part.ts';
import type { Place } from '../model/scope.ts';
import { editField } from '../stores/editing.ts';
import { useValue } from '../stores/value.ts';
import { edit, textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import { PartRow } from './PartRow.tsx';
import classes from './Parts.module.css';

interface Props {
  readonly field: Field;
  readonly input: Extract<Input, { kind: 'parts' }>;
  readonly place: Place;
  readonly of: string;
}

/** Passives and abilities, in their order. Those with a card of their own are edited there. */
export function PartsField({ field, input, place, of }: Props) {
  const value = useValue(place.file, place.pointer);
  const parts = useMemo(() => shownParts(value), [value]);
  const { label, told } = field;
  const hasCards = input.schema.properties?.id !== undefined;
  const { file, pointer: list } = place;
  const go = (index: number) => editField({ file, pointer: `${list}/${index}/name` });
  const noun = hasCards ? words.form.card : input.noun;
  const add = () => {
    const ids = new Set(parts.flatMap(({ id }) => id ?? []));
    const part: Part = {
      ...(hasCards && { id: freeId(words.form.cardId, ids) }),
      name: words.form.fresh(noun),
      text: '',
    };
    edit(`${of}, ${words.form.added(noun)}`, inserted(textsNow(), file, list, part));
    go(parts.length);
  };
  return (
    <section className={classes.parts} aria-label={label}>
      <h3 className={classes.title} title={told}>
        {label}
      </h3>
      <ul className={classes.list}>
        {parts.map((part, index) => (
          <li key={part.id ?? index}>
            <PartRow
              part={part}
              file={file}
              list={list}
              index={index}
              last={index === parts.length - 1}
              schema={input.schema}
              of={of}
            />
          </li>
        ))}
      </ul>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={add}>
        {words.form.add(noun)}
      </Button>
    </section>
  );
}
