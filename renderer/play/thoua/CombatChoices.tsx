import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AbilityOffered, CombatChoice, CombatChoices as Offered } from '../../match/thoua/moment.ts';
import { useAiming } from '../../stores/aiming.ts';
import { decide } from '../../stores/match.ts';
import { useHand } from '../../stores/match-hand.ts';
import { words } from '../../words.ts';
import { ListedChoices } from '../ListedChoices.tsx';
import classes from '../Play.module.css';
import own from './CombatChoices.module.css';
import { canTurn, isUnaimed } from './lit-spaces.ts';
import { useCombatChoices } from './use-combat.ts';

/** The abilities of whose turn it is, and what has no place on the board. */
export function CombatChoices() {
  const choices = useCombatChoices();
  return choices && <Choices {...choices} />;
}

function Choices({ choices, abilities }: Offered) {
  const [open, setOpen] = useState(false);
  const { ability, turned } = useAiming();
  const { choose } = words.combat;
  const { all } = words.play.choose;
  const beside = choices.filter(({ space, area, ability: of }) => of === undefined && space === undefined && !area);
  const listed = choices.filter(({ unlisted }) => !unlisted).length;
  const held = abilities.find((one) => one.ability === ability);
  return (
    <>
      <div className={classes.buttons}>
        {choices.some(({ action }) => action.do === 'move') && (
          <Button
            size="compact-sm"
            variant={ability === undefined ? 'filled' : 'default'}
            aria-pressed={ability === undefined}
            onClick={() => useAiming.setState({ ability: undefined })}
          >
            {choose.move}
          </Button>
        )}
        {abilities.map((one) => (
          <Ability key={one.ability} one={one} choices={choices} />
        ))}
        {canTurn(choices, ability) && (
          <Button
            size="compact-sm"
            variant={turned ? 'filled' : 'default'}
            aria-pressed={turned}
            onClick={() => useAiming.setState({ turned: !turned })}
          >
            {choose.turn}
          </Button>
        )}
        {beside.map((choice) => (
          <Button
            key={JSON.stringify(choice.action)}
            size="compact-sm"
            variant="default"
            data-action={choice.action.do}
            onClick={() => void decide(choice.action)}
          >
            {choice.told}
          </Button>
        ))}
        <Button size="compact-sm" variant="subtle" color="gray" aria-expanded={open} onClick={() => setOpen(!open)}>
          {all} ({listed})
        </Button>
      </div>
      {abilities.length > 0 && (
        <p className={own.aim}>
          {held ? choose.aim(held.name) : choose.go} {held?.text}
        </p>
      )}
      {abilities.length > 0 && open && <p className={classes.hint}>{choose.assumption}</p>}
      {open && <ListedChoices choices={choices} isListed={({ unlisted }) => !unlisted} />}
    </>
  );
}

/** An ability: one that needs no aim is used at once, of another the targets light up. */
function Ability({
  one: { ability, name, text, cost, why },
  choices,
}: {
  readonly one: AbilityOffered;
  readonly choices: readonly CombatChoice[];
}) {
  const held = useAiming((state) => state.ability === ability);
  const own = choices.flatMap((choice, index) => (choice.ability === ability ? [{ choice, index }] : []));
  const [first] = own;
  const direct =
    own.length === 1 && first && first.choice.action.do === 'use' && isUnaimed(first.choice) ? first : undefined;
  const look = (choice: number | undefined) => () => useHand.setState({ choice });
  return (
    <Button
      size="compact-sm"
      variant={held ? 'filled' : 'light'}
      aria-pressed={direct || why !== undefined ? undefined : held}
      data-ability={name}
      data-disabled={why !== undefined || undefined}
      aria-disabled={why !== undefined || undefined}
      title={why === undefined ? text : `${why} ${text}`}
      onPointerEnter={look(direct?.index)}
      onPointerLeave={look(undefined)}
      onFocus={look(direct?.index)}
      onBlur={look(undefined)}
      onClick={() => {
        if (why !== undefined) return;
        if (direct) void decide(direct.choice.action);
        else useAiming.setState({ ability: held ? undefined : ability, turned: false });
      }}
    >
      {words.combat.choose.cost(name, cost)}
    </Button>
  );
}
