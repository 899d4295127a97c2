import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportUnits } from '../../../app/studio/export-units.ts';
import { importValyrUnits } from '../../../app/studio/import/valyr-units.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { valyrFaces } from '../../../exporters/face/valyr/faces.ts';
import { entitiesOf, find } from '../../../rules/game-set.ts';
import { Match } from '../../../rules/kernel/match.ts';
import { matchDice } from '../../../rules/kernel/record.ts';
import { bots } from '../../../rules/valyr/bots.ts';
import { optionsOf } from '../../../rules/valyr/options.ts';
import { readings } from '../../../rules/valyr/readings.ts';
import { rules } from '../../../rules/valyr/rules.ts';
import { folderWith, withFiles } from '../set-folder.ts';

const identity = (name: string, more: object = {}) => ({
  Name: name,
  Basic_Description: 'Grey and patient.',
  Quote: '',
  Description: '',
  Images: [],
  Dynasty: 'Harbour',
  Type: 'Conscript',
  Class: 'Porter',
  Species: 'Heron',
  Size: 'Medium',
  ...more,
});
const combat = {
  Attack: '3-11',
  Defense: '2-0',
  Range: '0(-1/-2)2(0/0)7(+1/0)12',
  Energy: '3',
  Movement: '4-6',
  Health: '4',
  Appraisal: '90',
};
const porter = {
  Identity: identity('Dock Porter'),
  Combat: combat,
  Abilities: [
    {
      Name: 'Heave',
      Type: 'Active',
      Ability: 'Once per turn as an action, place the Fish Funnel.',
      Template: 'Fish Funnel',
    },
    { Name: 'Whistle', Type: 'Passive', Ability: 'Place a Gull.', Token: 'Harbour Gull' },
  ],
};
const gull = {
  Identity: identity('Harbour Gull', { Size: 'Token', Dynasty: 'Neutral' }),
  Combat: combat,
  Abilities: [],
};

function folderOf(files: Readonly<Record<string, unknown>>): { source: string; out: string } {
  const folder = folderWith();
  const source = join(folder, 'Harbour Watch');
  mkdirSync(source);
  return { source: withFiles(source, files), out: join(folder, 'harbour-watch') };
}

describe('unit files', () => {
  it('become a set that opens without an error, with dynasties, templates and who is brought into play', async () => {
    const { source, out } = folderOf({ 'Dock_Porter.json': porter, 'Harbour_Gull.json': gull, 'notes.txt': 'no unit' });
    const made = await importValyrUnits(source, out);
    expect(made).toMatchObject({ contents: '2 units, 1 dynasty, 1 template', errors: [] });
    const { set, problems } = await loadSet(out);
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(set?.manifest).toMatchObject({ id: 'harbour-watch', system: 'valyr', name: 'Harbour Watch' });
    expect(set && find(set, 'dock-porter')?.data).toMatchObject({
      attack: { strength: 3, skill: 11 },
      range: { from: 0, bands: [{ to: 2, strength: -1, skill: -2 }, { to: 7 }, { to: 12, strength: 1 }] },
      movement: { sprint: 4, sustain: 6 },
      dynasty: 'harbour',
      abilities: [
        { name: 'Heave', kind: 'active', template: 'fish-funnel' },
        { kind: 'passive', spawns: 'harbour-gull' },
      ],
    });
    expect(set && find(set, 'harbour-gull')?.data).not.toHaveProperty('dynasty');
  });

  it('come out again as they went in', async () => {
    const { source, out } = folderOf({ 'Dock_Porter.json': porter, 'Harbour_Gull.json': gull });
    await importValyrUnits(source, out);
    const back = join(out, '..', 'back');
    expect(await exportUnits({ folders: [out], out: back })).toMatchObject({ units: 2 });
    const read = (file: string) => JSON.parse(readFileSync(join(back, 'harbour-watch', file), 'utf8'));
    expect(read('dock-porter.json')).toEqual(porter);
    expect(read('harbour-gull.json')).toEqual(gull);
  });

  it('that are irregular are taken in with a note', async () => {
    const { Quote: _quote, Images: _images, ...rest } = porter.Identity;
    const odd = {
      Identity: { ...rest, Distinctions: 'Wet' },
      Combat: { ...combat, Energy: 2, Attack: ' 3 - 11 ' },
      Abilites: { Heave: { Type: 'Reaction', Ability: 'Push a crate.' } },
    };
    const { source, out } = folderOf({ 'odd.json': odd });
    const { notes, errors } = await importValyrUnits(source, out);
    expect(errors).toEqual([]);
    expect(notes).toEqual([
      'odd.json: the abilities are keyed by their names; they were taken in as a list.',
      'odd.json: "Heave" is "Reaction", neither "Active" nor "Passive"; it was taken in as active.',
      'odd.json: "Identity" has "Distinctions", which no unit has; it was left out.',
    ]);
    const { set } = await loadSet(out);
    expect(set && find(set, 'dock-porter')?.data).toMatchObject({ energy: 2, abilities: [{ text: 'Push a crate.' }] });
  });

  it('that cannot be units are left out with a sentence, and the others are taken in', async () => {
    const broken = { ...porter, Combat: { ...combat, Range: '0(0/0)8(0/0)3', Health: 'many' } };
    const { source, out } = folderOf({ 'a.json': broken, 'b.json': '{"Identity": ', 'c.json': gull, 'd.json': '[]' });
    const { contents, notes } = await importValyrUnits(source, out);
    expect(contents).toBe('1 unit, 0 dynasties, 0 templates');
    expect(notes[0]).toBe(
      'a.json: "Range": "0(0/0)8(0/0)3" is no range: 3 comes after 8, and distances rise. A range looks like "0(-1/-3)3(0/0)16"; ' +
        '"Health" is "many"; it must be a whole number. It was left out.',
    );
    expect(notes[1]).toMatch(/^b\.json, line 1/);
    expect(notes.at(-1)).toBe(
      'd.json: a unit file is an object with "Identity", "Combat" and "Abilities". It was left out.',
    );
  });

  it('are refused where there is none, and nothing is written', async () => {
    const { source, out } = folderOf({ 'readme.json': {} });
    await expect(importValyrUnits(source, out)).rejects.toMatchObject({ code: 'units/none' });
    expect(readdirSync(join(out, '..'))).toEqual(['Harbour Watch']);
  });
});

/** The published unit files are no part of this project: SETWRIGHT_VALYR_CASES names the file of worked cases beside which they lie in valyr-units/. */
const real = process.env.SETWRIGHT_VALYR_CASES;

describe.runIf(real)('the published unit files', () => {
  const source = join(real ?? '', '../valyr-units');
  /** The set that they make, with armies of theirs on a bare table. */
  async function imported(): Promise<string> {
    const folder = join(folderWith(), 'real');
    await importValyrUnits(source, folder);
    const put = (path: string, data: object) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), JSON.stringify(data));
    };
    const units = readdirSync(join(folder, 'units')).map((file) => file.slice(0, -'.json'.length));
    // Every unit is in an army of one or two; each fights.
    for (let first = 0; first < units.length; first += 2) {
      const own = units.slice(first, first + 2).map((unit) => ({ unit }));
      put(`armies/army-${first / 2}.json`, { name: `Army ${first / 2}`, limit: 2000, units: own });
    }
    const starts = [
      { edge: 'top', from: 5, to: 25 },
      { edge: 'bottom', from: 5, to: 25 },
    ];
    put('battlefields/table.json', { name: 'Table', width: 30, depth: 24, starts });
    return folder;
  }

  it('come in without a problem, and their texts are read', async () => {
    const { set, problems } = await loadSet(await imported());
    if (!set) throw new Error('The set does not open.');
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(entitiesOf(set, 'unit')).toHaveLength(20);
    expect(valyrFaces(set, new Map()).problems).toEqual([]);
    const { texts, textsFull } = readings([set]).coverage;
    expect([texts, textsFull]).toEqual([34, 28]);
  });

  it('are written as they came', async () => {
    const folder = await imported();
    await exportUnits({ folders: [folder], out: join(folder, '../out') });
    const combatOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')).Combat;
    const [own = ''] = readdirSync(join(folder, '../out'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, '../out', name));
    const written = readdirSync(own).map((file) => join(own, file));
    const stats = (files: readonly string[]) => files.map((file) => JSON.stringify(combatOf(file))).sort();
    const read = stats(readdirSync(source).map((file) => join(source, file)));
    expect(stats(written)).toEqual(read.map((one) => one.replaceAll(' ', '')));
  });

  it('fight to the end', async () => {
    const { set } = await loadSet(await imported());
    if (!set) throw new Error('The set does not open.');
    const armies = entitiesOf(set, 'army').map(({ id }) => id);
    for (const [index, army] of armies.entries()) {
      const other = armies[(index + 1) % armies.length] ?? '';
      const options = { ...optionsOf(set), roundLimit: 12 };
      const game = rules.prepare({ sets: [set], armies: [army, other], battlefield: 'table', options });
      const match = new Match(rules, game, matchDice(1, index));
      const dice = matchDice(2, index);
      for (let { seat } = match; seat !== undefined; { seat } = match) {
        const { actions } = match.actions();
        match.play(bots.greedy.choose({ game, view: match.view(seat), seat, actions, dice }));
      }
      expect(match.result?.reason).toMatch(/last|rounds|nobody/);
    }
  });
});
