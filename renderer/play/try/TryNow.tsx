import { Button, UnstyledButton } from '@mantine/core';
import type { Tried } from '../../match/teamfight/try-questions.ts';
import { plainText } from '../../model/plain-text.ts';
import { act, takeBack } from '../../stores/try.ts';
import { words } from '../../words.ts';
import classes from './Try.module.css';
import { TryDie } from './TryDie.tsx';

/** What can be done now: a die, a choice, an ability. */
export function TryNow({ tried }: { readonly tried: Tried }) {
  const { asks, choices, abilities } = tried;
  if (asks) {
    const { action, foretold, ...die } = asks;
    return (
      <TryDie
        {...die}
        foretold={foretold.map(({ told }) => told)}
        fall={(rolls, rest) => void act(action, rolls, rest)}
        not={() => void takeBack()}
      />
    );
  }
  const { trying } = words;
  const isOnBoard = choices.choices.some(({ space, area }) => space !== undefined || area !== undefined);
  const hasAreas = choices.choices.some(({ area }) => area !== undefined);
  const isFree = tried.state.pending === undefined;
  const others = choices.choices.filter(
    ({ action, space, area }) =>
      space === undefined && area === undefined && action.do !== 'use' && action.do !== 'end',
  );
  const end = choices.choices.find(({ action }) => action.do === 'end');
  return (
    <section className={classes.now} aria-label={choices.asked}>
      <h3 className={classes.asked}>{choices.asked}</h3>
      {isOnBoard && <p className={classes.hint}>{hasAreas ? trying.areas : isFree ? trying.moves : trying.aims}</p>}
      {abilities.map(({ name, text, action, refusal, byHand }) => (
        <div key={`${name} ${JSON.stringify(action)}`} className={classes.ability}>
          <UnstyledButton
            className={classes.use}
            aria-disabled={refusal !== undefined || undefined}
            title={refusal}
            onClick={() => refusal === undefined && void act(action)}
          >
            <span className={classes.name}>{name}</span>
            <span className={classes.text}>{refusal ?? plainText(text)}</span>
          </UnstyledButton>
          {byHand.map((clause) => (
            <p key={clause} className={classes.byHand}>
              {trying.byHand(clause)}
            </p>
          ))}
        </div>
      ))}
      <div className={classes.choices}>
        {others.map(({ told, action }) => (
          <Button key={JSON.stringify(action)} size="compact-sm" variant="light" onClick={() => void act(action)}>
            {told}
          </Button>
        ))}
        {end && (
          <Button size="compact-sm" variant="default" onClick={() => void act(end.action)}>
            {end.told}
          </Button>
        )}
      </div>
    </section>
  );
}
