import { Button, NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import type { FigureShown } from '../../match/thoua/moment.ts';
import type { CombatScenery, FigureDrawn } from '../../match/thoua/scenery.ts';
import { useAiming } from '../../stores/aiming.ts';
import { changeByHand } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import { Figure } from '../Figure.tsx';
import { PinNote } from '../PinNote.tsx';
import classes from '../Play.module.css';
import { useCombat } from './use-combat.ts';

/** What figures have, where they stand, and obstacles: changed by hand. */
export function CombatChanges() {
  const there = useCombat();
  const chosen = useHand((state) => state.unit);
  const building = useAiming((state) => state.building);
  if (!there) return undefined;
  const { scenery, moment } = there;
  const { change } = words.combat;
  const standing = scenery.figures.flatMap(({ name }, id) =>
    (moment.state.figures[id]?.at ?? -1) < 0 ? [] : [{ value: String(id), label: name }],
  );
  const figure = chosen === undefined ? undefined : moment.state.figures[chosen];
  const drawn = chosen === undefined ? undefined : scenery.figures[chosen];
  const isThere = chosen !== undefined && figure !== undefined && drawn !== undefined && figure.at >= 0;
  return (
    <>
      <div className={classes.fields}>
        <Select
          size="xs"
          label={change.figure}
          placeholder={change.pick}
          searchable
          data={standing}
          value={isThere ? String(chosen) : null}
          onChange={(value) => useHand.setState({ unit: value === null ? undefined : Number(value), moving: false })}
        />
        {isThere && (
          <OfFigure
            key={`${chosen} ${JSON.stringify(figure)}`}
            scenery={scenery}
            id={chosen}
            figure={figure}
            drawn={drawn}
          />
        )}
        <Button
          size="xs"
          variant={building ? 'filled' : 'default'}
          aria-pressed={building}
          onClick={() => useAiming.setState({ building: !building })}
        >
          {building ? change.building : change.obstacle}
        </Button>
      </div>
      {isThere && (
        <div className={classes.fields}>
          <PinNote key={drawn.ref} of={drawn} />
        </div>
      )}
    </>
  );
}

interface Props {
  readonly scenery: CombatScenery;
  readonly id: number;
  readonly figure: FigureShown;
  readonly drawn: FigureDrawn;
}

function OfFigure({ scenery, id, figure, drawn }: Props) {
  const { change } = words.combat;
  const moving = useHand((state) => state.moving);
  const edit = (what: object) => void changeByHand({ edit: { ...what, figure: id } });
  const [condition, setCondition] = useState<string>();
  const [turns, setTurns] = useState<number | string>(2);
  const [ability, setAbility] = useState('0');
  return (
    <>
      <Figure label={change.hp} value={figure.hp} set={(value) => edit({ edit: 'hp', value })} />
      <Figure label={change.ap} value={figure.ap} set={(value) => edit({ edit: 'ap', value })} />
      <Button
        size="xs"
        variant={moving ? 'filled' : 'default'}
        aria-pressed={moving}
        onClick={() => useHand.setState({ moving: !moving })}
      >
        {moving ? words.play.change.moving : words.play.change.move}
      </Button>
      {figure.has.map(({ name, turns: left }, held) => (
        <Figure
          key={name}
          label={change.left(name)}
          value={left}
          set={(value) => edit({ edit: 'turns', held, value })}
        />
      ))}
      {scenery.conditions.length > 0 && (
        <>
          <Select
            size="xs"
            searchable
            label={change.condition}
            data={scenery.conditions.map((label, index) => ({ value: String(index), label }))}
            value={condition ?? null}
            onChange={(value) => setCondition(value ?? undefined)}
          />
          <NumberInput
            size="xs"
            className={classes.narrow}
            label={change.turns}
            min={1}
            max={99}
            value={turns}
            onChange={setTurns}
          />
          <Button
            size="xs"
            variant="default"
            disabled={condition === undefined}
            onClick={() => edit({ edit: 'condition', condition: Number(condition), value: Number(turns) })}
          >
            {change.give}
          </Button>
        </>
      )}
      {drawn.abilities.length > 0 && (
        <>
          <Select
            size="xs"
            label={change.ability}
            allowDeselect={false}
            data={drawn.abilities.map(({ name }, index) => ({ value: String(index), label: name }))}
            value={ability}
            onChange={(value) => value && setAbility(value)}
          />
          <Figure
            key={ability}
            label={change.waits}
            value={figure.waits[Number(ability)] ?? 0}
            set={(value) => edit({ edit: 'cooldown', ability: Number(ability), value })}
          />
        </>
      )}
    </>
  );
}
