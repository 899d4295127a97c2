import type { ReactNode } from 'react';
import classes from './Refusal.module.css';

interface Props {
  readonly title: string;
  readonly message: string;
  readonly children?: ReactNode;
}

/** Says in the middle of an empty place what is not there, why, and what to do. */
export function Refusal({ title, message, children }: Props) {
  return (
    <div className={classes.place} role="status">
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.message}>{message}</p>
      {children}
    </div>
  );
}
