import { describe, expect, it } from 'vitest';
import { attackOdds } from '../../../../rules/valyr/attack-odds.ts';
import { blockOf, strikeAt } from '../../../../rules/valyr/play/attack.ts';
import { rules } from '../../../../rules/valyr/rules.ts';
import { Battle } from '../battle.ts';
import { ability, levy } from '../field.ts';

const active = (text: string, more: object = {}) => ability(text, { kind: 'active', ...more });
const with1 = (one: object, places: readonly (readonly [number, number])[], rest: object = {}) =>
  new Battle(
    {
      units: { one: { ...levy, name: 'One', ...one }, two: { ...levy, name: 'Two', class: 'Soldier' } },
      armies: [
        ['one', 'two'],
        ['two', 'two'],
      ],
      ...rest,
    },
    places,
  );
/** One, a friend beside it, and two enemies: one near, one far. */
const places = [
  [10, 10],
  [11.6, 10],
  [10, 11.6],
  [10, 25],
] as const;
const strike = ({ game, state }: Battle, by: number, on: number) => strikeAt(game, state, by, on, 0);

describe('passive abilities', () => {
  it('add to others near, as long as their unit stands (V-050, V-056)', () => {
    const text = ability('Each other allied Soldier adjacent to this unit gains +2 block.');
    const battle = with1({ abilities: [text] }, places);
    const block = (unit: number) => blockOf(battle.game, battle.state, unit);
    expect([0, 1, 2].map(block)).toEqual([0, 2, 0]);
    battle.unit(1).x = 12_200;
    expect(block(1)).toBe(0);
    battle.unit(1).x = 11_600;
    battle.unit(0).fallen = true;
    expect(block(1)).toBe(0);
  });

  it('count each unit that they name (V-090, VC-09)', () => {
    const text = ability('This unit gains +1 strength for each enemy within 3 range.');
    const battle = with1({ abilities: [text] }, places);
    expect(strike(battle, 0, 2)?.dice).toBe(4);
    battle.unit(3).y = 13_000;
    expect(strike(battle, 0, 2)?.dice).toBe(5);
  });

  it('come with damage, and against what they name (V-090, VC-06, VC-22)', () => {
    const hurt = with1(
      { abilities: [ability('If this unit has taken damage, it gains +3 strength and +7 maximum range.')] },
      places,
    );
    expect(strike(hurt, 0, 2)?.dice).toBe(3);
    expect(hurt.do({ do: 'activate', unit: 0 }).refused({ do: 'attack', target: 3 })).toMatchObject({ rule: 'V-034' });
    hurt.unit(0).damage = 1;
    expect(strike(hurt, 0, 2)?.dice).toBe(6);
    hurt.unit(3).y = 18_000;
    expect(hurt.refused({ do: 'attack', target: 3 })).toBeUndefined();
    const hunter = with1({ abilities: [ability('This unit has +2 skill against units larger than small.')] }, places);
    expect(strike(hunter, 0, 2)?.atMost).toBe(12);
  });

  it('may draw attacks (V-052)', () => {
    const text = ability('Enemy units adjacent to this unit must attack it.');
    const battle = with1({ abilities: [text] }, [
      [10, 10],
      [10, 13.2],
      [10, 11.6],
      [10, 25],
    ]);
    battle.do({ do: 'activate', unit: 0 }).do({ do: 'end' }).do({ do: 'activate', unit: 2 });
    expect(battle.refused({ do: 'attack', target: 1 })).toMatchObject({ code: 'action/drawn', rule: 'V-052' });
    expect(battle.refused({ do: 'attack', target: 0 })).toBeUndefined();
  });

  it('may answer an attack before it (V-052)', () => {
    const text = ability(
      'When this unit is attacked, roll a d20. On a roll of 4 or less, it attacks the attacker first.',
    );
    const battle = with1({ abilities: [text] }, places);
    battle.do({ do: 'activate', unit: 0 }).do({ do: 'end' }).do({ do: 'activate', unit: 2 });
    battle.do({ do: 'attack', target: 0 }, 4, 1, 1, 20, 20, 20, 20);
    expect(battle.unit(2).damage).toBe(2);
    battle.do({ do: 'attack', target: 0 }, 5, 1, 1, 1);
    expect(battle.unit(0).damage).toBe(3);
  });
});

describe('passive abilities of lines, moves and turns (V-052)', () => {
  const screen = {
    name: 'Screen',
    shape: { kind: 'rectangle' as const, x: 10, y: 18, width: 30, depth: 0.2 },
    height: 9,
    blocksSight: true,
  };
  const bow = { range: { from: 0, bands: [{ to: 20 }] } };
  const shot = { do: 'attack', target: 3 } as const;
  const lines = (abilities: object[], ...at: (readonly [number, number])[]) =>
    with1({ ...bow, abilities }, [at[0] ?? [10, 10], at[1] ?? [11.6, 10], [3, 3], [10, 25]], { terrain: [screen] }).do({
      do: 'activate',
      unit: 0,
    });

  it('look over what stands between, or with the eyes of others', () => {
    expect(lines([]).refused(shot)).toMatchObject({ code: 'action/sight' });
    const lob = ability('When calculating line of sight, this unit can pivot its straight line once vertically.');
    expect(lines([lob]).refused(shot)).toBeUndefined();
    const eyes = ability('When calculating line of sight, this unit can use the line of sight of any allied Soldier.');
    expect(lines([eyes]).refused(shot)).toMatchObject({ code: 'action/sight' });
    expect(lines([eyes], [10, 10], [14, 22]).refused(shot)).toBeUndefined();
  });

  it('let nobody dodge', () => {
    const strikes = (abilities: object[]) => {
      const battle = with1({ abilities }, places, {
        units: {
          one: { ...levy, name: 'One', abilities: abilities as never },
          two: { ...levy, name: 'Two', defence: { block: 0, dodge: 2 } },
        },
      });
      battle.do({ do: 'activate', unit: 0 });
      const odds = attackOdds(battle.game, battle.state, 0, 2)?.damage;
      return [odds, battle.do({ do: 'attack', target: 2 }, 1, 1, 1).unit(2).damage];
    };
    expect([strikes([]), strikes([ability('Attacks of this unit cannot be dodged.')])]).toEqual([
      [0.125, 1],
      [1.5, 3],
    ]);
  });

  it('help moves that go straight to a unit', () => {
    const call = ability('Any allied Soldier moving directly towards this unit gains +3 sprint.');
    const battle = with1({ abilities: [call] }, [
      [10, 10],
      [10, 20],
      [25, 3],
      [25, 8],
    ]).do({ do: 'activate', unit: 1 });
    const to = (x: number, y: number) => battle.refused({ do: 'move', x: x * 1000, y: y * 1000 });
    expect([to(10, 12), to(10, 28.1)?.rule, to(16, 20)?.rule]).toEqual([undefined, 'V-022', 'V-022']);
  });

  it('bring others along, and have turns together', () => {
    const text = ability('When you put this unit in play, place down two Twos.', { spawns: 'two' });
    const battle = with1({ abilities: [text] }, []);
    Object.assign(battle.state, { setup: true });
    const many = battle.state.units.length;
    battle.do({ do: 'place', x: 10_000, y: 2000 });
    expect(battle.state.units.slice(many)).toMatchObject([
      { seat: 0, at: 'waiting', broughtBy: 0 },
      { seat: 0, at: 'waiting', broughtBy: 0 },
    ]);
    const mate = ability(
      'When you take a turn with Two, you may also take a turn with One. (Both units are exhausted)',
    );
    const both = () =>
      with1({ abilities: [mate] }, places)
        .do({ do: 'activate', unit: 1 })
        .do({ do: 'end' });
    expect(both().refused({ do: 'activate', unit: 1 })).toMatchObject({ code: 'action/joins', rule: 'V-052' });
    expect(both().do({ do: 'activate', unit: 0 }).state.turn?.unit).toBe(0);
    expect(both().do({ do: 'end' }).state.seat).toBe(1);
  });
});

describe('a swarm (V-052, V-090, VC-19)', () => {
  const text =
    'All Gulls take their turn at the same time. When multiple Gulls attack the same unit, combine their strength and skill into a single attack.';
  const gull = {
    ...levy,
    name: 'Gull',
    attack: { strength: 1, skill: 2 },
    energy: 2,
    abilities: [ability(text)] as never,
  };
  const flock = () =>
    new Battle({ units: { gull, foe: { ...levy, name: 'Foe' } }, armies: [['gull', 'gull', 'gull'], ['foe']] }, [
      [10, 10],
      [12.4, 10],
      [20, 10],
      [11.2, 10],
    ]).do({ do: 'activate', unit: 0 });

  it('has its turns at the same time, and goes from one to another once one has acted', () => {
    const battle = flock();
    expect([0, 1, 2].map((unit) => battle.unit(unit).exhausted)).toEqual([true, true, true]);
    expect(battle.refused({ do: 'activate', unit: 2 })).toMatchObject({ code: 'action/swarm' });
    battle.move(9, 10).do({ do: 'activate', unit: 2 });
    expect(battle.state.turn).toMatchObject({ unit: 2, energy: 2 });
    battle.do({ do: 'end' });
    expect(battle.state.turn).toMatchObject({ unit: 1, energy: 2 });
    battle.do({ do: 'end' });
    expect(battle.state.turn).toMatchObject({ unit: 0, energy: 1, moves: 1 });
    expect(battle.do({ do: 'end' }).state).toMatchObject({ turn: undefined, seat: 1 });
  });

  it('attacks as one with all that can, or with those that are named', () => {
    const { game, state } = flock();
    expect(attackOdds(game, state, 0, 3)).toMatchObject({ dice: 2, atMost: 4, damage: 0.4 });
    const battle = flock().do({ do: 'attack', target: 3 }, 4, 5);
    expect(battle.events[0]).toMatchObject({ event: 'attacked', dice: 2, atMost: 4, with: [1] });
    expect(battle.unit(3).damage).toBe(1);
    expect(battle.state.turn).toMatchObject({
      energy: 1,
      swarm: [
        { unit: 1, energy: 1 },
        { unit: 2, energy: 2 },
      ],
    });
    expect(battle.refused({ do: 'attack', target: 3, with: [2] })).toMatchObject({ code: 'action/with' });
    battle.do({ do: 'attack', target: 3, with: [] }, 3);
    expect(battle.unit(3).damage).toBe(1);
    expect(battle.state.turn?.unit).toBe(1);
  });
});

describe('active abilities', () => {
  it('cost an action and are used once a turn where they say so (V-051); their damage asks no block (V-055, V-091, VC-21)', () => {
    const text = active(
      'Once per turn as an action, choose an enemy within 10 range. Roll 3 d20s. On each roll of 10 or less, deal 1 damage to the target.',
    );
    const battle = with1({ abilities: [text] }, places).do({ do: 'activate', unit: 0 });
    battle.do({ do: 'use', ability: 0, target: 2 }, 10, 11, 3);
    expect(battle.unit(2).damage).toBe(2);
    expect(battle.state.turn?.energy).toBe(2);
    expect(battle.refused({ do: 'use', ability: 0, target: 2 })).toMatchObject({ code: 'action/used', rule: 'V-051' });
    expect(battle.refused({ do: 'use', ability: 0, target: 3 })).toBeDefined();
  });

  it('heal, not below nothing (V-042), and change stats for a while', () => {
    const text = active(
      'Once per turn as an action, choose an allied unit within 3 range. Remove 2 damage from it. It gains +1 block until the end of the round.',
    );
    const battle = with1({ abilities: [text] }, places).do({ do: 'activate', unit: 0 });
    battle.unit(1).damage = 1;
    battle.do({ do: 'use', ability: 0, target: 1 });
    expect(battle.unit(1).damage).toBe(0);
    expect(blockOf(battle.game, battle.state, 1)).toBe(1);
    battle.do({ do: 'end' });
    for (const unit of [2, 1, 3]) battle.do({ do: 'activate', unit }).do({ do: 'end' });
    expect(battle.state.round).toBe(2);
    expect(blockOf(battle.game, battle.state, 1)).toBe(0);
  });

  it('end with their unit (V-041, V-053)', () => {
    const text = active(
      'Once per turn as an action, choose an allied unit within 3 range. It gains +5 health for the rest of the game.',
    );
    const battle = with1({ abilities: [text] }, places).do({ do: 'activate', unit: 0 });
    battle.do({ do: 'use', ability: 0, target: 1 });
    battle.unit(1).damage = 6;
    battle.do({ do: 'end' }).do({ do: 'activate', unit: 2 });
    battle.unit(0).damage = 3;
    battle.do({ do: 'attack', target: 0 }, 1, 20, 20);
    expect(battle.unit(0).at).toBe('out');
    // What held the other up is gone with it.
    expect(battle.unit(1).at).toBe('out');
  });

  it('roll dice of an attack again, those that their player names (V-051)', () => {
    const text = active('Once per turn during an attack, this unit may reroll any number of attack dice.');
    const battle = with1({ abilities: [text] }, places).do({ do: 'activate', unit: 0 });
    battle.do({ do: 'attack', target: 2 }, 3, 19, 20);
    expect(battle.refused({ do: 'end' })).toMatchObject({ code: 'action/not-now' });
    expect(battle.refused({ do: 'reroll', dice: [3] })).toMatchObject({ code: 'action/dice' });
    battle.do({ do: 'reroll', dice: [1, 2] }, 10, 11);
    expect(battle.unit(2).damage).toBe(2);
    battle.do({ do: 'attack', target: 2 }, 20, 20, 20);
    expect(battle.state.pending).toBeUndefined();
  });

  it('lay templates of true size in a direction', () => {
    const text = active(
      'Once per turn as an action, place the funnel template in front of this unit. All units under the template take 2 damage.',
      { template: 'funnel' },
    );
    const templates = { funnel: { name: 'Funnel', shape: { kind: 'funnel', length: 6, width: 5, bulge: 1 } } };
    const field = (y: number, x = 10) =>
      with1(
        { abilities: [text] },
        [
          [10, 10],
          [3, 3],
          [x, y],
          [25, 25],
        ],
        { templates },
      ).do({ do: 'activate', unit: 0 });
    const blow = (battle: Battle) => battle.do({ do: 'use', ability: 0, dx: 0, dy: 1 }).unit(2).damage;
    // From the base outwards 6 inches and 1 more, and half a base.
    expect(blow(field(10 + 0.551 * 2 + 6.9))).toBe(2);
    expect(blow(field(10 + 0.551 * 2 + 7.1))).toBe(0);
    expect(blow(field(16.5, 12.9))).toBe(2);
    expect(blow(field(16.5, 13.8))).toBe(0);
    expect(blow(field(8))).toBe(0);
    expect(field(14).refused({ do: 'use', ability: 0 })).toMatchObject({ code: 'action/direction' });
  });

  it('lay round templates on places, which may stay there for a while', () => {
    const templates = { burst: { name: 'Burst', shape: { kind: 'round', diameter: 3 } } };
    const laid = (rest: string) =>
      with1(
        {
          range: { from: 0, bands: [{ to: 20 }] },
          abilities: [active(`As an action, choose a location within 7 range. ${rest}`, { template: 'burst' })],
        },
        [
          [10, 10],
          [3, 3],
          [10, 17],
          [12, 17],
        ],
        { templates },
      ).do({ do: 'activate', unit: 0 });
    const at = (x: number, y: number) => ({ do: 'use', ability: 0, x: x * 1000, y: y * 1000 }) as const;
    const blast = laid('Put the Burst on it. All units under the template take 1 damage.');
    expect(blast.refused({ do: 'use', ability: 0 })).toMatchObject({ code: 'action/place' });
    expect(blast.refused(at(10, 18))).toMatchObject({ code: 'action/too-far' });
    blast.do(at(8, 16.5));
    // From the middle 1.5 inches and half a base.
    expect([2, 3].map((unit) => blast.unit(unit).damage)).toEqual([0, 0]);
    blast.do(at(8.3, 16));
    expect([2, 3].map((unit) => blast.unit(unit).damage)).toEqual([1, 0]);
    const smoke = laid(
      'Put the Burst on it. It blocks line of sight. Remove it at the start of this unit’s next turn.',
    );
    expect(smoke.refused({ do: 'attack', target: 2 })).toBeUndefined();
    smoke.do(at(10, 13.5));
    expect(smoke.refused({ do: 'attack', target: 2 })).toMatchObject({ code: 'action/sight' });
    smoke.do({ do: 'end' });
    for (const unit of [2, 1, 3]) smoke.do({ do: 'activate', unit }).do({ do: 'end' });
    expect(smoke.state.marks).toHaveLength(1);
    if (smoke.state.seat === 1) smoke.do({ do: 'activate', unit: 2 }).do({ do: 'end' });
    expect(smoke.do({ do: 'activate', unit: 0 }).state.marks).toEqual([]);
    const tar = laid('Put the Burst on it. Enemies within 2 range of the template have -2 skill.').do(at(10, 15));
    expect([1, 2, 3].map((unit) => strike(tar, unit, 0)?.atMost)).toEqual([10, 8, 10]);
    expect(tar.state.marks).toMatchObject([{ x: 10_000, y: 15_000, until: 'game' }]);
  });

  it('attack each below a template, and what follows comes with damage; bars hold for a turn (V-052)', () => {
    const templates = { funnel: { name: 'Funnel', shape: { kind: 'funnel', length: 6, width: 5, bulge: 1 } } };
    const lay = 'As an action, place the funnel in front of this unit. For each unit in the funnel within 2 range';
    const battle = (rest: string) =>
      with1({ abilities: [active(`${lay} ${rest}`, { template: 'funnel' })] }, places, { templates }).do({
        do: 'activate',
        unit: 0,
      });
    const down = { do: 'use', ability: 0, dx: 0, dy: 1 } as const;
    const lash = battle('perform a free attack action. On a successful hit, push it 2 range.');
    lash.do(down, 20, 20, 20);
    expect(lash.unit(2)).toMatchObject({ y: 11_600, damage: 0 });
    lash.do(down, 1, 20, 20);
    expect(lash.unit(2)).toMatchObject({ y: 13_600, damage: 1 });
    const flap = battle(
      'move the defending unit to exactly 4 range away from this unit. That unit cannot move towards this unit next turn.',
    );
    flap.do(down).do({ do: 'end' }).do({ do: 'activate', unit: 2 });
    expect(flap.unit(2).y).toBe(10_000 + 2 * 551 + 4000);
    expect(flap.refused({ do: 'move', x: 10_000, y: 14_000 })).toMatchObject({ code: 'action/barred', rule: 'V-052' });
    flap.move(10, 16).do({ do: 'end' });
    expect(flap.state.bars).toEqual([]);
  });

  it('come again for the nearest, until that one has had its share; their own price is paid once', () => {
    const chain = active(
      'As an action, choose an enemy within 5 range. It takes 1 damage. Repeat this for the nearest unit within 3 range of it if it has not been targeted this turn.',
    );
    const battle = with1({ abilities: [chain] }, [
      [10, 10],
      [20, 20],
      [10, 12],
      [10, 14.5],
    ]).do({ do: 'activate', unit: 0 });
    battle.do({ do: 'use', ability: 0, target: 3 });
    // To the near one, to the unit itself, and back, where it ends.
    expect([0, 1, 2, 3].map((unit) => battle.unit(unit).damage)).toEqual([1, 0, 1, 1]);
    const strike = active('As an action, this unit takes 1 damage. All enemies within 9 range take 2 damage.');
    const burst = with1({ abilities: [strike] }, [
      [10, 10],
      [20, 20],
      [10, 12],
      [10, 14.5],
    ]).do({ do: 'activate', unit: 0 });
    burst.do({ do: 'use', ability: 0 });
    expect([0, 2, 3].map((unit) => burst.unit(unit).damage)).toEqual([1, 2, 2]);
  });

  it('push as far as there is room, and bring units into play', () => {
    const shove = active('Once per turn as an action, choose an adjacent enemy. Push it 3 range.');
    const pushed = with1({ abilities: [shove] }, places)
      .do({ do: 'activate', unit: 0 })
      .do({ do: 'use', ability: 0, target: 2 });
    expect(pushed.unit(2)).toMatchObject({ x: 10_000, y: 14_600 });
    const call = active('Once per game as an action, place two Twos adjacent to this unit.', { spawns: 'two' });
    const called = with1({ abilities: [call] }, places)
      .do({ do: 'activate', unit: 0 })
      .do({ do: 'use', ability: 0 });
    expect(called.state.units.slice(4).map(({ seat, at, exhausted }) => [seat, at, exhausted])).toEqual([
      [0, 'table', true],
      [0, 'table', true],
    ]);
    expect(called.refused({ do: 'use', ability: 0 })).toMatchObject({ code: 'action/spent', rule: 'V-051' });
    called.do({ do: 'end' });
    expect(called.unit(0).spent).toEqual([0]);
  });

  it('give moves that cost no energy after an attack (V-051)', () => {
    const text = active('Once per turn after attacking, this unit may perform one free move action.');
    const battle = with1({ abilities: [text] }, places).do({ do: 'activate', unit: 0 });
    expect(battle.refused({ do: 'use', ability: 0 })).toMatchObject({ code: 'action/moment' });
    battle.do({ do: 'attack', target: 2 }, 20, 20, 20).do({ do: 'use', ability: 0 });
    expect(battle.state.turn).toMatchObject({ energy: 2, freeMoves: 1 });
    battle.move(8, 10);
    expect(battle.state.turn).toMatchObject({ energy: 2, freeMoves: 0 });
  });

  it('that no text was understood of are never on offer', () => {
    const battle = with1({ abilities: [active('Sing until somebody laughs.')] }, places).do({
      do: 'activate',
      unit: 0,
    });
    expect(rules.actions(battle.game, battle.state).actions.filter((action) => action.do === 'use')).toEqual([]);
    expect(battle.refused({ do: 'use', ability: 0 })).toMatchObject({ code: 'action/ability' });
  });
});
