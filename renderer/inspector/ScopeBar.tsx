import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import type { Scope } from '../model/scope.ts';
import { widen } from '../stores/editing.ts';
import { words } from '../words.ts';
import classes from './ScopeBar.module.css';
import { ThingTools } from './ThingTools.tsx';

interface Props {
  /** From the widest to the narrowest. */
  readonly scopes: readonly Scope[];
  readonly scope: Scope;
}

/** Says what is being edited and how far a change reaches, and leads to what is wider. */
export const ScopeBar = memo(function ScopeBar({ scopes, scope }: Props) {
  const shown = scopes.includes(scope) ? scopes : [...scopes.slice(0, 1), scope];
  return (
    <div className={classes.bar}>
      <nav aria-label={words.scope.editing}>
        <ol className={classes.path}>
          {shown.map((one) => (
            <li key={`${one.file}${one.pointer}`}>
              <UnstyledButton
                className={classes.step}
                aria-current={one === scope ? 'true' : undefined}
                onClick={() => widen(one === scopes.at(-1) ? undefined : one)}
              >
                {one.name}
              </UnstyledButton>
            </li>
          ))}
        </ol>
        <p className={classes.reach}>
          <strong className={classes.sort} data-sort={scope.sort}>
            {words.scope.sorts[scope.sort]}
          </strong>
          <span>{scope.reach}</span>
        </p>
      </nav>
      <ThingTools key={`${scope.file}${scope.pointer}`} scope={scope} />
    </div>
  );
});
