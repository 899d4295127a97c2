import { MultiSelect, NumberInput, Select } from '@mantine/core';
import { useState } from 'react';
import { entitiesOf } from '../../../rules/game-set.ts';
import { type FullRuleOptions, ruleOptions } from '../../../rules/teamfight/options.ts';
import { schemaOf } from '../../../schemas/fields.ts';
import type { TeamfightAsked } from '../../match/teamfight/moment.ts';
import type { BotName } from '../../match/worker/questions.ts';
import { startMatch } from '../../stores/match.ts';
import { useOpened } from '../../stores/opened.ts';
import { words } from '../../words.ts';
import classes from '../Play.module.css';
import { RuleFields } from '../RuleFields.tsx';
import { SeatSelect, usualBots } from '../SeatSelect.tsx';
import { StartFrame } from '../StartFrame.tsx';
import { playableMaps } from './match-choices.ts';

const { preset: _preset, rounds: _rounds, ...ruleFields } = schemaOf('teamfight/rule-options')?.properties ?? {};

const drawn = '';

/** Which match is begun: its map, its teams, who plays, and its luck. */
export function StartForm() {
  const set = useOpened((state) => state.catalogue?.set);
  const [own, setOwn] = useState<Partial<FullRuleOptions>>({});
  const options = { ...ruleOptions(set?.manifest.rules), ...own };
  const [map, setMap] = useState<string>(drawn);
  const [chosen, setChosen] = useState(false);
  const [teams, setTeams] = useState<readonly [string[], string[]]>([[], []]);
  const [seats, setSeats] = useState<readonly [BotName | undefined, BotName | undefined]>(['greedy', 'greedy']);
  const { start, red, blue } = words.play;
  const heroes = set ? entitiesOf(set, 'hero').map(({ ref, data }) => ({ value: ref, label: data.name })) : [];
  const begin = (seed: string | number) => {
    const setup: TeamfightAsked = { options: own, ...(map !== drawn && { map }), ...(chosen && { teams }) };
    void startMatch({ seed, setup }, seats);
  };
  return (
    <StartFrame
      title={start.title}
      begin={begin}
      beside={
        <NumberInput
          label={start.rounds}
          min={1}
          max={99}
          allowDecimal={false}
          value={options.rounds}
          onChange={(rounds) => typeof rounds === 'number' && setOwn({ ...own, rounds })}
        />
      }
      rules={
        <RuleFields fields={ruleFields} options={options} onChange={(changed) => setOwn({ ...own, ...changed })} />
      }
    >
      <Select
        label={start.map}
        allowDeselect={false}
        data={[
          { value: drawn, label: start.drawn },
          ...playableMaps(set).map(({ ref, data }) => ({ value: ref, label: data.name })),
        ]}
        value={map}
        onChange={(value) => setMap(value ?? drawn)}
      />
      <div className={classes.pair}>
        {([0, 1] as const).map((seat) => (
          <SeatSelect
            key={seat}
            label={start.seat(seat === 0 ? red : blue)}
            bots={usualBots}
            value={seats[seat]}
            onChange={(bot) => setSeats(seat === 0 ? [bot, seats[1]] : [seats[0], bot])}
          />
        ))}
      </div>
      <Select
        label={start.teams}
        allowDeselect={false}
        data={[
          { value: 'drafted', label: start.drafted },
          { value: 'chosen', label: start.chosen },
        ]}
        value={chosen ? 'chosen' : 'drafted'}
        onChange={(value) => setChosen(value === 'chosen')}
      />
      {chosen && (
        <div className={classes.pair}>
          {([0, 1] as const).map((seat) => (
            <MultiSelect
              key={seat}
              searchable
              label={start.team(seat === 0 ? red : blue)}
              description={start.teamHint(options.heroesPerSide)}
              maxValues={options.heroesPerSide}
              data={heroes.filter(({ value }) => !teams[seat === 0 ? 1 : 0].includes(value))}
              value={teams[seat]}
              onChange={(team) => setTeams(seat === 0 ? [team, teams[1]] : [teams[0], team])}
            />
          ))}
        </div>
      )}
    </StartFrame>
  );
}
