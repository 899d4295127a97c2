import { Button } from '@mantine/core';
import type { Tracked } from '../../rules/kernel/goals.ts';
import { runMore, useSeries } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';

/** A goal, and what a report says of it. */
export interface ShownGoal extends Pick<Tracked, 'state' | 'needs'> {
  readonly told: string;
}

interface Props {
  readonly goals: readonly ShownGoal[];
  /** What is said where there are none, and where goals are added. */
  readonly none: string;
  readonly onAdd: () => void;
  /** Milliseconds a match, where that is known. */
  readonly pace: number | undefined;
}

/** The goals of the set as it is now, held against a report. */
export function Goals({ goals, none, onAdd, pace }: Props) {
  const running = useSeries((state) => state.running !== undefined);
  const { balance } = words;
  return (
    <section className={classes.part} aria-label={balance.goals}>
      <h3 className={classes.heading}>{balance.goals}</h3>
      {goals.length === 0 && (
        <p>
          {none}{' '}
          <Button size="compact-xs" variant="subtle" onClick={onAdd}>
            {balance.goalsHow}
          </Button>
        </p>
      )}
      <ul className={classes.goals}>
        {goals.map(({ told, state, needs }) => (
          <li key={told} data-state={state}>
            <strong>{balance.goalStates[state]}</strong>
            <span>
              {told}
              {needs !== undefined && pace !== undefined && `, ${balance.takes((needs * pace) / 1000)}`}.
            </span>
            {needs !== undefined && (
              <Button size="compact-xs" variant="default" disabled={running} onClick={() => void runMore(needs)}>
                {balance.more(needs)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
