import { Chip, NumberInput, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { unitsOnBoard } from '../../match/teamfight/pieces.ts';
import type { Tried } from '../../match/teamfight/try-questions.ts';
import { IconButton } from '../../shell/IconButton.tsx';
import { change, useTry } from '../../stores/try.ts';
import { words } from '../../words.ts';
import { HealthSteps } from '../teamfight/HealthSteps.tsx';
import classes from './Try.module.css';

const tokenKinds: ReadonlySet<string> = new Set(['condition', 'token', 'counter']);

/** The units, and what the chosen one has: to be set by hand. */
export function TryUnits({ tried }: { readonly tried: Tried }) {
  const chosen = useTry((state) => state.chosen);
  const { scenery, state, names } = tried;
  const { trying } = words;
  const units = unitsOnBoard(scenery, state);
  const unit = units.find((one) => one.unit === chosen);
  return (
    <section className={classes.units} aria-label={trying.units}>
      <h3 className={classes.asked}>{trying.units}</h3>
      <div className={classes.choices}>
        {units.map((one) => (
          <span key={one.unit} className={classes.hurt}>
            <Chip
              size="xs"
              checked={one.unit === chosen}
              onChange={(on) => useTry.setState({ chosen: on ? one.unit : undefined })}
            >
              {names[one.unit]}
            </Chip>
            <HealthSteps
              name={names[one.unit] ?? ''}
              health={state.units[one.unit]?.health ?? 0}
              least={1}
              set={(value) => void change({ change: 'health', unit: one.unit, value })}
            />
          </span>
        ))}
      </div>
      {unit && <UnitFields key={`${unit.unit} ${unit.at}`} tried={tried} unit={unit.unit} />}
    </section>
  );
}

function UnitFields({ tried: { scenery, state, names }, unit }: { readonly tried: Tried; readonly unit: number }) {
  const { columns, rows } = scenery.board;
  const { at = 0, health, overshield, tokens = [] } = state.units[unit] ?? {};
  const [place, setPlace] = useState(`${at % columns},${Math.floor(at / columns)}`);
  const [refused, setRefused] = useState(false);
  const { trying } = words;
  const move = () => {
    const [x = -1, y = -1] = place.split(',').map(Number);
    const isThere = Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x < columns && y < rows;
    setRefused(!isThere);
    if (isThere && y * columns + x !== at) void change({ change: 'move', unit, at: y * columns + x });
  };
  const number = (what: 'health' | 'overshield', value: number | undefined, min: number) => (
    <NumberInput
      size="xs"
      w={84}
      label={trying[what]}
      min={min}
      max={what === 'health' ? 999 : 99}
      value={value ?? 0}
      onChange={(typed) => {
        if (typeof typed === 'number' && typed >= min && typed !== value)
          void change({ change: what, unit, value: typed });
      }}
    />
  );
  const free = scenery.cards.flatMap(({ kind, name }, index) =>
    tokenKinds.has(kind) && !tokens.some(({ card }) => card === index) ? [{ value: String(index), label: name }] : [],
  );
  return (
    <fieldset className={classes.fields} aria-label={trying.unit(names[unit] ?? '')}>
      <div className={classes.row}>
        {number('health', health, 1)}
        {number('overshield', overshield, 0)}
        <TextInput
          size="xs"
          w={72}
          label={trying.space}
          value={place}
          error={refused && trying.spaceRefused}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
          onBlur={move}
          onKeyDown={({ key }) => key === 'Enter' && move()}
        />
      </div>
      {tokens.map(({ card, count }) => {
        const name = scenery.cards[card]?.name ?? '';
        const set = (value: number) => void change({ change: 'token', unit, token: card, count: value });
        return (
          <div key={card} className={classes.token}>
            <span className={classes.name}>{name}</span>
            <NumberInput
              size="xs"
              w={72}
              aria-label={trying.count(name)}
              min={0}
              max={99}
              value={count}
              onChange={(typed) => typeof typed === 'number' && typed !== count && set(typed)}
            />
            <IconButton icon="close" size={24} label={trying.takeToken(name)} onClick={() => set(0)} />
          </div>
        );
      })}
      <Select
        size="xs"
        searchable
        aria-label={trying.addToken}
        placeholder={trying.addToken}
        data={free}
        value={null}
        onChange={(card) => card !== null && void change({ change: 'token', unit, token: Number(card), count: 1 })}
      />
    </fieldset>
  );
}
