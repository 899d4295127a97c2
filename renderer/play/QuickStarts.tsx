import { Button, FileButton } from '@mantine/core';
import { startMatch, useMatch, watchFile } from '../stores/match.ts';
import { useSystemId } from '../stores/system.ts';
import { words } from '../words.ts';
import { newSeed } from './new-seed.ts';
import classes from './Play.module.css';
import { usePlace } from './use-place.ts';

/** One click begins a match. */
export function QuickStarts() {
  const place = usePlace();
  const opening = useMatch((state) => state.opening);
  const { start, of } = words.play;
  const told = of[useSystemId()];
  const begin = (first: 'greedy' | undefined) => {
    const { asked, seated } = place.quick(first);
    void startMatch({ ...asked, seed: newSeed() }, seated);
  };
  return (
    <section className={classes.quick} aria-label={start.quick}>
      <h2 className={classes.title}>{start.quick}</h2>
      <Button fullWidth loading={opening} onClick={() => begin('greedy')}>
        {told?.watch}
      </Button>
      <Button fullWidth variant="default" disabled={opening} onClick={() => begin(undefined)}>
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
