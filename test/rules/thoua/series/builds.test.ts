import { describe, expect, it } from 'vitest';
import type { GameSet } from '../../../../rules/game-set.ts';
import { keepSet } from '../../../../rules/kept-set.ts';
import type { Refusal } from '../../../../rules/kernel/rules.ts';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { stream } from '../../../../rules/kernel/stream.ts';
import type { SeriesWords } from '../../../../rules/series-rules.ts';
import { drawn } from '../../../../rules/thoua/drawn.ts';
import { Besides } from '../../../../rules/thoua/series/beside.ts';
import { openSeries, playLot, playLots } from '../../../../rules/thoua/series/open-series.ts';
import type { Report } from '../../../../rules/thoua/series/report.ts';
import { series } from '../../../../rules/thoua/series/series.ts';
import { boar, bram, type Files, field, fist, giants, open } from '../set-files.ts';

const elements = ['earth', 'fire', 'water', 'wind'] as const;
const roll = (element: string) => `${element.charAt(0).toUpperCase()}${element.slice(1)}`;

const blow = (element: string, name: string) => ({
  ...{ ...fist, name: `${roll(element)} ${name}`, element, cooldown: 1, range: 2 },
  effect: `Enemy takes ${roll(element)} Damage 1d8.`,
});

/** Two abilities of rank 1 in each element, alike but for their names; races and artifacts that are alike too. */
const alike: Files = {
  ...Object.fromEntries(
    elements.flatMap((element) =>
      ['Blow', 'Push'].map((name) => [`abilities/${element}-${name.toLowerCase()}.json`, blow(element, name)]),
    ),
  ),
  'abilities/fist.json': undefined,
  'abilities/thrust.json': undefined,
  'abilities/heart.json': undefined,
  'races/dwarves.json': { ...giants, name: 'Dwarves' },
  'characters/bram.json': { ...bram, bought: ['earth-blow'] },
  'artifacts/cup.json': { name: 'Cup', bonus: 'Initiative +1', penalty: 'Movement -1' },
  'artifacts/bowl.json': { name: 'Bowl', bonus: 'Initiative +1', penalty: 'Movement -1' },
  'maps/field.json': { ...field, deploy: { red: ['0-5,3'], blue: ['4-5,0'] } },
  'encounters/meeting.json': { name: 'Meeting', map: 'field', level: 1, enemies: [{ enemy: 'boar' }] },
  'enemies/boar.json': {
    ...{ ...boar, hp: 24, rolls: { ...boar.rolls, attack: 8 }, elements: { earth: 2, fire: 2, water: 2, wind: 2 } },
    abilities: [{ ...fist, rank: undefined, name: 'Tusks', cooldown: 1 }],
  },
};

/** Each is nothing by itself: who has but one of them never comes to as much Fire, or gains nothing by it. */
const planted: Files = {
  'abilities/fire-push.json': {
    ...{ name: 'Banked Coals', element: 'fire', rank: 1, type: 'passive', target: 'self' },
    effect: 'Self gains Fire EM +10.',
  },
  'abilities/fire-blow.json': {
    ...{ ...blow('fire', 'Blow'), special: 'Character Fire EM 15 or more: Add Fire Damage +3d12.' },
  },
};

function setOf(different: Files = {}): GameSet {
  const { set, problems } = open({ ...alike, ...different });
  if (!set || problems.some(({ severity }) => severity === 'error')) throw new Error(JSON.stringify(problems));
  return set;
}

const words: SeriesWords = { seed: 1, bots: ['greedy'], options: [], players: [1], builds: true };

function openedOf(set: GameSet, more: Partial<SeriesWords> = {}) {
  const plan = series.plan([set], { ...words, ...more });
  if ('refusal' in plan) throw new Error(plan.refusal.message);
  return openSeries([set], plan);
}

function dataOf(set: GameSet, pairings: number) {
  const opened = openedOf(set);
  return series.data(opened, playLots(opened, 0, pairings), []);
}

const pairs = ({ verdicts }: Report) =>
  verdicts.filter(({ code }) => code === 'build/pair').map(({ about, judgement }) => [...about, judgement]);

describe('builds of THOUA', () => {
  it('finds the one pair that wins more together, and none where all parts are alike', () => {
    const data = dataOf(setOf(planted), 500);
    const report = series.report(data);
    expect(pairs(report)).toEqual([['hills/fire-blow', 'hills/fire-push', 'act']]);
    expect(report.verdicts.find(({ code }) => code === 'build/pair')?.text).toMatch(
      /^greedy parties win \d+ points more \(\d+ to \d+, \d+ matches\) by a character with Fire Blow and Banked Coals than these say by themselves: \d+ % \(\d+ to \d+\), where all parties win \d+ %$/,
    );
    const [first] = series.telling(data, { of: 'build', parts: ['hills/fire-blow', 'hills/fire-push'], won: true });
    expect(first?.why).toMatch(/^with Fire Blow and Banked Coals the party wins with \d+ % of its HP/);
    expect(series.csv(report)).toMatch(/^pair,Fire Blow,Banked Coals,more wins than its parts,0\.\d+/m);
    const told = series.tell(report, 1, []);
    expect(told[0]).toMatch(/^Played: /);
    expect(told.find((line) => line.startsWith('Fire Blow and Banked Coals'))).toMatch(/\+\d+ \(\d+ to \d+\)/);

    const even = series.report(dataOf(setOf(), 500));
    expect(even.verdicts.filter(({ code }) => /^build\/p/.test(code))).toEqual([]);
    const open = even.verdicts.find(({ code }) => code === 'pairs/too-few');
    expect(open?.text).toMatch(
      /^yet which pairs of these win more than they do by themselves, to 5 points: that takes/,
    );
    expect(even.characters).toEqual([]);
  });

  it('draws characters that the rules let one make', () => {
    const more = Object.fromEntries(
      elements.flatMap((element) =>
        [2, 3].map((rank) => [`abilities/${element}-${rank}.json`, { ...blow(element, String(rank)), rank }]),
      ),
    );
    for (const level of [1, 4, 10]) {
      const set = setOf(more);
      for (let seed = 0; seed < 20; seed++) {
        const { character: _, carried, ...made } = drawn(set, 'hills/bram', level, seededDice(stream(seed, 'made')))!;
        const { problems } = open({
          ...alike,
          ...more,
          'characters/bram.json': { ...made, name: 'Made', artifacts: carried },
        });
        expect(problems).toEqual([]);
        expect(carried.length).toBe(level === 10 ? 2 : 1);
        expect(elements.some((element) => made.bought[0]?.startsWith(`hills/${element}`))).toBe(true);
      }
    }
  });

  it('plays a match of such a series again, from its record too', () => {
    const opened = openedOf(setOf(planted), { players: [1] });
    const { row, log } = playLot(opened, 3, new Besides(opened.legend));
    expect(row.scores.some((score) => score > 0)).toBe(true);
    const again = series.replay(opened, 3, { setwright: '0.0.0', kept: [keepSet(opened.sets[0]!)] });
    expect(again.log).toBe(log);
    const replayed = series.replayRecord(JSON.parse(JSON.stringify(again.record)));
    expect('told' in replayed && replayed.told).toEqual(again.told);
  });

  it('refuses what cannot be drawn', () => {
    const refusal = (set: GameSet, more: Partial<SeriesWords> = {}) =>
      (series.plan([set], { ...words, ...more }) as { refusal: Refusal }).refusal.message;
    const meeting = { ...(alike['encounters/meeting.json'] as object), level: undefined };
    expect(refusal(setOf({ 'encounters/meeting.json': meeting }))).toBe(
      'An encounter says no level, and whoever is drawn whole needs one; name a level.',
    );
    const many = Object.fromEntries(
      Array.from({ length: 1500 }, (_, at) => [`abilities/many-${at}.json`, { ...blow('wind', `Gust ${at}`) }]),
    );
    expect(refusal(setOf(many))).toMatch(/^A party of 1 drawn from 1516 races, .* a series keeps 256; draw smaller/);
  });
});
