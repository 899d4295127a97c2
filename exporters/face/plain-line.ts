import type { Op } from './display-list.ts';
import type { FontId } from './fonts/fonts.ts';
import { measure } from './fonts/measure.ts';

/** One line of plain words, for labels and margins. */
export interface PlainLine {
  readonly text: string;
  readonly font: FontId;
  /** Em square in mm. */
  readonly size: number;
  /** Where the line is anchored, in mm. */
  readonly x: number;
  readonly baseline: number;
  readonly ink: string;
  readonly align: 'left' | 'middle' | 'right';
  /** Width that it may take: a longer line ends with three dots. */
  readonly room?: number;
}

/** Width of the box that stands for a character which the font lacks, in em. */
const boxEm = 0.5;
const missing = '\uFFFD';

/** Width of a line in em; characters that the font lacks count as boxes. */
export function plainWidth(text: string, font: FontId): number {
  const { width } = measure(font);
  const words = split(text, font);
  const letters = words.flat().reduce((sum, piece) => sum + (piece === missing ? boxEm : width(piece)), 0);
  return letters + width(' ') * (words.length - 1);
}

/** Sets a line, one run a word. */
export function plainLine(line: PlainLine): Op[] {
  const { font, size, baseline, ink } = line;
  const { width } = measure(font);
  const text = line.room === undefined ? line.text : cut(line.text, font, line.room / size);
  const total = plainWidth(text, font) * size;
  const ops: Op[] = [];
  let x = line.x - (line.align === 'left' ? 0 : line.align === 'middle' ? total / 2 : total);
  for (const word of split(text, font)) {
    for (const piece of word) {
      const advance = (piece === missing ? boxEm : width(piece)) * size;
      if (piece === missing) {
        const stroke = { colour: ink, width: size * 0.05 };
        ops.push({
          op: 'rect',
          x: x + advance * 0.1,
          y: baseline - size * 0.6,
          w: advance * 0.8,
          h: size * 0.6,
          stroke,
        });
      } else ops.push({ op: 'text', x, baseline, text: piece, font, size, advance, fill: ink });
      x += advance;
    }
    x += width(' ') * size;
  }
  return ops;
}

/** Breaks text into lines of at most `room` em; a word that is longer than a line stands alone. */
export function foldPlain(text: string, font: FontId, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && plainWidth(longer, font) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function split(text: string, font: FontId): string[][] {
  const { has } = measure(font);
  return text.split(' ').map((word) =>
    [...word]
      .map((char) => (has(char) ? char : missing))
      .join('')
      .split(/(\uFFFD)/)
      .filter((piece) => piece !== ''),
  );
}

function cut(text: string, font: FontId, room: number): string {
  let kept = [...text];
  if (plainWidth(text, font) <= room) return text;
  while (kept.length > 1 && plainWidth(`${kept.join('')}…`, font) > room) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
