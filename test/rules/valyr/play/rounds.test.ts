import { describe, expect, it } from 'vitest';
import { Match } from '../../../../rules/kernel/match.ts';
import { ScriptedDice } from '../../../../rules/kernel/scripted-dice.ts';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import { cannotPlay } from '../../../../rules/valyr/play/prepare.ts';
import { rules } from '../../../../rules/valyr/rules.ts';
import { Battle } from '../battle.ts';
import { fieldOf, levy } from '../field.ts';

const units = { levy, knight: { ...levy, name: 'Knight', appraisal: 90 } };
const places = [
  [10, 10],
  [14, 10],
  [10, 20],
] as const;

describe('setup', () => {
  it('gives the priority token to the lowest appraisal (V-004), who sets up first, near the own edge (V-005)', () => {
    const match = new Match(
      rules,
      rules.prepare(fieldOf({ units, armies: [['knight'], ['levy']] })),
      seededDice(stream(1)),
    );
    expect(match.log[0]).toEqual({ event: 'priority', seat: 1 });
    expect(match.seat).toBe(1);
    const place = (x: number, y: number) => match.check({ do: 'place', x: x * 1000, y: y * 1000 });
    expect(place(15, 20)).toMatchObject({ rule: 'V-005' });
    expect(place(15, 26)?.rule).toBe('V-005');
    expect(place(15, 26.5)).toBeUndefined();
    // The base reaches into the three inches, not its middle.
    expect(place(25, 26.46)).toBeUndefined();
    expect(place(15, 30)).toMatchObject({ rule: 'V-023' });
  });

  it('draws who has the token where appraisals are equal (V-004)', () => {
    const setup = fieldOf({ units, armies: [['levy'], ['levy']], options: { priorityTie: 'random' } });
    const start = (roll: number) => new Match(rules, rules.prepare(setup), new ScriptedDice([roll])).seat;
    expect([start(1), start(2)]).toEqual([0, 1]);
  });

  it('offers to leave a unit out only where there is no room for it', () => {
    const narrow = { units, armies: [['levy', 'levy'], ['levy']], options: { startInches: 0 } };
    const starts = [
      { edge: 'top', from: 5, to: 5.5 },
      { edge: 'bottom', from: 5, to: 25 },
    ] as const;
    const match = new Match(rules, rules.prepare(fieldOf({ ...narrow, starts: [...starts] })), seededDice(stream(1)));
    // The second seat has less and comes first.
    match.play(match.actions().actions[0]!);
    expect(match.check({ do: 'leave-out' })).toMatchObject({ code: 'action/room' });
    match.play(match.actions().actions[0]!);
    expect(match.check({ do: 'leave-out' })?.code).toBe(
      match.actions().actions[0]?.do === 'leave-out' ? undefined : 'action/room',
    );
  });

  it('refuses armies over their limit (V-002), none at all, and more players than starting locations (V-001)', () => {
    const setup = fieldOf({ units, armies: [['levy'], ['levy']] });
    expect(cannotPlay({ ...setup, armies: ['army-0'] })).toMatchObject({ code: 'setup/seats', rule: 'V-001' });
    expect(cannotPlay({ ...setup, armies: ['army-0', 'army-1', 'army-1'] })).toMatchObject({ code: 'setup/starts' });
    expect(cannotPlay({ ...setup, armies: ['army-0', 'nobody'] })).toMatchObject({ code: 'setup/army' });
  });
});

describe('a round', () => {
  it('goes from seat to seat, unit by unit, skips who has none left (V-010, V-013, V-014), and passes the token to the right (V-015)', () => {
    const battle = new Battle({ units, armies: [['levy', 'levy'], ['levy']] }, places);
    battle.do({ do: 'activate', unit: 0 });
    expect(battle.refused({ do: 'activate', unit: 1 })).toBeDefined();
    battle.do({ do: 'end' });
    expect(battle.state.seat).toBe(1);
    battle.do({ do: 'activate', unit: 2 }).do({ do: 'end' });
    expect(battle.refused({ do: 'activate', unit: 0 })).toMatchObject({ rule: 'V-010' });
    battle.do({ do: 'activate', unit: 1 }).do({ do: 'end' });
    expect(battle.events).toContainEqual({ event: 'round', round: 2, priority: 1 });
    expect(battle.state.units.every(({ exhausted }) => !exhausted)).toBe(true);
    expect(battle.state.seat).toBe(1);
    battle.do({ do: 'activate', unit: 2 }).do({ do: 'end' }).do({ do: 'activate', unit: 0 }).do({ do: 'end' });
    expect(battle.events).toContainEqual({ event: 'skipped', seat: 1 });
  });

  it('gives a unit as many actions as it has energy, of any kind and in any order (V-011, V-012)', () => {
    const battle = new Battle({ units, armies: [['levy'], ['levy']] }, [
      [10, 10],
      [10, 28],
    ]);
    battle.do({ do: 'activate', unit: 0 }).move(10, 12).move(10, 13).move(10, 14);
    expect(battle.state.turn).toBeUndefined();
    expect(battle.state.seat).toBe(1);
  });

  it('ends the game when one player is left (V-016), by conceding too, with who fell later placed better', () => {
    const three = new Battle({ units, armies: [['levy'], ['levy'], ['levy']] }, [
      [10, 10],
      [20, 20],
      [5, 25],
    ]);
    three.do({ do: 'concede' });
    expect(three.events).toContainEqual({ event: 'conceded', seat: 0 });
    expect(three.state.seat).toBe(1);
    three.do({ do: 'activate', unit: 1 }).do({ do: 'concede' });
    expect(rules.result(three.game, three.state)).toEqual({ places: [3, 2, 1], scores: [0, 0, 50], reason: 'last' });
    expect(rules.seat(three.game, three.state)).toBeUndefined();
  });

  it('ends at a round limit with the greatest appraisal left', () => {
    const battle = new Battle({ units, armies: [['levy'], ['knight']], options: { roundLimit: 1 } }, [
      [10, 10],
      [20, 20],
    ]);
    battle.do({ do: 'activate', unit: 0 }).do({ do: 'end' }).do({ do: 'activate', unit: 1 }).do({ do: 'end' });
    expect(rules.result(battle.game, battle.state)).toEqual({ places: [2, 1], scores: [50, 90], reason: 'rounds' });
  });
});
