import { expect, it } from 'vitest';
import type { Catalogue } from '../../../renderer/model/catalogue.ts';
import { catalogue } from '../../../renderer/model/catalogue.ts';
import { patched } from '../../../renderer/model/patch.ts';
import { SetOnDesk } from '../../../renderer/worker/set-on-desk.ts';
import { formatJson } from '../../../schemas/json.ts';
import { openedFrom } from '../../opened-from.ts';

const map = {
  name: 'Field',
  columns: 20,
  rows: 20,
  walls: ['1,1 5,1'],
  terrain: [{ kind: 'bog', cells: ['3,3 9,9'] }],
};
const other = { name: 'Yard', columns: 12, rows: 12, walls: ['2,2 6,2'] };
const files = (walls: readonly string[]): [string, string][] => [
  ['set.json', formatJson({ id: 'maps', system: 'teamfight', format: 1, name: 'Maps' })],
  ['terrain/bog.json', formatJson({ name: 'Bog', enterCost: 2 })],
  ['maps/field.json', formatJson({ ...map, walls })],
  ['maps/yard.json', formatJson(other)],
];
const read = (walls: readonly string[]) => ({
  folder: '/sets/maps',
  files: files(walls),
  uses: [],
  pictures: [],
  unreadable: [],
  problems: [],
  sizes: [],
});

it('sends of a map that was painted on only what looks otherwise', () => {
  const desk = new SetOnDesk();
  const shown = desk.open(read(map.walls));
  const whole = JSON.stringify(shown.items.find(({ ref }) => ref === 'maps/field')).length;
  const walls = [...map.walls, '7,2 7,6'];
  const patch = structuredClone(desk.change(files(walls).filter(([file]) => file === 'maps/field.json')));
  expect(JSON.stringify(patch).length).toBeLessThan(whole / 10);
  expect(patched(shown, patch) as Catalogue).toEqual(catalogue(openedFrom(read(walls))));
});
