import type { ThouaAbility } from '../../../schemas/types.generated.ts';
import type { Op } from '../display-list.ts';
import type { Box } from '../path.ts';
import { plainWidth } from '../plain-line.ts';
import { boxes, heading, ruleAt, setText, words } from '../sheet-parts.ts';
import { aimOf } from './facts.ts';
import type { SheetFacts } from './sheet-facts.ts';
import type { SheetWords } from './words.ts';

/** What the lower part of a sheet is made of: the room that is left, and whose it is. */
export interface SheetTexts {
  readonly facts: SheetFacts | undefined;
  readonly ink: string;
  readonly told: SheetWords;
  readonly box: Box;
}

/** Between the two columns, and what modifiers and conditions below the abilities take, in mm. */
const between = 5;
const rowHeight = 6;
/** More abilities than this take room from what stands below them. */
const manyAbilities = 8;
/** Sizes that texts of abilities may have, the largest first, in mm. */
const leastSize = 2.15;
const sizes = [3.7, 3.5, 3.3, 3.1, 2.9, 2.7, 2.5, 2.3, leastSize];
/** Side of a box that is ticked while an ability waits. */
const tick = 3;

/** Abilities, what the race gives, artifacts, and room for modifiers and conditions. */
export function sheetTexts({ facts, ink, told, box }: SheetTexts): Op[] {
  const half = (box.w - between) / 2;
  const rightX = box.x + half + between;
  // Most sheets that are filled in have room to spare; one to be written in has levels to look up.
  const rows = facts && facts.bought.length <= manyAbilities ? 6 : 4;
  const below = 4 + rows * rowHeight + 5;
  const own = facts ? ownTexts(facts) : undefined;
  const above = { ...box, h: box.h - below };
  const bottom = box.y + box.h - below + 4;
  const field = { ...above, y: above.y + 4.4, h: above.h - 5 };
  const { ops, isCut } = facts
    ? abilities(facts.bought, field, told)
    : { ops: blankAbilities({ ...field, h: field.h - 1 }, half, told), isCut: false };
  const { waits, cut, title } = told.abilities;
  return [
    ...heading(title, box.x, box.y, box.w, ink, isCut ? `${waits}; ${cut}` : waits),
    ...ops,
    ...heading(told.carried, box.x, bottom, half, ink),
    ...carried(own, { x: box.x, y: bottom + 1, w: half, h: box.y + box.h - bottom - 1 }),
    ...heading(told.modifiers.title, rightX, bottom, half, ink, told.modifiers.note),
    ...modifiers({ x: rightX, y: bottom + 1.2, w: half, h: rows * rowHeight }, rows),
  ];
}

interface OwnText {
  readonly name: string;
  readonly text: string;
  /** Boxes for its uses in one combat. */
  readonly uses: number;
}

const ownTexts = ({ race, carried: worn, sheet }: SheetFacts): OwnText[] => [
  ...(race?.ability ? [{ name: race.ability.name, text: race.ability.text ?? '', uses: sheet.racialUses }] : []),
  ...worn.map((one) => ({ ...one, uses: 0 })),
];

interface Block {
  readonly ability: ThouaAbility;
  readonly lines: readonly string[];
  readonly height: number;
}

const nameStep = 4.4;
const aimStep = 3.2;

/** The line below an ability's name. */
const aimLine = (ability: ThouaAbility, told: SheetWords): string => {
  const { types, range: within, actionPoints: points } = told.abilities;
  const { element, rank, type, actionPoints, range } = ability;
  const numbers = [
    ...(actionPoints === undefined ? [] : [`${actionPoints} ${points}`]),
    ...(range === undefined ? [] : [`${within} ${range}`]),
  ];
  const aim = type === 'passive' ? [] : [aimOf(ability, told)];
  const kind = `${told.elements.names[element]} ${rank} ${types[type]}`;
  return [kind, ...numbers, ...aim].join(' \u00b7 ');
};

/** How abilities may be set: columns, size of print in mm, and the most lines of a text. */
const ways: readonly (readonly [columns: number, size: number, most: number])[] = [
  ...sizes.map((size) => [2, size, 99] as const),
  ...[6, 5, 4, 3].map((most) => [2, leastSize, most] as const),
  ...[99, 6, 5, 4, 3, 2, 1, 0].map((most) => [3, leastSize, most] as const),
];

/** All of them in columns, in the largest print in which they fit; what does not fit at the least size ends with dots. */
function abilities(bought: readonly ThouaAbility[], box: Box, told: SheetWords): { ops: Op[]; isCut: boolean } {
  const textOf = ({ effect = '', special = '' }: ThouaAbility) =>
    [effect, special && `${told.abilities.special}: ${special}`].filter(Boolean).join('\n').replace(/\*+/g, '');
  for (const [count, size, most] of ways) {
    const width = (box.w - (count - 1) * between) / count;
    let isCut = false;
    const blocks = bought.map((ability): Block => {
      const { lines: all } = setText(textOf(ability), width, size);
      const own = all.length > most;
      isCut ||= own;
      const lines = own ? all.slice(0, most).map((text, at) => (at === most - 1 ? `${text} \u2026` : text)) : all;
      const white = size > leastSize ? 3 : 1.6;
      return { ability, lines, height: nameStep + aimStep + lines.length * size * 1.18 + white };
    });
    const columns = inColumns(blocks, count, box.h);
    if (!columns) continue;
    const ops = columns.flatMap((column, index) => {
      let y = box.y;
      return column.flatMap((block) => {
        const painted = paintAbility(block, box.x + index * (width + between), y, width, size, told);
        y += block.height;
        return painted;
      });
    });
    return { ops, isCut };
  }
  return { ops: [], isCut: true };
}

/** Blocks in so many columns about equally high, in their order; undefined where they are too high. */
function inColumns(blocks: readonly Block[], count: number, height: number): Block[][] | undefined {
  const total = blocks.reduce((sum, block) => sum + block.height, 0);
  for (let most = total / count; ; most += 1) {
    const high = Math.min(most, height);
    const columns: Block[][] = [[]];
    let used = 0;
    for (const block of blocks) {
      if (used > 0 && used + block.height > high) {
        columns.push([]);
        used = 0;
      }
      columns.at(-1)!.push(block);
      used += block.height;
      if (used > height) return undefined;
    }
    if (columns.length <= count) return columns;
    if (high === height) return undefined;
  }
}

function paintAbility(
  { ability, lines }: Block,
  x: number,
  y: number,
  w: number,
  size: number,
  told: SheetWords,
): Op[] {
  const { name, cooldown = 0 } = ability;
  const ticks = Math.min(cooldown, 8);
  const room = w - ticks * (tick + 0.8) - 1;
  return [
    ...words(name, x, y + 3.3, { font: 'body-heavy', size: 4, room }),
    ...boxes(ticks, x + w - ticks * (tick + 0.8) + 0.8, y + 0.3, tick, 0.8),
    ...words(aimLine(ability, told), x, y + nameStep + 2.2, {
      font: 'body-italic',
      size: 2.5,
      ink: '#5b5348',
      room: w,
    }),
    ...lines.flatMap((text, index) =>
      words(text, x, y + nameStep + aimStep + size * (0.9 + index * 1.18), { size, room: w }),
    ),
  ];
}

/** Lines to write abilities on, in two columns. */
function blankAbilities(box: Box, half: number, { abilities: told }: SheetWords): Op[] {
  const [named, cost, reach, die] = told.captions;
  const least = 12;
  const count = Math.max(1, Math.floor(box.h / least));
  const high = box.h / count;
  const of = (x: number, y: number): Op[] => {
    const steps = Math.floor((high - 0.5) / 5.6);
    const captions = [
      [named, 0],
      [cost, half * 0.52],
      [reach, half * 0.6],
      [die, half * 0.7],
    ] as const;
    return [
      ...boxes(4, x + half - 4 * (tick + 0.8) + 0.8, y + 0.6, tick, 0.8),
      ...captions.flatMap(([text, at]) => words(text, x + at, y + 2.2, { font: 'condensed', size: 2, ink: '#6b645a' })),
      ...Array.from({ length: steps }, (_, index) => ruleAt(x, y + 5.6 + index * 5.6, half)),
    ];
  };
  return Array.from({ length: 2 * count }, (_, index) =>
    of(box.x + (index % 2) * (half + between), box.y + Math.floor(index / 2) * high),
  ).flat();
}

function carried(texts: readonly OwnText[] | undefined, { x, y, w, h }: Box): Op[] {
  if (!texts) return Array.from({ length: Math.floor(h / 6) }, (_, index) => ruleAt(x, y + 6 + index * 6, w));
  for (const size of sizes) {
    let at = y + 1.4;
    const ops = texts.flatMap(({ name, text, uses }): Op[] => {
      const shown = setText(text, w, size);
      const top = at;
      at += nameStep + shown.height + 1.6;
      const room = w - uses * (tick + 0.8) - 1;
      const label = uses > 0 ? `${name}  ` : name;
      const beside = x + plainWidth(label, 'body-heavy') * 4 + 1;
      return [
        ...words(name, x, top + 3.3, { font: 'body-heavy', size: 4, room }),
        ...boxes(uses, Math.min(beside, x + room), top + 0.3, tick, 0.8),
        ...shown.lines.flatMap((line, index) =>
          words(line, x, top + nameStep + size * (0.9 + index * 1.18), { size, room: w }),
        ),
      ];
    });
    if (at <= y + h || size === leastSize) return ops;
  }
  return [];
}

/** Rows for what somebody has for some turns: its name, and boxes for the turns. */
function modifiers({ x, y, w, h }: Box, rows: number): Op[] {
  const turns = 5;
  const wide = turns * (tick + 1) + 2;
  return Array.from({ length: rows }, (_, index) => {
    const bottom = y + ((index + 1) * h) / rows;
    return [ruleAt(x, bottom, w - wide), ...boxes(turns, x + w - wide + 2, bottom - tick - 0.8, tick, 1)];
  }).flat();
}
