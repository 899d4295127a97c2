import { expect, it } from 'vitest';
import { RulesOnDesk } from '../../../renderer/worker/rules-on-desk.ts';
import { SetOnDesk } from '../../../renderer/worker/set-on-desk.ts';
import { formatJson } from '../../../schemas/json.ts';

const hero = (name: string) => ({
  name: 'Warden',
  health: 5,
  speed: 3,
  abilities: [{ id: 'bash', name, text: 'Free Action:\nRange 1, 1dmg.' }],
});
const scene = {
  name: 'A bash hurts',
  drawing: ['wW', '..'],
  units: [
    { letter: 'w', card: 'warden' },
    { letter: 'W', card: 'oracle' },
  ],
  steps: [{ use: 'Bash', pick: ['W'], expect: [{ unit: 'W', health: 4 }] }],
};

it('finds the scenes that use an ability by its former name, once the new one is typed already', () => {
  const desk = new SetOnDesk();
  desk.open({
    folder: '/sets/one',
    files: [
      ['set.json', formatJson({ id: 'one', system: 'teamfight', format: 1, name: 'One' })],
      ['heroes/warden.json', formatJson(hero('Shield Bash'))],
      ['heroes/oracle.json', formatJson({ name: 'Oracle', health: 5, speed: 3 })],
      ['scenes/bash.json', formatJson(scene)],
    ],
    uses: [],
    pictures: [],
    unreadable: [],
    problems: [],
    sizes: [],
  });
  const asked = { file: 'heroes/warden.json', pointer: '/abilities/0', from: 'Bash', to: 'Shield Bash' };
  expect(new RulesOnDesk(desk).renamed(asked)).toContainEqual({
    file: 'scenes/bash.json',
    pointer: '/steps/0/use',
    value: 'Shield Bash',
  });
});
