import { UnstyledButton } from '@mantine/core';
import type { State } from '../../../rules/teamfight/state.ts';
import type { Scenery } from '../../match/teamfight/scenery.ts';
import { changeByHand } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { useOpened } from '../../stores/opened.ts';
import { goTo } from '../../stores/view.ts';
import { words } from '../../words.ts';
import classes from '../SideCards.module.css';
import { HealthSteps } from './HealthSteps.tsx';

interface Props {
  readonly scenery: Scenery;
  readonly state: State;
  readonly id: number;
}

/** A unit's health, what lies on it, and which of its abilities are tapped. */
export function UnitCard({ scenery, state, id }: Props) {
  const items = useOpened((opened) => opened.catalogue?.items);
  const chosen = useHand((hand) => hand.unit === id);
  const changing = useHand((hand) => hand.changing);
  const unit = state.units[id];
  const card = scenery.cards[unit?.card ?? -1];
  if (!unit || !card) return undefined;
  const { unit: told } = words.play;
  const item = items?.find(({ ref }) => ref === card.ref);
  const isGone = unit.at < 0;
  const share = card.health > 0 ? Math.min(1, unit.health / card.health) : 0;
  return (
    <article
      className={classes.unit}
      aria-label={card.name}
      data-gone={isGone || undefined}
      data-active={state.turn?.unit === id || undefined}
      data-chosen={chosen || undefined}
    >
      <header className={classes.line}>
        <UnstyledButton className={classes.name} onClick={() => useHand.setState({ unit: id })}>
          {card.name}
        </UnstyledButton>
        {isGone && <span className={classes.gone}>{unit.away ? told.away : told.dead}</span>}
        {item && (
          <UnstyledButton className={classes.open} onClick={() => goTo(item.screen, item.ref)}>
            {told.open('')}
          </UnstyledButton>
        )}
      </header>
      {!isGone && card.health > 0 && (
        <>
          <div className={classes.bar} aria-hidden="true">
            <span className={classes.fill} style={{ width: `${share * 100}%` }} />
          </div>
          <p className={classes.facts}>
            {changing && (
              <HealthSteps
                name={card.name}
                health={unit.health}
                least={0}
                set={(value) => void changeByHand({ edit: { edit: 'health', unit: id, value } })}
              />
            )}
            {[
              told.health(unit.health, card.health),
              ...(unit.overshield > 0 ? [told.overshield(unit.overshield)] : []),
              told.speed(card.speed),
            ].join(' · ')}
          </p>
        </>
      )}
      {unit.tokens.length > 0 && (
        <ul className={classes.tokens}>
          {unit.tokens.map(({ card: token, count, from }) => (
            <li key={`${token} ${from}`}>
              {scenery.cards[token]?.name}
              {count > 1 ? ` ${count}` : ''}
            </li>
          ))}
        </ul>
      )}
      {unit.stance >= 0 && <p className={classes.facts}>{scenery.cards[unit.stance]?.name}</p>}
      {!isGone && card.abilities.length > 0 && (
        <ul className={classes.abilities}>
          {card.abilities.map(({ name, text }, ability) => (
            <li key={name} title={text} data-tapped={(unit.tapped[ability] ?? 0) > 0 || undefined}>
              {name}
              {(unit.tapped[ability] ?? 0) > 0 && <em> {told.tapped}</em>}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
