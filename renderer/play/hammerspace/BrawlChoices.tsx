import { Button, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { BrawlChoice, BrawlChoices as Offered } from '../../match/hammerspace/moment.ts';
import { decide, useMatch } from '../../stores/match.ts';
import { usePicking } from '../../stores/picking.ts';
import { words } from '../../words.ts';
import play from '../Play.module.css';
import classes from './Brawl.module.css';
import { arrangementOf, draftOf, setDraft } from './drafting.ts';
import { openTo, useBrawl, useBrawlChoices } from './use-brawl.ts';

/** So many ways on stand as buttons; of more a person clicks on the table first. */
const mostButtons = 6;
/** At the beginning of a turn fewer: what can be played lights up. */
const mostAtOnce = 3;

/** What can be done with what was clicked, each with its odds; laying the row; and the list of everything. */
export function BrawlChoices() {
  const choices = useBrawlChoices();
  const draft = usePicking((hand) => hand.draft);
  if (!choices) return undefined;
  if (choices.arranging && (choices.arranging.must || draft)) return <Laying choices={choices} />;
  return <Ways choices={choices} />;
}

function Ways({ choices: { choices, arranging } }: { readonly choices: Offered }) {
  const [open, setOpen] = useState(false);
  const picked = usePicking((hand) => hand.picked);
  const there = useBrawl();
  const { brawl } = words;
  const { choose } = words.play;
  const left = openTo(choices, picked);
  // Nothing is clicked for these; to defend without a card is a way like the others, with its odds.
  const isWay = ({ spots, action }: BrawlChoice) => spots.length > 0 || action.do === 'defend';
  const always = choices.filter((choice) => !isWay(choice));
  const fits = left.filter(isWay);
  const isTurn = fits.some(({ action }) => action.do === 'attack' || action.do === 'use');
  const shown = picked.length > 0 || fits.length <= (isTurn ? mostAtOnce : mostButtons) ? fits : [];
  // What was clicked and nothing else comes first.
  const sorted = [...shown].sort((one, other) => one.spots.length - other.spots.length).slice(0, mostButtons);
  // Who has clicked on a card wants to know what it can do.
  const isListed = open && picked.length === 0;
  return (
    <>
      <div className={play.buttons}>
        {!isListed && sorted.length > 0 && (
          <ul className={classes.ways}>
            {sorted.map((choice) => (
              <li key={choices.indexOf(choice)}>
                <Way choice={choice} index={choices.indexOf(choice)} isExact={choice.spots.length === picked.length} />
              </li>
            ))}
          </ul>
        )}
        {picked.length === 0 && sorted.length === 0 && (
          <span className={classes.hint}>{fits.length > 0 ? brawl.choose.pickFirst : brawl.choose.noneFits}</span>
        )}
        {fits.length > sorted.length && picked.length > 0 && <span className={classes.hint}>{brawl.choose.more}</span>}
        {always.map((choice) => (
          <Button
            key={choices.indexOf(choice)}
            size="compact-sm"
            variant="default"
            data-action={choice.action.do}
            onClick={() => void decide(choice.action)}
          >
            {choice.told}
          </Button>
        ))}
        {arranging && there && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => setDraft(draftOf(there.moment.state.marks[there.moment.next ?? 0] ?? [], arranging))}
          >
            {brawl.arrange.begin}
          </Button>
        )}
        {picked.length > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => usePicking.setState({ picked: [] })}>
            {brawl.choose.clear}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" aria-expanded={isListed} onClick={() => setOpen(!open)}>
          {choose.all} ({choices.length})
        </Button>
      </div>
      {isListed && (
        <ul className={play.listed} aria-label={choose.all}>
          {choices.map((choice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each decision
            <li key={index}>
              <Line choice={choice} index={index} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface WayProps {
  readonly choice: BrawlChoice;
  /** Its place among all choices, by which its odds are known. */
  readonly index: number;
}

function Way({ choice: { action, told }, index, isExact }: WayProps & { readonly isExact: boolean }) {
  const odds = useMatch((state) => state.odds.get(index));
  return (
    <UnstyledButton
      className={classes.way}
      data-exact={isExact || undefined}
      data-action={action.do}
      title={odds === undefined ? undefined : words.brawl.choose.assumption}
      onClick={() => void decide(action)}
    >
      <b>{told}</b>
      {odds !== undefined && <span>{odds}</span>}
    </UnstyledButton>
  );
}

function Line({ choice: { action, told }, index }: WayProps) {
  const odds = useMatch((state) => state.odds.get(index));
  return (
    <UnstyledButton className={play.action} title={odds} onClick={() => void decide(action)}>
      {told}
    </UnstyledButton>
  );
}

/** The row is being laid: how many lie face down, and that it is done. */
function Laying({ choices: { arranging } }: { readonly choices: Offered }) {
  const there = useBrawl();
  const held = usePicking((hand) => hand.draft);
  if (!there || !arranging) return undefined;
  const { state, next = 0 } = there.moment;
  const marks = state.marks[next] ?? [];
  const draft = held ?? draftOf(marks, arranging);
  const { arrange } = words.brawl;
  const isWhole = draft.order.length === arranging.kept;
  return (
    <div className={play.buttons}>
      <Button
        size="compact-sm"
        data-action="arrange"
        disabled={!isWhole}
        onClick={() => void decide(arrangementOf(draft))}
      >
        {arrange.lay}
      </Button>
      {arranging.flips && <span className={classes.hint}>{arrange.hidden(draft.hidden.size, arranging.hidden)}</span>}
      {marks.length > arranging.kept && (
        <span className={classes.hint}>{arrange.kept(draft.order.length, arranging.kept)}</span>
      )}
      {!arranging.must && (
        <Button size="compact-sm" variant="default" onClick={() => setDraft(undefined)}>
          {arrange.end}
        </Button>
      )}
    </div>
  );
}
