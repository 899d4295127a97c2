import { CloseButton, Loader } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusBack } from '../../stores/focus-back.ts';
import { closeTry } from '../../stores/tried-place.ts';
import { words } from '../../words.ts';
import classes from './Try.module.css';

interface Props {
  /** What is tried. */
  readonly name: string;
  /** Whom it is tried with. */
  readonly who: ReactNode;
  /** What is done with the board as a whole. */
  readonly tools: ReactNode;
  /** Why something was not done, or why there is no board. */
  readonly said: string | undefined;
  readonly waits: boolean;
  readonly children: ReactNode;
}

/** A small board over the stage, on which a card is tried while its fields stay in reach. */
export function TryFrame({ name, who, tools, said, waits, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const giveBack = focusBack();
    panel.current?.focus();
    return giveBack;
  }, []);
  const { trying } = words;
  return (
    <section
      ref={panel}
      className={classes.panel}
      aria-label={trying.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        closeTry();
      }}
    >
      <header className={classes.header}>
        <h2 className={classes.title}>{trying.title(name)}</h2>
        {who}
        <span className={classes.tools}>
          {tools}
          <CloseButton size="sm" aria-label={trying.close} onClick={closeTry} />
        </span>
      </header>
      {said !== undefined && <p className={classes.said}>{said}</p>}
      {waits && <Loader className={classes.waiting} color="amber" size="sm" aria-label={trying.waiting} />}
      {children}
    </section>
  );
}
