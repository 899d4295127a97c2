import { UnstyledButton } from '@mantine/core';
import type { CombatMoment, CombatShown, Phase } from '../../match/thoua/moment.ts';
import type { CombatScenery } from '../../match/thoua/scenery.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import { colourOf } from './on-board.ts';
import classes from './Track.module.css';

interface Props {
  readonly scenery: CombatScenery;
  readonly moment: CombatMoment;
}

const phases: readonly Phase[] = ['start', 'actions', 'end'];

/** Who acts in this round in which order, whose turn it is and in which phase, who comes next, and how the next round will differ. */
export function Track({ scenery, moment: { state } }: Props) {
  const { track } = words.combat;
  const { round, order, next, acting, phase, figures } = state;
  const nameOf = (figure: number) => scenery.figures[figure]?.name ?? '';
  const left = order.filter((figure) => (figures[figure]?.at ?? -1) >= 0);
  const changes = round > 0 && phase !== 'over' && next.join() !== left.join();
  const ap = figures[acting]?.ap ?? 0;
  return (
    <section className={classes.track} aria-label={track.label}>
      <header className={classes.head}>
        <strong>{track.round(round)}</strong>
        {round === 0 || phase === 'over' ? (
          <span className={classes.phase} data-now>
            {track.phases[phase]}
          </span>
        ) : (
          <ol className={classes.phases} aria-label={track.phasesLabel}>
            {phases.map((one) => (
              <li
                key={one}
                className={classes.phase}
                data-now={one === phase || undefined}
                aria-current={one === phase ? 'step' : undefined}
              >
                {track.phases[one]}
              </li>
            ))}
          </ol>
        )}
        {acting >= 0 && <span>{nameOf(acting)}</span>}
        {phase === 'actions' && <span className={classes.ap}>{track.ap(ap)}</span>}
      </header>
      {order.length > 0 && (
        <ol className={classes.order}>
          {order.map((figure) => (
            <li key={figure}>
              <Chip scenery={scenery} state={state} figure={figure} />
            </li>
          ))}
        </ol>
      )}
      {changes && <p className={classes.change}>{track.change(round + 1, next.map(nameOf))}</p>}
    </section>
  );
}

type Place = keyof typeof words.combat.track.states;

function placeOf({ order, begun, figures, phase, acting }: CombatShown, figure: number): Place {
  if ((figures[figure]?.at ?? -1) < 0) return 'fallen';
  const at = order.indexOf(figure);
  if (at < begun) return figure === acting && at === begun - 1 && phase !== 'over' ? 'now' : 'done';
  const coming = order.slice(begun).find((one) => (figures[one]?.at ?? -1) >= 0);
  return coming === figure && phase !== 'over' ? 'next' : 'later';
}

interface ChipProps {
  readonly scenery: CombatScenery;
  readonly state: CombatShown;
  readonly figure: number;
}

/** A figure in the order of turns; a click chooses it. */
function Chip({ scenery, state, figure }: ChipProps) {
  const { track } = words.combat;
  const { name = '', side = 0 } = scenery.figures[figure] ?? {};
  const initiative = state.figures[figure]?.initiative ?? 0;
  const place = placeOf(state, figure);
  const told = track.chip(name, initiative, track.states[place]);
  return (
    <UnstyledButton
      className={classes.chip}
      data-side={colourOf(side)}
      data-place={place}
      aria-label={told}
      aria-current={place === 'now' ? 'true' : undefined}
      title={told}
      onClick={() => useHand.setState({ unit: figure })}
    >
      {/* Signs for the eye: the button's name says the same in words. */}
      <span className={classes.number} data-sign={initiative} />
      <span className={classes.name}>{name}</span>
      {(place === 'now' || place === 'next') && <span className={classes.when} data-sign={track[place]} />}
    </UnstyledButton>
  );
}
