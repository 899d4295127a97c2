import { parse } from 'luaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../../../app/studio/load-set.ts';
import { valyrFaces } from '../../../../exporters/face/valyr/faces.ts';
import type { PictureFiles } from '../../../../exporters/pictures.ts';
import { checkTable } from '../../../../exporters/tts/check.ts';
import { readMark } from '../../../../exporters/tts/mark.ts';
import { planTable, type TableSource } from '../../../../exporters/tts/plan.ts';
import type { BagObject, TableObject, TileObject } from '../../../../exporters/tts/save.ts';
import { tables } from '../../../../exporters/tts/systems.ts';
import { tree } from '../../../../exporters/tts/tree.ts';
import { type Entity, entitiesOf, type GameSet } from '../../../../rules/game-set.ts';
import { baseMillimetres } from '../../../../rules/valyr/sizes.ts';
import { stubTable, withRole } from '../stub-table.ts';

let set: GameSet;
let pictures: PictureFiles;
let source: TableSource;
beforeAll(async () => {
  const loaded = await loadSet('content/valyr/after-lamplight');
  [set, pictures] = [loaded.set!, loaded.pictures];
  source = { set, faces: valyrFaces(set, pictures) };
});

const planOf = (cell = 1) => planTable([source], { cell, pictures, address: (file) => `/out/pictures/${file}` });
/** The table with two army bags taken out of the bag of the set. */
function tableOf(cell = 1) {
  const objects = structuredClone(planOf(cell).save.ObjectStates!) as TableObject[];
  const armies = (withRole(objects, 'army') as BagObject[]).slice(0, 3);
  return { objects, armies, block: withRole(objects, 'battlefields')[0]!, table: stubTable([...objects, ...armies]) };
}
const markOf = (object: TableObject) => readMark(object.GMNotes)!;
const laidAs = (table: { spawned: readonly TableObject[] }, role: string) =>
  table.spawned.filter((object) => markOf(object).setwright === role);
const sizesOf = (object: TableObject, images: ReturnType<typeof planOf>['images']) => {
  const { scaleX, scaleZ } = object.Transform;
  const picture = images.find(({ file }) => file === markOf(object).files![0]![0])!;
  return { across: (2 * scaleX * picture.width) / picture.height, deep: 2 * scaleZ };
};
const unitOf = (object: TableObject) =>
  entitiesOf(set, 'unit').find(({ ref }) => ref === markOf(object).ref) as Entity<'unit'>;

describe('The table of Valyr', () => {
  it.each([1, 2])(
    'has armies, battlefields, rulers, templates, tokens and d20 at %i units an inch, and passes every check',
    (cell) => {
      const plan = planOf(cell);
      expect(checkTable(plan, [source])).toEqual([]);
      const { ObjectStates: objects } = plan.save;
      const [bag] = withRole(objects, 'set') as [BagObject];
      expect(bag.ContainedObjects.map(({ Nickname }) => Nickname)).toEqual([
        ...entitiesOf(set, 'battlefield').map(({ data }) => data.name),
        ...entitiesOf(set, 'army').map(({ data }) => data.name),
        ...['Units', 'Dynasties', 'Armies', 'Units', 'Rulers', 'Area templates', 'Tokens', 'd20'],
      ]);
      const all = [...tree(objects)];
      expect(all.find(({ Name }) => Name === 'Die_20')).toBeDefined();
      expect(all.filter(({ Nickname }) => Nickname === 'Priority')).toHaveLength(1);
      // Everything is as large as the rules say, at the scale of the table.
      for (const base of withRole(objects, 'base'))
        expect(sizesOf(base, plan.images).across).toBeCloseTo(
          (baseMillimetres[unitOf(base).data.size] / 25.4) * cell,
          3,
        );
      for (const field of withRole(objects, 'map') as TileObject[]) {
        const { width, depth } = entitiesOf(set, 'battlefield').find(({ ref }) => ref === markOf(field).ref)!.data;
        const { across, deep } = sizesOf(field, plan.images);
        expect(deep).toBeCloseTo(depth * cell, 6);
        expect(Math.abs(across / (width * cell) - 1)).toBeLessThan(0.001);
      }
      for (const ruler of withRole(objects, 'marker').filter(({ Name }) => Name === 'Custom_Tile')) {
        const length = Number(/^([\d.]+) inches long/.exec(ruler.Description)![1]);
        expect(Math.abs(sizesOf(ruler, plan.images).across / (length * cell) - 1)).toBeLessThan(0.001);
      }
      expect(planOf(cell)).toEqual(plan);
    },
  );

  it('cuts a funnel along its outline and brings it to its true width when it appears', async () => {
    const { objects, table } = tableOf();
    const [funnel] = [...tree(objects)].filter(({ Name }) => Name === 'Custom_Token');
    const { shape } = entitiesOf(set, 'area-template').find(({ ref }) => ref === markOf(funnel!).ref)!.data;
    const width = 3.1;
    const { scale } = await table.appear(funnel!, width);
    expect(scale * width).toBeCloseTo(shape.kind === 'funnel' ? shape.width : 0, 3);
  });

  it('has scripts of Lua 5.2', () => {
    for (const script of tables.valyr.scripts) expect(() => parse(script, { luaVersion: '5.2' })).not.toThrow();
  });

  it.each([1, 2])(
    'deploys armies at their starting locations and takes them back, at %i units an inch',
    async (cell) => {
      const { armies, block, table } = tableOf(cell);
      const [first, second, third] = armies as [BagObject, BagObject, BagObject];
      await table.press(first, 'Deploy');
      expect(table.said.at(-1)).toBe(
        'Red: There is no battlefield on the table. Press Battlefield beside the bag of its set first.',
      );
      await table.press(block, 'Battlefield');
      const [field] = laidAs(table, 'map') as [TileObject];
      const { columns = 0, rows = 0, starts = [], reach = 0 } = markOf(field);
      await table.press(first, 'Deploy');
      table.later();
      await table.press(second, 'Deploy');
      const bases = laidAs(table, 'base');
      expect(table.said.slice(-2)).toEqual([
        `${first.Nickname} is deployed at starting location 1.`,
        `${second.Nickname} is deployed at starting location 2.`,
      ]);
      const held = (army: BagObject) => army.ContainedObjects.filter((one) => markOf(one).setwright === 'base').length;
      expect(bases).toHaveLength(held(first) + held(second));
      for (const [index, base] of bases.entries()) {
        const radius = markOf(base).size! / 2;
        const { posX, posZ } = base.Transform;
        // In inches from the upper left corner of the field.
        const [x, y] = [posX / cell + columns / 2, rows / 2 - posZ / cell];
        const r = radius / cell;
        expect(Math.min(x, y, columns - x, rows - y)).toBeGreaterThan(r - 0.001);
        const { edge, from, to } = starts[markOf(base).start! - 1]!;
        const far = { top: y, bottom: rows - y, left: x, right: columns - x }[edge]!;
        const along = edge === 'top' || edge === 'bottom' ? x : y;
        expect(far - r).toBeLessThanOrEqual(reach);
        expect([along - r >= from - 0.001, along + r <= to + 0.001]).toEqual([true, true]);
        for (const other of bases.slice(index + 1)) {
          const apart = Math.hypot(posX - other.Transform.posX, posZ - other.Transform.posZ);
          expect(apart).toBeGreaterThan(radius + markOf(other).size! / 2);
        }
        // The figure stands on its base and is a little narrower.
        const [figure] = table.attached.get(base)!;
        expect([markOf(figure!).ref, figure!.Transform.posX]).toEqual([markOf(base).ref, posX]);
        expect(figure!.Transform.scaleX * 2.4).toBeCloseTo(2 * radius * 0.9, 2);
      }
      expect(laidAs(table, 'figure')).toHaveLength(0);
      const cards = table.spawned.filter(({ Name }) => Name === 'Card');
      expect(cards.map((card) => markOf(card).ref).sort()).toEqual(bases.map((base) => markOf(base).ref).sort());
      for (const card of cards) {
        const { posX, posZ, rotZ } = card.Transform;
        expect(Math.max(Math.abs(posX) - (columns * cell) / 2, Math.abs(posZ) - (rows * cell) / 2)).toBeGreaterThan(
          1.75,
        );
        expect(rotZ).toBe(0);
      }

      await table.press(first, 'Deploy');
      expect(table.said.at(-1)).toBe('Red: This army is deployed already. Press Take back first.');
      await table.press(block, 'Battlefield');
      expect(table.said.at(-1)).toContain('Armies stand on the battlefield.');
      if (starts.length === 2) {
        await table.press(third, 'Deploy');
        expect(table.said.at(-1)).toContain('All starting locations of this battlefield are taken.');
      }
      await table.press(first, 'Take back');
      expect(laidAs(table, 'base').every((base) => markOf(base).army === markOf(second).ref)).toBe(true);
      table.later();
      await table.press(third, 'Deploy');
      expect(table.said.at(-1)).toBe(`${third.Nickname} is deployed at starting location 1.`);
      await table.press(second, 'Take back');
      await table.press(third, 'Take back');
      expect(table.spawned.map(({ Nickname }) => Nickname)).toEqual([field.Nickname]);
      await table.press(block, 'Battlefield');
      expect(laidAs(table, 'map').map(({ Nickname }) => Nickname)).toEqual([
        entitiesOf(set, 'battlefield')[1]!.data.name,
      ]);
    },
  );
});
