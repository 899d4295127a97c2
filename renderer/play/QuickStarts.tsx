import { Button, FileButton } from '@mantine/core';
import { startMatch, useMatch, watchFile } from '../stores/match.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import { firstMap, newSeed } from './match-choices.ts';
import classes from './Play.module.css';

/** One click begins a match. */
export function QuickStarts() {
  const set = useOpened((state) => state.catalogue?.set);
  const opening = useMatch((state) => state.opening);
  const { start } = words.play;
  const begin = (first: 'greedy' | undefined) => {
    const map = firstMap(set);
    void startMatch({ seed: newSeed(), ...(map !== undefined && { map }) }, [first, 'greedy']);
  };
  return (
    <section className={classes.quick} aria-label={start.quick}>
      <h2 className={classes.title}>{start.quick}</h2>
      <Button fullWidth loading={opening} onClick={() => begin('greedy')}>
        {start.watch}
      </Button>
      <Button fullWidth variant="default" disabled={opening} onClick={() => begin(undefined)}>
        {start.against}
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
