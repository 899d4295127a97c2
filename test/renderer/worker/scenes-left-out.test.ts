import { expect, it } from 'vitest';
import { RulesOnDesk } from '../../../renderer/worker/rules-on-desk.ts';
import { SetOnDesk } from '../../../renderer/worker/set-on-desk.ts';
import { formatJson } from '../../../schemas/json.ts';

const hero = (health: number | string) => formatJson({ name: 'Warden', health, speed: 3 });
const scene = {
  name: 'Nobody moves',
  drawing: ['a.', '..'],
  units: [{ letter: 'a', card: 'warden' }],
  steps: [{ end: true }],
};

it('plays no scene as long as a hero that it names has an error', () => {
  const desk = new SetOnDesk();
  desk.open({
    folder: '/sets/one',
    files: [
      ['set.json', formatJson({ id: 'one', system: 'teamfight', format: 1, name: 'One' })],
      ['heroes/warden.json', hero('ten')],
      ['scenes/still.json', formatJson(scene)],
    ],
    uses: [],
    pictures: [],
    unreadable: [],
    problems: [],
    sizes: [],
  });
  const rules = new RulesOnDesk(desk);
  const waitsFor = () => rules.scenes().map((line) => line.waitsFor);
  expect(waitsFor()).toEqual([['heroes/warden.json']]);
  desk.change([['heroes/warden.json', hero(10)]]);
  expect(waitsFor()).toEqual([[]]);
});
