import { UnstyledButton } from '@mantine/core';
import type { CombatShown, FigureShown } from '../../match/thoua/moment.ts';
import type { CombatScenery, FigureDrawn } from '../../match/thoua/scenery.ts';
import { useHand } from '../../stores/match-hand.ts';
import { useOpened } from '../../stores/opened.ts';
import { goTo } from '../../stores/view.ts';
import { words } from '../../words.ts';
import classes from '../SideCards.module.css';
import own from './FigureCard.module.css';

interface Props {
  readonly scenery: CombatScenery;
  readonly state: CombatShown;
  readonly id: number;
}

/** A figure with its numbers as they are now, what it has for how many turns, and which of its abilities wait. */
export function FigureCard({ scenery, state, id }: Props) {
  const items = useOpened((opened) => opened.catalogue?.items);
  const chosen = useHand((hand) => hand.unit === id);
  const figure = state.figures[id];
  const drawn = scenery.figures[id];
  if (!figure || !drawn) return undefined;
  const { card } = words.combat;
  const item = items?.find(({ ref }) => ref === drawn.ref);
  const isGone = figure.hp <= 0;
  const { name, level, behaviour } = drawn;
  return (
    <article
      className={classes.unit}
      aria-label={name}
      data-gone={isGone || undefined}
      data-active={state.acting === id || undefined}
      data-chosen={chosen || undefined}
    >
      <header className={classes.line}>
        <UnstyledButton className={classes.name} onClick={() => useHand.setState({ unit: id })}>
          {name}
        </UnstyledButton>
        {isGone && <span className={classes.gone}>{card.fallen}</span>}
        {item && (
          <UnstyledButton className={classes.open} onClick={() => goTo(item.screen, item.ref)}>
            {words.play.unit.open('')}
          </UnstyledButton>
        )}
      </header>
      {!isGone && (
        <>
          <div className={classes.bar} aria-hidden="true">
            <span
              className={classes.fill}
              style={{ width: `${Math.min(1, figure.hp / Math.max(1, figure.most)) * 100}%` }}
            />
          </div>
          <p className={classes.facts}>
            {[card.hp(figure.hp, figure.most, figure.temporary), card.ap(figure.ap)].join(' · ')}
          </p>
          <p className={classes.facts}>
            {card.facts(
              level,
              state.round === 0 ? card.rolled(figure.initiative) : String(figure.initiative),
              figure.movement,
            )}
            {behaviour && ` · ${card.behaviours[behaviour]}`}
          </p>
          <Numbers figure={figure} name={name} />
          <Has figure={figure} name={name} />
          <Abilities figure={figure} drawn={drawn} />
        </>
      )}
    </article>
  );
}

interface OfFigure {
  readonly figure: FigureShown;
  readonly name: string;
}

/** Its four rolls, and what it defends with against each element. */
function Numbers({ figure: { rolls, elements }, name }: OfFigure) {
  const { card } = words.combat;
  return (
    <dl className={own.numbers} aria-label={card.rollsLabel(name)}>
      {rolls.map((added, roll) => (
        <div key={card.rolls[roll]} title={card.rolls[roll]}>
          <dt>{card.rolls[roll]?.slice(0, 3)}</dt>
          <dd>{added}</dd>
        </div>
      ))}
      {elements.map(({ value, die }, element) => (
        <div key={card.elements[element]} title={card.element(card.elements[element] ?? '', value, die)}>
          <dt>{card.elements[element]}</dt>
          <dd>{die}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Conditions, bonuses and penalties with the turns that are left of them, and the auras that it stands in. */
function Has({ figure: { has, inside }, name }: OfFigure) {
  const { card } = words.combat;
  if (has.length + inside.length === 0) return undefined;
  return (
    <ul className={own.has} aria-label={card.has(name)}>
      {has.map((held) => (
        <li key={`${held.sort} ${held.name}`} data-sort={held.sort}>
          {held.name}
          <span className={own.turns} title={card.turns(held.turns)}>
            {held.turns}
          </span>
        </li>
      ))}
      {inside.map((aura) => (
        <li key={aura} data-sort="aura">
          {card.inside(aura)}
        </li>
      ))}
    </ul>
  );
}

function Abilities({ figure: { waits, uses }, drawn }: { readonly figure: FigureShown; readonly drawn: FigureDrawn }) {
  const { card } = words.combat;
  return (
    <ul className={classes.abilities} aria-label={card.abilities(drawn.name)}>
      {drawn.abilities.map(({ name, text }, ability) => {
        const waiting = waits[ability] ?? 0;
        const isUsedUp = uses[ability] === 0;
        return (
          <li key={name} title={text} data-tapped={waiting > 0 || isUsedUp || undefined}>
            {name}
            {isUsedUp ? <em> {card.usedUp}</em> : waiting > 0 && <em> {card.waits(waiting)}</em>}
          </li>
        );
      })}
    </ul>
  );
}
