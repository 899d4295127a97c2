import { describe, expect, it } from 'vitest';
import { openSet } from '../../../rules/open.ts';
import { formatJson } from '../../../schemas/json.ts';
import { creature, plainFiles } from './small-plain.ts';

/** The problems of the small set with some files laid over it, as `code: message`. */
function told(files: Readonly<Record<string, unknown>>): string[] {
  const texts = new Map([
    ...plainFiles(),
    ...Object.entries(files).map(([file, value]) => [file, formatJson(value)] as const),
  ]);
  return openSet('pond', texts).problems.map(({ code, message }) => `${code}: ${message}`);
}
const card = (values: object) => ({ 'cards/newt.json': { name: 'Newt', kind: 'creature', values } });

describe('a plain set', () => {
  it('has no problem where each card says what its kind asks for', () => {
    expect(told({})).toEqual([]);
  });

  it('names the field that was meant where a card says something else', () => {
    expect(told(card({ cots: 2 }))).toEqual([
      'card/unknown-field: cards/newt.json, values, cots: the kind "Creature" has no field "cots"; did you mean "cost"? Rename it here, or add the field to kinds/creature.json.',
    ]);
  });

  it('says what each type holds, and how a value is set right', () => {
    expect(told(card({ cost: '3' }))).toEqual([
      'card/wrong-type: cards/newt.json, values, cost: "Cost" holds a number; it is "3". Write it without quotes: 3.',
    ]);
    expect(told(card({ art: 'art/newt.png' }))).toEqual([
      'card/wrong-type: cards/newt.json, values, art: "Art" holds a picture; it is "art/newt.png". Write it as {"file": "art/newt.png"}.',
    ]);
    expect(told(card({ rare: 'yes' }))).toEqual([
      'card/wrong-type: cards/newt.json, values, rare: "Rare" holds true or false; it is "yes".',
    ]);
    expect(told(card({ tint: 'green' }))).toEqual([
      'card/wrong-type: cards/newt.json, values, tint: "Tint" holds a colour such as "#b5541c"; it is "green".',
    ]);
  });

  it('warns of a choice that there is not, and of a needed field that is empty', () => {
    expect(told(card({ cost: 1, home: 'Pnd' }))).toEqual([
      'card/unknown-choice: cards/newt.json, values, home: "Home" has no choice "Pnd"; did you mean "Pond"?',
    ]);
    const fields = creature.fields.map((field) => (field.id === 'cost' ? { ...field, required: true } : field));
    expect(told({ ...card({}), 'kinds/creature.json': { ...creature, fields } })).toEqual([
      'card/needed: cards/newt.json, values: "Cost" is empty, and each "Creature" needs it; fill it in.',
    ]);
  });

  it('leaves out a card of no kind, and names the nearest', () => {
    const { set, problems } = openSet(
      'pond',
      new Map([...plainFiles(), ['cards/newt.json', formatJson({ name: 'Newt', kind: 'creatur' })]]),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      'cards/newt.json, kind: there is no card kind "creatur"; did you mean "creature"?',
    ]);
    expect(set?.leftOut.map(({ name }) => name)).toEqual(['Newt']);
    expect(set?.entities.some(({ id }) => id === 'frog')).toBe(true);
  });

  it('tells of fields that nobody could tell apart, and of choices that are none', () => {
    const twins = [
      { id: 'cost', name: 'Cost', type: 'number' },
      { id: 'cost', name: 'Price', type: 'number' },
      { id: 'home', name: 'cost', type: 'choice' },
    ];
    expect(told({ 'kinds/spell.json': { name: 'Spell', fields: twins } }).map((one) => one.split(':')[0])).toEqual([
      'kind/same-id',
      'kind/same-name',
      'kind/no-choices',
    ]);
  });

  it('finds what lies outside of a map, and terrain that there is not', () => {
    const map = {
      name: 'Pond',
      columns: 4,
      rows: 4,
      walls: ['0,0 5,0'],
      terrain: [{ kind: 'watr', cells: ['0-4,0'] }],
    };
    expect(told({ 'maps/pond.json': map }).map((one) => one.split(':')[0])).toEqual([
      'reference/unknown',
      'map/edge-outside',
      'map/cell-outside',
    ]);
    expect(told({ 'maps/pond.json': { ...map, walls: [], terrain: [], deploy: {} } })[0]).toContain('"deploy"');
  });
});
