import { Button } from '@mantine/core';
import type { Field, Input } from '../model/field.ts';
import { freeId, moved, type Part, withCopy, without } from '../model/parts.ts';
import type { Place } from '../model/scope.ts';
import { editField } from '../stores/editing.ts';
import { useValue } from '../stores/value.ts';
import { edit } from '../stores/work.ts';
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
  const put = (what: string, list: readonly Part[]) =>
    edit(`${of}, ${what}`, [{ ...place, value: list.length === 0 ? undefined : list }]);
  const go = (index: number, key = 'name') =>
    editField({ file: place.file, pointer: `${place.pointer}/${index}/${key}` });
  const toolsOf = (part: Part, index: number): PartTools => {
    const move = (to: number) => () => put(words.form.movedTo(part.name), moved(parts, index, to));
    return {
      up: index > 0 ? move(index - 1) : undefined,
      down: index < parts.length - 1 ? move(index + 1) : undefined,
      copy: () => put(words.form.copied(part.name), withCopy(parts, index)),
      remove: () => put(words.form.removed(part.name), without(parts, index)),
    };
  };
  const add = () => {
    const name = words.form.fresh(hasCards ? words.form.card : input.noun);
    const id = freeId(
      words.form.cardId,
      parts.map((part) => part.id),
    );
    put(words.form.added(hasCards ? words.form.card : input.noun), [
      ...parts,
      { ...(hasCards && { id }), name, text: '' },
    ]);
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
        {words.form.add(hasCards ? words.form.card : input.noun)}
      </Button>
    </section>
  );
}
