import { describe, expect, it } from 'vitest';
import type { GameSet } from '../../../../rules/game-set.ts';
import type { Refusal } from '../../../../rules/kernel/rules.ts';
import type { SeriesWords } from '../../../../rules/series-rules.ts';
import type { Levelled } from '../../../../rules/thoua/game.ts';
import { openSeries, playLots, setupOf } from '../../../../rules/thoua/series/open-series.ts';
import { lotOfPlan, type Plan } from '../../../../rules/thoua/series/plan.ts';
import type { Report } from '../../../../rules/thoua/series/report.ts';
import { series } from '../../../../rules/thoua/series/series.ts';
import { boar, bram, type Files, field, fist, open } from '../set-files.ts';

const tusks = { ...fist, rank: undefined, name: 'Tusks', cooldown: 1 };
const six = ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir'];

/** Six characters who are all alike, and what is different. */
function setOf(different: Files = {}): GameSet {
  const alike = Object.fromEntries(
    six.map((name) => [`characters/${name}.json`, { ...bram, name: name.charAt(0).toUpperCase() + name.slice(1) }]),
  );
  const { set, problems } = open({
    'characters/bram.json': undefined,
    'maps/field.json': { ...field, deploy: { red: ['0-5,3'], blue: ['4-5,0'] } },
    'encounters/meeting.json': { name: 'Meeting', map: 'field', enemies: [{ enemy: 'boar' }, { enemy: 'boar' }] },
    'enemies/boar.json': { ...boar, hp: 24, rolls: { ...boar.rolls, attack: 8 }, abilities: [tusks] },
    ...alike,
    ...different,
  });
  if (!set || problems.some(({ severity }) => severity === 'error')) throw new Error(JSON.stringify(problems));
  return set;
}

const words: SeriesWords = { seed: 1, bots: ['greedy'], options: [], players: [2] };

function planOf(set: GameSet, more: Partial<SeriesWords> = {}): Plan {
  const plan = series.plan([set], { ...words, ...more });
  if ('refusal' in plan) throw new Error(plan.refusal.message);
  return plan;
}

function reportOf(set: GameSet, pairings: number, more: Partial<SeriesWords> = {}): Report {
  const plan = planOf(set, more);
  const opened = openSeries([set], plan);
  return series.report(series.data(opened, playLots(opened, 0, pairings * series.ways(plan)), []));
}

const found = ({ verdicts }: Report, code: string) =>
  verdicts.filter((verdict) => verdict.code === code).map(({ about, judgement }) => [about[0], judgement]);

describe('a series of THOUA', () => {
  it('finds the one character who is made far stronger, and nobody where all are alike', () => {
    const claws = { ...fist, name: 'Claws', cooldown: 1, effect: 'Enemy takes Earth Damage 4d12.' };
    const strong = { ...bram, name: 'Cedar', bought: ['claws', 'thrust', 'heart'] };
    const report = reportOf(setOf({ 'abilities/claws.json': claws, 'characters/cedar.json': strong }), 150);
    expect(found(report, 'character/strength')).toEqual([['hills/cedar', 'act']]);
    expect(report.verdicts.find(({ code }) => code === 'character/strength')?.text).toMatch(
      /^greedy parties with Cedar win \d+ points more \(\d+ to \d+, \d+ matches\) than with an average character$/,
    );
    expect(found(reportOf(setOf(), 80), 'character/strength')).toEqual([]);
  });

  it('says which encounters are no fight', () => {
    const weak = reportOf(setOf({ 'enemies/boar.json': { ...boar, hp: 1 } }), 100);
    expect(found(weak, 'encounter/easy')).toEqual([['hills/meeting', 'act']]);
    expect(weak.tables[0]!.metrics.won.value).toBe(1);
    expect(weak.tables[0]!.metrics.against.count).toBe(0);
    const grim = reportOf(
      setOf({
        'enemies/boar.json': {
          ...boar,
          hp: 900,
          abilities: [{ ...fist, rank: undefined, effect: 'Enemy takes Earth Damage 4d12.' }],
        },
      }),
      40,
    );
    expect(found(grim, 'encounter/hard')).toEqual([['hills/meeting', 'act']]);
    expect(grim.tables[0]!.metrics.fallen.value).toBe(2);
  });

  it('tries each number of an enemy a step easier, on the same parties and dice', () => {
    const set = setOf();
    const plan = planOf(set, { step: 'easier' });
    expect(plan.steps.map(({ number, by }) => `${number} ${by}`)).toEqual([
      'hp -1',
      'dice -1',
      'attack -1',
      'defence -1',
      'resistance -1',
    ]);
    const { steps, tables } = reportOf(set, 90, { step: 'easier' });
    const names = steps!.lines.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Boar with 22 HP instead of 24', 'Boar with Tusks 1d8 instead of 1d10']);
    expect(tables[0]!.matches).toBe(90);
    for (const { before } of steps!.lines) expect(before).toBeCloseTo(tables[0]!.metrics.won.value, 5);
    const dice = steps!.lines[1]!;
    expect([dice.found, dice.after > dice.before]).toEqual([true, true]);
    // Nobody rolls resistance against it, so that nothing can differ.
    expect(steps!.lines[4]!.difference.value).toBe(0);
  });

  it('plays characters at the level that is asked for, as the rules let them buy', () => {
    const more = Object.fromEntries(
      ['slab', 'ridge', 'gorge'].map((id, at) => [
        `abilities/${id}.json`,
        { ...fist, name: id, rank: at === 2 ? 3 : at + 1 },
      ]),
    );
    const set = setOf(more);
    const levelled = (level: number, pairing: number): Levelled => {
      const plan = planOf(set, { level });
      const [member] = setupOf(openSeries([set], plan), lotOfPlan(plan, pairing)).party;
      return member as Levelled;
    };
    const bought = Array.from({ length: 12 }, (_, pairing) => levelled(4, pairing));
    for (const one of bought) {
      // 16 points, of which 6 are spent: what it has first, and nothing of a rank whose rank below it lacks.
      expect(one.bought.slice(0, 3)).toEqual(['hills/fist', 'hills/thrust', 'hills/heart']);
      expect(one.levelIncreases).toEqual(['str', 'str']);
      if (one.bought.includes('hills/gorge')) expect(one.bought).toContain('hills/ridge');
    }
    expect(new Set(bought.map((one) => one.bought.join())).size).toBeGreaterThan(1);
    const high = setOf({
      ...more,
      'characters/ash.json': {
        ...bram,
        name: 'Ash',
        level: 3,
        levelIncreases: ['str', 'vit'],
        bought: ['ridge', 'slab', 'fist'],
      },
    });
    const plan = planOf(high, { level: 1, players: [6] });
    const ash = setupOf(openSeries([high], plan), lotOfPlan(plan, 0)).party.find(
      (member): member is Levelled => typeof member !== 'string' && member.character === 'hills/ash',
    );
    expect(ash).toMatchObject({ level: 1, levelIncreases: ['str'], bought: ['hills/slab', 'hills/ridge'] });
  });

  it('refuses words that mean nothing to it, with what there is', () => {
    const refusal = (more: Partial<SeriesWords>): string =>
      (series.plan([setOf()], { ...words, ...more }) as { refusal: Refusal }).refusal.message;
    expect([
      refusal({ encounter: 'meting' }),
      refusal({ players: [9] }),
      refusal({ players: [13] }),
      refusal({ level: 11 }),
      refusal({ step: 'softer' }),
      refusal({ map: 'field' }),
      refusal({ bots: ['greedy', 'random', 'search'] }),
      refusal({ bots: ['gredy'] }),
    ]).toEqual([
      'There is no encounter "meting" without errors; did you mean "meeting"?',
      'There are 6 characters without errors; a party of 9 cannot be drawn.',
      'A party has 1 to 12 characters, not 13.',
      'Levels are whole numbers from 1 to 10, not 11.',
      'A step is "easier" or "harder", not "softer".',
      'THOUA is played in encounters, which have their maps; name an encounter.',
      'The party has a bot and the enemies have one; 3 are named. Write them as greedy,in-character.',
      'There is no bot "gredy"; did you mean "greedy"?',
    ]);
  });
});
