import { Button } from '@mantine/core';
import { tellGoal, tellTracked, trackGoals } from '../../rules/teamfight/series/goals.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { useOpened } from '../stores/opened.ts';
import { runMore, useSeries } from '../stores/series.ts';
import { goTo } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';

interface Props {
  readonly report: Report;
  /** Milliseconds a match, where that is known. */
  readonly pace: number | undefined;
}

/** The goals of the set as it is now, held against a report. */
export function Goals({ report, pace }: Props) {
  const goals = useOpened((state) => state.catalogue?.set?.manifest.goals) ?? [];
  const running = useSeries((state) => state.running !== undefined);
  const { balance } = words;
  const nameOf = (ref: string) => report.heroes.find((hero) => hero.ref === ref)?.name ?? ref;
  return (
    <section className={classes.part} aria-label={balance.goals}>
      <h3 className={classes.heading}>{balance.goals}</h3>
      {goals.length === 0 && (
        <p>
          {balance.goalsTold}{' '}
          <Button size="compact-xs" variant="subtle" onClick={() => goTo('set')}>
            {balance.goalsHow}
          </Button>
        </p>
      )}
      <ul className={classes.goals}>
        {trackGoals(goals, report).map((one) => {
          const { goal, state, needs } = one;
          return (
            <li key={JSON.stringify(goal)} data-state={state}>
              <strong>{balance.goalStates[state]}</strong>
              <span>
                {tellGoal(goal)}: {tellTracked(one, nameOf)}
                {needs !== undefined && pace !== undefined && `, ${balance.takes((needs * pace) / 1000)}`}.
              </span>
              {needs !== undefined && (
                <Button size="compact-xs" variant="default" disabled={running} onClick={() => void runMore(needs)}>
                  {balance.more(needs)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
