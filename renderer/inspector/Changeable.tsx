import type { ReactNode } from 'react';
import { useWork } from '../stores/work.ts';
import classes from './Changeable.module.css';

/** What changes the set: to be read and not to be used where the set cannot be changed. What only looks at it stands outside of these. */
export function Changeable({ children }: { readonly children: ReactNode }) {
  const readOnly = useWork((state) => state.readOnly !== undefined);
  if (!readOnly) return children;
  return (
    <fieldset className={classes.off} disabled>
      {children}
    </fieldset>
  );
}
