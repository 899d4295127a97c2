import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSet } from '../../../../app/studio/load-set.ts';
import { changed, withChanged } from '../../../../rules/edit/change.ts';
import { openSet } from '../../../../rules/open.ts';
import { renamed } from '../../../../rules/teamfight/edit/rename.ts';
import { readings } from '../../../../rules/teamfight/readings.ts';
import { formatJson } from '../../../../schemas/json.ts';

const manifest = { id: 'iron', system: 'teamfight', format: 1, name: 'Iron' };
function setOf(contents: Readonly<Record<string, object>>) {
  const all = Object.entries({ 'set.json': manifest, ...contents });
  const files = new Map(all.map(([path, value]) => [path, formatJson(value)]));
  const { set } = openSet('iron', files);
  if (!set) throw new Error('The set does not open.');
  return { set, files };
}
const hero = (abilities: readonly string[], more: object = {}) => ({
  name: 'Warden',
  health: 10,
  speed: 3,
  abilities: abilities.map((text, index) => ({ id: `a${index}`, name: `Ability ${index}`, text })),
  ...more,
});
const valuesOf = (changes: ReturnType<typeof renamed>) =>
  Object.fromEntries(
    changes.map((one) => ['pointer' in one ? one.file + one.pointer : one.file, 'value' in one ? one.value : one.text]),
  );

describe('a rename', () => {
  it('changes the name and the texts that were read as meaning it, in their form and capitals', () => {
    const texts = ['Place an Icicle in range 2.', 'Remove all icicles in range 5.', 'Range 2, 1dmg, Dazzled.'];
    const { set } = setOf({
      'heroes/warden.json': hero(texts),
      'markers/icicle.json': { name: 'Icicle', text: 'Hazard: 2dmg.' },
      'conditions/dazzled.json': { name: 'Dazzled', text: 'Your attacks have +1def.' },
    });
    expect(valuesOf(renamed(set, 'markers/icicle.json', '', 'Wolf'))).toEqual({
      'markers/icicle.json/name': 'Wolf',
      'heroes/warden.json/abilities/0/text': 'Place a Wolf in range 2.',
      'heroes/warden.json/abilities/1/text': 'Remove all wolves in range 5.',
    });
    expect(valuesOf(renamed(set, 'conditions/dazzled.json', '', 'Blind'))).toMatchObject({
      'heroes/warden.json/abilities/2/text': 'Range 2, 1dmg, Blind.',
    });
  });

  it('leaves words alone that only look like the name', () => {
    const { set } = setOf({
      'heroes/warden.json': hero(['Range 2, push 1, then place a Push in range 1.']),
      'markers/push.json': { name: 'Push', text: 'Hazard: 1dmg.' },
    });
    expect(valuesOf(renamed(set, 'markers/push.json', '', 'Spike'))).toMatchObject({
      'heroes/warden.json/abilities/0/text': 'Range 2, push 1, then place a Spike in range 1.',
    });
  });

  it('takes notes of what is by hand, dice of a counter and scenes of an ability along', () => {
    const clause = 'Sing of your Luck.';
    const { set } = setOf({
      'heroes/warden.json': {
        ...hero([`Gain 1 Luck. ${clause}`]),
        abilities: [
          { id: 'sing', name: 'Sing', text: `Gain 1 Luck. ${clause}`, byHand: [{ clause }], dice: [{ name: 'Luck' }] },
        ],
      },
      'counters/luck.json': { name: 'Luck', text: 'At most 3.' },
      'scenes/song.json': {
        name: 'Song',
        units: [
          { letter: 'W', card: 'warden', sign: 'W' },
          { letter: 'E', card: 'warden' },
        ],
        steps: [{ unit: 'W', use: 'Sing' }],
      },
    });
    expect(valuesOf(renamed(set, 'counters/luck.json', '', 'Fortune'))).toMatchObject({
      'heroes/warden.json/abilities/0/text': 'Gain 1 Fortune. Sing of your Fortune.',
      'heroes/warden.json/abilities/0/byHand/0/clause': 'Sing of your Fortune.',
      'heroes/warden.json/abilities/0/dice/0/name': 'Fortune',
    });
  });

  it('of anything in the shipped sets leaves every text with the meaning that it had', async () => {
    for (const id of ['saltmarch', 'windfall']) {
      const loaded = await loadSet(join(import.meta.dirname, '../../../../content/teamfight', id));
      const { set, given } = loaded;
      if (!set) throw new Error('The set does not open.');
      const programs = (texts: ReturnType<typeof readings>['texts']) => texts.map(({ reading }) => reading.program);
      const before = programs(readings([set]).texts);
      for (const { kind, file } of set.entities) {
        if (kind !== 'summon' && kind !== 'counter') continue;
        const after = changed(given.files, renamed(set, file, '', 'Glimmer Ox'));
        if ('code' in after) throw new Error(after.message);
        const again = openSet(id, withChanged(given.files, after), given.options).set;
        expect(again && programs(readings([again]).texts), file).toEqual(before);
      }
    }
  });
});
