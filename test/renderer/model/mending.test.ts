import { describe, expect, it } from 'vitest';
import { catalogue, type Item } from '../../../renderer/model/catalogue.ts';
import { fieldAt } from '../../../renderer/model/field-at.ts';
import { placeInText } from '../../../renderer/model/place-in-text.ts';
import { scopesOf, shownBy } from '../../../renderer/model/scope.ts';
import { openSet } from '../../../rules/open.ts';
import { formatJson } from '../../../schemas/json.ts';
import { at } from '../../../schemas/place.ts';
import { hero, setJson } from '../../app/set-folder.ts';

const { set: opened } = openSet('small', new Map([['set.json', formatJson(setJson)]]));
if (!opened) throw new Error('The small set does not open.');
const set = opened;

const field = (file: string, pointer: string) => fieldAt(set, { file, pointer })?.pointer;

describe('the field of a problem', () => {
  it('is that of the place, or of what holds it', () => {
    const warden = 'heroes/warden.json';
    expect(field(warden, '/health')).toBe('/health');
    expect(field(warden, '')).toBe('/name');
    expect(field(warden, '/abilities/2/text')).toBe('/abilities/2/text');
    expect(field(warden, '/abilities/2')).toBe('/abilities/2/name');
    expect(field(warden, '/abilities/0/byHand/1/clause')).toBe('/abilities/0/text');
    expect(field(warden, '/passives/1/text')).toBe('/passives/1/text');
    expect(field(warden, '/tokens/0')).toBe('/tokens');
    expect(field(warden, '/art/file')).toMatch(/^\/art/);
    expect(field('set.json', '/name')).toBe('/name');
    expect(field('theme.json', '/colours/0')).toBe(field('theme.json', '/colours'));
  });

  it('is the one that is missing', () => {
    const place = { file: 'heroes/warden.json', pointer: '' };
    expect(fieldAt(set, place, { name: 'Warden', health: 3 })?.pointer).toBe('/speed');
    expect(fieldAt(set, place, hero)?.pointer).toBe('/name');
    const card = { file: 'heroes/warden.json', pointer: '/abilities/1' };
    const abilities = [{ id: 'a', name: 'A', text: '' }, { id: 'b' }];
    expect(fieldAt(set, card, { ...hero, abilities })?.pointer).toBe('/abilities/1/name');
  });

  it('is none where no form has one', () => {
    expect(field('heroes/warden.json', '/helth')).toBeUndefined();
    expect(field('maps/quarry.json', '/walls/0')).toBeUndefined();
    expect(field('notes.txt', '')).toBeUndefined();
  });
});

describe('the place of a problem in the text of its file', () => {
  it('is where the value begins, whatever stands before it', () => {
    const value = { a: 'x "} \\', list: [1, { b: true, c: [] }, 'two'], 'k/~': { last: -3.5 } };
    for (const text of [formatJson(value), JSON.stringify(value), `\ufeff ${JSON.stringify(value, undefined, '\t')}`]) {
      for (const pointer of ['/a', '/list', '/list/0', '/list/1/b', '/list/1/c', '/list/2', '/k~1~0/last']) {
        const found = text.slice(placeInText(text, pointer));
        expect(found.startsWith(JSON.stringify(at(value, pointer)).slice(0, 1)), `${pointer} in ${text}`).toBe(true);
      }
      expect(text.slice(placeInText(text, '/k~1~0/last'))).toMatch(/^-3\.5/);
      expect(text.slice(placeInText(text, '/list/2'))).toMatch(/^"two"/);
    }
  });

  it('is where the text breaks, or the nearest that is there', () => {
    expect(placeInText('{ "name": "Warden", }', '')).toBe('{ "name": "Warden", '.length);
    expect(placeInText('', '/name')).toBe(0);
    expect(placeInText('{"a": {"b": 1}}', '/a/missing')).toBe('{"a": '.length);
    expect(placeInText('[1, 2]', '/7')).toBe(0);
  });
});

describe('what an error keeps out of a set', () => {
  const files = {
    'set.json': setJson,
    'heroes/oracle.json': hero,
    'heroes/smith.json': { name: 'Smith', health: 'ten', abilities: [{ id: 'hit', name: 'Hit', text: 3 }] },
    'heroes/warden.json': hero,
    'heroes/broken.json': '{',
    'summons/fox.json': { name: 'Fox' },
    'summons/wolf.json': { ...hero, name: 'Wolf' },
    'tokens/warden.json': { name: 'Twin' },
    'scenes/odd.json': '[]',
  };
  const texts = Object.entries(files).map(
    ([file, value]) => [file, typeof value === 'string' ? value : formatJson(value)] as const,
  );
  const made = catalogue({ ...openSet('iron-age', new Map(texts)), sizes: new Map() });

  it('stands in its list among the others, with its problems and a name of its own', () => {
    const heroes = made.items.filter(({ screen }) => screen === 'heroes').map(({ name }) => name);
    expect(heroes).toEqual(['broken', hero.name, 'Smith', hero.name]);
    // A summon that no hero calls is a word, with an error and without.
    const summons = made.items.filter(({ group }) => group === 'Summons');
    expect(summons.map(({ name, screen }) => [name, screen])).toEqual([
      ['Fox', 'words'],
      ['Wolf', 'words'],
    ]);
    expect(new Set(made.items.map(({ ref }) => ref)).size).toBe(made.items.length);
    const smith = made.items.find(({ name }) => name === 'Smith') as Item;
    expect(smith.problems.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['', '/health']));
    expect(made.items.find(({ name }) => name === 'Twin')?.problems[0]?.code).toBe('entity/same-id');
  });

  it('has its fields all the same, those of its cards too', () => {
    const place = { file: 'heroes/smith.json', pointer: '/abilities/0/text' };
    const { item } = shownBy(made.items, place);
    expect(item?.name).toBe('Smith');
    expect(scopesOf(made, item, undefined, place).map(({ sort, pointer }) => [sort, pointer])).toEqual([
      ['set', ''],
      ['hero', ''],
      ['card', '/abilities/0'],
    ]);
    expect(scopesOf(made, item, undefined).at(-1)).toMatchObject({ sort: 'hero', file: 'heroes/smith.json' });
  });
});
