import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fraction } from '../../../rules/kernel/fraction.ts';
import { damageOdds, expectedDamage } from '../../../rules/valyr/odds.ts';
import { blockOf, dodgeOf, strikeAt } from '../../../rules/valyr/play/attack.ts';
import { cannotPlay } from '../../../rules/valyr/play/prepare.ts';
import { parseRange, type Range } from '../../../rules/valyr/range.ts';
import { readUnitFile } from '../../../rules/valyr/unit-file.ts';
import type { ValyrUnit } from '../../../schemas/types.generated.ts';
import { Battle } from './battle.ts';
import { ability, type Field, fieldOf, levy } from './field.ts';

/**
 * Cases that somebody worked out by hand with the published units. They are no part of this project: SETWRIGHT_VALYR_CASES names their
 * file, beside which the unit files lie in valyr-units/.
 */
const real = process.env.SETWRIGHT_VALYR_CASES;

interface Case {
  readonly id: string;
  readonly given: string;
  readonly when: string;
  readonly then: string;
  readonly value: unknown;
}

const isThere = real !== undefined && existsSync(real);
const cases: Case[] = isThere ? JSON.parse(readFileSync(real, 'utf8')).cases : [];
const folder = join(dirname(real ?? '.'), 'valyr-units');
const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The published units by the ids of their names, and their dynasties. */
const published: Record<string, ValyrUnit> = {};
const dynasties: Record<string, { name: string }> = {};
for (const file of isThere ? readdirSync(folder) : []) {
  const read = readUnitFile(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if ('sentence' in read) throw new Error(`${file}: ${read.sentence}`);
  const { unit, dynasty } = read;
  if (dynasty !== undefined) dynasties[idOf(dynasty)] = { name: dynasty };
  published[idOf(unit.name)] = {
    ...unit,
    ...(dynasty !== undefined && { dynasty: idOf(dynasty) }),
    abilities: unit.abilities.map(({ template: _, spawns: __, ...one }) => one),
  };
}

/** A unit with stats as a case writes them: "4-13", "3-1", "0(-1/-3)3(0/0)16". */
function unitOf(stats: { attack?: string; defence?: string; range?: string; movement?: string }, more: object = {}) {
  const pair = (text: string) => text.split('-').map(Number) as [number, number];
  const [strength, skill] = pair(stats.attack ?? '3-10');
  const [block, dodge] = pair(stats.defence ?? '0-0');
  const [sprint, sustain] = pair(stats.movement ?? '5-5');
  const range = parseRange(stats.range ?? '0(0/0)1') as Range;
  const numbers = { attack: { strength, skill }, defence: { block, dodge }, movement: { sprint, sustain } };
  return { ...levy, ...numbers, range, energy: 3, ...more };
}

/** Units of two armies so far apart, from base to base: the first of one attacks the first of the other. */
function duel(one: ValyrUnit, other: ValyrUnit, gap = 0, more: Partial<Field> = {}): Battle {
  const radius = (unit: ValyrUnit) => ({ medium: 0.551, large: 0.886, giant: 1.378 })[unit.size as 'medium'] ?? 0.4;
  return new Battle({ units: { one, two: other }, armies: [['one'], ['two']], dynasties, ...more }, [
    [5, 15],
    [5 + radius(one) + radius(other) + gap, 15],
  ]).do({ do: 'activate', unit: 0 });
}
const strike = ({ game, state }: Battle, far: number) => strikeAt(game, state, 0, 1, Math.round(far * 1000));
const hit = { do: 'attack', target: 1 } as const;
const told = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`);

/** The chance of one die, and what is expected of all of them, as the first unit attacks the second. */
function odds(battle: Battle): [string, string] {
  const { dice, atMost } = strike(battle, 0)!;
  const dodge = dodgeOf(battle.game, battle.state, 1);
  return [told(damageOdds({ dice: 1, atMost, dodge: 0 })[1]!), told(expectedDamage({ dice, atMost, dodge }))];
}

const archer = unitOf({ attack: '4-13', range: '0(-1/-3)3(0/0)16' });
const shielded = unitOf({ defence: '3-1' });
const legion = (): ValyrUnit => published['akaedyn-legionnaire']!;

/** How each case is played: what it gives, compared with its `value`. */
const players: Record<string, () => unknown> = {
  'VC-01': () => {
    const battle = duel(archer, shielded, 6).do(hit, 7, 10, 12, 15);
    const struck = battle.events.find(({ event }) => event === 'struck');
    return [struck?.event === 'struck' && struck.onTarget, battle.unit(1).damage];
  },
  'VC-03': () => (duel(archer, shielded, 17).refused(hit)?.rule === 'V-034' ? null : 'possible'),
  'VC-04': () => {
    const { dice } = strike(duel(archer, levy, 3), 3)!;
    return [dice, strike(duel(archer, levy, 3), 3)?.atMost];
  },
  'VC-06': () => {
    const hunter = ability('This unit has +2 skill against units larger than medium.');
    const syra = unitOf({ attack: '6-6', range: '0(0/0)1(+2/0)6(+2/+2)14' }, { abilities: [hunter] });
    const { dice, atMost } = strike(duel(syra, { ...levy, size: 'large' }, 10), 10)!;
    return [dice, atMost];
  },
  'VC-07': () => odds(duel(legion(), legion())),
  'VC-09': () => {
    const units = { foe: levy, legion: legion() };
    const battle = new Battle({ units, armies: [['foe'], ['legion', 'legion']], dynasties }, [
      [10, 10],
      [11.2, 10],
      [11.2, 11.2],
    ]);
    expect(blockOf(battle.game, battle.state, 1)).toBe(4);
    return told(damageOdds({ dice: 1, atMost: 13 - blockOf(battle.game, battle.state, 1), dodge: 0 })[1]!);
  },
  'VC-10': () => odds(duel(published['akaedyn-centurion']!, unitOf({ defence: '7-0' }))),
  'VC-12': () => {
    const battle = duel(levy, unitOf({ defence: '0-3' })).do(hit, 1, 2, 20);
    return battle.unit(1).damage;
  },
  'VC-13': () => odds(duel(published['wyvern-of-terrindael']!, unitOf({ defence: '0-1' })))[1],
  'VC-15': () => {
    const battle = duel(published['wyvern-of-terrindael']!, levy, 15);
    let sum = 0;
    for (const [far, way] of [
      [5, 1],
      [9, -1],
      [9, 1],
    ] as const) {
      const { x, y } = battle.unit(0);
      expect(battle.refused({ do: 'move', x, y: y + way * (far * 1000 + 1) })).toMatchObject({ rule: 'V-022' });
      battle.do({ do: 'move', x, y: y + way * far * 1000 });
      for (const event of battle.events) if (event.event === 'moved') sum += event.distance / 1000;
    }
    expect(battle.state.turn).toBeUndefined();
    return sum;
  },
  'VC-16': () => {
    const battle = duel(unitOf({ movement: '2-5', range: '0(0/0)12' }), levy, 6);
    const gone = (x: number) => {
      battle.move(x, 15);
      const moved = battle.events.find(({ event }) => event === 'moved');
      return moved?.event === 'moved' && moved.distance / 1000;
    };
    const first = gone(3);
    battle.do(hit, 20, 20, 20);
    expect(battle.state.turn).toMatchObject({ energy: 1, moves: 1, attacks: 1 });
    return [first, gone(8)];
  },
  'VC-18': () => {
    const priced = (appraisal: number): ValyrUnit => ({ ...levy, appraisal });
    const prices = [450, 350, 200, 275, 850, 100];
    const units = Object.fromEntries(prices.map((price) => [`u${price}`, priced(price)]));
    const setup = fieldOf({
      units,
      armies: [
        ['u450', 'u350', 'u200'],
        ['u350', 'u350', 'u275'],
        ['u850', 'u100'],
      ],
    });
    expect(cannotPlay(setup)).toBeUndefined();
    const battle = new Battle(
      {
        units,
        armies: [
          ['u450', 'u350', 'u200'],
          ['u350', 'u350', 'u275'],
          ['u850', 'u100'],
        ],
      },
      [],
    );
    const sums = battle.game.armies.map((army) =>
      army.reduce((sum, one) => sum + battle.game.designs[one]!.appraisal, 0),
    );
    expect(battle.started).toContainEqual({ event: 'priority', seat: 2 });
    return sums;
  },
  'VC-19': () => {
    const units = { foe: levy, swarm: published['swazlid-swarm']! };
    const battle = new Battle({ units, armies: [['swarm', 'swarm', 'swarm'], ['foe']], dynasties }, [
      [10, 10],
      [11, 11],
      [11, 9],
      [11, 10],
    ]).do({ do: 'activate', unit: 0 });
    battle.do({ do: 'attack', target: 3 }, 20, 20, 20);
    const attacked = battle.events.find(({ event }) => event === 'attacked');
    return attacked?.event === 'attacked' && [attacked.dice, attacked.atMost];
  },
  'VC-21': () => {
    const battle = duel(published['inferno-mage-isidorus']!, unitOf({ defence: '20-9' }), 4);
    return battle.do({ do: 'use', ability: 0, target: 1 }, 10, 11, 3).unit(1).damage;
  },
  'VC-22': () => {
    const bionic = ability('If this unit has taken damage, it gains +3 strength and +7 maximum range.');
    const thrower = unitOf({ attack: '3-10', range: '0(0/0)1(0/0)7' }, { abilities: [bionic] });
    const battle = duel(thrower, levy, 14);
    expect(strike(battle, 14)).toBeUndefined();
    battle.unit(0).damage = 1;
    expect(strike(battle, 14.001)).toBeUndefined();
    return [strike(battle, 14)?.dice, strike(battle, 14) ? 14 : 0];
  },
  'VC-24': () => {
    const holds = ability('This unit has +4 block.');
    const chasm = { name: 'Slope', shape: { kind: 'circle', x: 9, y: 15, radius: 2 }, standing: 'falls' } as const;
    const runner = unitOf({ defence: '3-1' }, { abilities: [holds] });
    const battle = duel(runner, levy, 12, { terrain: [chasm] }).move(9, 15);
    expect([battle.unit(0).fallen, battle.state.turn?.energy]).toEqual([true, 2]);
    expect(battle.refused({ do: 'move', x: 10_000, y: 15_000 })).toMatchObject({ rule: 'V-024' });
    const { game, state } = battle;
    const chance = told(damageOdds({ dice: 1, atMost: strikeAt(game, state, 1, 0, 0)!.atMost, dodge: 0 })[1]!);
    expect([blockOf(game, state, 0), dodgeOf(game, state, 0)]).toEqual([0, 0]);
    expect(battle.do({ do: 'stand' }).state.turn?.energy).toBe(1);
    return chance;
  },
  'VC-25': () =>
    [1, 3, 9].map((far) => {
      const { dice, atMost } = strike(duel(published['felix-the-loan-wolf']!, levy, far), far)!;
      return [dice, atMost];
    }),
};

describe.skipIf(!isThere)('worked cases of the published game', () => {
  it('are all known', () => {
    expect(cases.filter(({ id }) => !players[id]).map(({ id }) => id)).toEqual([]);
  });

  it.each(cases.map((one) => [`${one.id}: ${one.given}; ${one.when}`, one] as const))('%s', (_, { id, value }) => {
    expect(players[id]?.()).toEqual(value);
  });
});
