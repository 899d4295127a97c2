import { UnstyledButton } from '@mantine/core';
import type { Narrowed } from '../model/at-a-glance.ts';
import { words } from '../words.ts';
import classes from './GlanceBar.module.css';

interface Props {
  readonly counts: readonly (readonly [Narrowed, number])[];
  readonly chosen: Narrowed | undefined;
  readonly choose: (sort: Narrowed | undefined) => void;
}

/** How far the set is, in figures that narrow what is shown. */
export function GlanceBar({ counts, chosen, choose }: Props) {
  if (counts.length === 0) return undefined;
  return (
    <fieldset className={classes.bar}>
      <legend className={classes.legend}>{words.glance.show}</legend>
      {counts.map(([sort, count]) => (
        <UnstyledButton
          key={sort}
          className={classes.chip}
          data-sort={sort}
          title={sort === 'by-hand' ? words.glance.byHandTold : undefined}
          aria-pressed={sort === chosen}
          onClick={() => choose(sort === chosen ? undefined : sort)}
        >
          {named(sort, count)}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}

function named(sort: Narrowed, count: number): string {
  const { glance } = words;
  switch (sort) {
    case 'by-hand':
      return glance.byHand(count);
    case 'problems':
      return glance.withProblems(count);
    case 'left-out':
      return glance.leftOut(count);
    case 'to-print':
      return glance.changed(count);
    default:
      return `${count} ${words.catalogue.statuses[sort.slice('status '.length)]}`;
  }
}
