import type { Op } from '../display-list.ts';
import type { FontId } from '../fonts/fonts.ts';
import { measure } from '../fonts/measure.ts';
import { foldPlain, plainLine, plainWidth } from '../plain-line.ts';
import { cellMm, pointMm } from '../sizes.ts';
import type { Region } from './region.ts';

/** A line of a label; strong lines are names. */
interface Line {
  readonly text: string;
  readonly strong?: boolean;
}

interface Colours {
  readonly ink: string;
  readonly plate: string;
}

/** Where a label stands: its middle from left to right, its lower edge and the width it may take, in mm. */
interface Spot {
  readonly x: number;
  readonly bottom: number;
  readonly w: number;
}

const padding = 1;
const nameSize = 4.2;
const textSize = 3.6;
/** The smallest lettering on a map, in mm: 6.5 pt. */
export const leastLettering = 6.5 * pointMm;
/** A label stands in a cell, off its edges. In mm. */
const tallest = cellMm - 4.6;

/** A plate with words near the lower edge of a region's longest row, where pieces hide it least. */
export function label(region: Region, lines: readonly Line[], colours: Colours, spot = spotOf(region)): Op[] {
  const room = spot.w - 2 * padding - 1.6;
  const said = lines.filter((line) => line.text.trim() !== '');
  const set = fitting(said, room);
  if (set.length === 0) return [];
  const width = Math.max(...set.map((line) => line.width)) + 2 * padding;
  const height = heightOf(set);
  const top = spot.bottom - height;
  const ops: Op[] = [
    { op: 'rect', x: spot.x - width / 2, y: top, w: width, h: height, r: 0.9, fill: colours.plate, opacity: 0.92 },
  ];
  let y = top + padding * 0.4;
  for (const line of set) {
    ops.push(...plainLine({ ...line, x: spot.x, baseline: y + line.size * 0.84, ink: colours.ink, align: 'middle' }));
    y += line.size * 1.12;
  }
  return ops;
}

/** Whether a font has every character of a text. */
export function covers(font: FontId, text: string): boolean {
  return [...text].every((char) => measure(font).has(char));
}

/** One large letter in the middle of a place. */
export function letter(text: string, x: number, y: number, size: number, ink: string): Op {
  const advance = measure('cinzel').width(text) * size;
  const baseline = y + (measure('cinzel').capHeight * size) / 2;
  return { op: 'text', x: x - advance / 2, baseline, text, font: 'cinzel', size, advance, fill: ink };
}

/** Small centred text without a plate. */
export function words(text: string, font: FontId, size: number, x: number, baseline: number, ink: string): Op[] {
  return plainLine({ text, font, size, x, baseline, ink, align: 'middle' });
}

interface SetLine {
  readonly text: string;
  readonly font: FontId;
  readonly size: number;
  readonly width: number;
  readonly room: number;
}

const heightOf = (lines: readonly SetLine[]) => lines.reduce((sum, line) => sum + line.size * 1.12, 0) + padding * 0.8;

/** The largest setting of the lines that one cell has the height for; of what is too long at the smallest, the beginning. */
function fitting(lines: readonly Line[], room: number): readonly SetLine[] {
  for (const part of [1, 0.85, 0.7, 0.6]) {
    const set = lines.flatMap((line) => fold(line, room, part));
    if (heightOf(set) <= tallest) return set;
    if (part === 0.6) return set.filter((_, index) => heightOf(set.slice(0, index + 1)) <= tallest);
  }
  return [];
}

/** Breaks a line at spaces into at most three; what is still too wide shrinks, and what is far too long ends with three dots. */
function fold(line: Line, room: number, part: number): SetLine[] {
  const font: FontId = line.strong ? 'condensed-bold' : 'condensed';
  const full = Math.max((line.strong ? nameSize : textSize) * part, leastLettering);
  const lines = foldPlain(line.text, font, room / full);
  const kept = lines.length > 3 ? [...lines.slice(0, 2), `${lines[2]}…`] : lines;
  return kept.map((text) => {
    const width = plainWidth(text, font) * full;
    const size = Math.max(Math.min(room / width, 1) * full, leastLettering);
    return { text, font, size, width: Math.min((width * size) / full, room), room };
  });
}

/** The longest run of cells in a row, the lowest of equals. */
function spotOf(region: Region): Spot {
  const cells = [...region.cells].sort((a, b) => a.y - b.y || a.x - b.x);
  let best = { x: cells[0]!.x, y: cells[0]!.y, count: 0 };
  let run = { x: 0, y: -1, count: 0 };
  for (const { x, y } of cells) {
    run = y === run.y && x === run.x + run.count ? { ...run, count: run.count + 1 } : { x, y, count: 1 };
    if (run.count >= best.count) best = run;
  }
  return {
    x: (best.x + best.count / 2) * cellMm,
    bottom: (best.y + 1) * cellMm - 3.3,
    w: Math.min(best.count * cellMm, 4 * cellMm),
  };
}
