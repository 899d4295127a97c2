import { ActionIcon, Tooltip } from '@mantine/core';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A small button with a tooltip that also tells its key. */
export function IconButton({ icon, label, shortcut, disabled, onClick }: Props) {
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut})` : label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={label}
        // It keeps the focus and its tooltip, which says why.
        data-disabled={disabled || undefined}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}
