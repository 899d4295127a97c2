import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { changeByHand, momentNow, seatAt, useMatch } from '../stores/match.ts';
import { words } from '../words.ts';
import { HandClauses } from './HandClauses.tsx';
import classes from './Play.module.css';
import { SeatSelect } from './SeatSelect.tsx';
import { usePlace } from './use-place.ts';

/** Changes of the match by hand at the moment that is looked at. */
export function ChangeBar() {
  const { change } = words.play;
  const { Changes } = usePlace();
  const seats = useMatch((state) => state.seats);
  return (
    <section className={`${classes.choices} ${classes.changes}`} aria-label={change.label}>
      <HandClauses />
      <Changes />
      <div className={classes.fields}>
        <Die />
        {Array.from({ length: seats }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
          <Seat key={seat} seat={seat} />
        ))}
      </div>
    </section>
  );
}

function Die() {
  const [die, setDie] = useState<number | string>(6);
  const { change } = words.play;
  return (
    <>
      <NumberInput
        size="xs"
        className={classes.narrow}
        label={change.die}
        min={1}
        max={100}
        value={die}
        onChange={setDie}
      />
      <Button size="xs" variant="default" onClick={() => void changeByHand({ die: Number(die) })}>
        {change.lay}
      </Button>
    </>
  );
}

function Seat({ seat }: { readonly seat: number }) {
  const seated = useMatch((state) => state.seated[seat]);
  const moment = useMatch(momentNow);
  const place = usePlace();
  return (
    <SeatSelect
      size="xs"
      label={words.play.change.seat(moment ? place.seat(moment, seat).name : '')}
      bots={place.bots}
      value={seated}
      onChange={(bot) => void seatAt(seat, bot)}
    />
  );
}
