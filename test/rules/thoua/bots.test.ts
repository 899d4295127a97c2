import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../rules/kernel/seeded-dice.ts';
import { lotOf, playMatch } from '../../../rules/kernel/series.ts';
import { stream } from '../../../rules/kernel/stream.ts';
import type { Action } from '../../../rules/thoua/action.ts';
import { distance } from '../../../rules/thoua/board/distance.ts';
import { blowOf } from '../../../rules/thoua/bots/odds.ts';
import { bots } from '../../../rules/thoua/bots.ts';
import type { Game } from '../../../rules/thoua/game.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import type { State } from '../../../rules/thoua/state.ts';
import { amount, burn, control, hit, support } from './designs.ts';
import { everythingElse } from './everything.ts';
import { type Drawn, drawn, type Scene, scene } from './scene.ts';

type Name = keyof typeof bots;

const situation = ({ game, state }: Scene) => {
  const seat = rules.seat(game, state)!;
  const { actions } = rules.actions(game, state);
  return { game, view: rules.view(game, state, seat), seat, actions, dice: seededDice(stream('bot')) };
};

/** What a bot does in a scene. */
const choice = (found: Scene, name: Name): Action => bots[name].choose(situation(found));

const cut = hit('Cut', '1d10');
const shot = hit('Shot', '1d10', { range: 5 });
const mend = support('Mend', [{ do: 'heal', who: 'target', amount: amount('1d10') }], { range: 4 });

describe('the odds of a roll', () => {
  it('are exact', () => {
    // d4+1 against d2: 8 ways, of which one is a tie.
    const found = blowOf([{ count: 1, sides: 4, sign: 1 }], [{ count: 1, sides: 2, sign: 1 }], 1, 3);
    expect(found.success).toBeCloseTo(7 / 8);
    expect(found.loss).toBeCloseTo((1 + 2 + 3 + 3 + 0 + 1 + 2 + 3) / 8);
    expect(found.falls).toBeCloseTo(3 / 8);
  });
});

describe('the greedy bot', () => {
  it('strikes the one whom it hits harder', () => {
    const found = scene({ map: 'a A b', figures: { A: { abilities: [cut] }, a: { base: { defence: 12 } } } });
    expect(choice(found, 'greedy')).toMatchObject({ do: 'use', target: found.who('b') });
  });

  it('fells who can be felled', () => {
    const found = scene({ map: 'a A b', figures: { A: { abilities: [cut] } } });
    found.of('b').hp = 1;
    expect(choice(found, 'greedy')).toMatchObject({ target: found.who('b') });
  });

  it('walks to where it can strike, around what is in the way', () => {
    const found = scene({
      map: 'A . . .\n# # # .\na . . .',
      figures: { A: { abilities: [cut], base: { movement: 4 } } },
    });
    for (let turn = 0; turn < 6 && found.acting === 'A'; turn++) {
      const action = choice(found, 'greedy');
      found.play(action, ...(action.do === 'use' ? [10, 1] : []));
      if (found.acting !== 'A') found.turnOf('A');
      if (action.do === 'use') break;
    }
    expect(found.of('a').hp).toBeLessThan(20);
  });

  it('heals who needs it, and nobody who does not', () => {
    const figures = { A: { abilities: [mend, cut] } };
    const found = scene({ map: 'A B a', figures });
    found.of('B').hp = 2;
    expect(choice(found, 'greedy')).toMatchObject({ do: 'use', ability: 0, target: found.who('B') });
    expect(choice(scene({ map: 'A B . . . . . . . . a', figures }), 'greedy')).not.toMatchObject({ do: 'use' });
  });

  it('gives no condition twice', () => {
    const kindle = control('Kindle', '1d12', [{ do: 'condition', who: 'target', condition: burn(), turns: 3 }], {
      range: 9,
    });
    const found = scene({ map: 'A . a\n. . .\n. . b', figures: { A: { abilities: [kindle] } } });
    found.of('a').has.push({ has: 'condition', ...burn(), by: 0, turns: 3, fresh: false, temporary: 0 });
    expect(choice(found, 'greedy')).toMatchObject({ do: 'use', target: found.who('b') });
  });

  it('lays an area where it hits the enemies and not its own', () => {
    const storm = hit('Storm', '2d10', { shape: 'area', size: [2, 2], range: 4, who: 'all' });
    const found = scene({ map: 'A . B a .\n. . . b .', figures: { A: { abilities: [storm] } } });
    expect(choice(found, 'greedy')).toEqual({ do: 'use', ability: 0, at: found.space('3,0') });
  });

  it('says why', () => {
    const told = bots.greedy.explain!(situation(scene({ map: 'A a', figures: { A: { abilities: [cut] } } })));
    expect(told[0]).toMatchObject({ action: { do: 'use' }, why: expect.stringMatching(/^\d+(\.\d)? HP expected$/) });
  });

  it.each<[string, 0 | 1]>([
    ['the party', 0],
    ['the enemies', 1],
  ])('wins nearly always for %s against random ones', (_, seat) => {
    const abilities = [cut, shot, mend];
    const drawing: Drawn = {
      map: 'A . . . . a\n. . # . . .\nB . . . . b',
      figures: { A: { abilities }, B: { abilities }, a: { abilities }, b: { abilities } },
      options: { retreat: false },
    };
    const won = play(drawn(drawing), seat === 0 ? ['greedy', 'random'] : ['random', 'greedy'], 12).filter(
      ({ places }) => places[seat] === 1 && places[1 - seat] === 2,
    );
    expect(won.length).toBeGreaterThan(10);
  });
});

describe('enemies in character', () => {
  const drawing = (behaviour: 'cautious' | 'reckless' | 'support'): Drawn => ({
    map: '. . . . . . . . . . . .\nA . . . a . . . . . . b\n. . . . . . . . . . . .',
    figures: { a: { abilities: [shot, mend], behaviour } },
  });
  /** How far from the party an enemy is when its turn is over. */
  const away = (behaviour: 'cautious' | 'reckless' | 'support') => {
    const found = scene(drawing(behaviour)).turnOf('a');
    while (found.acting === 'a') {
      const action = choice(found, 'in-character');
      found.play(action, ...(action.do === 'use' ? [1, 12] : []));
    }
    return distance(found.game.board.columns, 'one', found.of('A').at, found.of('a').at);
  };

  it('stand where it suits them: the reckless beside the party, the cautious far off', () => {
    expect([away('reckless'), away('cautious') > 5]).toEqual([1, true]);
  });

  it('help their own first where they are there for it', () => {
    const chosen = (behaviour: 'reckless' | 'support') => {
      const found = scene({ ...drawing(behaviour), map: 'A . . . . a . b' }).turnOf('a');
      found.of('b').hp = 12;
      return choice(found, 'in-character');
    };
    expect(chosen('support')).toMatchObject({ do: 'use', ability: 1 });
    expect(chosen('reckless')).not.toMatchObject({ ability: 1 });
  });
});

describe('every bot', () => {
  it('plays only what is legal, by all constructs and other options', () => {
    for (const name of ['greedy', 'in-character'] as const)
      for (const { places } of play(everythingElse, [name, name], 3)) expect(Math.min(...places)).toBe(1);
  });

  it('that searches plays what is legal, and the same each time', () => {
    const found = scene({
      map: 'A . . a\nB # . b',
      figures: { A: { abilities: [cut, shot, mend] }, a: { abilities: [cut] } },
    });
    const chosen = choice(found, 'search');
    expect(found.check(chosen)).toBeUndefined();
    expect(choice(found, 'search')).toEqual(chosen);
  });
});

/** Results of a small series. */
function play(game: Game, names: readonly Name[], matches: number) {
  const results: { readonly places: readonly number[] }[] = [];
  const witness = {
    row(_: State, result: { readonly places: readonly number[] }) {
      results.push(result);
      return {};
    },
  };
  const seated = names.map((name) => bots[name]);
  for (let match = 0; match < matches; match++) playMatch(rules, game, seated, lotOf('bots', match, 1), witness);
  return results;
}
