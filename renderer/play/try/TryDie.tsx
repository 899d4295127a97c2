import { Button } from '@mantine/core';
import { words } from '../../words.ts';
import classes from './Try.module.css';

interface Props {
  readonly label: string;
  readonly sides: number;
  /** What is done, in words. */
  readonly said: string;
  /** How dice of it fell so far. */
  readonly rolls: readonly number[];
  /** What will most likely become of it. */
  readonly foretold: readonly string[];
  /** Goes on with these dice; `rest` rolls all others. */
  readonly fall: (rolls: readonly number[], rest: boolean) => void;
  readonly not: () => void;
}

/** A die before it falls: with the odds, to be rolled or to be chosen. */
export function TryDie({ label, sides, said, rolls, foretold, fall, not }: Props) {
  const { trying } = words;
  return (
    <section className={classes.now} aria-label={trying.die(label, sides)}>
      <h3 className={classes.asked}>{said}</h3>
      <p className={classes.hint}>
        {trying.die(label, sides)}. {rolls.length > 0 && trying.rolled(rolls)}
      </p>
      <ul className={classes.odds}>
        {foretold.map((told) => (
          <li key={told}>{told}</li>
        ))}
      </ul>
      <div className={classes.choices}>
        {Array.from({ length: sides }, (_, index) => index + 1).map((value) => (
          <Button
            key={value}
            size="compact-sm"
            variant="default"
            aria-label={trying.dieOn(value)}
            onClick={() => fall([...rolls, value], false)}
          >
            {value}
          </Button>
        ))}
        <Button size="compact-sm" onClick={() => fall(rolls, true)}>
          {trying.roll}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={not}>
          {trying.not}
        </Button>
      </div>
    </section>
  );
}
