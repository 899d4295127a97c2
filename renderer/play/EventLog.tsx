import { Button, Checkbox, UnstyledButton } from '@mantine/core';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { askMatches } from '../match/ask-matches.ts';
import type { BotName, Moment, Told } from '../match/worker/questions.ts';
import { seek, useMatch } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { useOpened } from '../stores/opened.ts';
import { goTo } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './EventLog.module.css';
import { Rule } from './Rule.tsx';
import { usePlace } from './use-place.ts';

/** Moments that are told before and after the one that is looked at: a whole match has thousands of sentences. */
const around = 40;

/** What happened up to here in sentences, each with the card or rule that caused it. */
export function EventLog() {
  const { lines, line, at } = useMatch();
  const details = useHand((state) => state.details);
  const moments = lines[line]?.moments ?? [];
  const here = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment that is looked at stays in view
  useEffect(() => {
    // Only the list: in a low window what lies around it is scrolled too, and the board is to stay in sight.
    if (!here.current || !list.current) return;
    list.current.scrollTop += here.current.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
  }, [at, line, details]);
  const from = Math.max(0, at - around);
  const shown = useMemo(() => moments.slice(from, at + 1), [moments, from, at]);
  const { log } = words.play;
  return (
    <section className={classes.log} aria-label={log.label}>
      <header className={classes.head}>
        <h3 className={classes.title}>{log.label}</h3>
        <Checkbox
          size="xs"
          label={log.details}
          checked={details}
          onChange={({ currentTarget }) => useHand.setState({ details: currentTarget.checked })}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol ref={list} className={classes.list} tabIndex={0} aria-label={log.label}>
        {shown.map((moment, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a moment is known by its number
            key={from + index}
            ref={from + index === at ? here : undefined}
            className={classes.moment}
            aria-current={from + index === at ? 'step' : undefined}
          >
            <Sentences moment={moment} at={from + index} isHere={from + index === at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Props {
  readonly moment: Moment;
  readonly at: number;
  readonly isHere: boolean;
}

/** A moment in sentences. Of those that are told already none is told anew with each step. */
const Sentences = memo(function Sentences({ moment, at, isHere }: Props) {
  const details = useHand((state) => state.details);
  const { seat, bot, done, byHand } = moment;
  const place = usePlace();
  const eyes = useMatch((state) => state.eyes);
  const { name, side } = seat === undefined ? { name: '', side: 'none' } : place.seat(moment, seat);
  const told = moment.told.filter(({ weight }) => details || weight !== 'detail');
  const { log } = words.play;
  return (
    <>
      {done !== undefined && (
        <p className={classes.done}>
          <UnstyledButton className={classes.go} onClick={() => seek(at)}>
            <span className={classes.who} data-side={side}>
              {byHand ? log.byHand : log.person(name)}
            </span>{' '}
            {done}
          </UnstyledButton>
          {bot && isHere && eyes === undefined && <Why key={at} at={at - 1} bot={bot} />}
        </p>
      )}
      {told.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened in a moment never changes
        <p key={index} className={classes.told} data-weight={one.weight} data-mark={one.mark}>
          {one.said}
          {one.cause === '' ? (
            '.'
          ) : (
            <>
              {' '}
              (<Cause told={one} />
              ).
            </>
          )}
        </p>
      ))}
    </>
  );
});

/** The card and the rule; a click opens the card where it can be read and changed, and says what the rule says. */
function Cause({ told: { cause, ref } }: { readonly told: Told }) {
  const [, name = cause, rule] = /^(.*?)(?:, )?([A-Z]-\d+)$/.exec(cause) ?? [];
  return (
    <>
      {name !== '' && <Card name={name} of={ref} />}
      {name !== '' && rule !== undefined && ', '}
      {rule !== undefined && <Rule rule={rule} />}
    </>
  );
}

function Card({ name, of: ref }: { readonly name: string; readonly of: string | undefined }) {
  const items = useOpened((state) => state.catalogue?.items);
  const item = ref === undefined ? undefined : items?.find((one) => one.ref === ref);
  if (!item) return name;
  return (
    <UnstyledButton
      component="span"
      role="link"
      tabIndex={0}
      className={classes.cause}
      title={words.play.unit.open(item.name)}
      onClick={() => goTo(item.screen, item.ref)}
      onKeyDown={({ key }: { readonly key: string }) => key === 'Enter' && goTo(item.screen, item.ref)}
    >
      {name}
    </UnstyledButton>
  );
}

/** Why a bot decided so, in its own words. */
function Why({ at, bot }: { readonly at: number; readonly bot: BotName }) {
  const [reasons, setReasons] = useState<readonly string[]>();
  const line = useMatch((state) => state.line);
  const { log } = words.play;
  if (reasons === undefined)
    return (
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() => void askMatches().ask('why', { line, at, bot }).then(setReasons)}
      >
        {log.why}
      </Button>
    );
  if (reasons.length === 0) return <span className={classes.reasons}>{log.none(bot)}</span>;
  return (
    <ol className={classes.reasons} aria-label={log.reasons(bot)}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ol>
  );
}
