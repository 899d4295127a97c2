import { UnstyledButton } from '@mantine/core';
import { cardSpot } from '../../match/hammerspace/moment.ts';
import { look, usePicking } from '../../stores/picking.ts';
import { words } from '../../words.ts';
import classes from './Brawl.module.css';
import { CardFace } from './CardFace.tsx';
import { isDown, isHeld, isSpent } from './card-marks.ts';
import type { SeatProps } from './seat-props.ts';
import { litBy, pick, useBrawlChoices } from './use-brawl.ts';

interface Props extends SeatProps {
  readonly card: number;
  readonly place: number;
  readonly marks: number;
}

/** A card of a row. A lit one is chosen with a click or Enter; any is looked at. */
export function RowCard({ scenery, moment, seat, card, place, marks, width }: Props) {
  const choices = useBrawlChoices();
  const picked = usePicking((hand) => hand.picked);
  const { brawl } = words;
  const number = scenery.cards[card];
  const design = scenery.designs[number ?? -1];
  const spot = cardSpot(seat, place);
  const isLit = choices !== undefined && litBy(choices.choices, picked).has(spot);
  const isPicked = picked.includes(spot);
  const plain = design?.name ?? brawl.card.hidden;
  const state = isSpent(marks)
    ? brawl.card.used(plain)
    : isHeld(marks)
      ? brawl.card.inHand(plain)
      : isDown(marks) && design
        ? brawl.card.faceDown(plain)
        : plain;
  const seen = () => look(number ?? 'covered');
  return (
    <UnstyledButton
      className={classes.card}
      data-lit={isLit || undefined}
      data-picked={isPicked || undefined}
      data-spent={isSpent(marks) || undefined}
      data-down={(isDown(marks) && design !== undefined) || undefined}
      aria-label={isPicked ? brawl.card.picked(plain) : isLit ? brawl.card.pick(state) : state}
      aria-pressed={isLit ? isPicked : undefined}
      onPointerEnter={seen}
      onFocus={seen}
      onClick={() => (isLit ? pick(choices.choices, spot, moment.next === seat) : seen())}
    >
      <CardFace design={design} deck={scenery.designs[scenery.cards[0] ?? -1]} width={width} />
    </UnstyledButton>
  );
}
