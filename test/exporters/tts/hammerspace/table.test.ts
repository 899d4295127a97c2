import { parse } from 'luaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../../../app/studio/load-set.ts';
import { hammerspaceFaces } from '../../../../exporters/face/hammerspace/faces.ts';
import type { PictureFiles } from '../../../../exporters/pictures.ts';
import type { BaseSave } from '../../../../exporters/tts/base-table.ts';
import { checkTable } from '../../../../exporters/tts/check.ts';
import setupScript from '../../../../exporters/tts/hammerspace/lua/setup.ts';
import { readMark } from '../../../../exporters/tts/mark.ts';
import { planTable, type TableSource } from '../../../../exporters/tts/plan.ts';
import type { BagObject, DeckObject, TableObject, TileObject } from '../../../../exporters/tts/save.ts';
import type { GameSet } from '../../../../rules/game-set.ts';
import { stubTable, withRole } from '../stub-table.ts';

let set: GameSet;
let pictures: PictureFiles;
beforeAll(async () => {
  const loaded = await loadSet('content/hammerspace/jumble-sale');
  [set, pictures] = [loaded.set!, loaded.pictures];
});

const sourceOf = (one: GameSet): TableSource => ({ set: one, faces: hammerspaceFaces(one, pictures) });
const planOf = (sets: readonly GameSet[]) =>
  planTable(sets.map(sourceOf), { cell: 1, pictures, address: (file) => `/out/pictures/${file}` });
const tableOf = (sets: readonly GameSet[], seats: readonly string[]) => {
  const { ObjectStates: objects } = planOf(sets).save;
  return { objects, button: withRole(objects, 'setup')[0]!, table: stubTable(objects, seats) };
};
const refOf = (object: TableObject) => readMark(object.GMNotes)!.ref!;
const decksOn = (spawned: readonly TableObject[]) =>
  spawned.filter((object): object is DeckObject => object.Name === 'DeckCustom');
const sixSeats = ['White', 'Red', 'Yellow', 'Green', 'Blue', 'Purple'];

describe('The table of Hammerspace', () => {
  it('has six seats, a bag with decks, counters, dice and mats, and the button Setup, and passes every check', () => {
    const plan = planOf([set]);
    expect(checkTable(plan, [sourceOf(set)])).toEqual([]);
    const { ObjectStates: objects, PlayerCounts } = plan.save;
    expect(PlayerCounts).toEqual([2, 6]);
    expect(objects.flatMap((object) => (object.Name === 'HandTrigger' ? [object.FogColor] : []))).toEqual(sixSeats);
    expect(objects.filter(({ Name }) => Name !== 'HandTrigger').map(({ Nickname }) => Nickname)).toEqual([
      'Jumble Sale',
      'Setup',
    ]);
    const [bag] = withRole(objects, 'set') as [BagObject];
    expect(bag.ContainedObjects.map(({ Name, Nickname }) => `${Name} ${Nickname}`)).toEqual([
      'DeckCustom Jumble Sale: Play cards',
      'DeckCustom Jumble Sale: Traits',
      'Bag 5 HP',
      'Bag 1 HP',
      'Die_6_Rounded Die',
      'Die_6_Rounded Die',
      'Custom_Tile Mat of a player',
      'Custom_Tile Mat of the middle',
    ]);
    // Play cards and traits are told apart by their backs.
    const [cards, traits] = bag.ContainedObjects as [DeckObject, DeckObject];
    const backOf = (deck: DeckObject) => Object.values(deck.CustomDeck)[0]!.BackURL;
    expect(backOf(cards)).not.toBe(backOf(traits));
    expect(planOf([set])).toEqual(plan);
  });

  it('has a script of Lua 5.2', () => {
    expect(() => parse(setupScript, { luaVersion: '5.2' })).not.toThrow();
  });

  it.each([2, 3, 6])(
    'Setup deals four cards, three traits and 20 HP to each of %i players, and nothing twice',
    async (count) => {
      const seats = sixSeats.slice(0, count);
      const { button, table, objects } = tableOf([set], seats);
      await table.press(button, 'Setup');
      const printed = (withRole(objects, 'deck') as DeckObject[]).map(({ ContainedObjects }) => ContainedObjects);
      const [allCards, allTraits] = printed.map((cards) => cards.map(refOf)) as [string[], string[]];
      const isTrait = new Set(allTraits);
      // Of 18 traits six players leave none.
      const decks = decksOn(table.spawned);
      expect(decks).toHaveLength(count === 6 ? 1 : 2);
      for (const seat of seats) {
        const refs = table.hands[seat]!.map(refOf);
        expect([refs.length, refs.filter((ref) => isTrait.has(ref)).length]).toEqual([7, 3]);
      }
      const dealt = seats.flatMap((seat) => table.hands[seat]!.map(refOf));
      const left = decks.flatMap(({ ContainedObjects }) => ContainedObjects).map(refOf);
      expect([...dealt, ...left].sort()).toEqual([...allCards, ...allTraits].sort());
      for (const one of decks) {
        expect(one.DeckIDs).toEqual(one.ContainedObjects.map(({ CardID }) => CardID));
        expect(one.Transform.rotZ).toBe(180);
      }
      const counters = table.spawned.filter(({ Name, Nickname }) => Name === 'Custom_Tile' && / HP$/.test(Nickname));
      const worth = counters.reduce((sum, object) => sum + readMark(object.GMNotes)!.hp!, 0);
      expect([counters.length, worth]).toEqual([8 * count, 20 * count]);
      expect(table.spawned.filter(({ Name }) => Name === 'Die_6_Rounded')).toHaveLength(2);
      expect(table.said).toEqual([
        `Dealt 4 cards, 3 traits and 20 HP to ${count} players. Lay your cards in your row, one of them face down if you like, and keep one trait. The highest roll of two dice begins; turns go to the right.`,
      ]);
    },
  );

  it('keeps seats and Setup where a designer moved them on a table of their own', () => {
    const base = structuredClone(planOf([set]).save) as BaseSave;
    const moved = (wanted: (object: TableObject) => boolean, posX: number) => {
      base.ObjectStates.find(wanted)!.Transform.posX = posX;
    };
    moved((object) => object.Name === 'HandTrigger' && object.FogColor === 'Purple', -25);
    moved((object) => readMark(object.GMNotes)?.setwright === 'setup', -14);
    const options = { cell: 1, pictures, address: (file: string) => `/out/pictures/${file}`, base };
    const plan = planTable([sourceOf(set)], options);
    expect(checkTable(plan, [sourceOf(set)])).toEqual([]);
    const placesOf = (role: string) => withRole(plan.save.ObjectStates, role).map(({ Transform }) => Transform.posX);
    expect(placesOf('hand')).toEqual([-19, 0, 19, 19, 0, -25]);
    expect([placesOf('setup'), placesOf('set')]).toEqual([[-14], [-26]]);
  });

  it('deals no traits where there are too few for all (H-005), and says so', async () => {
    const few = { ...set, entities: set.entities.filter(({ id }) => id !== 'brawler') };
    const { button, table } = tableOf([few], sixSeats);
    await table.press(button, 'Setup');
    for (const seat of sixSeats) expect(table.hands[seat]).toHaveLength(4);
    expect(table.said[0]).toContain(
      'to 6 players. There are not enough traits for all, so nobody has one. Lay your cards',
    );
  });

  it('lays each mat before its player, with the counters on it, and nothing over the edge or on another', async () => {
    const { button, table } = tableOf([set], sixSeats);
    await table.press(button, 'Setup');
    const mats = withRole(table.spawned, 'mat') as TileObject[];
    expect(mats.map(({ Transform: { posX, posZ, rotY } }) => [posX, posZ, rotY])).toEqual([
      [-19, -10.5, 180],
      [0, -10.5, 180],
      [19, -10.5, 180],
      [19, 10.5, 0],
      [0, 10.5, 0],
      [-19, 10.5, 0],
      [0, 0, 180],
    ]);
    const { images } = planOf([set]);
    const half = ({ Transform: { scaleZ }, GMNotes, AttachedSnapPoints: snaps }: TileObject) => {
      const { files, mat } = readMark(GMNotes)!;
      const picture = images.find(({ file }) => file === files![0]![0])!;
      expect(snaps).toHaveLength(mat === 'seat' ? 5 : 3);
      return { x: (scaleZ * picture.width) / picture.height, z: scaleZ };
    };
    for (const [index, mat] of mats.entries()) {
      const { x, z } = half(mat);
      expect(Math.abs(mat.Transform.posX) + x).toBeLessThan(30);
      for (const other of mats.slice(index + 1)) {
        const { x: otherX, z: otherZ } = half(other);
        const beside = Math.abs(mat.Transform.posX - other.Transform.posX) - x - otherX;
        const behind = Math.abs(mat.Transform.posZ - other.Transform.posZ) - z - otherZ;
        expect(Math.max(beside, behind)).toBeGreaterThan(0);
      }
    }
    const counters = table.spawned.filter(({ Name, Nickname }) => Name === 'Custom_Tile' && / HP$/.test(Nickname));
    // Left of the row, as each player sees it.
    for (const [index, { Transform }] of counters.entries()) {
      const mat = mats[Math.floor(index / 8)]!.Transform;
      const side = mat.rotY === 180 ? -1 : 1;
      expect((Transform.posX - mat.posX) * side).toBeGreaterThan(5);
      expect(Math.abs(Transform.posZ - mat.posZ)).toBeLessThan(1.9);
    }
    const places = counters.map(({ Transform: { posX, posZ } }) => `${posX},${posZ}`);
    expect(new Set(places).size).toBe(counters.length);
  });

  it('deals what the rule options of the set say', async () => {
    const rules = { preset: 'older', startingHp: 32, traitsKept: 0 };
    const own = { ...set, manifest: { ...set.manifest, rules } } as unknown as GameSet;
    const { button, table } = tableOf([own], ['Red', 'Blue']);
    await table.press(button, 'Setup');
    expect(table.hands.Red).toHaveLength(4);
    const worth = withRole(table.spawned, 'counter').filter((object) => table.spawned.includes(object));
    expect(worth.reduce((sum, object) => sum + readMark(object.GMNotes)!.hp!, 0)).toBe(64);
  });

  it('shuffles the cards of two sets into one deck', async () => {
    const renamed = (object: GameSet): GameSet => ({
      ...object,
      id: 'attic',
      manifest: { ...object.manifest, id: 'attic', name: 'Attic' },
      entities: object.entities.map((entity) => ({ ...entity, ref: `attic/${entity.id}` })),
    });
    const sets = [set, renamed(set)];
    expect(checkTable(planOf(sets), sets.map(sourceOf))).toEqual([]);
    const { button, table, objects } = tableOf(sets, ['White', 'Green']);
    await table.press(button, 'Setup');
    const [deck] = decksOn(table.spawned) as [DeckObject];
    const whole = (withRole(objects, 'deck') as DeckObject[]).filter((one) => refOf(one).endsWith('_cards'));
    expect(deck.ContainedObjects).toHaveLength(2 * whole[0]!.ContainedObjects.length - 8);
    const from = new Set(deck.ContainedObjects.map((card) => refOf(card).split('/')[0]));
    expect([...from].sort()).toEqual(['attic', 'jumble-sale']);
    for (const card of deck.ContainedObjects)
      expect(deck.CustomDeck[Math.floor(card.CardID / 100)]).toEqual(Object.values(card.CustomDeck)[0]);
  });

  it('refuses in a sentence when too few sit there, when it is laid already, and when the bag is gone', async () => {
    const alone = tableOf([set], ['Red']);
    await alone.table.press(alone.button, 'Setup');
    expect(alone.table.said).toEqual([
      'Red: 2 to 6 players play, and 1 sits at the table. To try it alone, create a Hotseat game.',
    ]);
    const { button, table } = tableOf([set], ['Red', 'Blue']);
    await table.press(button, 'Setup');
    const count = table.spawned.length;
    table.later();
    await table.press(button, 'Setup');
    expect([table.spawned.length, table.said[1]]).toEqual([
      count,
      'Red: The table is laid already. Clear away what was laid out, then press Setup again.',
    ]);
    const objects = planOf([set]).save.ObjectStates;
    const lost = stubTable(
      objects.filter((object) => readMark(object.GMNotes)?.setwright !== 'set'),
      ['Red', 'Blue'],
    );
    await lost.press(withRole(objects, 'setup')[0]!, 'Setup');
    expect([lost.spawned, lost.said[0]]).toEqual([
      [],
      'Red: There is no whole bag of a set on the table. Put it back and press Setup again.',
    ]);
  });

  it('says how many cards a deck lacks', async () => {
    const few = { ...set, entities: set.entities.filter(({ kind }, index) => kind !== 'play-card' || index < 7) };
    const { button, table } = tableOf([few], sixSeats);
    await table.press(button, 'Setup');
    expect(table.spawned).toEqual([]);
    expect(table.said[0]).toMatch(
      /^Red: The deck has \d+ cards, and 6 players are dealt 24\. Put the bag of another set/,
    );
  });
});

describe('Reshuffle', () => {
  it('makes a new deck of the discards once the deck is empty, and says so while it is not', async () => {
    const { button, table } = tableOf([set], ['Red', 'Blue']);
    await table.press(button, 'Reshuffle');
    await table.press(button, 'Setup');
    await table.press(button, 'Reshuffle');
    const [deck] = decksOn(table.spawned) as [DeckObject];
    table.spawned.splice(table.spawned.indexOf(deck), 1);
    await table.press(button, 'Reshuffle');
    const { places } = readMark(table.spawned.find((one) => readMark(one.GMNotes)?.mat === 'middle')!.GMNotes)!;
    const [[x, z]] = places!.discards as [[number, number]];
    const pile = { ...deck, Transform: { ...deck.Transform, posX: x + 0.3, posZ: z, rotZ: 0 }, GMNotes: '' };
    const beside = { ...deck.ContainedObjects[0]!, Transform: { ...pile.Transform, posX: x + 9 } };
    table.spawned.push(pile, beside);
    await table.press(button, 'Reshuffle');
    const [fresh] = decksOn(table.spawned).filter(({ Nickname }) => Nickname === 'Play cards') as [DeckObject];
    expect(table.spawned).not.toContain(pile);
    expect(table.spawned).toContain(beside);
    expect(fresh.ContainedObjects.map(refOf).sort()).toEqual(deck.ContainedObjects.map(refOf).sort());
    expect([fresh.Transform.posX, fresh.Transform.rotZ]).toEqual([places!.cards![0]![0], 180]);
    const count = deck.ContainedObjects.length;
    expect([table.said[0], ...table.said.slice(2)]).toEqual([
      'Red: The table is not laid yet. Press Setup first.',
      'Red: The deck is not empty yet. Take its last card, then press Reshuffle.',
      'Red: There are no discards to shuffle. Cards that were used lie on Discards.',
      `Shuffled ${count} discards into a new deck.`,
    ]);
  });
});
