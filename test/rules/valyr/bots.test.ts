import { describe, expect, it } from 'vitest';
import { ScriptedDice } from '../../../rules/kernel/scripted-dice.ts';
import type { Action } from '../../../rules/valyr/action.ts';
import { greedyBot } from '../../../rules/valyr/bots.ts';
import { square } from '../../../rules/valyr/play/geometry.ts';
import { sees } from '../../../rules/valyr/play/sight.ts';
import { rules } from '../../../rules/valyr/rules.ts';
import type { ValyrBattlefield } from '../../../schemas/types.generated.ts';
import { Battle } from './battle.ts';
import { ability, fieldOf, levy } from './field.ts';

const wall = (x: number, y: number, width: number, depth: number) => ({
  ...{ name: 'Wall', shape: { kind: 'rectangle' as const, x, y, width, depth } },
  ...{ height: 5, blocksSight: true, blocksMovement: true },
});
const archer = { ...levy, name: 'Archer', range: { from: 0, bands: [{ to: 14 }] }, attack: { strength: 5, skill: 14 } };
const captain = { ...levy, name: 'Captain', type: 'champion' as const, appraisal: 300 };

/** What the greedy bot does next. */
function choose({ game, state }: Battle): Action {
  const seat = rules.seat(game, state)!;
  const { actions } = rules.actions(game, state);
  return greedyBot.choose({ game, view: rules.view(game, state, seat), seat, actions, dice: new ScriptedDice([]) });
}

/** The greedy bot has the turn of a unit of the first seat, without an attack, then all others pass theirs. */
function turnOf(battle: Battle, unit: number): void {
  const { game, state } = battle;
  for (let decision = 0; decision < 9 && rules.seat(game, state) === 0; decision++) {
    const action: Action = state.turn ? choose(battle) : { do: 'activate', unit };
    if (action.do === 'attack') return;
    battle.do(action);
    if (!state.turn) return;
  }
}

function passRound(battle: Battle): void {
  const { game, state } = battle;
  for (const round = state.round; state.round === round; ) {
    const { actions } = rules.actions(game, state);
    battle.do(state.turn ? { do: 'end' } : actions[0]!);
  }
}

function battle(
  own: Readonly<Record<string, typeof levy>>,
  enemies: Readonly<Record<string, typeof levy>>,
  terrain: ValyrBattlefield['terrain'],
  places: readonly (readonly [number, number])[],
): Battle {
  const armies = [Object.keys(own), Object.keys(enemies)];
  return new Battle({ units: { ...own, ...enemies }, armies, terrain: terrain ?? [] }, places);
}

/** Harms nobody. */
const pacifist = { ...levy, name: 'Pacifist', attack: { strength: 0, skill: 1 } };
const healer = {
  ...{ ...levy, name: 'Healer', attack: { strength: 0, skill: 1 } },
  abilities: [
    ability('Once per turn as an action, remove one damage from any adjacent allied unit.', { kind: 'active' }),
  ],
};
const drum = ability(
  'Once per turn as an action, all other allied units within 3 range gain +1 strength until the end of the round.',
  { kind: 'active' },
);
const wasp = {
  ...{ ...levy, name: 'Wasp', size: 'token' as const, attack: { strength: 2, skill: 7 } },
  abilities: [
    ability(
      'All Wasps take their turn at the same time. When several attack the same unit, they combine their strength and skill into one attack.',
    ),
  ],
};

describe('a greedy bot of Valyr', () => {
  it('ends its turn behind what hides it from who shoots, where it cannot attack yet', () => {
    for (const x of [12, 18]) {
      const fight = battle(
        { levy },
        { archer },
        [wall(x, 18, 3, 0.5)],
        [
          [15, 20.5],
          [15, 6],
        ],
      );
      turnOf(fight, 0);
      expect(sees(fight.game, fight.state, fight.unit(1), fight.unit(0)), `wall at ${x}`).toBe(false);
      expect(Math.abs(fight.unit(0).x / 1000 - x), `wall at ${x}`).toBeLessThan(3);
    }
  });

  it('goes round what is in its way', () => {
    const fight = battle(
      { levy },
      { target: pacifist },
      [wall(15, 15, 12, 1)],
      [
        [15, 17],
        [15, 12],
      ],
    );
    for (let round = 0; round < 4; round++) {
      turnOf(fight, 0);
      if (fight.state.turn) break;
      passRound(fight);
    }
    expect(choose(fight)).toMatchObject({ do: 'attack', target: 1 });
    expect(fight.unit(0).y).toBeLessThan(17_000);
  });

  it('steps aside to shoot past what hides its target', () => {
    const fight = battle(
      { archer },
      { target: levy },
      [wall(15, 12, 4, 1)],
      [
        [15, 18],
        [15, 8],
      ],
    );
    turnOf(fight, 0);
    expect(choose(fight)).toMatchObject({ do: 'attack', target: 1 });
    expect(sees(fight.game, fight.state, fight.unit(0), fight.unit(1))).toBe(true);
  });

  it('comes at a lone target from the side that others do not see', () => {
    const flank = [wall(13, 12, 0.5, 8)];
    const fight = battle({ levy }, { target: pacifist, archer }, flank, [
      [13, 17.5],
      [13, 14],
      [5, 12],
    ]);
    fight.unit(1).exhausted = true;
    turnOf(fight, 0);
    expect(fight.unit(0).x).toBeGreaterThan(13_000);
  });

  it('keeps its champion behind its conscripts, from the setup on', () => {
    const setup = fieldOf({ units: { captain, levy }, armies: [['captain', 'levy', 'levy'], ['levy']] });
    const game = rules.prepare(setup);
    const dice = new ScriptedDice([]);
    const state = rules.start(game, dice, () => {});
    while (state.setup) {
      const seat = rules.seat(game, state)!;
      const { actions } = rules.actions(game, state);
      const action = greedyBot.choose({ game, view: rules.view(game, state, seat), seat, actions, dice });
      rules.apply(game, state, action, dice, () => {});
    }
    const [champion, ...conscripts] = state.units.filter(({ seat }) => seat === 0);
    for (const { y } of conscripts) expect(champion!.y).toBeLessThan(y);
  });

  it('has a conscript stand between its champion and the enemy', () => {
    const fight = battle(
      { captain, guard: { ...pacifist, movement: { sprint: 3, sustain: 0 }, energy: 1 } },
      { enemy: levy },
      [],
      [
        [15, 26],
        [13, 27],
        [15, 4],
      ],
    );
    turnOf(fight, 1);
    const [champion, guard, enemy] = [fight.unit(0), fight.unit(1), fight.unit(2)];
    expect(square(guard, enemy)).toBeLessThan(square(champion, enemy));
    expect(square(guard, champion)).toBeLessThan(5000 ** 2);
  });

  it('does not walk onto what it falls over on', () => {
    const ice = {
      name: 'Ice',
      shape: { kind: 'rectangle' as const, x: 15, y: 13, width: 5, depth: 2 },
      standing: 'falls' as const,
    };
    const fight = battle(
      { levy },
      { target: levy },
      [ice],
      [
        [15, 18],
        [15, 9],
      ],
    );
    for (let round = 0; round < 3 && !fight.state.turn; round++) {
      turnOf(fight, 0);
      expect(fight.unit(0).fallen).toBe(false);
      if (!fight.state.turn) passRound(fight);
    }
    expect(choose(fight)).toMatchObject({ do: 'attack', target: 1 });
  });

  it('has a healer go to who is hurt, and heal', () => {
    const fight = battle(
      { healer, levy: { ...levy, appraisal: 150 } },
      { target: pacifist },
      [],
      [
        [15, 25],
        [10, 25],
        [15, 5],
      ],
    );
    fight.unit(1).damage = 3;
    turnOf(fight, 0);
    expect(fight.unit(1).damage).toBeLessThan(3);
  });

  it('has a healer follow the foremost of its army, and not the enemy', () => {
    const fight = battle(
      { healer, levy },
      { target: pacifist },
      [],
      [
        [15, 25],
        [10, 25],
        [15, 12],
      ],
    );
    turnOf(fight, 0);
    expect(Math.abs(fight.unit(0).x - fight.unit(1).x)).toBeLessThan(4000);
    expect(fight.unit(0).y).toBeGreaterThan(20_000);
  });

  it('keeps what strengthens others for when they come to attack', () => {
    const drummer = { ...captain, attack: { strength: 0, skill: 1 }, abilities: [drum] };
    for (const [y, used] of [
      [5, 0],
      [20, 1],
    ] as const) {
      const fight = battle(
        { drummer, levy: { ...levy, appraisal: 150 } },
        { target: pacifist },
        [],
        [
          [15, 25],
          [13, 25],
          [13, y],
        ],
      );
      turnOf(fight, 0);
      expect(
        fight.state.changes.filter(({ unit }) => unit === 1),
        `enemy at ${y}`,
      ).toHaveLength(used);
    }
  });

  it('has a swarm come together for an attack that one of it would not make', () => {
    const fight = new Battle(
      {
        units: { wasp, target: { ...pacifist, defence: { block: 6, dodge: 1 } } },
        armies: [['wasp', 'wasp'], ['target']],
      },
      [
        [13, 17],
        [17, 17],
        [15, 13],
      ],
    );
    turnOf(fight, 0);
    expect(choose(fight)).toMatchObject({ do: 'attack', target: 2 });
    fight.do({ do: 'attack', target: 2, with: [fight.state.turn!.unit === 0 ? 1 : 0] }, 20, 20, 20, 20);
  });
});
