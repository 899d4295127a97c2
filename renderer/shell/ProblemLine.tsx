import { UnstyledButton } from '@mantine/core';
import type { Problem } from '../../schemas/problem.ts';
import { Icon } from './Icon.tsx';
import classes from './Problems.module.css';

interface Props {
  readonly problem: Problem;
  /** Leads to the place, where there is one to be shown. */
  readonly onOpen?: () => void;
  /** Whether it is the one that was looked at last. */
  readonly current?: boolean;
}

/** One problem as a sentence, with a sign beside its colour. */
export function ProblemLine({ problem, onOpen, current = false }: Props) {
  const body = (
    <>
      <span className={classes.sign} data-severity={problem.severity}>
        <Icon name={problem.severity} size={16} />
        <span className={classes.severity}>{problem.severity}</span>
      </span>
      <span>{problem.message}</span>
    </>
  );
  if (!onOpen) return <div className={classes.problem}>{body}</div>;
  return (
    <UnstyledButton className={classes.problem} aria-current={current || undefined} onClick={onOpen}>
      {body}
    </UnstyledButton>
  );
}
