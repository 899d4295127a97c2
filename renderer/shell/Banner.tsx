import { Button } from '@mantine/core';
import classes from './Banner.module.css';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly icon?: IconName;
  /** What, why, and what follows. */
  readonly words: readonly [title: string, reason: string, rest?: string];
  /** What helps; left out where only waiting does. */
  readonly button?: string;
  readonly onClick?: () => void;
}

/** Says above the stage what is wrong with the set as a whole, and offers what helps. */
export function Banner({ icon = 'error', words: [title, reason, rest], button, onClick }: Props) {
  return (
    <div className={classes.banner} role="alert">
      <span className={classes.sign} data-icon={icon}>
        <Icon name={icon} />
      </span>
      <div className={classes.words}>
        <strong>{title}</strong>
        <p>{reason}</p>
        {rest && <p className={classes.rest}>{rest}</p>}
      </div>
      {button && (
        <Button size="compact-sm" variant="default" onClick={onClick}>
          {button}
        </Button>
      )}
    </div>
  );
}
