import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entitiesOf } from '../../../rules/game-set.ts';
import { openSet } from '../../../rules/open.ts';
import { readDataFile } from '../../../rules/thoua/data-file.ts';
import { elementDieText } from '../../../rules/thoua/elemental-map.ts';
import type { FigureDesign } from '../../../rules/thoua/game.ts';
import { characterOf } from '../../../rules/thoua/play/designs.ts';
import { gameOf, prepare } from '../../../rules/thoua/play/prepare.ts';
import { castFor } from '../../../rules/thoua/play/use.ts';
import { programsOf } from '../../../rules/thoua/readings.ts';
import { attributes, type Element, elements } from '../../../rules/thoua/types.ts';
import { hit, modifier, support } from './designs.ts';
import { Scene, scene } from './scene.ts';

/**
 * Cases that somebody worked out by hand with the published abilities. They are no part of this project: SETWRIGHT_THOUA_CASES names
 * their file, beside which the abilities lie in thoua.json.
 */
const real = process.env.SETWRIGHT_THOUA_CASES;

/** Something of a file of data whose shape is that file's own. */
// biome-ignore lint/suspicious/noExplicitAny: what stands in it is compared, never trusted
type Facts = Record<string, any>;

interface Case {
  readonly id: string;
  readonly title: string;
  readonly given: Facts;
  readonly when: Facts;
  readonly then: Facts;
}

const parsed = (file: string): Facts => JSON.parse(readFileSync(file, 'utf8')) as Facts;
const isThere = real !== undefined && existsSync(real);
const cases: Case[] = isThere ? parsed(real).cases : [];
const entries = isThere ? (readDataFile(parsed(join(dirname(real), 'thoua.json')))?.entries ?? []) : [];

const source = isThere ? parsed(join(dirname(real), 'thoua.json')) : {};

/**
 * What cases name and the data, a part of the game, lack. It is derived from the cases that name it, so those cases test the rules of
 * rolls and nothing of these things themselves: an ability that attacks in the one element in which its enemy has the map that the case
 * says, and an enemy that has the HP, the Defence and the map which follow from what the cases come to.
 */
const derived: readonly (typeof entries)[number][] = [
  {
    kind: 'ability',
    name: 'Swift Stab',
    data: {
      ...{ name: 'Swift Stab', type: 'damage', element: 'wind', rank: 1, actionPoints: 1, cooldown: 2 },
      ...{ roll: 'attack', target: 'enemy', range: 1, effect: 'Enemy takes Wind Damage 1d8.' },
    },
  },
  { kind: 'enemy', name: 'Drake', data: enemyOf(cases.filter(({ given }) => given.enemy === 'Drake')) },
];

function enemyOf(all: readonly Case[]): object {
  const em: Facts = { earth: 0, fire: 0, water: 0, wind: 0 };
  let [hp, defence] = [0, 0];
  for (const { given, when, then } of all) {
    const ability = entries.find(({ name }) => name === given.ability)?.data as Facts;
    em[ability.element] = then.defenderEm;
    hp = then.enemyHp + then.damage;
    defence = then.defenderRoll - when.defenderDice.reduce((sum: number, die: number) => sum + die, 0);
  }
  const rolls = { attack: 0, status: 0, defence, resistance: 0 };
  return { name: 'Drake', level: 8, hp, movement: 3, initiative: 0, rolls, elements: em, behaviour: 'reckless' };
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const folders: Facts = {
  ability: 'abilities',
  race: 'races',
  artifact: 'artifacts',
  enchantment: 'enchantments',
  enemy: 'enemies',
};

/** A combat of the published things: a hero of that make beside an enemy, on an open field. */
function fight({
  hero = {},
  enemy = 'Wolf',
  more = [],
}: {
  hero?: Facts;
  enemy?: string;
  more?: string[];
} = {}): Scene {
  const files = new Map<string, string>(
    [...entries, ...derived].map(({ kind, name, data }) => [
      `${folders[kind]}/${idOf(name)}.json`,
      JSON.stringify(data),
    ]),
  );
  const add = (file: string, data: object) => files.set(file, JSON.stringify(data));
  add('set.json', { id: 'cases', system: 'thoua', format: 1, name: 'Cases' });
  add('maps/open.json', { name: 'Open', columns: 12, rows: 10, deploy: { red: ['0-3,9'], blue: ['8-11,9'] } });
  const placed = ['5,4', '6,5', '7,4'];
  add('encounters/one.json', {
    name: 'One',
    map: 'open',
    enemies: [enemy, ...more].map((name, index) => ({ enemy: idOf(name), at: placed[index] })),
  });
  add('characters/hero.json', {
    ...{ name: 'Hero', race: 'jotun', level: 1, attributes: { str: 3, int: 3, vit: 3, wis: 3 } },
    ...hero,
    bought: [],
  });
  const set = openSet('cases', files).set;
  if (!set) throw new Error('The cases make no set.');
  const party = ['cases/hero', 'cases/hero'];
  const { options, board, figures } = prepare({ sets: [set], encounter: 'cases/one', party });
  const [entity] = entitiesOf(set, 'character');
  // A case takes an ability by itself, whatever else would have to be bought before it.
  const data = { ...entity!.data, bought: (hero.bought ?? []).map(idOf) };
  const design = characterOf({ set, entity: { ...entity!, data } }, programsOf([set]), 2);
  const made = [{ ...design, at: 4 * 12 + 4 }, { ...design, name: 'Friend', at: 0 }, ...figures.slice(2)];
  return new Scene(gameOf({ sets: [], encounter: 'test/encounter', options, board, figures: made, conditions: [] }));
}

/** The same with attributes as a case gives them, whatever can be bought. */
function withAttributes(found: Scene, given: Facts): Scene {
  const figures = found.game.figures.map((design): FigureDesign => {
    if (design.name !== 'Hero') return design;
    const values = attributes.map((one, index) => given[one.toUpperCase()] ?? design.attributes[index]!);
    const base = design.base.map((value, stat) =>
      stat < 4 ? value - design.attributes[stat]! + values[stat]! : value,
    );
    return { ...design, attributes: values, base };
  });
  return new Scene(gameOf({ ...found.game, figures }));
}

const lower = (element: string): Element => element.toLowerCase() as Element;

/** An ability of the hero against an enemy, with the dice of the case. */
function opposed({ given, when, then }: Case): void {
  const found = withAttributes(
    fight({ hero: { bought: [given.ability] }, enemy: given.enemy }),
    given.attackerAttribute,
  );
  const design = found.game.figures[0]!.abilities.find(({ name }) => name === given.ability)!;
  for (const [element, by] of Object.entries<number>(given.enemyEmModifier ?? {})) {
    found.of(given.enemy).has.push({
      ...{ has: 'condition', name: 'Given', by: 0, turns: 3, fresh: false, temporary: 0 },
      rules: [
        { rule: 'modify', modifiers: [{ stat: `em-${lower(element)}`, sign: by < 0 ? -1 : 1, amount: Math.abs(by) }] },
      ],
    });
  }
  if (then.defenderEm !== undefined) expect(found.value(given.enemy, `em-${design.element}`)).toBe(then.defenderEm);
  if (then.defenderDie) expect(elementDieText(then.defenderEm)).toBe(then.defenderDie);
  const on = design.shape === 'line' ? { direction: 2 } : { target: given.enemy };
  found.use(given.ability, on, ...when.abilityDice, ...when.defenderDice);
  expect(found.all('attacked')[0]?.total).toBe(then.attackerRoll);
  expect(found.all('defended')[0]).toMatchObject({ total: then.defenderRoll, difference: then.difference });
  if (then.damage !== undefined) {
    expect(found.all('damage')[0]?.amount ?? 0).toBe(then.damage);
    expect(found.of(given.enemy).hp).toBe(then.enemyHp);
  }
  if (then.success !== undefined) expect(found.has(given.enemy).length > 0).toBe(then.success);
}

/** A cooldown over the turns of its user. */
function cooldown({ given, when }: Case): void {
  const isEnemys = given.ability === 'Maul';
  const found = isEnemys ? fight({ enemy: 'Bear' }) : fight({ hero: { bought: [given.ability] } });
  const [user, target] = isEnemys ? ['Bear', 'Hero'] : ['Hero', 'Wolf'];
  found.turnOf(user!).use(given.ability, { target: target! }, ...(isEnemys ? [1, 1, 12] : [1, 12]));
  const round = () => {
    do found.pass();
    while (found.acting !== user);
  };
  const use = found.usage(given.ability, { target: target! });
  const { ability } = use;
  for (const step of when as Facts[]) {
    if (step.endOfTurn !== undefined) {
      round();
      expect(found.of(user!).waits[ability]).toBe(step.cooldown);
    } else expect(found.check(use) === undefined).toBe(step.usable);
  }
}

const stats: Facts = {
  'Attack Rolls': 'attack',
  'Status Rolls': 'status',
  'Defense Rolls': 'defence',
  'Resistance Rolls': 'resistance',
};
const textOf = ({ stat, amount }: Facts): string =>
  `${stats[stat]} ${Number(amount) > 0 ? `+${Number(amount)}` : amount}`;

function duplicate({ given, when, then }: Case): void {
  const [own] = given.modifier ? [given.modifier] : given.modifiers;
  const give = (name: string, { turns, ...one }: Facts) =>
    support(name, [{ do: 'modify', who: 'target', modifiers: [modifier(textOf(one))], turns }]);
  const found = scene({
    map: 'A a',
    figures: { A: { abilities: [give('One', own), give('Two', when.apply)], base: { ap: 3 } } },
  });
  found.use('One', { target: 'A' }).use('Two', { target: 'A' });
  if (then.count !== undefined) expect(found.has('A')).toHaveLength(then.count);
  else expect(found.has('A')).toEqual(then.modifiers.map((one: Facts) => `${textOf(one)} (${one.turns})`));
}

const players: Readonly<Record<string, (one: Case) => void>> = {
  ...Object.fromEntries(['01', '03', '04', '06', '07', '09', '10', '12'].map((id) => [`TH-${id}`, opposed])),
  'TH-13': ({ given, then }) => expect(given.emValues.map(elementDieText)).toEqual(then.dice),
  'TH-15': ({ given, then }) => {
    const found = scene({ map: 'A a', figures: { A: { base: { ap: given.ap.max } } } });
    found.of('A').ap = given.ap.leftFromLastTurn;
    found.pass().pass();
    expect(found.of('A').ap).toBe(then.ap);
  },
  'TH-16': ({ given, then }) => {
    const found = scene({ map: 'A . a', figures: { A: { abilities: [hit('Cut', '1d4')], base: { ap: given.ap } } } });
    found.move('1,0').use('Cut', { target: 'a' }, 1, 12);
    expect([found.of('A').ap, found.acting]).toEqual([then.apAfter, 'a']);
  },
  'TH-18': cooldown,
  'TH-19': cooldown,
  'TH-21': duplicate,
  'TH-22': duplicate,
  'TH-24': ({ given, then }) => {
    const plain = fight();
    const found = fight({ hero: { bought: [given.apply], artifacts: [{ artifact: idOf(given.artifact) }] } });
    found.use(given.apply, { target: 'Hero' });
    const gained = (stat: 'attack' | 'defence') => found.value('Hero', stat) - plain.value('Hero', stat);
    expect([gained('attack'), gained('defence')]).toEqual([then.attackRollBonus, then.defenseRollPenalty]);
  },
  'TH-25': ({ given, when }) => {
    const weaken = support(
      'Weaken',
      [{ do: 'modify', who: 'target', modifiers: [modifier(textOf(given.modifier))], turns: given.modifier.turns }],
      { target: 'any' },
    );
    const found = scene({ map: 'A B a', figures: { A: { abilities: [weaken] } } });
    found.use('Weaken', { target: given.bearer });
    for (const step of when as unknown as Facts[]) {
      while (found.acting !== step.endOf) found.pass();
      found.pass();
      const held = found.of(given.bearer).has[0];
      expect(held?.turns ?? 0).toBe(step.turns);
    }
  },
  'TH-27': ({ given, when }) => {
    const found = scene({
      map: 'A B . . .\na . . . .\n. . . . .',
      figures: { A: { base: { movement: given.movement } } },
    });
    for (const { path, legal } of when as unknown as Facts[]) {
      const spaces = path.map(([x, y]: number[]) => found.space(`${x},${y}`));
      const action = { do: 'move' as const, to: spaces.at(-1), path: spaces };
      expect(found.check(action) === undefined).toBe(legal);
    }
  },
  'TH-28': ({ given, then }) => {
    const rooted = (enemy: string) => {
      const found = withAttributes(fight({ hero: { bought: [given.condition] }, enemy }), { INT: 9 });
      found.use(given.condition, { target: enemy }, 12, 1);
      return found.value(enemy, 'movement');
    };
    expect([rooted('Wolf'), rooted('Wyvern')]).toEqual([then.movement, 0]);
  },
  'TH-30': ({ when }) => {
    for (const { occupant, los } of when as unknown as Facts[]) {
      const between = { enemy: 'b', ally: 'B', obstacle: '#' }[occupant as string] ?? '.';
      const found = scene({
        map: `A . ${between} . a`,
        figures: { A: { abilities: [hit('Shot', '1d4', { range: 9 })] } },
      });
      expect(found.check(found.usage('Shot', { target: 'a' })) === undefined).toBe(los);
    }
  },
  'TH-31': ({ given, then }) => {
    const found = fight({ hero: { bought: ['Barrier'] } });
    found.of('Friend').hp = given.hp;
    found.of('Friend').at = found.of('Hero').at - 1;
    found.use('Barrier', { target: 'Friend' }, 3, given.barrierTemporaryHp - 3);
    const wound = support('Wound', [{ do: 'damage', who: 'target', amount: { dice: [], flat: given.damage } }], {
      target: 'any',
      range: 9,
      cost: 0,
    });
    const figures = found.game.figures.map((design) =>
      design.name === 'Hero' ? { ...design, abilities: [wound] } : design,
    );
    const after = new Scene(gameOf({ ...found.game, figures }));
    Object.assign(after.of('Friend'), structuredClone(found.of('Friend')));
    after.use('Wound', { target: 'Friend' });
    expect([after.of('Friend').hp, after.of('Friend').has[0]]).toEqual([
      then.hp,
      expect.objectContaining({ temporary: then.temporaryHp }),
    ]);
  },
  'TH-33': ({ given, then }) => {
    const increase = (text: string) => text.split(' ')[0]!.toLowerCase();
    const hero = {
      race: idOf(given.race),
      attributes: Object.fromEntries(attributes.map((one) => [one, given.attributes[one.toUpperCase()]])),
      raceIncrease: increase(given.racial),
      levelIncreases: [increase(given.level1)],
      bought: given.buy,
    };
    const found = fight({ hero });
    expect(found.game.figures[0]!.attributes).toEqual(attributes.map((one) => then[one.toUpperCase()]));
    expect([found.of('Hero').hp, found.value('Hero', 'ap'), found.value('Hero', 'movement')]).toEqual([
      then.hp,
      then.ap,
      then.movement,
    ]);
    expect(`1d12+${found.value('Hero', 'initiative')}`).toBe(then.initiative);
    for (const element of elements) {
      const name = element.charAt(0).toUpperCase() + element.slice(1);
      expect(found.value('Hero', `em-${element}`)).toBe(then.em[name]);
      expect(elementDieText(found.value('Hero', `em-${element}`))).toBe(then.emDice[name]);
    }
  },
  'TH-34': ({ given, when, then }) => {
    const [raised, to] = (when.raise as string).match(/\w+(?= to)|\d+/g)!;
    const problemsOf = (own: Facts) => {
      const {
        str = 3,
        int = 3,
        vit = 3,
        wis = 3,
      } = Object.fromEntries(Object.entries(own).map(([name, value]) => [name.toLowerCase(), value]));
      const files = {
        'set.json': { id: 'pairs', system: 'thoua', format: 1, name: 'Pairs' },
        'characters/hero.json': {
          name: 'Hero',
          race: 'none',
          level: 1,
          attributes: { str, int, vit, wis },
          bought: [],
        },
      };
      const all = Object.entries(files).map(([file, data]) => [file, JSON.stringify(data)] as const);
      return openSet('pairs', new Map(all)).problems.filter(({ code }) => code === 'character/attributes');
    };
    expect(then[raised!]).toBe(Number(to));
    expect(problemsOf(then).length === 0).toBe(then.legal);
    // Raised alone, without what the other loses, it is none.
    expect(problemsOf({ ...given.start, [raised!]: Number(to) })).toHaveLength(1);
  },
  'TH-36': ({ given, then }) => {
    const names = Object.keys(given.chars);
    const figures = Object.fromEntries(names.map((name) => [name, { base: { initiative: given.chars[name].WIS } }]));
    const found = scene({ map: `${names.join(' ')} a`, figures });
    names.forEach((name) => {
      found.of(name).die = given.chars[name].die;
      expect(found.value(name, 'initiative') + found.of(name).die).toBe(then.initiative[name]);
    });
    found.of('a').die = -9;
    while (found.state.round < 2) found.pass();
    expect(found.state.order.slice(0, 3).map((figure) => found.game.figures[figure]!.name)).toEqual(then.order);
  },
  'TH-37': ({ given, then }) => {
    const wound = support('Wound', [{ do: 'damage', who: 'target', amount: { dice: [], flat: given.damage } }], {
      target: 'any',
    });
    const found = scene({ map: 'A B a', figures: { A: { abilities: [wound] } } });
    found.of('B').hp = given.hp;
    found.use('Wound', { target: 'B' });
    expect([found.of('B').hp, found.at('B') === undefined]).toEqual([then.hp, then.defeated]);
  },
  'TH-39': ({ given, when, then }) => {
    const total = (near: boolean) => {
      const found = fight({ enemy: given.enemy, more: [given.enemy] }).turnOf(given.enemy);
      const other = found.state.figures.at(-1)!;
      if (!near) other.at = 11;
      return found.use(given.ability, { target: 'Hero' }, ...when.abilityDice, 12).all('attacked')[0]?.total;
    };
    expect([total(given.adjacentAlly), total(false)]).toEqual([then.attackerRoll, then.attackerRoll - 3]);
  },
  'TH-40': ({ given, then }) => {
    const found = fight({ hero: { bought: [given.ability] }, more: ['Wolf', 'Wolf'] });
    const at = (text: string) => found.space(text.match(/\((.+)\)/)![1]!);
    const known: Facts = { E1: 2, E2: 3, E3: 4, A2: 1 };
    found.state.figures[2]!.at = at(given.primary);
    for (const [name, place] of Object.entries<string>(given.others))
      found.state.figures[known[name.split(' ').at(-1)!]]!.at = at(place);
    found.of('Hero').at = found.space('2,4');
    const { reached } = castFor(found, 0, { ...found.usage(given.ability), target: 2 });
    expect([...reached].sort()).toEqual(then.targets.map((name: string) => known[name]).sort());
  },
  'TH-42': ({ given, when }) => {
    const found = fight({ hero: { artifacts: [{ artifact: 'dagger', enchantment: idOf(given.enchantment) }] } });
    const plain = fight({ hero: { artifacts: [{ artifact: 'dagger' }] } });
    for (const { turn, dieRolls } of when as unknown as Facts[]) {
      found.of('Hero').turns = turn;
      for (const roll of ['attack', 'status', 'defence', 'resistance'] as const)
        expect(found.value('Hero', roll) - plain.value('Hero', roll)).toBe(Number(dieRolls));
    }
  },
  'TH-43': ({ given, when, then }) => {
    // The published ability is no part of the data: its condition is said here as the case tells it.
    const prey = support(
      given.condition,
      [
        {
          do: 'condition',
          who: 'target',
          turns: 3,
          condition: {
            name: given.condition,
            rules: [
              {
                rule: 'on',
                event: { event: 'leaves-space' },
                do: [{ do: 'damage', who: 'bearer', amount: { dice: [{ count: 1, sides: 8 }], flat: 0 } }],
                ends: true,
              },
            ],
          },
        },
      ],
      { target: 'any', range: 9 },
    );
    const found = scene({ map: 'A . a .', figures: { A: { abilities: [prey] }, a: { base: { hp: given.hp } } } });
    found.use(given.condition, { target: 'a' }).turnOf('a').move('3,0', when.die);
    expect([found.of('a').hp, found.has('a').length > 0]).toEqual([then.hp, then.conditionPresent]);
  },
  // Essences are refined between combats and no file of a set holds any: the case is held against the sentence of the game alone.
  'TH-45': ({ given, when, then }) => {
    const [taken, made] = (source.refining as string).match(/\d+/g)!.map(Number);
    const have = Number.parseInt(given.have, 10);
    expect([have / taken!, when.refine * made!]).toEqual([when.refine, Number.parseInt(then.result, 10)]);
  },
  'TH-46': ({ given, then }) => {
    const [, dice] = given.penalty.match(/-(\S+)$/) ?? [];
    const rules = [{ rule: 'modify' as const, modifiers: [modifier(`attack -${dice}`)] }];
    const found = scene({
      map: 'A a',
      figures: { A: { abilities: [hit('Cut', '1d10')], rules, base: { attack: given.STR } } },
    });
    found.use('Cut', { target: 'a' }, ...given.abilityDice, { value: given.penaltyDie, label: 'penalty' }, 12);
    expect(found.all('attacked')[0]?.total).toBe(then.attackerRoll);
  },
  'TH-48': ({ given, then }) => {
    const used = (str: number) => {
      const found = withAttributes(fight({ hero: { bought: [given.ability] } }), { STR: str });
      return found.use(given.ability, { target: 'Wolf' }, 10, 1).has('Wolf');
    };
    expect([used(given.STR), used(given.STR - 1)]).toEqual([[`${textOf(then.penalty)} (${then.penalty.turns})`], []]);
  },
};

describe.skipIf(!isThere)('worked cases of the published game', () => {
  it('are all known', () => {
    expect(cases.filter(({ id }) => !players[id]).map(({ id }) => id)).toEqual([]);
  });

  it.each(cases.map((one) => [`${one.id}: ${one.title}`, one] as const))('%s', (_, one) => {
    players[one.id]?.(one);
  });
});
