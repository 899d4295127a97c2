import { rowSize } from '../../../rules/hammerspace/types.ts';
import { usePicking } from '../../stores/picking.ts';
import { words } from '../../words.ts';
import { ArrangedRow } from './ArrangedRow.tsx';
import classes from './Brawl.module.css';
import { RowCard } from './RowCard.tsx';
import type { SeatProps } from './seat-props.ts';
import { useBrawlChoices } from './use-brawl.ts';

/** The cards of a player from left to right; the own ones with all that can be done with them. */
export function Row(props: SeatProps & { readonly name: string }) {
  const { moment, seat, width, name } = props;
  const { state, next } = moment;
  const choices = useBrawlChoices();
  const draft = usePicking((hand) => hand.draft);
  const cards = state.rows[seat] ?? [];
  // Who has taken more than a row for now has them beside each other all the same.
  const wide = cards.length > rowSize ? Math.floor((width * rowSize) / cards.length) : width;
  const arranging = next === seat ? choices?.arranging : undefined;
  if (arranging && (arranging.must || draft)) return <ArrangedRow {...props} arranging={arranging} />;
  return (
    <ol className={classes.row} data-row aria-label={words.brawl.row(name)}>
      {cards.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place of the row; what lies there changes
        <li key={place}>
          <RowCard {...props} card={card} place={place} marks={state.marks[seat]?.[place] ?? 0} width={wide} />
        </li>
      ))}
    </ol>
  );
}
