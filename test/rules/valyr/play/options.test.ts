import { describe, expect, it } from 'vitest';
import { blockOf } from '../../../../rules/valyr/play/attack.ts';
import { cannotPlay } from '../../../../rules/valyr/play/prepare.ts';
import { Battle } from '../battle.ts';
import { ability, fieldOf, levy } from '../field.ts';

const places = [
  [10, 10],
  [10, 14],
] as const;
const duel = (one: object, options: object) =>
  new Battle(
    {
      units: { one: { ...levy, name: 'One', ...one }, two: { ...levy, name: 'Two', health: 1 } },
      armies: [['one'], ['two']],
      options,
    },
    places,
  ).do({ do: 'activate', unit: 0 });

describe('options', () => {
  it('rangeInches: a range may be any number of inches (V-001)', () => {
    const battle = duel({}, { rangeInches: 2 });
    expect(battle.refused({ do: 'move', x: 10_000, y: 4000 })).toBeUndefined();
    battle.unit(1).y = 12_900;
    expect(battle.refused({ do: 'attack', target: 1 })).toBeUndefined();
  });

  it('limit: what an army may add up to (V-002)', () => {
    const setup = fieldOf({ units: { one: levy }, armies: [['one'], ['one']] });
    const [set] = setup.sets;
    const limited = {
      ...set!,
      manifest: { ...set!.manifest, rules: { limit: 40 } } as never,
      entities: set!.entities.map((entity) =>
        entity.kind === 'army' ? { ...entity, data: { ...entity.data, limit: undefined } } : entity,
      ) as never,
    };
    expect(cannotPlay({ ...setup, sets: [limited] })).toMatchObject({ code: 'setup/limit', rule: 'V-002' });
    expect(cannotPlay(setup)).toBeUndefined();
  });

  it('standUpEnergy: standing up may cost nothing (V-024)', () => {
    const battle = duel({}, { standUpEnergy: 0 });
    battle.unit(0).fallen = true;
    expect(battle.do({ do: 'stand' }).state.turn?.energy).toBe(3);
  });

  it('defeat: who has too much damage may act on until all that was begun is done (V-040)', () => {
    const text = ability(
      'Once per turn as an action, choose an enemy within 9 range. It takes 2 damage. It gains +5 health for the rest of the game.',
      { kind: 'active' },
    );
    const use = { do: 'use', ability: 0, target: 1 } as const;
    expect(
      duel({ abilities: [text] }, {})
        .do(use)
        .unit(1).at,
    ).toBe('out');
    expect(
      duel({ abilities: [text] }, { defeat: 'after-attack' })
        .do(use)
        .unit(1).at,
    ).toBe('table');
  });

  it('adjacentInches: how near is adjacent (V-056)', () => {
    const text = ability('While an enemy is adjacent to this unit, it gains +2 block.');
    const block = (options: object) => {
      const { game, state } = duel({ abilities: [text] }, options);
      return blockOf(game, state, 0);
    };
    expect([block({}), block({ adjacentInches: 3 })]).toEqual([0, 2]);
  });
});
