import type { Op } from './display-list.ts';
import type { FontId } from './fonts/fonts.ts';
import { measure } from './fonts/measure.ts';
import { setWord, widthOf } from './glyphs.ts';

/** One line of plain words, for labels and margins. */
interface PlainLine {
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

/** Width of a line in em. */
export function plainWidth(text: string, font: FontId): number {
  const words = text.split(' ');
  return words.reduce((sum, word) => sum + widthOf(word, chain(font)), 0) + spaceOf(font) * (words.length - 1);
}

/** Sets a line, word by word; what the font lacks is a visible box. */
export function plainLine(line: PlainLine): Op[] {
  const { font, size, baseline, ink } = line;
  const text = line.room === undefined ? line.text : cut(line.text, font, line.room / size);
  const total = plainWidth(text, font) * size;
  let x = line.x - (line.align === 'left' ? 0 : line.align === 'middle' ? total / 2 : total);
  return text.split(' ').flatMap((word) => {
    const left = x;
    x += (widthOf(word, chain(font)) + spaceOf(font)) * size;
    return setWord(word, chain(font), { x: left, baseline, size, fill: ink }, () => {});
  });
}

const spaceOf = (font: FontId) => measure(font).width(' ');
// The text face knows more characters than the narrow one of labels.
const chain = (font: FontId): FontId[] => [font, 'body-heavy'];

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

function cut(text: string, font: FontId, room: number): string {
  let kept = [...text];
  if (plainWidth(text, font) <= room) return text;
  while (kept.length > 1 && plainWidth(`${kept.join('')}…`, font) > room) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}
