import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Scenery } from '../match/model/scenery.ts';
import type { BotName, Moment } from '../match/worker/questions.ts';
import { changeByHand, seatAt, useMatch } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { sentence } from '../stores/session.ts';
import { words } from '../words.ts';
import { HandClauses } from './HandClauses.tsx';
import { pinNote, saveScene } from './keep-moment.ts';
import classes from './Play.module.css';

interface Props {
  readonly scenery: Scenery;
  readonly moment: Moment;
}

/** Changes of the match by hand at the moment that is looked at. */
export function ChangeBar({ scenery, moment }: Props) {
  const { change } = words.play;
  const chosen = useHand((state) => state.unit);
  const units = moment.state.units.flatMap(({ card, at }, id) =>
    at < 0 ? [] : [{ value: String(id), label: `${scenery.cards[card]?.name} (${id + 1})` }],
  );
  const id = chosen !== undefined && (moment.state.units[chosen]?.at ?? -1) >= 0 ? chosen : undefined;
  return (
    <section className={`${classes.choices} ${classes.changes}`} aria-label={change.label}>
      <HandClauses scenery={scenery} />
      <div className={classes.fields}>
        <Select
          size="xs"
          label={change.unit}
          placeholder={change.pick}
          searchable
          data={units}
          value={id === undefined ? null : String(id)}
          onChange={(value) => useHand.setState({ unit: value === null ? undefined : Number(value), moving: false })}
        />
        {id !== undefined && (
          <OfUnit key={`${id} ${moment.state.units[id]?.health}`} scenery={scenery} moment={moment} id={id} />
        )}
      </div>
      <div className={classes.fields}>
        <Die />
        {([0, 1] as const).map((seat) => (
          <Seat key={seat} seat={seat} red={moment.state.red} />
        ))}
      </div>
      <Keep scenery={scenery} moment={moment} id={id} />
    </section>
  );
}

function OfUnit({ scenery, moment, id }: Props & { readonly id: number }) {
  const unit = moment.state.units[id]!;
  const { change } = words.play;
  const moving = useHand((state) => state.moving);
  const [token, setToken] = useState<string>();
  const [count, setCount] = useState<number | string>(1);
  const tokens = scenery.cards.flatMap(({ kind, name }, index) =>
    kind === 'condition' || kind === 'token' || kind === 'counter' ? [{ value: String(index), label: name }] : [],
  );
  const set = (edit: 'health' | 'overshield', value: number) => void changeByHand({ edit: { edit, unit: id, value } });
  return (
    <>
      <Figure label={change.health} value={unit.health} set={(value) => set('health', value)} />
      <Figure label={change.overshield} value={unit.overshield} set={(value) => set('overshield', value)} />
      <Select
        size="xs"
        searchable
        className={classes.wide}
        label={change.token}
        data={tokens}
        value={token ?? null}
        onChange={(value) => setToken(value ?? undefined)}
      />
      <NumberInput
        size="xs"
        className={classes.narrow}
        label={change.count}
        min={0}
        max={99}
        value={count}
        onChange={setCount}
      />
      <Button
        size="xs"
        variant="default"
        disabled={token === undefined}
        onClick={() =>
          void changeByHand({
            edit: { edit: 'token', unit: id, token: Number(token), count: Number(count) },
          })
        }
      >
        {change.give}
      </Button>
      <Button
        size="xs"
        variant={moving ? 'filled' : 'default'}
        aria-pressed={moving}
        onClick={() => useHand.setState({ moving: !moving })}
      >
        {moving ? change.moving : change.move}
      </Button>
    </>
  );
}

/** A number that is set once it is left or Enter is pressed. */
function Figure({
  label,
  value,
  set,
}: {
  readonly label: string;
  readonly value: number;
  readonly set: (value: number) => void;
}) {
  const [typed, setTyped] = useState<number | string>(value);
  const take = () => {
    if (typeof typed === 'number' && typed !== value) set(typed);
  };
  return (
    <NumberInput
      size="xs"
      className={classes.narrow}
      label={label}
      min={0}
      max={999}
      allowDecimal={false}
      value={typed}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}

function Die() {
  const [die, setDie] = useState<number | string>(6);
  const { change } = words.play;
  return (
    <>
      <NumberInput
        size="xs"
        className={classes.narrow}
        label={change.die}
        min={1}
        max={100}
        value={die}
        onChange={setDie}
      />
      <Button size="xs" variant="default" onClick={() => void changeByHand({ die: Number(die) })}>
        {change.lay}
      </Button>
    </>
  );
}

function Seat({ seat, red }: { readonly seat: 0 | 1; readonly red: number }) {
  const seated = useMatch((state) => state.seated[seat]);
  const { change, start } = words.play;
  const person = 'person';
  return (
    <Select
      size="xs"
      label={change.seat(seat === red ? words.play.red : words.play.blue)}
      allowDeselect={false}
      data={[
        { value: person, label: start.person },
        ...(['greedy', 'search', 'random'] satisfies BotName[]).map((bot) => ({ value: bot, label: start.bots[bot] })),
      ]}
      value={seated ?? person}
      onChange={(value) => void seatAt(seat, value === person ? undefined : (value as BotName))}
    />
  );
}

/** What is kept of the moment: a note on a hero, a scene of the set. */
function Keep({ scenery, moment, id }: Props & { readonly id: number | undefined }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { change } = words.play;
  const card = id === undefined ? undefined : scenery.cards[moment.state.units[id]?.card ?? -1];
  return (
    <div className={classes.fields}>
      {card && (
        <>
          <TextInput
            size="xs"
            className={classes.wide}
            label={change.noteText}
            title={change.noteHint(card.name)}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button
            size="xs"
            variant="default"
            disabled={text.trim() === ''}
            onClick={() => {
              void pinNote(scenery, moment, card.ref, text.trim()).then(setSaid, (error) => setSaid(sentence(error)));
              setText('');
            }}
          >
            {change.note}
          </Button>
        </>
      )}
      <Button size="xs" variant="default" onClick={() => setSaid(saveScene(scenery, moment))}>
        {change.scene}
      </Button>
      <output className={classes.said}>{said}</output>
    </div>
  );
}
