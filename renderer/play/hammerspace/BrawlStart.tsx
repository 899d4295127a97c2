import { Select } from '@mantine/core';
import { useState } from 'react';
import { type FullRuleOptions, optionsOf } from '../../../rules/hammerspace/options.ts';
import { fewestSeats, mostSeats } from '../../../rules/hammerspace/types.ts';
import { schemaOf } from '../../../schemas/fields.ts';
import type { BrawlAsked } from '../../match/hammerspace/moment.ts';
import type { BotName } from '../../match/worker/questions.ts';
import { startMatch } from '../../stores/match.ts';
import { useOpened } from '../../stores/opened.ts';
import { words } from '../../words.ts';
import classes from '../Play.module.css';
import { RuleFields } from '../RuleFields.tsx';
import { SeatSelect, usualBots } from '../SeatSelect.tsx';
import { StartFrame } from '../StartFrame.tsx';

const { preset: _preset, ...ruleFields } = schemaOf('hammerspace/rule-options')?.properties ?? {};
const counts = Array.from({ length: mostSeats - fewestSeats + 1 }, (_, more) => fewestSeats + more);

/** Which match is begun: how many play, who they are, by which rules, and with what luck. */
export function BrawlStart() {
  const set = useOpened((state) => state.catalogue?.set);
  const [own, setOwn] = useState<Partial<FullRuleOptions>>({});
  const [count, setCount] = useState(4);
  const [all, setAll] = useState<readonly (BotName | undefined)[]>([
    undefined,
    ...Array.from({ length: mostSeats - 1 }, () => 'greedy' as const),
  ]);
  const { start } = words.play;
  const { brawl } = words;
  const seats = all.slice(0, count);
  return (
    <StartFrame
      title={start.title}
      begin={(seed) => {
        const setup: BrawlAsked = { seats: count, options: own };
        void startMatch({ seed, setup }, seats);
      }}
      rules={
        set && (
          <RuleFields
            fields={ruleFields}
            options={{ ...optionsOf(set), ...own }}
            onChange={(changed) => setOwn({ ...own, ...changed })}
          />
        )
      }
    >
      <Select
        label={brawl.start.seats}
        allowDeselect={false}
        data={counts.map((one) => ({ value: String(one), label: brawl.start.players(one) }))}
        value={String(count)}
        onChange={(value) => value && setCount(Number(value))}
      />
      <div className={classes.pair}>
        {seats.map((one, seat) => (
          <SeatSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
            key={seat}
            label={brawl.start.seat(brawl.player(seat))}
            bots={usualBots}
            value={one}
            onChange={(bot) => setAll(all.map((before, index) => (index === seat ? bot : before)))}
          />
        ))}
      </div>
    </StartFrame>
  );
}
