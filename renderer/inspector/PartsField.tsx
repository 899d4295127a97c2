import { Button } from '@mantine/core';
import type { Change } from '../../rules/edit/change.ts';
import { freeId } from '../../rules/edit/ids.ts';
import { duplicated, inserted, moved, removed } from '../../rules/edit/lists.ts';
import type { Field, Input } from '../model/field.ts';
import type { Part } from '../model/part.ts';
import type { Place } from '../model/scope.ts';
import { editField } from '../stores/editing.ts';
import { useValue } from '../stores/value.ts';
import { edit, textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import { CardRow } from './CardRow.tsx';
import { PartForm } from './PartForm.tsx';
import classes from './Parts.module.css';
import type { PartTools } from './part-tools.ts';

interface Props {
  readonly field: Field;
  readonly input: Extract<Input, { kind: 'parts' }>;
  readonly place: Place;
  readonly of: string;
}

/** Passives and abilities, in their order. Those with a card of their own are edited there. */
export function PartsField({ field, input, place, of }: Props) {
  const value = useValue(place.file, place.pointer);
  const parts = Array.isArray(value) ? (value as Part[]) : [];
  const { label, told } = field;
  const hasCards = input.schema.properties?.id !== undefined;
  const { file, pointer: list } = place;
  const put = (what: string, changes: readonly Change[]) => edit(`${of}, ${what}`, changes);
  const go = (index: number, key = 'name') => editField({ file, pointer: `${list}/${index}/${key}` });
  const toolsOf = ({ name }: Part, index: number): PartTools => {
    const move = (to: number) => () => put(words.form.movedTo(name), moved(textsNow(), file, list, index, to));
    return {
      up: index > 0 ? move(index - 1) : undefined,
      down: index < parts.length - 1 ? move(index + 1) : undefined,
      copy: () => put(words.form.copied(name), duplicated(textsNow(), file, list, index)),
      remove: () => put(words.form.removed(name), removed(textsNow(), file, list, index)),
    };
  };
  const noun = hasCards ? words.form.card : input.noun;
  const add = () => {
    const ids = new Set(parts.flatMap(({ id }) => id ?? []));
    const part: Part = {
      ...(hasCards && { id: freeId(words.form.cardId, ids) }),
      name: words.form.fresh(noun),
      text: '',
    };
    put(words.form.added(noun), inserted(textsNow(), file, list, part));
    go(parts.length);
  };
  return (
    <section className={classes.parts} aria-label={label}>
      <h3 className={classes.title} title={told}>
        {label}
      </h3>
      <ul className={classes.list}>
        {parts.map((part, index) => {
          const at = { file: place.file, pointer: `${place.pointer}/${index}` };
          const tools = toolsOf(part, index);
          return (
            <li key={part.id ?? index}>
              {hasCards ? (
                <CardRow part={part} tools={tools} onOpen={() => go(index, 'text')} />
              ) : (
                <PartForm part={part} place={at} schema={input.schema} tools={tools} of={of} />
              )}
            </li>
          );
        })}
      </ul>
      <Button size="compact-xs" variant="subtle" color="gray" onClick={add}>
        {words.form.add(noun)}
      </Button>
    </section>
  );
}
