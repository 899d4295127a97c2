import { Button } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { partStarts } from '../../rules/edit/entities.ts';
import { inserted } from '../../rules/edit/lists.ts';
import { find, type GameSet } from '../../rules/game-set.ts';
import type { Kind } from '../../schemas/kinds.ts';
import type { Field, Input } from '../model/field.ts';
import { shownParts } from '../model/fitting.ts';
import type { Part } from '../model/part.ts';
import { refKinds } from '../model/ref-kinds.ts';
import type { Place } from '../model/scope.ts';
import { editField } from '../stores/editing.ts';
import { useOpened } from '../stores/opened.ts';
import { addCardTo } from '../stores/things.ts';
import { useValue } from '../stores/value.ts';
import { edit, textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import { Changeable } from './Changeable.tsx';
import { PartRow } from './PartRow.tsx';
import classes from './Parts.module.css';

interface Props {
  readonly field: Field;
  readonly input: Extract<Input, { kind: 'parts' }>;
  readonly place: Place;
  readonly of: string;
}

/** Passives, abilities or goals, in their order. Those with a card of their own are edited there. */
export function PartsField({ field, input, place, of }: Props) {
  const value = useValue(place.file, place.pointer);
  const { label, told } = field;
  const set = useOpened((state) => state.catalogue?.set);
  const hasCards = input.schema.properties?.id !== undefined;
  const { file, pointer: list } = place;
  const noun = hasCards ? words.form.card : input.noun;
  // What has no name is called by what it refers to or, such as a goal, by its number, and begins with what it cannot be without.
  const [first = 'name', begins] = Object.entries(input.schema.properties ?? {})[0] ?? [];
  const hasName = input.schema.properties?.name !== undefined;
  const named = useCallback(
    (index: number) => (set && refKinds[first] ? nameIn(set, (value as readonly unknown[])[index], first) : undefined),
    [set, value, first],
  );
  const parts = useMemo(
    () =>
      shownParts(value).map((part, index) =>
        hasName ? part : { ...part, name: named(index) ?? words.form.numbered(input.noun, index + 1) },
      ),
    [value, hasName, input.noun, named],
  );
  const go = (index: number) => editField({ file, pointer: `${list}/${index}/${hasName ? 'name' : first}` });
  const add = () => {
    const start = partStarts[noun] ?? { text: '' };
    if (hasCards) {
      addCardTo(file, list, start);
      return;
    }
    const named: Part = { name: words.form.fresh(noun), ...start };
    const unnamed = { [first]: begins?.enum?.[0] ?? firstNamed(set, refKinds[first]), ...partStarts[noun] };
    const part = hasName ? named : unnamed;
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
      <Changeable>
        <Button size="compact-xs" variant="subtle" color="gray" onClick={add}>
          {words.form.add(noun)}
        </Button>
      </Changeable>
    </section>
  );
}

/** The name of what a part refers to. */
function nameIn(set: GameSet, part: unknown, key: string): string | undefined {
  const ref: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined;
  return typeof ref === 'string' ? find(set, ref)?.data.name : undefined;
}

/** The first thing that a reference may name, so that a new part names one at once. */
const firstNamed = (set: GameSet | undefined, kinds: readonly Kind[] = []): string | undefined =>
  set?.entities.find(({ kind }) => kinds.includes(kind))?.id;
