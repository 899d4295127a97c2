import { UnstyledButton } from '@mantine/core';
import { goTo, useView } from '../stores/view.ts';
import { Icon } from './Icon.tsx';
import classes from './Rail.module.css';
import { useRail } from './use-rail.ts';

/** The places of the window. */
export function Rail() {
  const current = useView((state) => state.screen);
  const places = useRail();
  return (
    <nav className={classes.rail} aria-label="Places">
      {places.map(({ screen, label }, index) => (
        <UnstyledButton
          key={screen}
          className={classes.place}
          aria-current={screen === current ? 'page' : undefined}
          title={`${label} (${index + 1})`}
          onClick={() => goTo(screen)}
        >
          <Icon name={screen} size={22} />
          {label}
        </UnstyledButton>
      ))}
    </nav>
  );
}
