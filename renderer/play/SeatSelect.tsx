import { Select } from '@mantine/core';
import type { BotName } from '../match/worker/questions.ts';
import { words } from '../words.ts';

/** The bots that most systems have, the quickest good one first. */
export const usualBots: readonly BotName[] = ['greedy', 'search', 'random'];

const person = 'person';

interface Props {
  readonly label: string;
  readonly bots: readonly BotName[];
  /** Undefined for a person. */
  readonly value: BotName | undefined;
  readonly onChange: (bot: BotName | undefined) => void;
  readonly size?: 'xs';
}

/** Who decides for a seat: a person, or a bot. */
export function SeatSelect({ label, bots, value, onChange, size }: Props) {
  const { start } = words.play;
  return (
    <Select
      {...(size && { size })}
      label={label}
      allowDeselect={false}
      data={[{ value: person, label: start.person }, ...bots.map((bot) => ({ value: bot, label: start.bots[bot] }))]}
      value={value ?? person}
      onChange={(chosen) => onChange(chosen === person ? undefined : (chosen as BotName))}
    />
  );
}
