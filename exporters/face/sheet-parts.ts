import type { GameSet } from '../../rules/game-set.ts';
import type { DisplayList, Op, PictureSizes } from './display-list.ts';
import type { FontId } from './fonts/fonts.ts';
import type { Size } from './paper-size.ts';
import type { Box } from './path.ts';
import { foldPlain, plainLine } from './plain-line.ts';

/** A page to play with: everything of somebody at a glance, or lines to write it in. */
export interface PlaySheet {
  /** Lasting name of whose sheet it is, `set/entity`; `set/_blank` of one to be written in. */
  readonly ref: string;
  readonly name: string;
  readonly list: DisplayList;
}

/** Makes the sheets of a set for pages with so much room, in mm: those of its characters, then one to be written in. */
export type MakeSheets = (set: GameSet, pictures: PictureSizes, room: Size) => PlaySheet[];

export const sheetInk = '#1d1a17';
const faint = '#6b645a';
const line = '#8f8779';
/** Grounds of headings of tables, and of what is worked out. */
export const sheetTints = { head: '#e7e0d1', told: '#f4f0e6' } as const;

/** Sizes of letters in mm. */
export const sheetSizes = { caption: 2.3, text: 3, strong: 3.4, value: 5.2 } as const;

interface Words {
  readonly size?: number;
  readonly font?: FontId;
  readonly align?: 'left' | 'middle' | 'right';
  readonly room?: number;
  readonly ink?: string;
}

/** A line of words. */
export const words = (text: string, x: number, baseline: number, how: Words = {}): Op[] =>
  text === ''
    ? []
    : plainLine({
        ...{ text, x, baseline, ink: sheetInk, size: sheetSizes.text, font: 'body', align: 'left' },
        ...how,
      });

/** Words in the middle of a box, as large as they may be. */
export function inBox({ x, y, w, h }: Box, text: string, how: Omit<Words, 'align' | 'room'> = {}): Op[] {
  const size = how.size ?? sheetSizes.text;
  return words(text, x + w / 2, y + h / 2 + size * 0.34, { ...how, align: 'middle', room: w - 1 });
}

export const frame = ({ x, y, w, h }: Box, fill?: string, r = 0): Op => ({
  ...{ op: 'rect', x, y, w, h, r },
  ...(fill !== undefined && { fill }),
  stroke: { colour: line, width: 0.25 },
});

/** A line to write on. */
export const ruleAt = (x: number, y: number, w: number): Op => ({
  ...{ op: 'path', d: `M${x} ${y}h${w}` },
  stroke: { colour: line, width: 0.22 },
});

/** The heading of a part of the sheet, with what else is to be said of it behind. */
export const heading = (text: string, x: number, y: number, w: number, ink: string, note = ''): Op[] => [
  ...words(text, x, y, { font: 'caps-heavy', size: 4.2, ink }),
  ...words(note, x + w, y, {
    font: 'body-italic',
    size: sheetSizes.caption + 0.2,
    ink: faint,
    align: 'right',
    room: w * 0.72,
  }),
  { op: 'path', d: `M${x} ${y + 1.1}h${w}`, stroke: { colour: ink, width: 0.45 } },
];

/** A number on a plate with what it is called; nothing in it where it is to be written. */
export const plate = (box: Box, name: string, value: string | undefined): Op[] => [
  frame(box, value === undefined ? '#ffffff' : sheetTints.told, 1.4),
  ...words(name, box.x + box.w / 2, box.y + box.h - 1.5, {
    ...{ font: 'condensed', size: sheetSizes.caption, align: 'middle', ink: faint, room: box.w - 1 },
  }),
  ...(value === undefined
    ? []
    : words(value, box.x + box.w / 2, box.y + box.h / 2 + 0.9, {
        ...{ font: 'condensed-bold', size: sheetSizes.value, align: 'middle', room: box.w - 1.5 },
      })),
];

/** A field with its name above a line. */
export const field = ({ x, y, w, h }: Box, name: string, value = ''): Op[] => [
  ...words(name, x, y + sheetSizes.caption, { font: 'condensed', size: sheetSizes.caption, ink: faint, room: w }),
  ...words(value, x, y + h - 1.3, { font: 'body-bold', size: sheetSizes.strong, room: w }),
  ruleAt(x, y + h, w),
];

/** A column of a table: what stands above it, its share of the width, and how its values are set. */
interface Column {
  readonly head: string;
  readonly share: number;
  readonly strong?: boolean;
  readonly left?: boolean;
}

/** A table with a row of headings. Cells without a text are there to be written in. */
export function table(
  { x, y, w, h }: Box,
  columns: readonly Column[],
  rows: readonly (readonly (string | undefined)[])[],
): Op[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const head = 5;
  const high = (h - head) / rows.length;
  let left = x;
  const ops: Op[] = [{ op: 'rect', x, y, w, h: head, fill: sheetTints.head }];
  for (const [index, { head: name, share, strong, left: isLeft }] of columns.entries()) {
    const wide = (share / total) * w;
    const box = { x: left, y, w: wide, h: head };
    if (strong) ops.push({ op: 'rect', x: left, y: y + head, w: wide, h: h - head, fill: sheetTints.told });
    ops.push(...inBox(box, name, { font: 'condensed', size: sheetSizes.caption, ink: faint }));
    if (index > 0) ops.push({ op: 'path', d: `M${left} ${y}v${h}`, stroke: { colour: line, width: 0.2 } });
    for (const [row, cells] of rows.entries()) {
      const cell = { ...box, y: y + head + row * high, h: high };
      const text = cells[index] ?? '';
      const how = strong
        ? ({ font: 'condensed-bold', size: sheetSizes.strong + 0.6 } as const)
        : ({ font: isLeft ? 'body-bold' : /\d/.test(text) ? 'condensed' : 'body', size: sheetSizes.text } as const);
      ops.push(
        ...(isLeft
          ? words(text, left + 1.5, cell.y + high / 2 + sheetSizes.text * 0.34, { ...how, room: wide - 2 })
          : inBox(cell, text, how)),
      );
    }
    left += wide;
  }
  for (let row = 0; row < rows.length; row++) ops.push(ruleAt(x, y + head + row * high, w));
  return [...ops, frame({ x, y, w, h })];
}

/** So many boxes to be ticked, from the left, each `side` wide. */
export const boxes = (count: number, x: number, y: number, side: number, gap = 1): Op[] =>
  Array.from({ length: count }, (_, index) =>
    frame({ x: x + index * (side + gap), y, w: side, h: side }, '#ffffff', 0.4),
  );

/** A text in lines of so many mm, and how high it stands. */
export interface SetText {
  readonly lines: readonly string[];
  readonly height: number;
}

export function setText(text: string, width: number, size: number): SetText {
  const lines = text.split('\n').flatMap((one) => (one.trim() === '' ? [] : foldPlain(one, 'body', width / size)));
  return { lines, height: lines.length * size * 1.18 };
}
