import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { designOf } from '../../../rules/valyr/play/table.ts';
import { cannotUse } from '../../../rules/valyr/play/targets.ts';
import type { BattleChoices as Choices } from '../../match/valyr/moment.ts';
import type { BattleScenery } from '../../match/valyr/scenery.ts';
import { decide } from '../../stores/match.ts';
import { usePointing } from '../../stores/pointing.ts';
import { words } from '../../words.ts';
import { Choosable } from '../Choosable.tsx';
import classes from '../Play.module.css';
import { aimedAt } from './meant.ts';
import { useBattle, useBattleChoices } from './use-battle.ts';

/** What can be done beside a click on the table: abilities, standing up, dice, the end of the turn. */
export function BattleChoices() {
  const there = useBattle();
  const choices = useBattleChoices();
  return there && choices && <Offered scenery={there.scenery} state={there.moment.state} choices={choices} />;
}

interface Props {
  readonly scenery: BattleScenery;
  readonly state: NonNullable<ReturnType<typeof useBattle>>['moment']['state'];
  readonly choices: Choices;
}

function Offered({ scenery: { game }, state, choices }: Props) {
  const aim = usePointing((pointing) => pointing.aim);
  const alone = usePointing((pointing) => pointing.alone);
  const { choose } = words.battle;
  if (state.pending) return <Dice key={state.pending.rolls.join()} pending={state.pending} />;
  const { turn } = state;
  const abilities = turn ? designOf(game, state.units[turn.unit]!).abilities : [];
  const usable = [...abilities.keys()].filter((ability) => turn && !cannotUse(game, state, turn, ability));
  const begin = (ability: number) => {
    if (aimedAt(game, state, ability)) usePointing.setState({ aim: ability });
    else void decide({ do: 'use', ability });
  };
  const others = choices.choices.filter(({ action }) => ['stand', 'leave-out', 'end'].includes(action.do));
  const hint = state.setup
    ? choose.place
    : !turn
      ? choose.activate
      : aim === undefined
        ? choose.act
        : choose.aim[aimedAt(game, state, aim) ?? 'one'](abilities[aim]?.name ?? '');
  return (
    <>
      <p className={classes.line}>{hint}</p>
      <div className={classes.buttons}>
        {usable.map((ability) => (
          <Button
            key={ability}
            size="compact-sm"
            variant={aim === ability ? 'filled' : 'light'}
            aria-pressed={aimedAt(game, state, ability) ? aim === ability : undefined}
            data-action="use"
            onClick={() => begin(ability)}
          >
            {abilities[ability]?.name}
          </Button>
        ))}
        {aim !== undefined && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => usePointing.setState({ aim: undefined })}
          >
            {choose.stopAiming}
          </Button>
        )}
        {turn && turn.swarm.length > 0 && (
          <Checkbox
            size="xs"
            label={choose.together}
            checked={!alone}
            onChange={({ currentTarget }) => usePointing.setState({ alone: !currentTarget.checked })}
          />
        )}
        {others.map(({ action, told }) => (
          <Button
            key={action.do}
            size="compact-sm"
            variant="default"
            data-action={action.do}
            onClick={() => void decide(action)}
          >
            {told}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The dice of an attack: those that missed are rolled again, unless somebody chooses otherwise. */
function Dice({ pending }: { readonly pending: NonNullable<Props['state']['pending']> }) {
  const { rolls, atMost } = pending;
  const [again, setAgain] = useState<readonly number[]>([...rolls.keys()].filter((die) => rolls[die]! > atMost));
  const { choose } = words.battle;
  const turn = (die: number) =>
    setAgain(again.includes(die) ? again.filter((one) => one !== die) : [...again, die].sort((a, b) => a - b));
  return (
    <section className={classes.buttons} aria-label={choose.dice}>
      <span>{choose.dice}</span>
      {rolls.map((value, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
        <Choosable key={die} isChosen={again.includes(die)} onClick={() => turn(die)}>
          {choose.die(value, value <= atMost)}
        </Choosable>
      ))}
      <Button size="compact-sm" data-action="reroll" onClick={() => void decide({ do: 'reroll', dice: again })}>
        {choose.again(again.length)}
      </Button>
    </section>
  );
}
