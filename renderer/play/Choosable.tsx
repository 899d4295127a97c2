import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../shell/Icon.tsx';
import classes from './Play.module.css';

interface Props {
  readonly isChosen: boolean;
  readonly onClick: () => void;
  readonly onMouseEnter?: () => void;
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/** One of several, of which some are chosen before a button does something with them; it looks like no such button. */
export function Choosable({ isChosen, children, ...heard }: Props) {
  return (
    <Button size="compact-sm" variant="default" className={classes.choosable} aria-pressed={isChosen} {...heard}>
      <Icon name="holds" size={14} />
      {children}
    </Button>
  );
}
