import { MultiSelect, Select } from '@mantine/core';
import { useState } from 'react';
import { entitiesOf } from '../../../rules/game-set.ts';
import { type FullRuleOptions, optionsOf } from '../../../rules/thoua/options.ts';
import { schemaOf } from '../../../schemas/fields.ts';
import type { CombatAsked } from '../../match/thoua/moment.ts';
import type { BotName } from '../../match/worker/questions.ts';
import { startMatch } from '../../stores/match.ts';
import { useOpened } from '../../stores/opened.ts';
import { words } from '../../words.ts';
import classes from '../Play.module.css';
import { RuleFields } from '../RuleFields.tsx';
import { SeatSelect } from '../SeatSelect.tsx';
import { StartFrame } from '../StartFrame.tsx';
import { combatBots } from './bots.ts';
import { encountersOf, partyOf } from './encounters.ts';

const { preset: _preset, ...ruleFields } = schemaOf('thoua/rule-options')?.properties ?? {};

/** Which combat is begun: the encounter, who meets it, who plays, and its luck. */
export function CombatStart() {
  const set = useOpened((state) => state.catalogue?.set);
  const [own, setOwn] = useState<Partial<FullRuleOptions>>({});
  const encounters = encountersOf(set);
  const [ref, setRef] = useState<string>();
  const encounter = encounters.find((one) => one.ref === ref) ?? encounters[0];
  const [chosen, setChosen] = useState<readonly string[]>();
  const party = chosen ?? (set ? partyOf(set, encounter) : []);
  const [seats, setSeats] = useState<readonly [BotName | undefined, BotName | undefined]>([undefined, 'in-character']);
  const { start } = words.play;
  const { combat } = words;
  if (!set || !encounter) return <p className={classes.startPlace}>{combat.start.none}</p>;
  return (
    <StartFrame
      title={combat.start.title}
      begin={(seed) => {
        const setup: CombatAsked = { encounter: encounter.ref, party, options: own };
        void startMatch({ seed, setup }, seats);
      }}
      rules={
        <RuleFields
          fields={ruleFields}
          options={{ ...optionsOf(set), ...own }}
          onChange={(changed) => setOwn({ ...own, ...changed })}
        />
      }
    >
      <Select
        label={combat.start.encounter}
        allowDeselect={false}
        data={encounters.map(({ ref: value, data }) => ({ value, label: data.name }))}
        value={encounter.ref}
        onChange={(value) => {
          setRef(value ?? undefined);
          setChosen(undefined);
        }}
      />
      <MultiSelect
        searchable
        label={combat.start.party}
        description={combat.start.partyHint(encounter.data.level)}
        data={entitiesOf(set, 'character').map(({ ref: value, data }) => ({ value, label: data.name }))}
        value={[...party]}
        onChange={setChosen}
      />
      <div className={classes.pair}>
        {([0, 1] as const).map((seat) => (
          <SeatSelect
            key={seat}
            label={start.seat(combat.sides[seat])}
            bots={combatBots}
            value={seats[seat]}
            onChange={(bot) => setSeats(seat === 0 ? [bot, seats[1]] : [seats[0], bot])}
          />
        ))}
      </div>
    </StartFrame>
  );
}
