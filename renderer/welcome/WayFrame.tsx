import { type ReactNode, useId } from 'react';
import { useWelcome, type Way } from '../stores/welcome.ts';
import classes from './Welcome.module.css';

interface Props {
  readonly way: Way;
  readonly title: string;
  readonly children: ReactNode;
}

/** One way to begin, and why it led nowhere. */
export function WayFrame({ way, title, children }: Props) {
  const refusal = useWelcome((state) => state.refusal);
  const id = useId();
  return (
    <section className={classes.way} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {refusal?.way === way && (
        <p className={classes.refusal} role="alert">
          {refusal.message}
        </p>
      )}
    </section>
  );
}
