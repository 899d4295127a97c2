import { Tooltip, UnstyledButton } from '@mantine/core';
import type { MouseEvent } from 'react';
import { Icon, type IconName } from '../shell/Icon.tsx';
import { focusStage } from './focus-stage.ts';
import classes from './ToolBar.module.css';

interface Props {
  readonly icon: IconName;
  readonly name: string;
  readonly told: string;
  readonly shortcut: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

/** A tool of a painter, large, with its key. */
export function Tool({ icon, name, told, shortcut, pressed, onClick }: Props) {
  const choose = (event: MouseEvent) => {
    onClick();
    focusStage(event);
  };
  return (
    <Tooltip label={`${told} (${shortcut})`} position="right" openDelay={400}>
      <UnstyledButton className={classes.tool} aria-label={name} aria-pressed={pressed} onClick={choose}>
        <Icon name={icon} size={24} />
        <span className={classes.key} aria-hidden="true">
          {shortcut}
        </span>
      </UnstyledButton>
    </Tooltip>
  );
}
