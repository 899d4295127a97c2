import { describe, expect, it } from 'vitest';
import { damageOdds, expectedDamage, killOdds } from '../../../../rules/valyr/odds.ts';
import { strikeAt } from '../../../../rules/valyr/play/attack.ts';
import { Battle } from '../battle.ts';
import { ability, levy } from '../field.ts';

/** Two bases of 28 mm so far apart, in inches, that the gap between them is as asked. */
const apart = (gap: number) => 10 + gap + 2 * 0.551;
const duel = (
  attacker: object,
  target: object,
  gap: number,
  more: { readonly terrain?: object[]; readonly options?: object } = {},
) =>
  new Battle(
    {
      units: { one: { ...levy, ...attacker, name: 'One' }, two: { ...levy, ...target, name: 'Two' } },
      armies: [['one'], ['two']],
      ...(more as object),
    },
    [
      [10, 15],
      [apart(gap), 15],
    ],
  ).do({ do: 'activate', unit: 0 });
const hit = { do: 'attack', target: 1 } as const;
const bow = {
  range: { from: 0, bands: [{ to: 3, strength: -1, skill: -3 }, { to: 16 }] },
  attack: { strength: 4, skill: 13 },
};

describe('an attack', () => {
  it('rolls strength d20; on target is skill less block or less; dodge takes some away; the rest is damage (V-031, V-035 to V-038, VC-01)', () => {
    const battle = duel(bow, { defence: { block: 3, dodge: 1 } }, 6);
    battle.do(hit, 7, 10, 12, 15);
    expect(battle.events.at(0)).toEqual({ event: 'attacked', unit: 0, target: 1, distance: 6000, dice: 4, atMost: 10 });
    expect(battle.events).toContainEqual({ event: 'struck', target: 1, onTarget: 2, dodged: 1 });
    expect(battle.unit(1).damage).toBe(1);
    expect(battle.state.turn?.energy).toBe(2);
  });

  it('changes with the band of its distance; the nearer one holds on a border (V-032 to V-034, VC-03, VC-04)', () => {
    const near = duel(bow, {}, 3);
    expect(strikeAt(near.game, near.state, 0, 1, 3000)).toEqual({ dice: 3, atMost: 10 });
    expect(strikeAt(near.game, near.state, 0, 1, 3001)).toEqual({ dice: 4, atMost: 13 });
    expect(strikeAt(near.game, near.state, 0, 1, 16_000)).toEqual({ dice: 4, atMost: 13 });
    const beyond = duel(bow, {}, 17);
    expect(beyond.refused(hit)).toMatchObject({ code: 'action/range', rule: 'V-034' });
    const farther = duel(bow, {}, 3, { options: { border: 'farther' } });
    expect(strikeAt(farther.game, farther.state, 0, 1, 3000)).toEqual({ dice: 4, atMost: 13 });
  });

  it('is not possible below the shortest distance (V-034)', () => {
    const lance = { range: { from: 2, bands: [{ to: 6 }] } };
    expect(duel(lance, {}, 1).refused(hit)).toMatchObject({ rule: 'V-034' });
    expect(duel(lance, {}, 2).refused(hit)).toBeUndefined();
  });

  it('never deals less than nothing (V-037, VC-12)', () => {
    const battle = duel({}, { defence: { block: 0, dodge: 3 } }, 0).do(hit, 1, 2, 20);
    expect(battle.events).toContainEqual({ event: 'struck', target: 1, onTarget: 2, dodged: 2 });
    expect(battle.unit(1).damage).toBe(0);
  });

  it('defeats with more damage than health, not with as much (V-040, V-041)', () => {
    const battle = duel({ attack: { strength: 4, skill: 20 } }, { health: 3 }, 0);
    battle.unit(1).damage = 0;
    battle.do(hit, 1, 1, 1, 20);
    expect(battle.events).toContainEqual({ event: 'defeated', unit: 1 });
    const tough = duel({ attack: { strength: 3, skill: 20 } }, { health: 3 }, 0).do(hit, 1, 1, 1);
    expect(tough.unit(1)).toMatchObject({ damage: 3, at: 'table' });
  });

  it('needs a line of sight from base to base, unless the set does not (V-030)', () => {
    const screen = {
      name: 'Screen',
      shape: { kind: 'rectangle', x: 13, y: 15, width: 0.2, depth: 6 },
      height: 4,
      blocksSight: true,
    };
    expect(duel(bow, {}, 6, { terrain: [screen] }).refused(hit)).toMatchObject({ code: 'action/sight', rule: 'V-030' });
    expect(duel(bow, {}, 6, { terrain: [screen], options: { sight: 'free' } }).refused(hit)).toBeUndefined();
    // As high as a base is wide, a unit looks over what is lower.
    expect(duel(bow, {}, 6, { terrain: [{ ...screen, height: 1 }] }).refused(hit)).toBeUndefined();
    // A part of the base is enough.
    const half = { ...screen, shape: { ...screen.shape, y: 17.6 } };
    expect(duel(bow, {}, 6, { terrain: [half] }).refused(hit)).toBeUndefined();
  });

  it('counts no block and no dodge of a fallen unit, whose passives are off (V-024, VC-24)', () => {
    const battle = duel({}, { defence: { block: 3, dodge: 1 }, abilities: [ability('This unit has +4 block.')] }, 0);
    expect(strikeAt(battle.game, battle.state, 0, 1, 0)).toMatchObject({ atMost: 3 });
    battle.unit(1).fallen = true;
    expect(strikeAt(battle.game, battle.state, 0, 1, 0)).toMatchObject({ atMost: 10 });
    battle.do(hit, 10, 11, 12);
    expect(battle.unit(1).damage).toBe(1);
  });

  it('is never on one of its own', () => {
    expect(duel({}, {}, 0).refused({ do: 'attack', target: 0 })).toMatchObject({ code: 'action/target' });
  });
});

describe('odds', () => {
  it('are those of the formula (V-036, V-038; VC-07, VC-10, VC-13)', () => {
    const told = ({ over, under }: { over: bigint; under: bigint }) => `${over}/${under}`;
    expect(told(expectedDamage({ dice: 4, atMost: 10, dodge: 0 }))).toBe('2/1');
    expect(told(expectedDamage({ dice: 8, atMost: 1, dodge: 0 }))).toBe('2/5');
    expect(told(expectedDamage({ dice: 7, atMost: 15, dodge: 1 }))).toBe('69633/16384');
    expect(damageOdds({ dice: 2, atMost: 5, dodge: 0 }).map(told)).toEqual(['9/16', '3/8', '1/16']);
    expect(told(killOdds({ dice: 2, atMost: 5, dodge: 0 }, 0))).toBe('7/16');
    expect(told(killOdds({ dice: 2, atMost: 5, dodge: 0 }, 2))).toBe('0/1');
  });
});
