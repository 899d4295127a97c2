import { Button } from '@mantine/core';
import { branchHere, lastDecided, momentNow, momentsNow, seeAs, seek, takeBack, useMatch } from '../stores/match.ts';
import { words } from '../words.ts';
import { HandClauses } from './HandClauses.tsx';
import { MatchOver } from './MatchOver.tsx';
import classes from './Play.module.css';
import { usePlace } from './use-place.ts';

/** What the person can do now: what has a place on the table lights up there, all else is a button here. */
export function ChoiceBar() {
  const shown = useMatch();
  const place = usePlace();
  const moment = momentNow(shown);
  if (!moment) return undefined;
  const { length } = momentsNow(shown);
  const { next } = moment;
  const atEnd = shown.at === length - 1;
  const isPersons = next !== undefined && shown.seated[next] === undefined;
  const { choose } = words.play;
  const { name, side } = next === undefined ? { name: '', side: 'none' } : place.seat(moment, next);
  // Several persons share the window: none sees what another one hides.
  const others = isPersons && shown.eyes !== undefined && shown.eyes !== next;
  return (
    <section
      className={classes.choices}
      data-steady={!place.logAtTable || undefined}
      data-person={shown.seated.includes(undefined) || undefined}
      aria-label={choose.label}
    >
      <HandClauses />
      <MatchOver />
      {!atEnd && isPersons && (
        <p className={classes.line}>
          {choose.hereHint}{' '}
          <Button size="compact-sm" variant="default" onClick={() => void branchHere()}>
            {choose.here}
          </Button>{' '}
          <Button size="compact-sm" variant="default" onClick={() => seek(length - 1)}>
            {words.play.transport.last}
          </Button>
        </p>
      )}
      {atEnd && others && (
        <p className={classes.line} role="status">
          {choose.handOver(name)}{' '}
          <Button size="compact-sm" onClick={() => void seeAs(next)}>
            {choose.lookAs(name)}
          </Button>
        </p>
      )}
      {atEnd && isPersons && !others && (
        <p className={classes.line} role="status">
          <strong className={classes.side} data-side={side}>
            {choose.yours(name)}
          </strong>{' '}
          {shown.choices?.asked}
          {lastDecided(shown) !== undefined && (
            <Button className={classes.takeBack} size="compact-sm" variant="default" onClick={() => void takeBack()}>
              {choose.takeBack}
            </Button>
          )}
        </p>
      )}
      {atEnd && !others && shown.choices && <place.Choices />}
    </section>
  );
}
