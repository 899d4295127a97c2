import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkFileName } from '../../../exporters/tts/check/file.ts';
import { checkTable } from '../../../exporters/tts/check.ts';
import { checkPicture } from '../../../exporters/tts/check-pictures.ts';
import { type Mark, readMark, writeMark } from '../../../exporters/tts/mark.ts';
import type { TablePlan } from '../../../exporters/tts/plan.ts';
import type { BagObject, CardObject, DeckObject, TableObject, TileObject } from '../../../exporters/tts/save.ts';
import { tree } from '../../../exporters/tts/tree.ts';
import { plan, smallSet, sourceOf } from './fixture.ts';

const sets = [smallSet('alpha'), smallSet('beta')];
const sources = sets.map(sourceOf);

/** The checks that speak up once `damage` is done to an otherwise good save. */
function caught(damage: (parts: Parts) => void): string[] {
  const made = structuredClone(plan(sets));
  const objects = [...tree(made.save.ObjectStates)];
  const role = <T>(name: string) => objects.find((object) => readMark(object.GMNotes)?.setwright === name) as T;
  damage({ made, objects, role });
  return [...new Set(checkTable(made, sources).map((finding) => finding.check))].sort();
}

interface Parts {
  readonly made: TablePlan;
  readonly objects: TableObject[];
  readonly role: <T extends TableObject = TableObject>(name: string) => T;
}

type Damage = [what: string, check: string, damage: (parts: Parts) => void];

const sheetOf = (deck: DeckObject) => Object.values(deck.CustomDeck)[0]!;
const everySheet = (deck: DeckObject) =>
  [deck, ...deck.ContainedObjects].flatMap((held) => Object.values(held.CustomDeck));
const change = (object: TableObject, part: Partial<Mark>) => {
  object.GMNotes = writeMark({ ...readMark(object.GMNotes)!, ...part });
};
const deckOf = ({ role }: Parts) => role<DeckObject>('deck');
const without = (object: object, key: string) => {
  delete (object as Record<string, unknown>)[key];
};

const damages: Damage[] = [
  ['a number that is not finite', 'F1', ({ made }) => (made.save.Gravity = Number.NaN)],
  ['a table that the game does not have', 'F2', ({ made }) => (made.save.Table = 'Table_Oak')],
  ['a grid of another size', 'F4', ({ made }) => (made.save.Grid!.xSize = 2)],
  [
    'a grid that snaps in two ways',
    'F4',
    ({ made }) => Object.assign(made.save.Grid!, { Offset: true, Snapping: true }),
  ],
  ['a field of another kind of object', 'F5', ({ role }) => Object.assign(role('figure'), { Text: {} })],
  ['an unknown kind', 'O1', ({ role }) => Object.assign(role('figure'), { Name: 'Figurine' })],
  ['a scale of 0', 'O2', ({ role }) => (role('token').Transform.scaleZ = 0)],
  ['a piece far away', 'O2', ({ role }) => (role('token').Transform.posX = 300)],
  ['an id in capitals', 'O3', ({ role }) => (role('token').GUID = 'ABCDEF')],
  ['one id for two objects', 'O3', ({ role }) => (role('token').GUID = role('figure').GUID)],
  ['a number written as text', 'O4', (p) => Object.assign(deckOf(p).ContainedObjects[0]!, { CardID: '10001' })],
  ['a colour beyond 1', 'O4', ({ role }) => (role('figure').ColorDiffuse = { r: 2, g: 0, b: 0 })],
  ['a bag without a name', 'O5', ({ role }) => (role('hero').Nickname = ' ')],
  ['a tag that is not listed', 'O6', ({ role }) => role('figure').Tags.push('Boss')],
  ['a missing key', 'O7', ({ role }) => without(role('figure'), 'CustomImage')],
  ['an unknown shape of a tile', 'O8', ({ role }) => (role<TileObject>('token').CustomImage.CustomTile.Type = 7)],
  ['a tile without thickness', 'O9', ({ role }) => (role<TileObject>('token').CustomImage.CustomTile.Thickness = 0)],
  ['a figure that holds things', 'O10', ({ role }) => Object.assign(role('figure'), { ContainedObjects: [] })],
  [
    'a deck of one card',
    'D1',
    (p) => {
      deckOf(p).ContainedObjects.length = 1;
      deckOf(p).DeckIDs.length = 1;
    },
  ],
  ['two swapped numbers of a deck', 'D2', (p) => deckOf(p).DeckIDs.reverse()],
  ['a shifted CardID', 'D2', (p) => (deckOf(p).ContainedObjects[0]!.CardID += 1)],
  ['a bag among cards', 'D3', (p) => Object.assign(deckOf(p).ContainedObjects[0]!, { Name: 'Bag' })],
  [
    'a card whose sheet is another than its deck says',
    'D4',
    (p) => {
      Object.values(deckOf(p).ContainedObjects[0]!.CustomDeck)[0]!.Type = 1;
    },
  ],
  ['a card without its sheet', 'D4', (p) => (deckOf(p).ContainedObjects[0]!.CustomDeck = {})],
  [
    'BackIsHidden set to false',
    'D5',
    (p) => {
      for (const sheet of everySheet(deckOf(p))) sheet.BackIsHidden = false;
    },
  ],
  [
    'a slot beyond the sheet',
    'D5',
    (p) => {
      for (const sheet of everySheet(deckOf(p))) sheet.NumWidth = 2;
    },
  ],
  [
    '8 rows',
    'D6',
    (p) => {
      for (const sheet of everySheet(deckOf(p))) sheet.NumHeight = 8;
    },
  ],
  [
    'a sheet of one row',
    'D6',
    (p) => {
      for (const sheet of everySheet(deckOf(p))) sheet.NumHeight = 1;
    },
  ],
  ['a sheet that the deck does not use', 'D7', (p) => (deckOf(p).CustomDeck['77'] = { ...sheetOf(deckOf(p)) })],
  [
    'two sheets of one key',
    'D8',
    (p) => {
      const other = p.objects.filter((object): object is DeckObject => object.Name === 'DeckCustom')[1]!;
      const key = Object.keys(deckOf(p).CustomDeck)[0]!;
      other.CustomDeck = { [key]: sheetOf(other) };
    },
  ],
  [
    'a lost copy',
    'D9',
    (p) => {
      deckOf(p).ContainedObjects.pop();
      deckOf(p).DeckIDs.pop();
    },
  ],
  ['the text of another card', 'D10', (p) => (deckOf(p).ContainedObjects[1]!.Description = 'Range 9')],
  [
    "two cards in each other's place",
    'D11',
    (p) => {
      const { ContainedObjects: cards, DeckIDs: ids } = deckOf(p);
      cards.splice(1, 2, cards[2]!, cards[1]!);
      ids.splice(1, 2, ids[2]!, ids[1]!);
    },
  ],
  ['a card that no hand takes', 'D12', (p) => (deckOf(p).ContainedObjects[0]!.Hands = false)],
  [
    'two swapped slots of a sheet',
    'R1',
    ({ made }) => {
      const cells = made.images.find((job) => job.kind === 'sheet')!.cells as unknown as { list: unknown }[];
      [cells[0]!.list, cells[1]!.list] = [cells[1]!.list, cells[0]!.list];
    },
  ],
  [
    'the back of another set',
    'I6',
    ({ made }) => {
      const backs = made.images.filter((job) => job.kind === 'back');
      (backs[0]!.cells as unknown as { list: unknown }[])[0]!.list = backs[1]!.cells[0]!.list;
    },
  ],
  [
    'a relative address',
    'I1',
    (p) => {
      for (const sheet of everySheet(deckOf(p))) sheet.FaceURL = 'cards.png';
    },
  ],
  [
    'a picture that nobody paints',
    'I2',
    ({ role }) => (role<TileObject>('token').CustomImage.ImageURL = '/x/other.png'),
  ],
  [
    'a picture that is never shown',
    'I2',
    ({ made }) => {
      without(made.save.ObjectStates.find((o) => readMark(o.GMNotes)?.set === 'beta')!, 'ContainedObjects');
    },
  ],
  ['a sheet wider than graphics cards take', 'I3', ({ made }) => Object.assign(made.images[0]!, { width: 5000 })],
  [
    'a sheet that does not divide',
    'I4',
    ({ made }) => Object.assign(made.images[0]!, { width: made.images[0]!.width + 1 }),
  ],
  [
    'a back of another shape',
    'I5',
    ({ made }) => Object.assign(made.images.find((job) => job.kind === 'back')!, { width: 1050 }),
  ],
  ['a file name without a hash', 'I9', ({ made }) => Object.assign(made.images[0]!, { file: 'cards.png' })],
  ['a map of another size', 'L1', ({ role }) => (role('map').Transform.scaleX = 5)],
  ['a map that can be pushed', 'L1', ({ role }) => (role('map').Locked = false)],
  ['a bag under the table', 'L2', ({ role }) => (role('set').Transform.posY = 0.2)],
  ['two bags in one place', 'L3', ({ role }) => (role('set').Transform = role('randomizer').Transform)],
  ['a bag over the edge', 'L3', ({ role }) => (role('set').Transform.posX = 29.5)],
  ['cells too large for the table', 'L3', ({ role }) => change(role('map'), { cell: 4 })],
  ['no table under a small map', 'L3', ({ made }) => (made.save.Table = 'Table_None')],
  [
    'two figures in one cell',
    'L4',
    ({ role }) => {
      const intro = readMark(role('intro').GMNotes)!.intro!;
      change(role('intro'), { intro: { ...intro, blue: intro.red } });
    },
  ],
  ['a bag in a hand', 'L5', ({ role }) => Object.assign(role('set').Transform, { posX: 0, posZ: -20 })],
  ['two hands of one colour', 'L6', ({ role }) => Object.assign(role('hand'), { FogColor: 'Blue' })],
  [
    'a snap point beside its cell',
    'L7',
    ({ role }) => (role<TileObject>('map').AttachedSnapPoints![5]!.Position.x += 0.1),
  ],
  ['states', 'S1', ({ role }) => Object.assign(role('token'), { States: {} })],
  ['a changed script', 'X1', ({ role }) => (role('randomizer').LuaScript += '\nprint(1)')],
  ['a button that calls nothing', 'X2', ({ role }) => (role('randomizer').LuaScript = "click_function = 'gone'")],
  [
    'a script that looks for an unlisted tag',
    'X3',
    ({ role }) => (role('randomizer').LuaScript = "hasTag('SetwrightOther')"),
  ],
  ['a gap in a script', 'X4', ({ role }) => (role('randomizer').LuaScript = 'local x = {{x}}')],
  ['a state before the first run', 'X5', ({ role }) => (role('randomizer').LuaScriptState = '{}')],
];

describe('The checker of saves', () => {
  it.each(damages)('finds %s by check %s', (_, check, damage) => {
    expect(caught(damage)).toContain(check);
  });

  it.each([
    ['a ground too small', 'L3', { scaleX: 40 }],
    ['a ground too low', 'L2', { posY: 0.2 }],
  ])('finds %s by check %s', (_, check, damage) => {
    const made = plan(sets, { cell: 4 });
    const ground = made.save.ObjectStates.find((object) => readMark(object.GMNotes)?.setwright === 'ground')!;
    Object.assign(ground.Transform, damage);
    expect(checkTable(made, sources).map((finding) => finding.check)).toContain(check);
  });

  it('finds nothing in an undamaged save', () => {
    expect(caught(() => {})).toEqual([]);
  });

  it('finds a sheet in CMYK, one of another size, one with gaps, one cut off, a lost one, and a token without transparency', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'setwright-check-'));
    const file = join(folder, 'sheet.png');
    const job = {
      file: 'sheet.png',
      kind: 'sheet',
      name: '',
      width: 40,
      height: 30,
      cells: [],
      transparent: false,
    } as const;
    const blank = (width: number, channels: 3 | 4) =>
      sharp({ create: { width, height: 30, channels, background: '#336699' } });
    const found = async (picture: Sharp, transparent = false) => {
      await writeFile(file, await picture.toBuffer());
      return (await checkPicture({ ...job, transparent }, file)).map((finding) => finding.check);
    };
    expect(await found(blank(40, 3).png())).toEqual([]);
    expect(await found(blank(40, 3).toColourspace('cmyk').jpeg())).toEqual(['I3']);
    expect(await found(blank(41, 3).png())).toEqual(['I4']);
    expect(await found(blank(40, 4).png())).toEqual(['I7']);
    expect(await found(blank(40, 3).png(), true)).toEqual(['I8']);
    const cut = await blank(40, 3).png().toBuffer();
    await writeFile(file, cut.subarray(0, cut.length - 20));
    expect((await checkPicture(job, file))[0]?.check).toBe('I3');
    await writeFile(file, 'no picture');
    expect((await checkPicture(job, file))[0]?.check).toBe('I3');
    expect((await checkPicture(job, join(folder, 'lost.png')))[0]?.check).toBe('I2');
    await rm(folder, { recursive: true });
  });

  it('knows the names that saves may have', () => {
    expect(checkFileName('TS_Save_12.json', 'saves')).toEqual([]);
    expect(checkFileName('saltmarch.json', 'saves')).toHaveLength(1);
    expect(checkFileName('saltmarch.json', 'elsewhere')).toEqual([]);
    expect(checkFileName('salt?march.json', 'elsewhere')).toHaveLength(1);
  });

  it('reads a card back from its number to its face without the planner', () => {
    const { save, images, manifest } = plan(sets);
    const bag = save.ObjectStates.find((object) => readMark(object.GMNotes)?.set === 'alpha') as BagObject;
    const hero = bag.ContainedObjects[0] as BagObject;
    const deck = hero.ContainedObjects[0] as DeckObject;
    const shown = deck.ContainedObjects.map((card: CardObject) => {
      const sheet = card.CustomDeck[Math.floor(card.CardID / 100)]!;
      const job = images.find((image) => manifest.addresses.get(image.file) === sheet.FaceURL)!;
      return job.cells[card.CardID % 100]!.list;
    });
    const source = sources[0]!.faces.decks[0]!.cards;
    expect(shown).toEqual(source.flatMap((card) => Array.from({ length: card.copies }, () => card.front)));
  });
});
