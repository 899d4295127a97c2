import { Button, NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import type { TeamfightMoment } from '../../match/teamfight/moment.ts';
import type { Scenery } from '../../match/teamfight/scenery.ts';
import { changeByHand } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import { Figure } from '../Figure.tsx';
import { PinNote } from '../PinNote.tsx';
import classes from '../Play.module.css';
import { saveScene } from './save-scene.ts';
import { useTeamfight } from './use-teamfight.ts';

interface Props {
  readonly scenery: Scenery;
  readonly moment: TeamfightMoment;
}

/** What units have: changed by hand. */
export function UnitChanges() {
  const there = useTeamfight();
  return there && <Units scenery={there.scenery} moment={there.moment} />;
}

function Units({ scenery, moment }: Props) {
  const { change } = words.play;
  const chosen = useHand((state) => state.unit);
  const [said, setSaid] = useState('');
  const units = moment.state.units.flatMap(({ card, at }, id) =>
    at < 0 ? [] : [{ value: String(id), label: `${scenery.cards[card]?.name} (${id + 1})` }],
  );
  const id = chosen !== undefined && (moment.state.units[chosen]?.at ?? -1) >= 0 ? chosen : undefined;
  const card = id === undefined ? undefined : scenery.cards[moment.state.units[id]?.card ?? -1];
  return (
    <>
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
        {card && <PinNote key={card.ref} of={card} />}
        <Button size="xs" variant="default" onClick={() => setSaid(saveScene(scenery, moment))}>
          {change.scene}
        </Button>
        <output className={classes.said}>{said}</output>
      </div>
    </>
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
