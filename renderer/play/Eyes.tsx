import { Select } from '@mantine/core';
import { momentNow, seeAs, useMatch } from '../stores/match.ts';
import { words } from '../words.ts';
import { usePlace } from './use-place.ts';

const everything = 'all';

/** Whose eyes see the match: those of a person at the table, or of who sees all. */
export function Eyes() {
  const { eyes, seated } = useMatch();
  const moment = useMatch(momentNow);
  const place = usePlace();
  const { transport } = words.play;
  const people = [...seated.keys()].filter((seat) => seated[seat] === undefined || seat === eyes);
  if (!moment || people.length === 0) return undefined;
  return (
    <Select
      size="xs"
      label={transport.eyes}
      allowDeselect={false}
      data={[
        ...people.map((seat) => ({ value: String(seat), label: transport.eyesOf(place.seat(moment, seat).name) })),
        { value: everything, label: transport.showAll },
      ]}
      value={eyes === undefined ? everything : String(eyes)}
      onChange={(value) => value && void seeAs(value === everything ? undefined : Number(value))}
    />
  );
}
