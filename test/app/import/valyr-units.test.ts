import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportUnits } from '../../../app/studio/export-units.ts';
import { importValyrUnits } from '../../../app/studio/import/valyr-units.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { find } from '../../../rules/game-set.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'setwright-units-'));
  const source = join(folder, 'Harbour Watch');
  mkdirSync(source);
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(source, name), typeof content === 'string' ? content : JSON.stringify(content));
  return { source, out: join(folder, 'harbour-watch') };
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
