import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportTts } from '../../../app/studio/export-tts.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { faceMakers } from '../../../exporters/face/systems.ts';
import { checkTable } from '../../../exporters/tts/check.ts';
import { turnsOf } from '../../../exporters/tts/map-turn.ts';
import { readMark } from '../../../exporters/tts/mark.ts';
import { planTable } from '../../../exporters/tts/plan.ts';
import type { BagObject } from '../../../exporters/tts/save.ts';
import { find } from '../../../rules/game-set.ts';
import { parseCells } from '../../../rules/map-grid.ts';
import type { MapFile } from '../../../schemas/types.generated.ts';
import { stubTable, withRole } from '../../exporters/tts/stub-table.ts';
import { folderWith, hero, setJson } from '../set-folder.ts';
import { setwright } from '../setwright.ts';

describe('The shipped set at the table', () => {
  it('passes every check, and its intro setup puts each figure into the zone of its side', async () => {
    const { set, pictures } = await loadSet('content/teamfight/saltmarch');
    const sources = [set!, ...set!.uses].map((one) => ({ set: one, faces: faceMakers.teamfight(one, pictures) }));
    const plan = planTable(sources, { cell: 1, pictures, address: (file) => `/out/pictures/${file}` });
    expect(checkTable(plan, sources)).toEqual([]);
    const table = stubTable(plan.save.ObjectStates);
    await table.press(withRole(plan.save.ObjectStates, 'intro')[0]!, 'Intro setup');
    const intro = set!.manifest.intro!;
    const { columns, rows, deploy } = find(set!, intro.map)!.data as MapFile;
    for (const side of ['red', 'blue'] as const) {
      const zone = new Set(parseCells(deploy![side]!).map(({ x, y }) => `${x},${y}`));
      for (const id of intro[side]) {
        const figure = table.spawned.find(({ GMNotes }) => {
          const mark = readMark(GMNotes);
          return mark?.setwright === 'figure' && mark.ref === find(set!, id)!.ref;
        })!;
        // The map is laid turned clockwise, each side's zone before its player; its cells are named as it is drawn.
        let [x, z] = [figure.Transform.posX, figure.Transform.posZ];
        for (let turn = 0; turn < turnsOf({ deploy }); turn++) [x, z] = [-z, x];
        expect(zone).toContain(`${Math.floor(x + columns / 2)},${Math.floor(rows / 2 - z)}`);
        expect(Math.sign(figure.Transform.posZ)).toBe(side === 'red' ? -1 : 1);
      }
    }
  });
});

describe('The shipped set with its largest map', () => {
  it.each([1, 4])('lays nothing beyond the table or into a hand with cells of %i', async (cell) => {
    const { set, pictures } = await loadSet('content/teamfight/saltmarch');
    const sources = [set!, ...set!.uses].map((one) => ({ set: one, faces: faceMakers.teamfight(one, pictures) }));
    const plan = planTable(sources, { cell, pictures, address: (file) => `/out/pictures/${file}` });
    expect(checkTable(plan, sources)).toEqual([]);
    const { ObjectStates: objects, Table } = plan.save;
    const [ground] = withRole(objects, 'ground');
    expect([Table, ground?.Locked]).toEqual(cell === 1 ? ['Table_RPG', undefined] : ['Table_None', true]);
    // The default table is usable to 30 by 19 units from its middle.
    const [x, z] = ground ? [ground.Transform.scaleX / 2, ground.Transform.scaleZ / 2] : [30, 19];
    const hands = objects
      .filter((object) => object.Name === 'HandTrigger')
      .map((hand) => Math.abs(hand.Transform.posZ));
    const intro = stubTable(objects);
    await intro.press(withRole(objects, 'intro')[0]!, 'Intro setup');
    const [randomizer] = withRole(objects, 'randomizer') as [BagObject];
    const bags = withRole(objects, 'set') as BagObject[];
    const maps = bags
      .flatMap((bag) => bag.ContainedObjects)
      .filter((held) => /^map/.test(readMark(held.GMNotes)!.setwright));
    expect(maps.length).toBeGreaterThan(1);
    const laid = [...intro.spawned];
    for (const map of maps) {
      const others = bags.map((bag) => ({
        ...bag,
        ContainedObjects: bag.ContainedObjects.filter((held) => held === map || !maps.includes(held)),
      }));
      const deal = { ...randomizer, ContainedObjects: others };
      const table = stubTable([deal]);
      await table.press(deal, 'Deal');
      laid.push(...table.spawned);
    }
    const standing = objects.filter((object) => object.Name !== 'HandTrigger' && object !== ground);
    for (const { Nickname, Transform: at } of [...standing, ...laid]) {
      expect(Math.abs(at.posX) + 1, Nickname).toBeLessThan(x);
      expect(Math.abs(at.posZ) + 1, Nickname).toBeLessThan(z);
    }
    for (const { Name, Transform: at } of laid)
      if (Name === 'DeckCustom') expect(Math.min(...hands) - 2.45 - Math.abs(at.posZ)).toBeGreaterThan(5);
  });
});

describe('setwright export tts', () => {
  it('names what was left out, says what to do next and who sees the pictures, and ends with 1', async () => {
    const folder = folderWith({
      'set.json': setJson,
      'heroes/warden.json': { ...hero, abilities: [{ id: 'strike', name: 'Strike', text: 'Range 1, 2dmg.' }] },
      'heroes/oracle.json': { ...hero, health: 'ten' },
    });
    const out = join(folderWith(), 'out');
    const { out: said, err, code } = await setwright('export', 'tts', folder, '--out', out);
    expect(err).toContain('Left out, as it has an error: Warden (iron-age/heroes/oracle.json).');
    expect(err).toContain('must be a whole number of at least 1, found "ten"');
    expect(said).toMatch(/^Wrote .*iron-age\.json and \d+ pictures\. Copy the save/);
    expect(said).toContain('you see them, the other players do not');
    expect(code).toBe(1);
    const save = await readFile(join(out, 'iron-age.json'), 'utf8');
    expect(save).toContain('"Strike"');
    expect(save).not.toContain('racle');
  });

  it('refuses one set given twice, a set that cannot be opened, and a cell of no size', async () => {
    const folder = folderWith({ 'set.json': setJson, 'heroes/warden.json': hero });
    const out = join(folderWith(), 'out');
    const request = { out, cell: 1 };
    await expect(exportTts({ ...request, folders: [folder, folder] })).rejects.toMatchObject({ code: 'set/twice' });
    await writeFile(join(folder, 'set.json'), '{');
    await expect(exportTts({ ...request, folders: [folder] })).rejects.toMatchObject({ code: 'set/broken' });
    const { err, code } = await setwright('export', 'tts', folder, '--out', out, '--cell', 'big');
    expect(err).toContain('from 0.25 to 10');
    expect(code).toBe(2);
  });
});
