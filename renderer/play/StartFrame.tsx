import { Alert, Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useMatch } from '../stores/match.ts';
import { words } from '../words.ts';
import { newSeed, seedOf } from './new-seed.ts';
import classes from './Play.module.css';

interface Props {
  readonly title: string;
  /** What the system asks for. */
  readonly children: ReactNode;
  /** What stands beside the seed. */
  readonly beside?: ReactNode;
  /** The rule options of this one match. */
  readonly rules: ReactNode;
  readonly begin: (seed: string | number) => void;
}

/** The form that begins a match of any system: what it asks, the luck of the match, and its rules. */
export function StartFrame({ title, children, beside, rules, begin }: Props) {
  const { opening, refusal } = useMatch();
  const [seed, setSeed] = useState(() => String(newSeed()));
  const { start } = words.play;
  const luck = (
    <TextInput
      label={start.seed}
      description={start.seedHint}
      inputWrapperOrder={['label', 'input', 'description']}
      value={seed}
      onChange={({ currentTarget }) => setSeed(currentTarget.value)}
    />
  );
  return (
    <div className={classes.startPlace}>
      <form
        className={classes.start}
        onSubmit={(event) => {
          event.preventDefault();
          begin(seedOf(seed));
        }}
      >
        <h2 className={classes.heading}>{title}</h2>
        {refusal !== undefined && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        {children}
        {beside === undefined ? (
          luck
        ) : (
          <div className={classes.pair}>
            {beside}
            {luck}
          </div>
        )}
        {rules}
        <Button type="submit" loading={opening}>
          {start.begin}
        </Button>
      </form>
    </div>
  );
}
