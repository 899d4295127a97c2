import { Select } from '@mantine/core';
import { useState } from 'react';
import { appraisalOf, musterOf } from '../../../rules/valyr/army.ts';
import { type FullRuleOptions, optionsOf } from '../../../rules/valyr/options.ts';
import { schemaOf } from '../../../schemas/fields.ts';
import type { BattleAsked } from '../../match/valyr/moment.ts';
import type { BotName } from '../../match/worker/questions.ts';
import { startMatch } from '../../stores/match.ts';
import { useOpened } from '../../stores/opened.ts';
import { words } from '../../words.ts';
import classes from '../Play.module.css';
import { RuleFields } from '../RuleFields.tsx';
import { SeatSelect, usualBots } from '../SeatSelect.tsx';
import { StartFrame } from '../StartFrame.tsx';
import { armiesOf, fieldsOf } from './muster.ts';

const { $schema: _schema, limit: _limit, ...ruleFields } = schemaOf('valyr/rule-options')?.properties ?? {};
const mostSeats = 8;

/** Which battle is begun: the table, the armies, who plays them, and its luck. */
export function BattleStart() {
  const set = useOpened((state) => state.catalogue?.set);
  const [own, setOwn] = useState<Partial<FullRuleOptions>>({});
  const [chosenField, setField] = useState<string>();
  const [count, setCount] = useState(2);
  const [chosenArmies, setArmies] = useState<readonly (string | undefined)[]>([]);
  const [seats, setSeats] = useState<readonly (BotName | undefined)[]>([
    undefined,
    ...Array.from({ length: mostSeats - 1 }, () => 'greedy' as const),
  ]);
  const { battle } = words;
  const fields = fieldsOf(set);
  const armies = armiesOf(set);
  const field = fields.find(({ ref }) => ref === chosenField) ?? fields[0];
  if (!set || !field || armies.length === 0) return <p className={classes.startPlace}>{battle.start.none}</p>;
  const most = Math.min(mostSeats, field.data.starts?.length ?? 2);
  const players = Math.min(count, most);
  const armyOf = (seat: number) => chosenArmies[seat] ?? armies[seat % armies.length]!.ref;
  const numbers = Array.from({ length: players }, (_, seat) => seat);
  const replaced = <T,>(all: readonly T[], seat: number, value: T): T[] =>
    Array.from({ length: mostSeats }, (_, index) => (index === seat ? value : (all[index] as T)));
  const worthOf = (ref: string | undefined): number => {
    const army = armies.find((one) => one.ref === ref);
    return army ? appraisalOf(musterOf(set, army.data)) : 0;
  };
  return (
    <StartFrame
      title={battle.start.title}
      begin={(seed) => {
        const setup: BattleAsked = { battlefield: field.ref, armies: numbers.map(armyOf), options: own };
        void startMatch({ seed, setup }, seats.slice(0, players));
      }}
      rules={
        <RuleFields
          fields={ruleFields}
          options={{ ...optionsOf(set), ...own }}
          onChange={(changed) => setOwn({ ...own, ...changed })}
        />
      }
    >
      <div className={classes.pair}>
        <Select
          label={battle.start.field}
          allowDeselect={false}
          data={fields.map(({ ref: value, data }) => ({ value, label: data.name }))}
          value={field.ref}
          onChange={(value) => setField(value ?? undefined)}
        />
        <Select
          label={battle.start.seats}
          allowDeselect={false}
          data={Array.from({ length: most - 1 }, (_, more) => ({
            value: String(more + 2),
            label: battle.start.players(more + 2),
          }))}
          inputWrapperOrder={['label', 'input', 'description']}
          description={most < mostSeats ? battle.start.room(most) : undefined}
          value={String(players)}
          onChange={(value) => value && setCount(Number(value))}
        />
      </div>
      {numbers.map((seat) => (
        <div key={seat} className={classes.pair}>
          <Select
            label={battle.start.army(battle.player(seat))}
            allowDeselect={false}
            data={armies.map(({ ref: value, data }) => ({ value, label: data.name }))}
            renderOption={({ option }) => battle.start.worth(option.label, worthOf(option.value))}
            inputWrapperOrder={['label', 'input', 'description']}
            description={battle.start.appraisal(worthOf(armyOf(seat)))}
            value={armyOf(seat)}
            onChange={(value) => setArmies(replaced(chosenArmies, seat, value ?? undefined))}
          />
          <SeatSelect
            label={battle.start.seat(battle.player(seat))}
            bots={usualBots}
            value={seats[seat]}
            onChange={(bot) => setSeats(replaced(seats, seat, bot))}
          />
        </div>
      ))}
    </StartFrame>
  );
}
