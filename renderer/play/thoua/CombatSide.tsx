import { ScrollArea } from '@mantine/core';
import { useMatch } from '../../stores/match.ts';
import { words } from '../../words.ts';
import classes from '../SideCards.module.css';
import { FigureCard } from './FigureCard.tsx';
import { colourOf } from './on-board.ts';
import { useCombat } from './use-combat.ts';

/** Everybody of a side; who has fallen comes last. */
export function CombatSide({ seat }: { readonly seat: 0 | 1 }) {
  const there = useCombat();
  const seated = useMatch((state) => state.seated[seat]);
  if (!there) return undefined;
  const { scenery, moment } = there;
  const { state } = moment;
  const own = scenery.figures.flatMap(({ side }, figure) => (side === seat ? [figure] : []));
  const stands = (figure: number) => (state.figures[figure]?.hp ?? 0) > 0;
  const inOrder = [...own.filter(stands), ...own.filter((figure) => !stands(figure))];
  const { start } = words.play;
  const { combat } = words;
  return (
    <ScrollArea className={classes.side} type="auto" scrollbarSize={8}>
      <section aria-label={combat.sides[seat]}>
        <h2 className={classes.head} data-side={colourOf(seat)}>
          <span className={classes.letter}>{combat.letters[seat]}</span>
          {combat.sides[seat]}
          <span className={classes.who}>{seated ? start.bots[seated] : start.person}</span>
        </h2>
        {inOrder.map((figure) => (
          <FigureCard key={figure} scenery={scenery} state={state} id={figure} />
        ))}
      </section>
    </ScrollArea>
  );
}
