import { describe, expect, it } from 'vitest';
import { Battle } from '../battle.ts';
import { ability, levy } from '../field.ts';

const wall = {
  name: 'Wall',
  shape: { kind: 'rectangle' as const, x: 10, y: 13, width: 6, depth: 1 },
  height: 3,
  blocksMovement: true,
};
const hill = { name: 'Hill', shape: { kind: 'circle' as const, x: 10, y: 13, radius: 2 }, height: 3 };
const far = [20, 28] as const;
const battle = (
  unit: object = {},
  terrain: object[] = [],
  places: readonly (readonly [number, number])[] = [[10, 10], far],
) =>
  new Battle(
    { units: { levy: { ...levy, ...unit } }, armies: [['levy'], ['levy']], terrain: terrain as never },
    places,
  ).do({
    do: 'activate',
    unit: 0,
  });
const to = (x: number, y: number) => ({ do: 'move' as const, x: x * 1000, y: y * 1000 });

describe('a move', () => {
  it('sprints first and sustains later (V-021, V-022)', () => {
    const runner = battle({ movement: { sprint: 2, sustain: 6 } });
    expect(runner.refused(to(10, 12.001))).toMatchObject({ rule: 'V-022' });
    runner.move(10, 12).move(10, 18);
    expect(runner.refused(to(16.5, 18))).toMatchObject({ rule: 'V-022' });
    expect(runner.refused(to(16, 18))).toBeUndefined();
  });

  it('ends on the table and on no other base (V-023)', () => {
    const near = battle(
      {},
      [],
      [
        [2, 10],
        [6, 10],
      ],
    );
    expect(near.refused(to(0.5, 10))).toMatchObject({ code: 'action/off-table', rule: 'V-023' });
    expect(near.refused(to(5, 10))).toMatchObject({ code: 'action/occupied' });
    // Two bases of 28 mm touch at 1.102 inches.
    expect(near.refused(to(4.89, 10))).toBeUndefined();
  });

  it('goes straight, and not through what blocks movement (V-020)', () => {
    const blocked = battle({}, [wall]);
    expect(blocked.refused(to(10, 15))).toMatchObject({ code: 'action/blocked', rule: 'V-020' });
    expect(blocked.refused(to(10, 13))).toMatchObject({ code: 'action/blocked', rule: 'V-023' });
    expect(blocked.refused(to(10, 11.9))).toBeUndefined();
  });

  it('is lifted over everything where the set says so', () => {
    const field = {
      units: { levy },
      armies: [['levy'], ['levy']],
      terrain: [wall],
      options: { movementPath: 'lift' as const },
    };
    const lifted = new Battle(field, [[10, 10], far]).do({ do: 'activate', unit: 0 });
    expect(lifted.refused(to(10, 15))).toBeUndefined();
  });

  it('counts the height that it climbs, which flying does not (V-020)', () => {
    // Three across and three up are more than four.
    expect(battle({ movement: { sprint: 4, sustain: 4 } }, [hill]).refused(to(10, 13))).toMatchObject({
      rule: 'V-022',
    });
    const text = ability('This unit can move vertically without spending movement.');
    const flying = battle({ movement: { sprint: 4, sustain: 4 }, abilities: [text] }, [
      hill,
      { ...wall, shape: { ...wall.shape, y: 7 } },
    ]);
    expect(flying.refused(to(10, 13))).toBeUndefined();
    expect(flying.refused(to(10, 6))).toBeDefined();
  });

  it('goes through anything with an ability that says so, on sprints alone where it says that (V-052)', () => {
    const phasing = battle({ abilities: [ability('When sprinting, this unit can move through solid objects.')] }, [
      wall,
    ]);
    expect(phasing.refused(to(10, 15))).toBeUndefined();
    phasing.move(10, 11);
    expect(phasing.refused(to(10, 14))).toMatchObject({ rule: 'V-023' });
  });

  it('makes a unit fall that cannot stand there; it stands up with its next action (V-024)', () => {
    const ledge = { ...hill, height: 1, standing: 'whole-base' as const };
    const climber = battle({}, [ledge]).move(10, 12);
    expect(climber.unit(0).fallen).toBe(false);
    climber.move(10, 14.8);
    expect(climber.events).toContainEqual({ event: 'fell', unit: 0 });
    expect(climber.refused(to(10, 14))).toMatchObject({ rule: 'V-024' });
    climber.do({ do: 'stand' });
    expect(climber.unit(0).fallen).toBe(false);
    expect(climber.state.turn).toBeUndefined();
  });
});
