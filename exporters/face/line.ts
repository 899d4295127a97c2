import type { TemplateElement } from '../../schemas/types.generated.ts';
import type { Op } from './display-list.ts';
import type { FontId } from './fonts/fonts.ts';
import { measure } from './fonts/measure.ts';
import { sentence, sentenceWidth } from './passages.ts';
import type { Box } from './path.ts';
import { typographic } from './rich-text.ts';
import { pointMm } from './sizes.ts';
import type { FaceTheme } from './theme.ts';

/**
 * One line of words in a box: as large as the template wants, smaller where it must be, on two lines where that is not enough,
 * and cut off with three dots as the last resort (`over` then says by how many mm it was too wide).
 */
export function fittedLine(
  text: string,
  element: Pick<TemplateElement, 'font' | 'size' | 'least' | 'align'>,
  box: Box,
  fill: string,
  theme: Pick<FaceTheme, 'titleFont'>,
  missing: (char: string) => void,
): { ops: Op[]; over: number } {
  const font: FontId = element.font === undefined || element.font === 'title' ? theme.titleFont : element.font;
  const chain: readonly FontId[] = [font, 'body-heavy'];
  const [most, least] = [(element.size ?? 8) * pointMm, (element.least ?? element.size ?? 8) * pointMm];
  const words = typographic(text).trim();
  const natural = sentenceWidth(words, chain);
  const size = Math.min(most, box.w / Math.max(natural, 0.01));
  const cap = measure(font).capHeight;
  const place = (line: string, at: number, middle: number): Op[] => {
    const width = sentenceWidth(line, chain) * at;
    const x =
      element.align === 'right'
        ? box.x + box.w - width
        : element.align === 'left'
          ? box.x
          : box.x + (box.w - width) / 2;
    return sentence(line, chain, { x, baseline: middle + (cap / 2) * at, size: at, fill }, missing);
  };
  const middle = box.y + box.h / 2;
  if (size >= least) return { ops: place(words, size, middle), over: 0 };
  const [first, second] = halves(words, chain);
  const widest = Math.max(sentenceWidth(first, chain), sentenceWidth(second, chain));
  const two = Math.min(least, box.w / widest, box.h / 2.3);
  if (second !== '' && two >= least * 0.62) {
    const apart = two * 0.56;
    return { ops: [...place(first, two, middle - apart), ...place(second, two, middle + apart)], over: 0 };
  }
  const smallest = least * 0.8;
  const cut = shortened(words, chain, box.w / smallest);
  return { ops: place(cut, smallest, middle), over: cut === words ? 0 : natural * smallest - box.w };
}

/** The words on two lines of nearly the same width. */
function halves(words: string, chain: readonly FontId[]): [string, string] {
  const all = words.split(/\s+/);
  let best: [string, string] = [words, ''];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < Math.min(all.length, 40); i++) {
    const pair: [string, string] = [all.slice(0, i).join(' '), all.slice(i).join(' ')];
    const widest = Math.max(sentenceWidth(pair[0], chain), sentenceWidth(pair[1], chain));
    if (widest < least) [best, least] = [pair, widest];
  }
  return best;
}

function shortened(words: string, chain: readonly FontId[], room: number): string {
  if (sentenceWidth(words, chain) <= room) return words;
  const letters = [...words];
  while (letters.length > 1 && sentenceWidth(`${letters.join('')}\u2026`, chain) > room) letters.pop();
  return `${letters.join('').trimEnd()}\u2026`;
}
