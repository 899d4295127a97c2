import { ActionIcon, Tooltip } from '@mantine/core';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut?: string;
  readonly onClick: () => void;
}

/** A small button with a tooltip that also tells its key. */
export function IconButton({ icon, label, shortcut, onClick }: Props) {
  return (
    <Tooltip label={shortcut ? `${label} (${shortcut})` : label} openDelay={400}>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} onClick={onClick}>
        <Icon name={icon} />
      </ActionIcon>
    </Tooltip>
  );
}
