import { Button, UnstyledButton } from '@mantine/core';
import { useMemo } from 'react';
import { resolved, type Schema, schemaOf } from '../../schemas/fields.ts';
import { doesOf } from '../battlefield/PartButtons.tsx';
import { type ChosenPart, fieldIn, partName, useBattlefield } from '../stores/battlefield.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { Changeable } from './Changeable.tsx';
import { Form } from './Form.tsx';
import classes from './Parts.module.css';

interface Props {
  readonly file: string;
  /** Of the battlefield, for the labels of edits. */
  readonly name: string;
}

const parts = resolved(schemaOf('valyr/battlefield') ?? {}).properties ?? {};
const itemOf = (list: ChosenPart['list']): Schema => resolved(parts[list]?.items ?? {});
const piece = itemOf('terrain');
const shapes = (resolved(piece.properties?.shape ?? {}).oneOf ?? []).map(resolved);
const shapeSchema = (kind: string): Schema | undefined =>
  shapes.find(({ properties }) => properties?.kind && resolved(properties.kind).const === kind);

/** What lies on a battlefield: the fields of the part that is chosen, or the list of all. */
export function BattlefieldParts({ file, name }: Props) {
  const field = useWork(({ history }) => fieldIn(history.files, file));
  const chosen = useBattlefield((state) => (state.on?.file === file ? state.chosen : undefined));
  const there = field && chosen && field[chosen.list]?.[chosen.index] !== undefined;
  if (!field) return undefined;
  if (!there) return <All field={field} />;
  return <One key={`${chosen.list} ${chosen.index}`} file={file} name={name} chosen={chosen} field={field} />;
}

type Field = NonNullable<ReturnType<typeof fieldIn>>;

function One({ file, name, chosen, field }: Props & { readonly chosen: ChosenPart; readonly field: Field }) {
  const { list, index } = chosen;
  const { battlefield } = words;
  const place = useMemo(() => ({ file, pointer: `/${list}/${index}` }), [file, list, index]);
  const shape = useMemo(() => ({ file, pointer: `/${list}/${index}/shape` }), [file, list, index]);
  const called = partName(field, chosen);
  const of = `${name}, ${called}`;
  const form = field.terrain?.[index]?.shape;
  const ofShape = list === 'terrain' && form && form.kind !== 'polygon' ? shapeSchema(form.kind) : undefined;
  return (
    <section className={classes.parts} aria-label={called}>
      <div className={classes.named}>
        <h3 className={classes.title}>{battlefield.chosen(called)}</h3>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          onClick={() => useBattlefield.setState({ chosen: undefined })}
        >
          {battlefield.back}
        </Button>
      </div>
      <Form place={place} schema={itemOf(list)} of={of}>
        {ofShape && <Form key={form?.kind} place={shape} schema={ofShape} of={of} />}
        {form?.kind === 'polygon' && list === 'terrain' && (
          <p className={classes.text}>{battlefield.corners(form.points.length)}</p>
        )}
      </Form>
    </section>
  );
}

function All({ field }: { readonly field: Field }) {
  const { battlefield } = words;
  const { terrain = [], starts = [] } = field;
  const line = (of: ChosenPart, called: string, told: string) => (
    <li key={of.index} className={classes.row}>
      <UnstyledButton className={classes.open} onClick={() => useBattlefield.setState({ chosen: of, tool: 'select' })}>
        <span className={classes.name}>{called}</span>
        {told !== '' && <span className={classes.text}>{told}</span>}
      </UnstyledButton>
    </li>
  );
  return (
    <Changeable>
      <section className={classes.parts} aria-label={battlefield.pieces}>
        <h3 className={classes.title}>{battlefield.pieces}</h3>
        {terrain.length === 0 && <p className={classes.text}>{battlefield.none}</p>}
        <ul className={classes.list}>
          {terrain.map((one, index) => line({ list: 'terrain', index }, one.name, doesOf(one).join(', ')))}
        </ul>
      </section>
      <section className={classes.parts} aria-label={battlefield.starts}>
        <h3 className={classes.title}>{battlefield.starts}</h3>
        <ul className={classes.list}>
          {starts.map(({ edge, from, to }, index) =>
            line({ list: 'starts', index }, battlefield.startOf(index), battlefield.along(edge, from, to)),
          )}
        </ul>
      </section>
    </Changeable>
  );
}
