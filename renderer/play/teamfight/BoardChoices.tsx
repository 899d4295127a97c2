import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TeamfightChoice, TeamfightChoices } from '../../match/teamfight/moment.ts';
import type { Scenery } from '../../match/teamfight/scenery.ts';
import { decide } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import { Choosable } from '../Choosable.tsx';
import { ListedChoices } from '../ListedChoices.tsx';
import classes from '../Play.module.css';
import { useTeamfight, useTeamfightChoices } from './use-teamfight.ts';

/** What has no place on the board: abilities, answers, the end of a turn; and the list of everything. */
export function BoardChoices() {
  const there = useTeamfight();
  const choices = useTeamfightChoices();
  return there && choices && <Offered scenery={there.scenery} choices={choices} />;
}

function Offered({ scenery, choices }: { readonly scenery: Scenery; readonly choices: TeamfightChoices }) {
  const [open, setOpen] = useState(false);
  const { card } = useHand();
  const { choose } = words.play;
  if (choices.divide) return <Divide scenery={scenery} pool={choices.divide} />;
  if (choices.pools) return <Pools scenery={scenery} pools={choices.pools} />;
  const cards = [...new Set(choices.choices.flatMap(({ action }) => (action.do === 'deploy' ? [action.card] : [])))];
  const beside = choices.choices.filter(({ space, area }) => space === undefined && area === undefined);
  return (
    <>
      {cards.length > 0 && (
        <section className={classes.buttons} aria-label={choose.deploy}>
          <span>{choose.deploy}</span>
          {cards.map((one) => (
            <Choosable
              key={one}
              isChosen={one === (card ?? cards[0])}
              onClick={() => useHand.setState({ card: one })}
              {...looking(one)}
            >
              {scenery.cards[one]?.name}
            </Choosable>
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
      {open && <ListedChoices choices={choices.choices} />}
    </>
  );
}

/** An action without a place on the board: an ability, an answer, the end of the turn. */
function Act({ choice: { action, told, text } }: { readonly choice: TeamfightChoice }) {
  return (
    <Button
      size="compact-sm"
      variant={action.do === 'end' ? 'default' : 'light'}
      data-action={action.do}
      title={text}
      h="auto"
      mih={26}
      maw="100%"
      justify="flex-start"
      classNames={{ label: classes.sentence }}
      onClick={() => void decide(action)}
    >
      {told}
    </Button>
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
          <Choosable key={card} isChosen={first.includes(card)} onClick={() => turn(card)} {...looking(card)}>
            {scenery.cards[card]?.name}
          </Choosable>
        ))}
        <Button size="compact-sm" data-action="divide" onClick={() => void decide({ do: 'divide', pool: first })}>
          {choose.divide(first.length, pool.length)}
        </Button>
      </div>
    </>
  );
}

/** The two pools, of which the other player takes one. */
function Pools({ scenery, pools }: { readonly scenery: Scenery; readonly pools: readonly (readonly number[])[] }) {
  const { choose } = words.play;
  const looked = useHand((hand) => hand.looked);
  return pools.map((pool, index) => (
    <section key={pool.join()} className={classes.buttons} aria-label={choose.pool(index + 1)}>
      <Button
        size="compact-sm"
        data-action="choose"
        aria-label={`${choose.take} ${pool.map((card) => scenery.cards[card]?.name).join(', ')}`}
        onClick={() => void decide({ do: 'choose', pool: index === 0 ? 0 : 1 })}
      >
        {choose.take}
      </Button>
      {pool.map((card) => (
        <Button
          key={card}
          size="compact-sm"
          variant={card === looked ? 'light' : 'subtle'}
          color="gray"
          {...looking(card)}
          onClick={() => useHand.setState({ looked: card })}
        >
          {scenery.cards[card]?.name}
        </Button>
      ))}
    </section>
  ));
}

/** Whoever points at a hero, or comes to it by key, sees its card. */
function looking(card: number) {
  const look = () => useHand.setState({ looked: card });
  return { onMouseEnter: look, onFocus: look };
}
