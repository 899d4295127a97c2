import { entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { elementDieText } from '../../../rules/thoua/elemental-map.ts';
import { programsOf } from '../../../rules/thoua/readings.ts';
import { sheetOf } from '../../../rules/thoua/sheet.ts';
import {
  attributeOfElement,
  attributeOfRoll,
  attributes,
  elements,
  lowers,
  rolls,
} from '../../../rules/thoua/types.ts';
import type { ThouaCharacter } from '../../../schemas/types.generated.ts';
import type { DisplayList, Op, PictureSizes } from '../display-list.ts';
import type { Size } from '../paper-size.ts';
import type { Box } from '../path.ts';
import { pattern } from '../pattern.ts';
import { picture } from '../picture.ts';
import { field, heading, type MakeSheets, plate, sheetSizes, table, words } from '../sheet-parts.ts';
import { type FaceTheme, faceTheme } from '../theme.ts';
import { factsOf, type SheetFacts } from './sheet-facts.ts';
import { type SheetTexts, sheetTexts } from './sheet-texts.ts';
import { healthTrack, levelTable } from './sheet-tracks.ts';
import { type SheetWords, sheetWords } from './words.ts';

/** A sheet of one page for each character of a set that is printed, then one to be written in. */
export const thouaSheets: MakeSheets = (set, pictures, room) => {
  const programs = programsOf([set]);
  const theme = faceTheme(set);
  const { blank: unnamed } = sheetWords(set.manifest.language);
  const filled = entitiesOf(set, 'character').flatMap((character) => {
    const sheet = character.data.copies === 0 ? undefined : sheetOf(set, character, programs);
    if (!sheet) return [];
    const facts = factsOf(set, character, sheet);
    return [{ ref: character.ref, name: character.data.name, list: page(set, facts, theme, pictures, room) }];
  });
  const blank = page(set, undefined, theme, pictures, room);
  return [...filled, { ref: `${set.id}/_blank`, name: unnamed, list: blank }];
};

/** White between the parts of a sheet, and what is above the first table of all, in mm. */
const gap = 4;
const headHeight = 25;
const leftShare = 0.625;

function page(
  set: GameSet,
  facts: SheetFacts | undefined,
  theme: FaceTheme,
  pictures: PictureSizes,
  room: Size,
): DisplayList {
  const { width, height } = room;
  const left = { x: 0, w: width * leftShare - gap / 2 };
  const right = { x: width * leftShare + gap / 2, w: width * (1 - leftShare) - gap / 2 };
  const ink = theme.accent;
  const told = sheetWords(set.manifest.language);
  let y = headHeight + 2;
  const ops: Op[] = [...header(set, facts, theme, pictures, width)];
  ops.push(...fields({ x: 0, y, w: width, h: 9 }, facts, told));
  y += 9 + gap + 3;
  ops.push(...heading(told.attributes.title, left.x, y, left.w, ink, told.attributes.note));
  ops.push(...attributeTable({ x: left.x, y: y + 2.6, w: left.w, h: 33 }, facts, told));
  ops.push(...heading(told.combat.title, right.x, y, right.w, ink));
  ops.push(...plates({ x: right.x, y: y + 2.6, w: right.w, h: 33 }, facts, told));
  y += 2.6 + 33 + gap + 3.4;
  ops.push(...heading(told.elements.title, left.x, y, left.w, ink, told.elements.note));
  ops.push(...elementTable({ x: left.x, y: y + 2.6, w: left.w, h: 31 }, facts, told));
  ops.push(...heading(told.dice.title, right.x, y, right.w, ink));
  ops.push(...dieTable({ x: right.x, y: y + 2.6, w: right.w, h: 31 }, told));
  y += 2.6 + 31 + gap + 3.4;
  const hp = facts?.sheet.hp;
  ops.push(
    ...heading(told.health.title, 0, y, width, ink, hp === undefined ? told.health.how : `${hp} ${told.health.hp}`),
  );
  const track = healthTrack(hp, 0, y + 3, width, told);
  ops.push(...track.ops);
  y += 3 + track.height + gap + 1.4;
  if (!facts) {
    const levels = levelTable({ x: 0, y: y + 2.6, w: width, h: 22 }, told);
    ops.push(...heading(told.levels.title, 0, y, width, ink, told.levels.note), ...levels);
    y += 2.6 + 22 + gap + 3.4;
  }
  const texts: SheetTexts = { facts, ink, told, box: { x: 0, y, w: width, h: height - y } };
  return { width, height, bleed: 0, corner: 0, ops: [...ops, ...sheetTexts(texts)] };
}

/** Name and portrait on the colours of the set; a line to write on where there is no name yet. */
function header(
  set: GameSet,
  facts: SheetFacts | undefined,
  theme: FaceTheme,
  pictures: PictureSizes,
  width: number,
): Op[] {
  const box = { x: 0, y: 0, w: width, h: headHeight };
  const side = headHeight - 4;
  const clip = { op: 'rect', ...box, r: 2.5 } as const;
  const ground: Op[] = [
    { op: 'rect', ...box, fill: theme.deep },
    ...pattern(theme.pattern, box, theme.pale, 0.05),
    { op: 'rect', x: 0, y: headHeight - 1.2, w: width, h: 1.2, fill: theme.main },
  ];
  const frameBox = { x: 2, y: 1.6, w: side, h: side };
  const name = { x: side + 6, w: width - side - 8 };
  const data = facts?.character.data;
  const portrait: Op[] = data
    ? [
        {
          op: 'clip',
          shape: { op: 'rect', ...frameBox, r: 1.8 },
          ops: picture(data.art, set.id, { box: frameBox, view: frameBox, seed: facts.character.ref }, theme, pictures),
        },
      ]
    : [{ op: 'rect', ...frameBox, r: 1.8, fill: '#ffffff' }];
  const told = data
    ? [
        ...words(data.name, name.x, 11.6, { font: 'cinzel', size: 8.4, ink: theme.onDeep, room: name.w }),
        ...words(data.description ?? '', name.x, 18.6, {
          font: 'body-italic',
          size: 3.6,
          ink: theme.pale,
          room: name.w,
        }),
      ]
    : [
        { op: 'rect', x: name.x, y: 4, w: name.w - 2, h: 13, r: 1.4, fill: '#ffffff' } as const,
        ...words(sheetWords(set.manifest.language).name, name.x + 2, 7.4, {
          font: 'condensed',
          size: sheetSizes.caption,
          ink: '#6b645a',
        }),
      ];
  const from = words(set.manifest.name, width - 3, headHeight - 3, {
    ...{ font: 'caps', size: 2.8, ink: theme.pale, align: 'right', room: name.w / 2 },
  });
  const { x, y, w, h } = frameBox;
  const rim: Op = { op: 'rect', x, y, w, h, r: 1.8, stroke: { colour: theme.pale, width: 0.5 } };
  return [{ op: 'clip', shape: clip, ops: ground }, ...portrait, rim, ...told, ...from];
}

function fields({ x, y, w, h }: Box, facts: SheetFacts | undefined, { fields: named, spent }: SheetWords): Op[] {
  const shown = [
    [named.player, 0.3, ''],
    [named.race, 0.22, facts?.race?.name ?? ''],
    [named.level, 0.1, facts ? String(facts.character.data.level) : ''],
    [named.experience, 0.16, ''],
    [named.points, 0.22, facts ? spent(facts.sheet.spent, facts.sheet.points) : ''],
  ] as const;
  let left = x;
  return shown.flatMap(([name, share, value]) => {
    const wide = share * (w - 4 * gap);
    const ops = field({ x: left, y, w: wide, h }, name, value);
    left += wide + gap;
    return ops;
  });
}

const number = (value: number): string => (value < 0 ? `\u2212${-value}` : String(value));
const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);
/** Nothing is left white in a sheet that is filled in. */
const plus = (value: number): string => (value === 0 ? '' : signed(value));

function attributeTable(
  box: Box,
  facts: SheetFacts | undefined,
  { attributes: told, rolls: rollNames }: SheetWords,
): Op[] {
  const [own, bought, ofRace, ofLevels, sum, rolled, adds] = told.heads;
  const columns = [
    { head: own, share: 34, left: true },
    { head: bought, share: 14 },
    { head: ofRace, share: 14 },
    { head: ofLevels, share: 14 },
    { head: sum, share: 15, strong: true },
    { head: rolled, share: 24 },
    { head: adds, share: 15, strong: true },
  ];
  return table(
    box,
    columns,
    attributes.map((one) => {
      const roll = rolls.find((each) => attributeOfRoll[each] === one)!;
      const named = rollNames[roll];
      if (!facts) return [told.names[one], undefined, undefined, undefined, undefined, named, undefined];
      const { attributes: base, raceIncrease, levelIncreases = [] } = facts.character.data as ThouaCharacter;
      const levels = levelIncreases.filter((each) => each === one).length;
      const race = raceIncrease === one ? 2 : 0;
      const total = number(facts.sheet.attributes[one]);
      return [
        ...[told.names[one], number(base[one]), plus(race), plus(levels), total, named],
        signed(facts.sheet.rolls[roll]),
      ];
    }),
  );
}

function plates({ x, y, w, h }: Box, facts: SheetFacts | undefined, { combat }: SheetWords): Op[] {
  const sheet = facts?.sheet;
  const values = sheet && [
    ...[number(sheet.hp), number(sheet.actionPoints), number(sheet.movement), signed(sheet.initiative)],
    ...[number(sheet.slots), number(sheet.racialUses)],
  ];
  const [wide, high] = [(w - 2 * 2) / 3, (h - 2) / 2];
  return combat.plates.flatMap((name, index) =>
    plate(
      { x: x + (index % 3) * (wide + 2), y: y + Math.floor(index / 3) * (high + 2), w: wide, h: high },
      name,
      values?.[index],
    ),
  );
}

function elementTable(
  box: Box,
  facts: SheetFacts | undefined,
  { elements: told, attributes: { short } }: SheetWords,
): Op[] {
  const [named, ofAttribute, own, loweredBy, others, sum, die] = told.heads;
  const columns = [
    { head: named, share: 22, left: true },
    { head: ofAttribute, share: 20 },
    { head: own, share: 16 },
    { head: loweredBy, share: 26 },
    { head: others, share: 13 },
    { head: sum, share: 15, strong: true },
    { head: die, share: 15, strong: true },
  ];
  return table(
    box,
    columns,
    elements.map((element) => {
      const attribute = attributeOfElement[element];
      const from = elements.find((one) => lowers[one] === element)!;
      if (!facts)
        return [
          ...[told.names[element], short[attribute], undefined],
          ...[`${told.names[from]}  \u2212`, undefined, undefined, undefined],
        ];
      const { sheet, bought } = facts;
      const ranks = (of: string) => bought.reduce((sum, one) => (one.element === of ? sum + one.rank : sum), 0);
      const base = sheet.attributes[attribute];
      const value = sheet.elements[element];
      const other = value - base - ranks(element) + ranks(from);
      const lowered = ranks(from) === 0 ? '' : `${told.names[from]} \u2212${ranks(from)}`;
      return [
        ...[told.names[element], `${short[attribute]} ${base}`, plus(ranks(element)), lowered, plus(other)],
        ...[number(value), elementDieText(value)],
      ];
    }),
  );
}

/** Values of the elemental map at which another die begins, from the highest. */
const dieSteps = [21, 16, 11, 6, -5, -10, -15, -20, -21];

function dieTable(box: Box, { dice }: SheetWords): Op[] {
  const rows = dieSteps.map((value, index) => {
    const above = dieSteps[index - 1];
    const span =
      index === 0
        ? dice.more(number(value))
        : index === dieSteps.length - 1
          ? dice.less(number(value))
          : dice.to(number(value), number(above! - 1));
    return [span, elementDieText(value)];
  });
  const columns = [
    { head: dice.heads[0], share: 60 },
    { head: dice.heads[1], share: 40, strong: true },
  ];
  const half = { ...box, w: (box.w - 2) / 2 };
  return [
    ...table(half, columns, rows.slice(0, 5)),
    ...table({ ...half, x: half.x + half.w + 2 }, columns, [...rows.slice(5), ['', '']]),
  ];
}
