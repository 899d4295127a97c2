import { Button, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { sideOf } from '../match/model/pieces.ts';
import type { Scenery } from '../match/model/scenery.ts';
import type { Choice, Choices, Moment } from '../match/worker/questions.ts';
import { branchHere, decide, momentsNow, seek, useMatch } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { words } from '../words.ts';
import { HandClauses } from './HandClauses.tsx';
import classes from './Play.module.css';

interface Props {
  readonly scenery: Scenery;
  readonly moment: Moment;
}

/** What the person can do now: what has a place on the board lights up there, all else is a button here. */
export function ChoiceBar({ scenery, moment }: Props) {
  const shown = useMatch();
  const { length } = momentsNow(shown);
  const atEnd = shown.at === length - 1;
  const isPersons = moment.next !== undefined && shown.seated[moment.next as 0 | 1] === undefined;
  const { choose } = words.play;
  const side = moment.next === undefined ? 'none' : sideOf(moment.state, moment.next);
  return (
    <section className={classes.choices} aria-label={choose.label}>
      <HandClauses scenery={scenery} />
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
      {atEnd && isPersons && (
        <p className={classes.line} role="status">
          <strong className={classes.side} data-side={side}>
            {choose.yours(side === 'red' ? words.play.red : words.play.blue)}
          </strong>{' '}
          {shown.choices?.asked}
        </p>
      )}
      {atEnd && shown.choices && <Offered scenery={scenery} choices={shown.choices} />}
    </section>
  );
}

function Offered({ scenery, choices }: { readonly scenery: Scenery; readonly choices: Choices }) {
  const [open, setOpen] = useState(false);
  const { card } = useHand();
  const { choose } = words.play;
  if (choices.divide) return <Divide scenery={scenery} pool={choices.divide} />;
  const cards = [...new Set(choices.choices.flatMap(({ action }) => (action.do === 'deploy' ? [action.card] : [])))];
  const beside = choices.choices.filter(({ space, area }) => space === undefined && area === undefined);
  return (
    <>
      {cards.length > 0 && (
        <section className={classes.buttons} aria-label={choose.deploy}>
          <span>{choose.deploy}</span>
          {cards.map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant={one === (card ?? cards[0]) ? 'filled' : 'default'}
              aria-pressed={one === (card ?? cards[0])}
              onClick={() => useHand.setState({ card: one })}
            >
              {scenery.cards[one]?.name}
            </Button>
          ))}
        </section>
      )}
      <div className={classes.buttons}>
        {beside.map((choice) => (
          <Act key={JSON.stringify(choice.action)} choice={choice} />
        ))}
        <Button size="compact-sm" variant="subtle" color="gray" aria-expanded={open} onClick={() => setOpen(!open)}>
          {choose.all} ({choices.choices.length})
        </Button>
      </div>
      {open && <Listed choices={choices.choices} />}
    </>
  );
}

/** An action without a place on the board: an ability, an answer, the end of the turn. */
function Act({ choice: { action, told, text } }: { readonly choice: Choice }) {
  return (
    <Button
      size="compact-sm"
      variant={action.do === 'end' ? 'default' : 'light'}
      data-action={action.do}
      title={text}
      onClick={() => void decide(action)}
    >
      {told}
    </Button>
  );
}

/** Every legal action in words, for what is hard to hit or has no gesture. */
function Listed({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <ul className={classes.listed} aria-label={words.play.choose.all}>
      {choices.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each decision
        <li key={index}>
          <UnstyledButton
            className={classes.action}
            onFocus={() => useHand.setState({ choice: index })}
            onPointerEnter={() => useHand.setState({ choice: index })}
            onPointerLeave={() => useHand.setState({ choice: undefined })}
            onBlur={() => useHand.setState({ choice: undefined })}
            onClick={() => void decide(choice.action)}
          >
            {choice.told}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** The first player's split of the drawn heroes. */
function Divide({ scenery, pool }: { readonly scenery: Scenery; readonly pool: readonly number[] }) {
  const [first, setFirst] = useState<readonly number[]>(pool.slice(0, Math.floor(pool.length / 2)));
  const { choose } = words.play;
  const turn = (card: number) =>
    setFirst(first.includes(card) ? first.filter((one) => one !== card) : [...first, card].sort((a, b) => a - b));
  return (
    <>
      <p className={classes.line}>{choose.divideHint}</p>
      <div className={classes.buttons}>
        {pool.map((card) => (
          <Button
            key={card}
            size="compact-sm"
            variant={first.includes(card) ? 'filled' : 'default'}
            aria-pressed={first.includes(card)}
            onClick={() => turn(card)}
          >
            {scenery.cards[card]?.name}
          </Button>
        ))}
        <Button size="compact-sm" data-action="divide" onClick={() => void decide({ do: 'divide', pool: first })}>
          {choose.divide(first.length, pool.length)}
        </Button>
      </div>
    </>
  );
}
