import { Button, FileButton } from '@mantine/core';
import { backToMatch, startMatch, useMatch, watchFile } from '../stores/match.ts';
import { useOpened } from '../stores/opened.ts';
import { useSystemId } from '../stores/system.ts';
import { words } from '../words.ts';
import { newSeed } from './new-seed.ts';
import classes from './Play.module.css';
import { usePlace } from './use-place.ts';

/** One click begins a match. */
export function QuickStarts() {
  const place = usePlace();
  const opening = useMatch((state) => state.opening);
  const canGoBack = useMatch((state) => state.left !== undefined);
  const { start, of } = words.play;
  const told = of[useSystemId()];
  const set = useOpened((state) => state.catalogue?.set);
  const starting = (first: 'greedy' | undefined) => {
    const match = set && place.quick(set, first);
    return {
      disabled: opening || match === undefined,
      onClick: () => match && void startMatch({ ...match.asked, seed: newSeed() }, match.seated),
    };
  };
  return (
    <section className={classes.quick} aria-label={start.quick}>
      <h2 className={classes.title}>{start.quick}</h2>
      {canGoBack && (
        <Button fullWidth variant="default" disabled={opening} onClick={() => void backToMatch()}>
          {start.back}
        </Button>
      )}
      <Button fullWidth loading={opening} {...starting('greedy')}>
        {told?.watch}
      </Button>
      <Button fullWidth variant="default" {...starting(undefined)}>
        {told?.against}
      </Button>
      <FileButton accept=".json,application/json" onChange={(file) => file && void watchFile(file)}>
        {(props) => (
          <Button fullWidth variant="default" disabled={opening} title={start.openHint} {...props}>
            {start.open}
          </Button>
        )}
      </FileButton>
    </section>
  );
}
