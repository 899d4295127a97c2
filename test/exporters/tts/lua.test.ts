import { parse } from 'luaparse';
import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { checkTable } from '../../../exporters/tts/check.ts';
import fitScript from '../../../exporters/tts/lua/fit.ts';
import { readMark } from '../../../exporters/tts/mark.ts';
import { planTable } from '../../../exporters/tts/plan.ts';
import type { BagObject, DeckObject, TableObject } from '../../../exporters/tts/save.ts';
import dealScript from '../../../exporters/tts/teamfight/lua/deal.ts';
import introScript from '../../../exporters/tts/teamfight/lua/intro.ts';
import { plan, smallSet, sourceOf } from './fixture.ts';
import { stubTable, withRole } from './stub-table.ts';

const at = ({ Transform: { posX, posZ } }: TableObject) => [posX, posZ];
const cells = (areas: readonly string[]) =>
  areas.flatMap((area) => {
    const [columns, rows] = area.split(',') as [string, string];
    const [top, bottom] = rows.split('-').map(Number) as [number, number];
    return Array.from({ length: bottom - top + 1 }, (_, index) => `${columns},${top + index}`);
  });
const role = (object: TableObject) => readMark(object.GMNotes)!.setwright;

describe('The scripts of a save', () => {
  it('are Lua 5.2 and say the same after a round trip through JSON', () => {
    for (const script of [introScript, dealScript, fitScript]) {
      expect(() => parse(script, { luaVersion: '5.2' })).not.toThrow();
      expect(JSON.parse(JSON.stringify(script))).toBe(script);
    }
  });

  it.each([1, 4])(
    'Intro setup lays out map, decks, and figures in the zones of their side, with cells of %i',
    async (cell) => {
      const { ObjectStates: objects } = plan([smallSet('alpha')], { cell }).save;
      const table = stubTable(objects);
      await table.press(withRole(objects, 'intro')[0]!, 'Intro setup');
      const map = table.spawned.find((object) => role(object) === 'map')!;
      expect([at(map), map.Transform.rotY, map.Locked]).toEqual([[0, 0], 180, true]);
      const figures = table.spawned.filter((object) => role(object) === 'figure');
      // Red's zone is rows 4 and 5 of 6, blue's rows 0 and 1; 8 columns. The giant takes 2 by 2 cells.
      expect(figures.map((figure) => [figure.Nickname, ...at(figure).map((place) => place / cell)])).toEqual([
        ['The warden', 0.5, -2.5],
        ['The oracle', 0.5, -1.5],
        ['The giant', 1, 2],
        ['The scout', -0.5, 1.5],
      ]);
      expect(figures.map((figure) => figure.ColorDiffuse.r > figure.ColorDiffuse.b)).toEqual([
        true,
        true,
        false,
        false,
      ]);
      const decks = table.spawned.filter((object): object is DeckObject => object.Name === 'DeckCustom');
      const row = 3 * cell + 2.75;
      expect(decks.map((deck) => [at(deck), deck.Transform.rotY, deck.Transform.rotZ])).toEqual([
        [[-2.6, -row], 180, 0],
        [[2.6, -row], 180, 0],
        [[2.6, row], 0, 0],
        [[-2.6, row], 0, 0],
      ]);
      // Face up, the last card of a deck shows: the hero.
      for (const deck of decks) {
        expect(deck.ContainedObjects.at(-1)?.Nickname).toBe(deck.Nickname);
        expect(deck.DeckIDs).toEqual(deck.ContainedObjects.map((card) => card.CardID));
      }
      const rest = table.spawned.filter((object): object is BagObject => role(object) === 'hero');
      expect(rest.map((bag) => bag.ContainedObjects.map((object) => object.Nickname).join())).toEqual([
        'Hound,Hound,Mark,Mark,Ammo,Ammo',
      ]);
      const marker = table.spawned.find((object) => role(object) === 'marker')!;
      expect(at(marker)).toEqual([-0.5 * cell, 0.5 * cell]);
      expect(table.said).toEqual([]);
    },
  );

  it.each([
    [139.7, 88.9],
    [88.9, 139.7],
  ])(
    'decks of jumbo cards of %d by %d mm stand apart from each other, the map and the bags behind them',
    async (width, height) => {
      const set = smallSet('alpha');
      const { faces } = sourceOf(set);
      const larger = (list: DisplayList) => ({ ...list, width, height });
      const decks = faces.decks.map((deck) => ({
        ...deck,
        cards: deck.cards.map((card) => ({ ...card, front: larger(card.front), back: larger(card.back) })),
      }));
      const sources = [{ set, faces: { ...faces, decks } }];
      const made = planTable(sources, { cell: 1, pictures: new Map(), address: (file) => `/out/${file}` });
      expect(checkTable(made, sources)).toEqual([]);
      const { ObjectStates: objects } = made.save;
      const table = stubTable(objects);
      await table.press(withRole(objects, 'intro')[0]!, 'Intro setup');
      const half = (object: TableObject) => (object.Name === 'DeckCustom' ? [width / 50.8, height / 50.8] : [1.2, 1.2]);
      const laid = table.spawned.filter(({ Name }) => Name === 'DeckCustom' || Name === 'Bag');
      expect(laid.length).toBeGreaterThan(4);
      for (const [index, one] of laid.entries()) {
        const [x, z] = at(one) as [number, number];
        if (one.Name === 'DeckCustom') expect(Math.abs(z) - half(one)[1]!).toBeGreaterThan(3);
        for (const other of laid.slice(index + 1)) {
          const [dx, dz] = [Math.abs(x - at(other)[0]!), Math.abs(z - at(other)[1]!)];
          const apart = Math.max(dx - half(one)[0]! - half(other)[0]!, dz - half(one)[1]! - half(other)[1]!);
          expect(apart).toBeGreaterThan(0.2);
        }
      }
    },
  );

  it.each([
    // Zones of the map of 8 by 6 cells, and how it is laid: red's zone is always on the side of the red player, below.
    ['above and below', ['0-7,4-5'], ['0-7,0-1'], 180, [-0.5, 0.5]],
    ['below and above', ['0-7,0-1'], ['0-7,4-5'], 0, [0.5, -0.5]],
    ['on the right and left', ['6-7,0-5'], ['0-1,0-5'], 270, [0.5, 0.5]],
    ['on the left and right', ['0-1,0-5'], ['6-7,0-5'], 90, [-0.5, -0.5]],
  ])('a map with the zones %s is laid with each before its player', async (_, red, blue, turn, crate) => {
    const set = smallSet('alpha');
    const entities = set.entities.map((entity) =>
      entity.kind === 'map'
        ? { ...entity, data: { ...entity.data, deploy: { red: cells(red), blue: cells(blue) } } }
        : entity,
    );
    const { ObjectStates: objects } = plan([{ ...set, entities }]).save;
    const table = stubTable(objects);
    await table.press(withRole(objects, 'intro')[0]!, 'Intro setup');
    expect(table.spawned.find((object) => role(object) === 'map')!.Transform.rotY).toBe(turn);
    const depth = turn % 180 === 0 ? 3 : 4;
    const figures = table.spawned.filter((object) => role(object) === 'figure');
    expect(figures.map((figure) => Math.sign(at(figure)[1]!))).toEqual([-1, -1, 1, 1]);
    for (const figure of figures) expect(Math.abs(at(figure)[1]!)).toBeGreaterThanOrEqual(depth - 2);
    const decks = table.spawned.filter((object) => role(object) === 'deck');
    expect(decks.map((deck) => at(deck)[1])).toEqual([-1, -1, 1, 1].map((side) => side * (depth + 2.75)));
    // The crate lies on cell 3,2 of the map, wherever that has come to.
    expect(at(table.spawned.find((object) => role(object) === 'marker')!)).toEqual(crate);
  });

  it('a second press is refused politely until the table has been cleared', async () => {
    const { ObjectStates: objects } = plan([smallSet('alpha')]).save;
    const table = stubTable(objects);
    const button = withRole(objects, 'intro')[0]!;
    await table.press(button, 'Intro setup');
    const count = table.spawned.length;
    for (let press = 0; press < 2; press++) {
      await table.press(button, 'Intro setup');
      expect(table.spawned).toHaveLength(count);
      table.later();
    }
    expect(table.said).toHaveLength(2);
    expect(table.said[0]).toBe('Red: The table is laid already. Clear away what was laid out, then press again.');
    table.spawned.length = 0;
    await table.press(button, 'Intro setup');
    expect(table.spawned).toHaveLength(count);
  });

  it('Intro setup finds its bag inside the randomizer, and says so when it is nowhere', async () => {
    const { ObjectStates: objects } = plan([smallSet('alpha')]).save;
    const [bag] = withRole(objects, 'set') as [BagObject];
    const [randomizer] = withRole(objects, 'randomizer') as [BagObject];
    const others = objects.filter((object) => object !== bag);
    const button = withRole(objects, 'intro')[0]!;
    const lost = stubTable(others);
    await lost.press(button, 'Intro setup');
    expect(lost.spawned).toEqual([]);
    expect(lost.said[0]).toContain('is not on the table');
    randomizer.ContainedObjects.push(bag);
    const { ObjectStates: again } = plan([smallSet('alpha')]).save;
    const table = stubTable(others);
    await table.press(withRole(again, 'intro')[0]!, 'Intro setup');
    expect(table.spawned.length).toBeGreaterThan(8);
  });

  it('Intro setup takes a hero of a set that this one uses from the bag of that set', async () => {
    const lent = smallSet('lender', ['scout']);
    const own = smallSet('alpha', ['warden']);
    const intro = { map: 'quarry', red: ['warden'], blue: ['lender/scout'] };
    const set = { ...own, manifest: { ...own.manifest, intro }, uses: [lent] };
    const { ObjectStates: objects } = plan([set, lent]).save;
    const table = stubTable(objects);
    await table.press(withRole(objects, 'intro')[0]!, 'Intro setup');
    const decks = table.spawned.filter((object) => role(object) === 'deck');
    expect(decks.map((deck) => readMark(deck.GMNotes)?.ref)).toEqual(['alpha/warden', 'lender/scout']);
    expect(table.said).toEqual([]);
  });

  it.each([
    [1, ['a'], 4, { a: 4 }],
    [3, ['a', 'b', 'c'], 12, { a: 4, b: 4, c: 4 }],
    [3, ['a', 'b', 'long'], 12, { a: 4, b: 4, long: 4 }],
    [2, ['a', 'long'], 12, { a: 4, long: 8 }],
  ])('Deal with %i sets takes a map and up to 12 heroes evenly from %j', async (_, ids, count, share) => {
    const long = Array.from({ length: 14 }, (__, index) => `h${index}`);
    const sets = ids.map((id) => (id === 'long' ? smallSet(id, long) : smallSet(id)));
    const { ObjectStates: objects } = plan(sets).save;
    const [randomizer] = withRole(objects, 'randomizer') as [BagObject];
    const bags = objects.filter((object) => role(object) === 'set');
    randomizer.ContainedObjects.push(...bags);
    const table = stubTable(objects.filter((object) => !bags.includes(object)));
    await table.press(randomizer, 'Deal');
    expect(table.spawned.filter((object) => role(object) === 'map')).toHaveLength(1);
    const decks = table.spawned.filter((object) => role(object) === 'deck');
    expect(new Set(decks.map((deck) => readMark(deck.GMNotes)!.ref)).size).toBe(count);
    const from = (id: string) => decks.filter((deck) => readMark(deck.GMNotes)!.set === id).length;
    expect(Object.fromEntries(ids.map((id) => [id, from(id)]))).toEqual(share);
    const places = table.spawned.filter((object) => role(object) === 'deck').map((deck) => at(deck).join());
    expect(new Set(places).size).toBe(count);
    expect(table.said).toEqual([
      `Dealt a map and ${count} heroes from ${ids.length} ${ids.length === 1 ? 'set' : 'sets'}.`,
    ]);
    await table.press(randomizer, 'Deal');
    expect(table.said[1]).toContain('The table is laid already.');
  });

  it('Deal says what to do when no set was put in', async () => {
    const { ObjectStates: objects } = plan([smallSet('alpha')]).save;
    const table = stubTable(objects);
    await table.press(withRole(objects, 'randomizer')[0]!, 'Deal');
    expect(table.spawned).toEqual([]);
    expect(table.said[0]).toContain('Put the bags of one to three sets');
  });

  it('a figure brings its base to the size of its cells once, whatever size the game gives it', async () => {
    const { ObjectStates: objects } = plan([smallSet('alpha')]).save;
    const figure = withRole(objects, 'figure').find((object) => object.Nickname === 'The giant')!;
    const first = await stubTable(objects).appear(figure, 2.4);
    expect(first.scale * 2.4).toBeCloseTo(1.8);
    expect(readMark(figure.GMNotes)?.fit).toBeUndefined();
    const again = await stubTable(objects).appear({ ...figure, Transform: { ...figure.Transform, scaleX: 5 } }, 2.4);
    expect(again.scale).toBe(5);
  });
});
