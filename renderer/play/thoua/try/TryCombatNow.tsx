import { Button, UnstyledButton } from '@mantine/core';
import type { AbilityOffered, CombatChoice } from '../../../match/thoua/moment.ts';
import type { CombatTried } from '../../../match/thoua/try-questions.ts';
import { act, takeBack, useCombatTry } from '../../../stores/combat-try.ts';
import { words } from '../../../words.ts';
import classes from '../../try/Try.module.css';
import { TryDie } from '../../try/TryDie.tsx';
import { canTurn, isUnaimed } from '../lit-spaces.ts';

/** What can be done now: a die, an ability, a choice. */
export function TryCombatNow({ tried }: { readonly tried: CombatTried }) {
  const { ability, turned } = useCombatTry();
  const { asks, choices } = tried;
  const { trying } = words;
  if (asks) {
    const { action, ...die } = asks;
    return (
      <TryDie
        {...die}
        foretold={foretold(tried, action)}
        fall={(rolls, rest) => void act(action, rolls, rest)}
        not={() => void takeBack()}
      />
    );
  }
  const { abilities } = choices;
  const { choose } = words.combat;
  const held = abilities.find((one) => one.ability === ability);
  const moves = choices.choices.some(({ action }) => action.do === 'move');
  const beside = choices.choices.filter(
    ({ action, space, area }) => space === undefined && !area && action.do !== 'use' && action.do !== 'retreat',
  );
  return (
    <section className={classes.now} aria-label={choices.asked}>
      <h3 className={classes.asked}>{choices.asked}</h3>
      {(held || moves) && <p className={classes.hint}>{held ? choose.aim(held.name) : trying.step}</p>}
      {abilities.map((one) => (
        <Ability key={one.ability} one={one} choices={choices.choices} />
      ))}
      <div className={classes.choices}>
        {canTurn(choices.choices, ability) && (
          <Button
            size="compact-sm"
            variant={turned ? 'filled' : 'default'}
            aria-pressed={turned}
            onClick={() => useCombatTry.setState({ turned: !turned })}
          >
            {choose.turn}
          </Button>
        )}
        {held && moves && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => useCombatTry.setState({ ability: undefined, turned: false })}
          >
            {choose.move}
          </Button>
        )}
        {beside.map(({ action, told }) => (
          <Button key={JSON.stringify(action)} size="compact-sm" variant="default" onClick={() => void act(action)}>
            {told}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface Offered {
  readonly one: AbilityOffered;
  readonly choices: readonly CombatChoice[];
}

/** An ability: one that needs no aim is used at once, of another the targets light up. */
function Ability({ one: { ability, name, text, cost, why }, choices }: Offered) {
  const held = useCombatTry((state) => state.ability === ability);
  const own = choices.flatMap((choice, index) => (choice.ability === ability ? [{ choice, index }] : []));
  const direct = own.length === 1 && own[0] && isUnaimed(own[0].choice) ? own[0] : undefined;
  const look = (looked: number | undefined) => () => useCombatTry.setState({ looked });
  return (
    <div className={classes.ability}>
      <UnstyledButton
        className={classes.use}
        aria-disabled={why !== undefined || undefined}
        aria-pressed={direct || why !== undefined ? undefined : held}
        onPointerEnter={look(direct?.index)}
        onPointerLeave={look(undefined)}
        onFocus={look(direct?.index)}
        onBlur={look(undefined)}
        onClick={() => {
          if (why !== undefined) return;
          if (direct) void act(direct.choice.action);
          else useCombatTry.setState({ ability: held ? undefined : ability, turned: false });
        }}
      >
        <span className={classes.name}>{words.combat.choose.cost(name, cost)}</span>
        <span className={classes.text}>{why ?? text}</span>
      </UnstyledButton>
    </div>
  );
}

/** The exact odds of what is about to happen, for each of those whom it reaches. */
function foretold({ choices, scenery, state }: CombatTried, action: CombatChoice['action']): string[] {
  const meant = choices.choices.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
  return (meant?.odds ?? []).map(({ space, told }) => {
    const figure = state.figures.findIndex(({ at }) => at === space);
    return `${scenery.figures[figure]?.name ?? ''}: ${told}`;
  });
}
