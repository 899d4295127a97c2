import { cellMm, type Region } from './board-region.ts';
import type { Op, TextRun } from './display-list.ts';
import type { FontId } from './fonts/fonts.ts';
import { measure } from './fonts/measure.ts';

/** A line of a label; strong lines are names. */
export interface Line {
  readonly text: string;
  readonly strong?: boolean;
}

interface Colours {
  readonly ink: string;
  readonly plate: string;
}

/** Where a label stands: its middle from left to right, its lower edge and the width it may take, in mm. */
export interface Spot {
  readonly x: number;
  readonly bottom: number;
  readonly w: number;
}

const padding = 1;
const nameSize = 3.3;
const textSize = 2.9;
/** Smallest lettering that is read across a table. */
const least = 0.62;

/** A plate with words near the lower edge of a region's longest row, where pieces hide it least. */
export function label(region: Region, lines: readonly Line[], colours: Colours, spot = spotOf(region)): Op[] {
  const room = spot.w - 2 * padding - 1.6;
  const set = lines.filter((line) => line.text.trim() !== '').flatMap((line) => fold(line, room));
  if (set.length === 0) return [];
  const width = Math.max(...set.map((line) => line.width)) + 2 * padding;
  const height = set.reduce((sum, line) => sum + line.size * 1.12, 0) + padding * 0.8;
  const top = spot.bottom - height;
  const ops: Op[] = [
    { op: 'rect', x: spot.x - width / 2, y: top, w: width, h: height, r: 0.9, fill: colours.plate, opacity: 0.92 },
  ];
  let y = top + padding * 0.4;
  for (const line of set) {
    ops.push(...words(line.text, line.font, line.size, spot.x, y + line.size * 0.84, colours.ink));
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
  const { width, has } = measure(font);
  const space = width(' ') * size;
  // A character that the font lacks is a visible box, as on cards.
  const parts = text.split(' ').map((word) => [...word].map((char) => (has(char) ? char : '\uFFFD')).join(''));
  const box = size * 0.5;
  const pieces = parts.map((word) => word.split(/(\uFFFD)/).filter((piece) => piece !== ''));
  const wide = (piece: string) => (piece === '\uFFFD' ? box : width(piece) * size);
  const total = pieces.flat().reduce((sum, piece) => sum + wide(piece), 0) + space * (parts.length - 1);
  const ops: Op[] = [];
  let at = x - total / 2;
  for (const word of pieces) {
    for (const piece of word) {
      const advance = wide(piece);
      if (piece === '\uFFFD') {
        const stroke = { colour: ink, width: size * 0.05 };
        ops.push({ op: 'rect', x: at + box * 0.1, y: baseline - size * 0.6, w: box * 0.8, h: size * 0.6, stroke });
      } else {
        ops.push({ op: 'text', x: at, baseline, text: piece, font, size, advance, fill: ink } satisfies TextRun);
      }
      at += advance;
    }
    at += space;
  }
  return ops;
}

interface SetLine {
  readonly text: string;
  readonly font: FontId;
  readonly size: number;
  readonly width: number;
}

/** Breaks a line at spaces into at most three; what is still too wide shrinks, and what is far too long ends with three dots. */
function fold(line: Line, room: number): SetLine[] {
  const font: FontId = line.strong ? 'condensed-bold' : 'condensed';
  const full = line.strong ? nameSize : textSize;
  const { width } = measure(font);
  const lines: string[] = [];
  for (const word of line.text.trim().split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && width(longer) * full <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.length > 3 ? [...lines.slice(0, 2), `${lines[2]}…`] : lines;
  return kept.map((text) => {
    const size = full * Math.max(Math.min(room / (width(text) * full || 1), 1), least);
    let fits = text;
    while (width(fits) * size > room && fits.length > 2) fits = `${fits.slice(0, -2)}…`;
    return { text: fits, font, size, width: width(fits) * size };
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
