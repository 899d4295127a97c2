import { useElementSize } from '@mantine/hooks';
import { words } from '../../words.ts';
import { Arrows } from './Arrows.tsx';
import classes from './Brawl.module.css';
import { Middle } from './Middle.tsx';
import { placesAround } from './places-around.ts';
import { Seat } from './Seat.tsx';
import { useBrawl, useNearest } from './use-brawl.ts';

/** Height of a card as a share of its width. */
const tall = 88 / 63;
/** Pixels of a seat beside its cards: gaps and padding across, with its share of those of the table; name and traits down. */
const across = 38;
const down = 58;
/** Pixels of the buttons below the own cards while these are laid. */
const moves = 28;

/** All seats around the table, the nearest below, with what lies in the middle. */
export function BrawlTable() {
  const there = useBrawl();
  const nearest = useNearest();
  const { ref, width, height } = useElementSize();
  if (!there) return undefined;
  const { scenery, moment } = there;
  const { left, far, right } = placesAround(scenery.seats, nearest);
  const hasSides = left !== undefined;
  // As large as the room allows: three seats or two beside each other, and two or three rows of them.
  const columns = hasSides ? 3 : Math.max(2, far.length);
  const rows = hasSides ? 3 : 2.5;
  const small = Math.floor(
    Math.max(30, Math.min((width / columns - across) / 4, (height / (rows + 0.35) - down) / tall, 150)),
  );
  const large = Math.floor(
    Math.max(
      44,
      Math.min(width / 4.6 - 8, 170, (height - (rows - 1) * (small * tall + down) - down - moves - 16) / tall),
    ),
  );
  const seat = (number: number) => (
    <Seat key={number} scenery={scenery} moment={moment} seat={number} width={number === nearest ? large : small} />
  );
  return (
    <section className={classes.room} ref={ref} aria-label={words.brawl.table}>
      <div className={classes.table} data-seats={scenery.seats}>
        <div className={classes.far}>{far.map(seat)}</div>
        <div className={classes.across}>
          {left !== undefined && seat(left)}
          <Middle scenery={scenery} moment={moment} />
          {right !== undefined && seat(right)}
        </div>
        <div className={classes.near}>{seat(nearest)}</div>
      </div>
      <Arrows moment={moment} room={`${width} ${height} ${large}`} />
    </section>
  );
}
