import { ActionIcon, Tooltip } from '@mantine/core';
import { Icon, type IconName } from './Icon.tsx';
import classes from './IconButton.module.css';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut?: string;
  /** Of a button that stays in: whether it is. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Side in CSS pixels; 32 if left out. */
  readonly size?: number;
  readonly onClick: () => void;
}

/** A small button with a tooltip that also tells its key. */
export function IconButton({ icon, label, shortcut, pressed, disabled, size = 32, onClick }: Props) {
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut})` : label} openDelay={400}>
      <ActionIcon
        className={classes.button}
        variant={pressed ? 'light' : 'subtle'}
        color={pressed ? 'amber' : 'gray'}
        size={size}
        aria-label={label}
        aria-pressed={pressed}
        // It keeps the focus and its tooltip, which says why.
        data-disabled={disabled || undefined}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        <Icon name={icon} size={Math.round(size * 0.625)} />
      </ActionIcon>
    </Tooltip>
  );
}
