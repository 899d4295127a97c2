import { Button, Checkbox, Select } from '@mantine/core';
import { designOf } from '../../../rules/valyr/play/table.ts';
import { unitName } from '../../../rules/valyr/tell-event.ts';
import { changeByHand } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import { Figure } from '../Figure.tsx';
import { PinNote } from '../PinNote.tsx';
import classes from '../Play.module.css';
import { useBattle } from './use-battle.ts';

/** What units have and where they stand: changed by hand. */
export function BattleChanges() {
  const there = useBattle();
  const { unit: chosen, moving } = useHand();
  if (!there) return undefined;
  const { game } = there.scenery;
  const { state } = there.moment;
  const { change } = words.play;
  const own = words.battle.change;
  const unit = chosen === undefined ? undefined : state.units[chosen];
  const number = unit?.at === 'table' ? chosen : undefined;
  const put = (edit: object) => void changeByHand({ edit: { ...edit, unit: number } });
  return (
    <>
      <div className={classes.fields}>
        <Select
          size="xs"
          searchable
          allowDeselect={false}
          label={change.unit}
          placeholder={own.pick}
          data={game.armyNames.map((_, seat) => ({
            group: words.battle.player(seat),
            items: state.units.flatMap((one, index) =>
              one.seat === seat && one.at === 'table'
                ? [{ value: String(index), label: unitName(game, state, index) }]
                : [],
            ),
          }))}
          value={number === undefined ? null : String(number)}
          onChange={(value) => useHand.setState({ unit: value === null ? undefined : Number(value), moving: false })}
        />
        {unit && number !== undefined && (
          <>
            <Figure
              key={`damage ${number} ${unit.damage}`}
              label={own.damage}
              value={unit.damage}
              set={(value) => put({ edit: 'damage', value })}
            />
            {state.turn?.unit === number && (
              <Figure
                key={`energy ${state.turn.energy}`}
                label={own.energy}
                value={state.turn.energy}
                set={(value) => put({ edit: 'energy', value })}
              />
            )}
            <Checkbox
              size="xs"
              label={own.exhausted}
              checked={unit.exhausted}
              onChange={({ currentTarget }) => put({ edit: 'exhausted', is: currentTarget.checked })}
            />
            <Checkbox
              size="xs"
              label={own.fallen}
              checked={unit.fallen}
              onChange={({ currentTarget }) => put({ edit: 'fallen', is: currentTarget.checked })}
            />
            <Button
              size="xs"
              variant={moving ? 'filled' : 'default'}
              aria-pressed={moving}
              onClick={() => useHand.setState({ moving: !moving })}
            >
              {moving ? change.moving : change.move}
            </Button>
          </>
        )}
      </div>
      {unit && number !== undefined && (
        <div className={classes.fields}>
          <PinNote key={designOf(game, unit).ref} of={designOf(game, unit)} />
        </div>
      )}
    </>
  );
}
