import { UnstyledButton } from '@mantine/core';
import { goTo, useView } from '../stores/view.ts';
import { words } from '../words.ts';
import { Icon } from './Icon.tsx';
import classes from './Rail.module.css';
import { useRail } from './use-rail.ts';

/** The places of the window. */
export function Rail() {
  const current = useView((state) => state.screen);
  const places = useRail();
  return (
    <nav className={classes.rail} aria-label={words.frame.places}>
      {places.map(({ screen, label, key }) => (
        <UnstyledButton
          key={screen}
          className={classes.place}
          aria-current={screen === current ? 'page' : undefined}
          title={key ? `${label} (${key})` : label}
          onClick={() => goTo(screen)}
        >
          <Icon name={screen} size={22} />
          {label}
        </UnstyledButton>
      ))}
    </nav>
  );
}
