import { parse } from 'luaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../../../app/studio/load-set.ts';
import { thouaFaces } from '../../../../exporters/face/thoua/faces.ts';
import type { PictureFiles } from '../../../../exporters/pictures.ts';
import type { BaseSave } from '../../../../exporters/tts/base-table.ts';
import { checkTable } from '../../../../exporters/tts/check.ts';
import { readMark } from '../../../../exporters/tts/mark.ts';
import { planTable, type TableSource } from '../../../../exporters/tts/plan.ts';
import type { BagObject, DeckObject, TableObject } from '../../../../exporters/tts/save.ts';
import { tables } from '../../../../exporters/tts/systems.ts';
import { tree } from '../../../../exporters/tts/tree.ts';
import { entitiesOf, type GameSet } from '../../../../rules/game-set.ts';
import { stubTable, withRole } from '../stub-table.ts';

let set: GameSet;
let pictures: PictureFiles;
let source: TableSource;
beforeAll(async () => {
  const loaded = await loadSet('content/thoua/four-shrines');
  [set, pictures] = [loaded.set!, loaded.pictures];
  source = { set, faces: thouaFaces(set, pictures) };
});

const planOf = (cell = 1, base?: BaseSave) =>
  planTable([source], { cell, pictures, address: (file) => `/out/pictures/${file}`, ...(base && { base }) });
const made = new Map<number, readonly TableObject[]>();
const tableOf = (cell = 1) => {
  const kept = made.get(cell) ?? planOf(cell).save.ObjectStates!;
  made.set(cell, kept);
  const objects = structuredClone(kept) as TableObject[];
  return { objects, block: withRole(objects, 'encounters')[0]!, table: stubTable(objects) };
};
const at = ({ Transform: { posX, posZ } }: TableObject) => [posX, posZ];
const roleOf = (object: TableObject) => readMark(object.GMNotes)?.setwright;
const spawnedAs = (table: { spawned: readonly TableObject[] }, role: string) =>
  table.spawned.filter((object) => roleOf(object) === role);
const bridge = () => entitiesOf(set, 'encounter').find(({ id }) => id === 'something-on-the-path')!.data;

describe('The table of THOUA', () => {
  it('has decks element by element, a bag for everybody, dice, conditions and the track, and passes every check', () => {
    const plan = planOf();
    expect(checkTable(plan, [source])).toEqual([]);
    expect([plan.save.Table, plan.save.PlayerCounts]).toEqual(['Table_RPG', [2, 5]]);
    const { ObjectStates: objects } = plan.save;
    const names = (role: string) => withRole(objects, role).map(({ Nickname }) => Nickname);
    const namesOf = (kind: 'character' | 'enemy') => entitiesOf(set, kind).map(({ data }) => data.name);
    expect(names('character')).toEqual(namesOf('character'));
    expect(names('enemy')).toEqual(namesOf('enemy'));
    const [bag] = withRole(objects, 'set') as [BagObject];
    const decks = bag.ContainedObjects.filter((object) => roleOf(object) === 'deck').map(({ Nickname }) => Nickname);
    expect(decks).toEqual(expect.arrayContaining(['Earth', 'Fire', 'Water', 'Wind'].map((one) => `${one} abilities`)));
    const endless = [...tree(objects)].filter(({ Name }) => Name === 'Infinite_Bag').map(({ Nickname }) => Nickname);
    expect(endless).toEqual(['Bleeding', 'Dazed', 'Boulder', 'Chasm', 'Mist', 'Tarn', 'd4', 'd6', 'd8', 'd10', 'd12']);
    const [tab] = Object.values(plan.save.TabStates!);
    expect(tab!.title).toBe('Rules: The Road of Four Shrines');
    for (const word of ['Setting up', 'Seeing', 'Bleeding', 'Boulder']) expect(tab!.body).toContain(word);
    expect(planOf()).toEqual(plan);
  });

  it('gives each character the cards it was built with', () => {
    const [bettany] = withRole(planOf().save.ObjectStates, 'character') as [BagObject];
    const [deck] = bettany.ContainedObjects as [DeckObject];
    expect(deck.ContainedObjects.map(({ Nickname }) => Nickname)).toEqual([
      'Bettany Hewn',
      'Hewn',
      ...['Shale Fist', 'Brace', 'Landslip', 'Bedrock', 'Weathered Skin'],
      ...['Milestone Mace', 'Rooted'],
    ]);
    expect(bettany.ContainedObjects.map(roleOf)).toEqual(['deck', 'figure', 'token', 'counter']);
    expect(bettany.ContainedObjects.at(-1)).toMatchObject({ Name: 'Counter', Counter: { value: 50 } });
  });

  it('lays obstacles as objects on maps that are painted without them', () => {
    const boxes = withRole(planOf().save.ObjectStates, 'map-box') as BagObject[];
    const bend = boxes.find(({ Nickname }) => Nickname === 'The First Bend')!;
    const cells = bend.ContainedObjects.flatMap((object) => {
      const { at: cell } = readMark(object.GMNotes)!;
      return cell ? [`${object.Nickname} ${cell.join()}`] : [];
    });
    const boulders = ['2,3', '3,3', '5,2', '5,5'].map((cell) => `Boulder ${cell}`);
    expect(cells).toEqual([...boulders, ...['0,4', '7,3', '7,4'].map((cell) => `Chasm ${cell}`)]);
    const board = source.faces.boards.find(({ name }) => name === 'The First Bend')!;
    const texts = (list: typeof board.list) => JSON.stringify(list.ops).includes('Boulder');
    expect([texts(board.list), texts(board.ground)]).toEqual([true, false]);
  });

  it('has scripts of Lua 5.2', () => {
    for (const script of tables.thoua.scripts) expect(() => parse(script, { luaVersion: '5.2' })).not.toThrow();
  });

  it.each([1, 2])(
    'lays an encounter with the enemies on their cells, with cells of %i, and takes it away',
    async (cell) => {
      const { block, table } = tableOf(cell);
      await table.press(block, 'Something\non the Path');
      expect(table.said).toEqual([`Something on the Path: ${bridge().text}`]);
      const { columns, rows } = { columns: 8, rows: 8 };
      const placeOf = ([x, y]: readonly number[]) => [(x! + 0.5 - columns / 2) * cell, (rows / 2 - y! - 0.5) * cell];
      const figures = spawnedAs(table, 'figure');
      expect(figures.map(({ Nickname }) => Nickname)).toEqual([
        ...['Thorn Goat 1', 'Thorn Goat 2'],
        ...['Road Bandit 1', 'Road Bandit 2'],
      ]);
      expect(figures.map(at)).toEqual(bridge().enemies.map((enemy) => placeOf(enemy.at!.split(',').map(Number))));
      expect(figures[0]!.ColorDiffuse).not.toEqual(figures[1]!.ColorDiffuse);
      // Each has a counter with its health points, in the colour of its figure, and a place on the track.
      const counters = spawnedAs(table, 'counter') as (TableObject & { Counter: { value: number } })[];
      const hp = entitiesOf(set, 'enemy').find(({ id }) => id === 'thorn-goat')!.data.hp;
      expect(counters[0]!.Counter.value).toBe(hp);
      expect(counters.map(({ ColorDiffuse }) => ColorDiffuse)).toEqual(figures.map(({ ColorDiffuse }) => ColorDiffuse));
      expect(spawnedAs(table, 'token')).toHaveLength(4);
      const starts = spawnedAs(table, 'start').map(at);
      expect(starts).toEqual([2, 3, 4, 5].map((x) => placeOf([x, 7])));
      expect(spawnedAs(table, 'marker')).toHaveLength(7);
      await table.press(block, 'What the\nShrine Keeps');
      expect(table.said.at(-1)).toMatch(/^Red: The table is laid already\. Press Clear/);
      table.later();
      await table.press(block, 'Clear');
      expect(table.spawned).toEqual([]);
      await table.press(block, 'What the\nShrine Keeps');
      expect(spawnedAs(table, 'figure')).toHaveLength(3);
    },
  );

  it('lays what belongs together apart from all else, on the table', async () => {
    for (const { data } of entitiesOf(set, 'encounter')) {
      const { block, table } = tableOf();
      const row = readMark(block.GMNotes)!.encounters!.findIndex(({ name }) => name === data.name);
      await table.press(block, '+ party', row);
      const [map] = spawnedAs(table, 'map');
      const { columns = 0, rows = 0, turns = 0 } = readMark(map!.GMNotes)!;
      const [width, depth] = turns % 2 === 0 ? [columns, rows] : [rows, columns];
      const decks = spawnedAs(table, 'deck');
      expect(decks).toHaveLength(new Set(data.enemies.map(({ enemy }) => enemy)).size + data.party!.length);
      for (const [index, deck] of decks.entries()) {
        const [x, z] = at(deck) as [number, number];
        expect(Math.abs(z) - 1.75).toBeGreaterThan(depth / 2);
        expect(Math.abs(z) + 1.75).toBeLessThan(19);
        for (const other of decks.slice(index + 1))
          expect(Math.hypot(x - at(other)[0]!, z - at(other)[1]!)).toBeGreaterThan(4);
      }
      const party = spawnedAs(table, 'figure').slice(-data.party!.length);
      for (const figure of party) {
        const [x, z] = at(figure) as [number, number];
        expect(Math.abs(x) < width / 2 && Math.abs(z) < depth / 2).toBe(true);
      }
      const spots = spawnedAs(table, 'figure').map((figure) => at(figure).join());
      expect(new Set(spots).size).toBe(data.enemies.length + data.party!.length);
      const [track] = spawnedAs(table, 'track');
      expect(track!.Transform.posZ - track!.Transform.scaleZ).toBeGreaterThan(depth / 2);
      for (const { Transform } of spawnedAs(table, 'deck').filter(({ Transform: { posZ } }) => posZ > 0))
        expect(Transform.posZ - 1.75).toBeGreaterThan(track!.Transform.posZ + track!.Transform.scaleZ);
    }
  });

  it('rolls initiative on the track, puts everybody in order, and tells whose turn is next', async () => {
    const { block, table } = tableOf();
    await table.press(block, '+ party', 0);
    const [track] = spawnedAs(table, 'track');
    await table.press(track!, 'Roll');
    const order = () =>
      spawnedAs(table, 'token')
        .filter(({ GMNotes }) => readMark(GMNotes)?.initiative)
        .sort((a, b) => a.Transform.posX - b.Transform.posX);
    expect(order()).toHaveLength(8);
    const totals = order().map(({ Description, GMNotes }) => {
      const [, total, die, adds] = /^Initiative (-?\d+): (\d+) rolled, (-?\d+) added\.$/.exec(Description)!.map(Number);
      expect(total).toBe(die! + adds!);
      expect(adds).toBe(readMark(GMNotes)!.initiative![0]);
      return total!;
    });
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    const names = order().map(({ Nickname }) => Nickname);
    const [turn] = spawnedAs(table, 'turn');
    expect(turn!.Transform.posX).toBe(order()[0]!.Transform.posX);
    for (let place = 1; place < names.length; place++) {
      await table.press(track!, 'Next');
      expect(table.said.at(-1)).toBe(`The turn of ${names[place]}.`);
      expect(table.said.at(-2)).toBe(`${names[place - 1]} ends the turn: modifiers and cooldowns count one less.`);
    }
    await table.press(track!, 'Next');
    expect(table.said.slice(-2)).toEqual(['Round 2.', `The turn of ${names[0]}.`]);
  });

  it('keeps bag and buttons where a designer moved them, with the same ids', () => {
    const first = planOf();
    const base = structuredClone(first.save) as BaseSave;
    withRole(base.ObjectStates, 'encounters')[0]!.Transform.posX = -12;
    const again = planOf(1, base);
    expect(checkTable(again, [source])).toEqual([]);
    expect(withRole(again.save.ObjectStates!, 'encounters')[0]!.Transform.posX).toBe(-12);
    const ids = (objects: readonly TableObject[]) => [...tree(objects)].map(({ GUID }) => GUID).sort();
    expect(ids(again.save.ObjectStates!)).toEqual(ids(first.save.ObjectStates!));
  });
});
