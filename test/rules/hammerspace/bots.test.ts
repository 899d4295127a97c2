import { describe, expect, it } from 'vitest';
import { bots } from '../../../rules/hammerspace/bots.ts';
import { rules } from '../../../rules/hammerspace/rules.ts';
import type { State } from '../../../rules/hammerspace/state.ts';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { lotOf, playMatch } from '../../../rules/kernel/series.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import { setupOf } from './deck.ts';
import { type Scene, scene } from './scene.ts';

type Name = keyof typeof bots;

/** What a bot does in a scene. */
function choice({ game, state }: Scene, name: Name) {
  const seat = rules.seat(game, state)!;
  const { actions } = rules.actions(game, state);
  return bots[name].choose({
    game,
    view: rules.view(game, state, seat),
    seat,
    actions,
    dice: seededDice(stream('bot')),
  });
}

describe('the greedy bot', () => {
  it('attacks where its blow goes through', () => {
    const found = scene(['ray', 'dome', '', 'golem']);
    expect(choice(found, 'greedy')).toMatchObject({ do: 'attack', targets: [2] });
  });

  it('fells who can be felled', () => {
    expect(choice(scene(['stones', '', '', ''], { hp: [20, 20, 2, 20] }), 'greedy')).toMatchObject({ targets: [2] });
  });

  it('restores itself when there is much to restore', () => {
    const found = (hp: number) => choice(scene(['bread butter knife stones', '', ''], { hp: [hp] }), 'greedy');
    expect(found(3)).toMatchObject({ do: 'use' });
    expect(found(20)).toMatchObject({ do: 'attack' });
  });

  it('spends the cheaper card where either is enough', () => {
    const found = scene(['stones', 'golem dome', '']).attack('stones', [1], {}, 1);
    expect(choice(found, 'greedy')).toEqual({ do: 'defend', cards: [found.at(1, 'golem')], with: [] });
  });

  it('wins more than twice its share against random ones', () => {
    const game = rules.prepare(setupOf(4));
    let won = 0;
    const matches = 24;
    for (let match = 0; match < matches; match++) {
      const seat = match % 4;
      const seated = [0, 1, 2, 3].map((one) => bots[one === seat ? 'greedy' : 'random']);
      const witness = {
        row(_: State, { places }: { readonly places: readonly number[] }) {
          if (places[seat] === 1) won++;
          return {};
        },
      };
      playMatch(rules, game, seated, lotOf('greedy', match, 1), witness);
    }
    expect(won).toBeGreaterThan(matches / 2);
  });
});

describe('the searching bot', () => {
  it('plays only what is legal, from what it knows, and the same each time', () => {
    const found = scene(['broom ?golem ray', 'pan ?dome', 'quilt'], { hp: [20, 4, 9] });
    const chosen = choice(found, 'search');
    expect(found.check(chosen)).toBeUndefined();
    expect(choice(found, 'search')).toEqual(chosen);
  });
});
