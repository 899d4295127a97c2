import { Button, UnstyledButton } from '@mantine/core';
import type { Finding } from '../../../rules/teamfight/lint/finding.ts';
import { Icon } from '../../shell/Icon.tsx';
import { keepOne, pin, point, useFairness } from '../../stores/fairness.ts';
import { useWork } from '../../stores/work.ts';
import { words } from '../../words.ts';
import classes from './Fairness.module.css';

/** One hint: pointed at it shows its place, pressed it keeps showing it. */
export function FindingLine({ finding }: { readonly finding: Finding }) {
  const { severity, message, cells, twice } = finding;
  const pinned = useFairness((state) => state.pinned === finding);
  const readOnly = useWork((state) => state.status === 'read-only');
  const { severity: signs, keep } = words.fairness;
  return (
    <li>
      <UnstyledButton
        className={classes.finding}
        aria-pressed={pinned}
        onClick={() => pin(finding)}
        onPointerEnter={() => point(finding)}
        onPointerLeave={() => point(undefined)}
        onFocus={() => point(finding)}
        onBlur={() => point(undefined)}
      >
        <span
          className={classes.sign}
          data-severity={severity}
          role="img"
          aria-label={signs[severity]}
          title={signs[severity]}
        >
          <Icon name={severity} size={16} />
        </span>
        <span>{message}</span>
      </UnstyledButton>
      {twice && !readOnly && (
        <Button size="compact-xs" variant="default" className={classes.mend} onClick={() => keepOne(finding)}>
          {keep[twice](cells.length)}
        </Button>
      )}
    </li>
  );
}
