import { UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { blockOf, dodgeOf } from '../../../rules/valyr/play/attack.ts';
import { nextToPlace } from '../../../rules/valyr/play/setup.ts';
import { added, healthOf, moveLength } from '../../../rules/valyr/play/stats.ts';
import { designOf } from '../../../rules/valyr/play/table.ts';
import { inches } from '../../../rules/valyr/sizes.ts';
import { unitName } from '../../../rules/valyr/tell-event.ts';
import { FaceCanvas } from '../../faces/FaceCanvas.tsx';
import type { Face } from '../../model/catalogue.ts';
import { useHand } from '../../stores/match-hand.ts';
import { useOpened } from '../../stores/opened.ts';
import { usePointing } from '../../stores/pointing.ts';
import { goTo } from '../../stores/view.ts';
import { words } from '../../words.ts';
import { EventLog } from '../EventLog.tsx';
import classes from './Battle.module.css';
import { unitAt } from './meant.ts';
import { statesOf } from './UnitButtons.tsx';
import { useBattle } from './use-battle.ts';

/** CSS pixels that a card is shown wide, at most. */
const widest = 230;

/** The card of the unit that is looked at, or that acts, with what it has now; below it what happened. */
export function LookedUnit() {
  const there = useBattle();
  const chosen = useHand((hand) => hand.unit);
  const items = useOpened((opened) => opened.catalogue?.items);
  const { ref, width } = useElementSize();
  const pointed = usePointing(({ over }) =>
    there && over ? unitAt(there.scenery.game, there.moment.state, over) : undefined,
  );
  if (!there) return undefined;
  const { scenery, moment } = there;
  const { game } = scenery;
  const { state } = moment;
  const next = state.setup ? nextToPlace(state, state.seat) : -1;
  const number = pointed ?? chosen ?? state.turn?.unit ?? (next < 0 ? undefined : next);
  const unit = state.units[number ?? -1];
  const { looked } = words.battle;
  return (
    <div className={classes.right}>
      <section ref={ref} className={classes.looked} aria-label={looked.title}>
        {number === undefined || !unit ? (
          <p className={classes.hint}>{looked.none}</p>
        ) : (
          <>
            <Card card={scenery.cards[unit.design]} name={designOf(game, unit).name} width={Math.min(widest, width)} />
            <p className={classes.now}>
              <strong>{unitName(game, state, number)}</strong>, {words.battle.player(unit.seat)}
              <br />
              {[words.battle.harm(unit.damage, healthOf(game, state, number)), ...statesOf(state, number)].join(', ')}
              <br />
              {looked.facts(
                `${designOf(game, unit).strength + added(game, state, number, 'strength')}\u2013${designOf(game, unit).skill + added(game, state, number, 'skill')}`,
                `${blockOf(game, state, number)}\u2013${dodgeOf(game, state, number)}`,
                `${inches(moveLength(game, state, number, 0))}\u2013${inches(moveLength(game, state, number, 1))}`,
              )}
            </p>
            {items
              ?.filter((item) => item.ref === designOf(game, unit).ref)
              .map((item) => (
                <UnstyledButton key={item.ref} className={classes.open} onClick={() => goTo(item.screen, item.ref)}>
                  {looked.open(item.name)}
                </UnstyledButton>
              ))}
          </>
        )}
      </section>
      <div className={classes.log}>
        <EventLog />
      </div>
    </div>
  );
}

interface CardProps {
  readonly card: { readonly text: string; readonly front: Face['list'] | undefined } | undefined;
  readonly name: string;
  readonly width: number;
}

/** The card as it is printed. */
function Card({ card, name, width }: CardProps) {
  if (!card?.front || width < 40) return undefined;
  const face: Face = { key: name, name, text: card.text, sort: '', shape: 'card', list: card.front };
  return (
    <div className={classes.card} title={card.text}>
      <FaceCanvas face={face} width={width} />
    </div>
  );
}
