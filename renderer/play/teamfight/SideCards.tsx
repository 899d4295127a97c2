import { ScrollArea } from '@mantine/core';
import { useMatch } from '../../stores/match.ts';
import { words } from '../../words.ts';
import classes from '../SideCards.module.css';
import { LookedHero } from './LookedHero.tsx';
import { UnitCard } from './UnitCard.tsx';
import { useTeamfight } from './use-teamfight.ts';

/** What each unit of a side has, in the order of its turns; before that the heroes that it may deploy. */
export function SideCards({ seat }: { readonly seat: 0 | 1 }) {
  const there = useTeamfight();
  const seated = useMatch((state) => state.seated[seat]);
  if (!there) return undefined;
  const { scenery, moment } = there;
  const { state } = moment;
  const side = state.red === seat ? 'red' : 'blue';
  const name = side === 'red' ? words.play.red : words.play.blue;
  const { start, unit: told } = words.play;
  const own = state.columns[seat];
  const others = state.units.flatMap(({ seat: of, owner, at }, id) =>
    of === seat && owner !== id && at >= 0 && !own.includes(id) ? [id] : [],
  );
  const isDrafted = state.phase === 'play' || state.phase === 'over';
  const hand = isDrafted ? [] : state.hands[seat];
  // A person who is to choose heroes wants to know what they are.
  const isDrafting = !isDrafted && moment.next === seat && !seated;
  return (
    <ScrollArea className={classes.side} type="auto" scrollbarSize={8}>
      <section aria-label={told.side(name)}>
        <h2 className={classes.head} data-side={side}>
          <span className={classes.letter}>{words.match.letter[side]}</span>
          {name}
          <span className={classes.who}>{seated ? start.bots[seated] : start.person}</span>
        </h2>
        {[...own, ...others].map((id) => (
          <UnitCard key={id} scenery={scenery} state={state} id={id} />
        ))}
        {hand.length > 0 && (
          <>
            <h3 className={classes.pool}>{state.phase === 'choose' ? told.openPool : told.pool}</h3>
            <ul className={classes.hand}>
              {hand.map((card) => (
                <li key={card}>{scenery.cards[card]?.name}</li>
              ))}
            </ul>
          </>
        )}
        {isDrafting && <LookedHero scenery={scenery} />}
      </section>
    </ScrollArea>
  );
}
