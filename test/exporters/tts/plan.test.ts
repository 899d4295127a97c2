import { describe, expect, it } from 'vitest';
import type { Card } from '../../../exporters/face/card.ts';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { checkTable } from '../../../exporters/tts/check.ts';
import { readMark } from '../../../exporters/tts/mark.ts';
import { planTable, type TableSource } from '../../../exporters/tts/plan.ts';
import type { BagObject, CardObject, DeckObject, DieObject, TableObject } from '../../../exporters/tts/save.ts';
import { tree } from '../../../exporters/tts/tree.ts';
import { hero, plan, smallSet, sourceOf } from './fixture.ts';

const filesOf = (set = smallSet('alpha')) => plan([set]).images.map((job) => job.file);
const objectsOf = (objects: readonly TableObject[], role: string) =>
  [...tree(objects)].filter((object) => readMark(object.GMNotes)?.setwright === role);

describe('The planned save', () => {
  it('passes every check with one set, with three, and with cells of four units', () => {
    for (const ids of [['alpha'], ['alpha', 'beta', 'gamma']])
      for (const cell of [1, 4]) {
        const sets = ids.map((id) => smallSet(id));
        expect(checkTable(plan(sets, { cell }), sets.map(sourceOf))).toEqual([]);
      }
  });

  it('finds room on the table for 20 sets, and says when the maps are too large for it', () => {
    const sets = Array.from({ length: 20 }, (_, index) => smallSet(`set${index}`, ['warden']));
    const made = plan(sets);
    expect(checkTable(made, sets.map(sourceOf))).toEqual([]);
    expect(made.manifest.tooLarge).toBeUndefined();
    expect(plan(sets, { cell: 8 }).manifest.tooLarge).toEqual({ width: 64, height: 48 });
  });

  it('gives a die for the charges that a text keeps on its card', () => {
    const set = smallSet('alpha');
    const keeps = { id: 'coil', name: 'Coil', text: 'Put a charge on this. Range 3, 1dmg per charge.' };
    const entities = set.entities.map((entity) =>
      entity.id === 'oracle' ? ({ ...entity, data: { ...entity.data, abilities: [keeps] } } as typeof entity) : entity,
    );
    const { save } = plan([{ ...set, entities }]);
    const oracle = objectsOf(save.ObjectStates, 'hero').find((object) => object.Nickname === 'The oracle') as BagObject;
    expect(oracle.ContainedObjects.at(-1)).toMatchObject({ Name: 'Die_6_Rounded', Nickname: 'Coil charge' });
  });

  it('is the same to the byte when it is planned twice', () => {
    const [one, two] = [plan([smallSet('alpha')]), plan([smallSet('alpha')])];
    expect(JSON.stringify(one.save)).toBe(JSON.stringify(two.save));
  });

  it('gives a hero one bag with deck, figure, summons, tokens and dice at their values', () => {
    const { save } = plan([smallSet('alpha')]);
    const warden = objectsOf(save.ObjectStates, 'hero').find((object) => object.Nickname === 'The warden') as BagObject;
    const held = warden.ContainedObjects.map((object) => `${object.Name} ${object.Nickname}`);
    expect(held).toEqual([
      'DeckCustom The warden',
      'Figurine_Custom The warden',
      'Figurine_Custom Hound',
      'Figurine_Custom Hound',
      'Custom_Tile Mark',
      'Custom_Tile Mark',
      'Die_6_Rounded Ammo',
      'Die_6_Rounded Ammo',
    ]);
    const dice = warden.ContainedObjects.slice(-2) as DieObject[];
    expect(dice.map((die) => [die.Transform.rotX, die.Transform.rotZ])).toEqual([
      [0, 90],
      [-90, 0],
    ]);
    const deck = warden.ContainedObjects[0] as DeckObject;
    expect(deck.ContainedObjects.map((card) => card.Nickname)).toEqual([
      ...['The warden', 'Strike', 'Shield', 'Charge', 'Charge', 'Hound'],
    ]);
    expect(deck.DeckIDs[3]).toBe(deck.DeckIDs[4]);
  });

  it('has as many of a token as its set says, in a bag of their own where they are many', () => {
    const set = smallSet('alpha');
    const entities = set.entities.map((entity) =>
      entity.id === 'mark' ? { ...entity, data: { ...entity.data, copies: 8 } as typeof entity.data } : entity,
    );
    const { save } = plan([{ ...set, entities }]);
    // The hero that brings it, the map that it comes with, and the supply have a bag each.
    const bags = objectsOf(save.ObjectStates, 'supply').filter((object) => object.Nickname === 'Mark') as BagObject[];
    expect(bags.map((bag) => bag.ContainedObjects.length)).toEqual([8, 8, 8]);
    expect(bags[0]!.ContainedObjects.every((object) => object.Nickname === 'Mark')).toBe(true);
  });

  it('lays the pieces of a map on a picture without them', () => {
    const { images } = plan([smallSet('alpha')]);
    const { boards } = sourceOf(smallSet('alpha')).faces;
    expect(images.find((job) => job.kind === 'map')?.cells[0]?.list).toEqual(boards[0]!.ground);
  });

  it('writes a deck of a single card as a card', () => {
    const { save } = plan([smallSet('alpha')]);
    const rules = [...tree(save.ObjectStates)].find((object) => object.Nickname === 'Flow') as CardObject;
    expect(rules.Name).toBe('Card');
    expect(rules.CustomDeck[Math.floor(rules.CardID / 100)]).toMatchObject({ NumWidth: 1, NumHeight: 1 });
  });

  it('puts 15 poker cards on a sheet of 3750 by 3150 pixels, and the sixteenth on a second sheet', () => {
    const set = smallSet('alpha', []);
    const long = { ...set, entities: [heroOf16(), ...set.entities.slice(1)] };
    const { images, save } = plan([long]);
    const sheets = images.filter((job) => job.file.startsWith('alpha-mage-cards'));
    expect(sheets.map(({ width, height }) => [width, height])).toEqual([
      [3750, 3150],
      [750, 1050],
    ]);
    expect(checkTable({ ...plan([long]) }, [sourceOf(long)])).toEqual([]);
    const deck = [...tree(save.ObjectStates)].find((object) => object.Name === 'DeckCustom') as DeckObject;
    expect(Object.keys(deck.CustomDeck)).toHaveLength(2);
  });

  it('gives cards that lie cells that lie, and turns those that lie in a deck of cards that stand', () => {
    const lies = (card: Card): Card => {
      const turned = ({ width, height, ...list }: DisplayList) => ({ ...list, width: height, height: width });
      return { ...card, front: turned(card.front), back: turned(card.back) };
    };
    const { set, faces } = sourceOf(smallSet('alpha'));
    const lying = (which: (card: Card) => boolean): TableSource => ({
      set,
      faces: {
        ...faces,
        decks: faces.decks.map((deck) => ({ ...deck, cards: deck.cards.map((one) => (which(one) ? lies(one) : one)) })),
      },
    });
    const made = (source: TableSource) => {
      const table = planTable([source], { cell: 1, pictures: new Map(), address: (file) => `/home/designer/${file}` });
      expect(checkTable(table, [source])).toEqual([]);
      const deck = [...tree(table.save.ObjectStates)].find((object) => object.Name === 'DeckCustom') as DeckObject;
      const sheet = table.images.find((job) => job.file.startsWith('alpha-warden-cards'))!;
      const back = table.images.find((job) => job.file.startsWith('alpha-back'))!;
      return { table, deck, sheet, back };
    };
    const all = made(lying(() => true));
    expect([all.sheet.cells[0]!.width, all.sheet.cells[0]!.height]).toEqual([1050, 750]);
    expect([all.back.width, all.back.height]).toEqual([1050, 750]);
    expect(all.deck.ContainedObjects.map(({ SidewaysCard }) => SidewaysCard)).not.toContain(true);
    // As high on the table as they are printed: 63.5 mm of the 80 mm of the game's own card.
    expect(all.deck.Transform.scaleZ).toBeCloseTo(63.5 / 80, 3);

    const heroes = made(lying(({ kind }) => kind === 'hero'));
    expect([heroes.sheet.cells[0]!.width, heroes.sheet.cells[0]!.height]).toEqual([750, 1050]);
    expect(heroes.sheet.cells.filter(({ turn }) => turn === 90)).toHaveLength(1);
    expect(heroes.deck.ContainedObjects.map(({ SidewaysCard }) => SidewaysCard).filter(Boolean)).toHaveLength(1);
    expect(heroes.deck.SidewaysCard).toBe(false);
    const told = structuredClone(heroes.table);
    const card = [...tree(told.save.ObjectStates)].find((object) => 'SidewaysCard' in object && object.SidewaysCard);
    Object.assign(card!, { SidewaysCard: false });
    expect(checkTable(told, [lying(({ kind }) => kind === 'hero')]).map(({ check }) => check)).toContain('D12');
  });

  it('names pictures by what they show: a change to one hero changes the files of no other', () => {
    const set = smallSet('alpha');
    const changed = set.entities.map((entity) =>
      entity.id === 'oracle' && entity.kind === 'hero'
        ? { ...entity, data: { ...entity.data, name: 'The seer' } }
        : entity,
    );
    const before = new Set(filesOf());
    const after = filesOf({ ...set, entities: changed });
    expect(after.filter((file) => !before.has(file)).map((file) => file.replace(/-[0-9a-f]{16}/, ''))).toEqual([
      'alpha-oracle-cards.png',
    ]);
  });

  it('gives a picture another name when the file of the designer behind it changes', () => {
    const set = smallSet('alpha');
    const { faces } = sourceOf(set);
    const [deck, ...others] = faces.decks;
    const [first, ...rest] = deck!.cards;
    const image = { op: 'image', src: 'alpha/art/warden.jpg', x: 0, y: 0, w: 10, h: 10 } as const;
    const painted = {
      ...first!,
      front: { ...first!.front, ops: [{ op: 'clip', shape: { ...image, op: 'rect' }, ops: [image] }] },
    };
    const source = {
      set,
      faces: { ...faces, decks: [{ ...deck!, cards: [painted as typeof first & object, ...rest] }, ...others] },
    };
    const names = ['one', 'two'].map((hash) => {
      const pictures = new Map([['alpha/art/warden.jpg', { hash }]]);
      return planTable([source], { cell: 1, pictures, address: (file) => `/x/${file}` }).images.map((job) => job.file);
    });
    expect(names[0]!.filter((file) => !names[1]!.includes(file))).toHaveLength(1);
  });

  it('makes map, snap points, figures and markers four times as large for cells of four units, and tokens not', () => {
    const [one, four] = [1, 4].map((cell) => plan([smallSet('alpha')], { cell }).save.ObjectStates);
    const scaleOf = (objects: TableObject[], role: string) => objectsOf(objects, role)[0]!.Transform.scaleZ;
    for (const role of ['map', 'figure', 'marker']) expect(scaleOf(four!, role) / scaleOf(one!, role)).toBeCloseTo(4);
    expect(scaleOf(four!, 'token')).toBe(scaleOf(one!, 'token'));
    expect(readMark(objectsOf(four!, 'figure')[0]!.GMNotes)?.fit).toBeCloseTo(3.6);
  });

  it('puts the rules and the words of a set into the notebook', () => {
    const { save } = plan([smallSet('alpha')]);
    expect(save.TabStates?.['0']?.body).toContain('Heroes act from left to right.');
    expect(save.TabStates?.['0']?.body).toContain('Takes 1 more damage.');
  });

  it('shows the scoring and terrain rules of a map on hover', () => {
    const map = objectsOf(plan([smallSet('alpha')]).save.ObjectStates, 'map')[0]!;
    expect(map).toMatchObject({
      Description: 'Scoring: 1 at the end of each round.',
      Locked: true,
      Name: 'Custom_Tile',
    });
  });
});

function heroOf16() {
  const names = Array.from({ length: 15 }, (_, index) => `Spell${index}`);
  return { ...hero('alpha', 'mage', names) };
}
