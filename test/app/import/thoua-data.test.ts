import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importThouaData } from '../../../app/studio/import/thoua-data.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { find } from '../../../rules/game-set.ts';
import { readings } from '../../../rules/thoua/readings.ts';
import { folderWith } from '../set-folder.ts';
import { setwright } from '../setwright.ts';

/** Made up, in the form of the game's own data. */
const gust = {
  ...{ name: "Gale's Edge", element: 'Wind', type: 'damage', rank: 1, cpCost: 2, emChange: { Wind: 1, Earth: -1 } },
  ...{ apCost: 1, cooldown: 2, dieRoll: 'Attack', range: 2 },
  target: { raw: 'Splash, Enemy', shape: 'splash', affects: 'any', primary: 'enemy' },
  effectText: 'Enemy and Splash take Wind Damage 2d4.',
  specialText: 'Character Wind EM 5 or more: Add Wind Damage +1d4.',
};
const stance = {
  ...{ name: 'Reed Stance', element: 'Water', type: 'passive', rank: 1, apCost: null, cooldown: null, dieRoll: null },
  ...{ range: null, target: { raw: 'Self', shape: 'single', affects: 'self' } },
  ...{ effectText: 'Self gains Resistance Rolls +2.', specialText: null },
};
const field = {
  ...{ ...gust, name: 'Flood', specialText: null, effectText: 'Targets in Area take Wind Damage 1d8.' },
  target: { raw: 'Area - 2x3', shape: 'area', size: [2, 3], affects: 'any' },
};
const heron = {
  name: 'Heron',
  attributeIncrease: { chooseOne: ['INT', 'WIS'], amount: 2 },
  ...{ hpPerLevel: 6, movement: 5 },
  racialAbility: { name: 'Wade', text: 'Once per Combat, the next Ability used this Turn ignores Line of Sight' },
};
const lamp = {
  ...{ name: 'Lamp', essences: { count: 4, grade: 'Lesser', element: 'Fire' } },
  ...{ bonusText: 'Status Rolls +2', bonus: [], penaltyText: 'HP -2', penalty: [] },
};
const pike = {
  ...{ name: 'Pike', id: 'pike', level: 3, hp: 20, ap: 2, movement: 5, initiative: 4 },
  rolls: { Attack: 5, Status: 1, Defense: 2, Resistance: 3 },
  em: {
    Earth: { value: 1, die: '1d12' },
    Fire: { value: 2, die: '1d12' },
    Water: { value: 9, die: '2d6' },
    Wind: { value: 0, die: '1d12' },
  },
  abilities: [
    {
      ...{ name: 'Snap', element: 'Water', type: 'damage', apCost: 1, cooldown: 1, dieRoll: 'Attack', range: 1 },
      ...{ target: { raw: 'Target', shape: 'single', affects: 'any' }, effectText: 'Target takes Water Damage 1d6.' },
    },
  ],
};
const data = {
  abilities: [gust, stance, field],
  races: [heron],
  artifacts: [lamp],
  enchantments: [lamp],
  enemies: [pike],
};

function fileOf(content: unknown): { source: string; out: string } {
  const folder = folderWith({ 'Reed Lake.json': content });
  return { source: join(folder, 'Reed Lake.json'), out: join(folder, 'out') };
}

describe('data of THOUA', () => {
  it('become a set that opens without a problem and is read in full', async () => {
    const { source, out } = fileOf(data);
    const { contents, errors } = await importThouaData(source, join(out, 'reed-lake'));
    expect([contents, errors]).toEqual(['3 abilities, 1 race, 1 artifact, 1 enchantment, 1 enemy', []]);
    const { set, problems } = await loadSet(join(out, 'reed-lake'));
    expect(problems).toEqual([]);
    if (!set) throw new Error('The set does not open.');
    expect(find(set, 'gales-edge')?.data).toEqual({
      ...{
        name: "Gale's Edge",
        element: 'wind',
        rank: 1,
        type: 'damage',
        actionPoints: 1,
        cooldown: 2,
        roll: 'attack',
      },
      ...{ target: 'enemy', shape: 'splash', range: 2, effect: gust.effectText, special: gust.specialText },
    });
    expect(find(set, 'reed-stance')?.data).not.toHaveProperty('cooldown');
    expect(find(set, 'flood')?.data).toMatchObject({ shape: 'area', area: '2x3', target: 'any' });
    expect(find(set, 'heron')?.data).toMatchObject({ increases: ['int', 'wis'], ability: { name: 'Wade' } });
    expect(find(set, 'lamp')?.data).toMatchObject({ essences: { count: 4, grade: 'lesser', element: 'fire' } });
    expect(find(set, 'pike')?.data).toMatchObject({
      rolls: { attack: 5, status: 1, defence: 2, resistance: 3 },
      elements: { earth: 1, fire: 2, water: 9, wind: 0 },
      behaviour: 'reckless',
    });
    const { texts, textsFull } = readings([set]).coverage;
    expect([texts, textsFull]).toEqual([10, 10]);
  });

  it('are taken in as far as a set may hold them, with a sentence for each that is not', async () => {
    const broken = {
      ...data,
      abilities: [stance, { ...gust, cooldown: 'soon' }, 7, { ...gust, element: 'Aether' }, {}],
    };
    const { source, out } = fileOf(broken);
    const { contents, notes } = await importThouaData(source, join(out, 'lake'));
    expect(contents).toBe('1 ability, 1 race, 1 artifact, 1 enchantment, 1 enemy');
    expect(notes.filter((note) => note.endsWith('It was left out.'))).toHaveLength(4);
    expect(notes[0]).toContain("Gale's Edge");
    expect(notes[1]).toBe('abilities[2] is no object. It was left out.');
  });

  it.each([
    ['{"heroes": []}', 'It needs lists such as "abilities" and "enemies".'],
    ['{"abilities": []}', 'It needs lists such as "abilities" and "enemies".'],
    ['[1, 2', 'line 1'],
    ['{"abilities": [3]}', 'abilities[0] is no object.'],
  ])('%s is no such file, and nothing is written', async (content, sentence) => {
    const { source, out } = fileOf(content);
    const { code, err } = await setwright('import', source, '--from', 'thoua-data', '--out', out);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);
  });

  it('come in by the command too', async () => {
    const { source, out } = fileOf(data);
    const { code, out: said, err } = await setwright('import', source, '--from', 'thoua-data', '--out', out);
    expect([code, said.trim()]).toEqual([0, 'reed-lake: 3 abilities, 1 race, 1 artifact, 1 enchantment, 1 enemy']);
    expect(err).toContain('The data do not say how enemies fight');
    expect((await setwright('validate', join(out, 'reed-lake'))).code).toBe(0);
  });
});

/**
 * The published data are no part of this project: SETWRIGHT_THOUA_CASES names the file of worked cases beside which they lie in
 * thoua.json.
 */
const real = process.env.SETWRIGHT_THOUA_CASES;

describe.runIf(real)('the published data', () => {
  it('come in without an error, and their texts are read', async () => {
    const out = folderWith();
    const { errors } = await importThouaData(join(real ?? '', '../thoua.json'), join(out, 'real'));
    expect(errors).toEqual([]);
    const { set } = await loadSet(join(out, 'real'));
    if (!set) throw new Error('The set does not open.');
    const { texts, textsFull } = readings([set]).coverage;
    expect(texts).toBeGreaterThan(100);
    expect(textsFull / texts).toBeGreaterThan(0.85);
  });
});
