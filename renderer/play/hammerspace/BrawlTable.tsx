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
/** Pixels of deck and dice where nobody sits beside them, and of all that is between rows. */
const middle = 60;
const gaps = 32;
/** Widths of the smallest cards. */
const smallest = 30;
/** Two seats with the smallest cards and what lies between them. */
const narrowest = 2 * (4 * smallest + across) + 100;

/** All seats around the table, the nearest below, with what lies in the middle. */
export function BrawlTable() {
  const there = useBrawl();
  const nearest = useNearest();
  const { ref, width, height } = useElementSize();
  if (!there) return undefined;
  const { scenery, moment } = there;
  // Before it is measured it is taken for wide, as most are.
  const isNarrow = width > 0 && width < narrowest;
  const { left, far, right } = placesAround(scenery.seats, nearest, isNarrow);
  const hasSides = left !== undefined;
  // As large as the room allows: the others first, and what they leave is for the nearest. A narrow table is as high as it needs, and scrolled.
  const columns = hasSides ? 3 : isNarrow ? 2 : Math.max(2, far.length);
  const tallest = isNarrow ? Infinity : (height * (hasSides ? 0.25 : 0.34) - down) / tall;
  const small = Math.floor(Math.max(smallest, Math.min((width / columns - across) / 4, tallest, 150)));
  const rest = isNarrow
    ? Infinity
    : height - (small * tall + down) - (hasSides ? small * tall + down : middle) - down - moves - gaps;
  const large = Math.floor(Math.max(44, Math.min(width / 4.6 - 8, rest / tall, 170)));
  const seat = (number: number) => (
    <Seat key={number} scenery={scenery} moment={moment} seat={number} width={number === nearest ? large : small} />
  );
  return (
    <section className={classes.room} ref={ref} data-narrow={isNarrow || undefined} aria-label={words.brawl.table}>
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
