import { ScrollArea, UnstyledButton } from '@mantine/core';
import { healthOf } from '../../../rules/valyr/play/stats.ts';
import { designOf } from '../../../rules/valyr/play/table.ts';
import { unitName } from '../../../rules/valyr/tell-event.ts';
import { useMatch } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import classes from './Battle.module.css';
import { seatColour } from './draw-battle.ts';
import { statesOf } from './UnitButtons.tsx';
import { useBattle } from './use-battle.ts';

/** All armies with how each unit stands. */
export function Armies() {
  const there = useBattle();
  const seated = useMatch((state) => state.seated);
  const looked = useHand((hand) => hand.unit);
  if (!there) return undefined;
  const { game } = there.scenery;
  const { state, scores } = there.moment;
  const { battle, play } = words;
  const whole = (seat: number) => game.armies[seat]!.reduce((sum, design) => sum + game.designs[design]!.appraisal, 0);
  return (
    <ScrollArea className={classes.panel} type="auto" scrollbarSize={8}>
      {game.armyNames.map((name, seat) => {
        const bot = seated[seat];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its number
          <section key={seat} className={classes.army} aria-label={battle.army(name)}>
            <h2 className={classes.head}>
              <span className={classes.seat} style={{ background: seatColour(seat) }}>
                {seat + 1}
              </span>
              <span className={classes.title}>{name}</span>
              {state.priority === seat && <span className={classes.token}>{battle.priority}</span>}
            </h2>
            <p className={classes.facts}>
              {bot ? play.start.bots[bot] : play.start.person} · {battle.worth(scores[seat] ?? 0, whole(seat))}
            </p>
            <ul className={classes.units}>
              {state.units.map((unit, number) => {
                if (unit.seat !== seat) return undefined;
                const states = statesOf(state, number);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a unit is known by its number
                  <li key={number}>
                    <UnstyledButton
                      className={classes.row}
                      data-gone={unit.at === 'out' || undefined}
                      data-acts={state.turn?.unit === number || undefined}
                      data-looked={looked === number || undefined}
                      title={designOf(game, unit).name}
                      onClick={() => useHand.setState({ unit: number })}
                    >
                      <span className={classes.rowName}>{unitName(game, state, number)}</span>
                      {states.length > 0 && <span className={classes.rowState}>{states.join(', ')}</span>}
                      {unit.at === 'table' && (
                        <span className={unit.damage > 0 ? classes.harm : classes.rowState}>
                          {unit.damage > 0
                            ? battle.harm(unit.damage, healthOf(game, state, number))
                            : battle.health(healthOf(game, state, number))}
                        </span>
                      )}
                    </UnstyledButton>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </ScrollArea>
  );
}
