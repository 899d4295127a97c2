import type { Op } from './display-list.ts';
import type { FontId } from './fonts/fonts.ts';
import { measure } from './fonts/measure.ts';
import { visible } from './visible.ts';

/** Width of the box that stands for a character without a glyph, in em. */
const boxWidth = 0.56;
// Joiners, direction marks, variation selectors and combining marks: nothing stands where they are.
const unseen = /\p{Mn}|\p{Me}|\p{Cf}|[\u{1f3fb}-\u{1f3ff}]/u;

/** Letters of one font, or one character that none has. */
interface Part {
  readonly font?: FontId;
  readonly text: string;
  /** In em. */
  readonly width: number;
}

/** Splits a word by the first font of the chain that has each character. */
export function parts(written: string, chain: readonly FontId[]): Part[] {
  const text = visible(written);
  const first = chain[0];
  if (first !== undefined) {
    const known = measure(first);
    let all = true;
    for (const char of text) if (!known.has(char)) all = false;
    if (all) return text === '' ? [] : [{ font: first, text, width: known.width(text) }];
  }
  const found: { font?: FontId; text: string }[] = [];
  for (const char of text) {
    const font = chain.find((id) => measure(id).has(char));
    const last = found.at(-1);
    if (font === undefined && unseen.test(char)) continue;
    if (font !== undefined && last?.font === font) last.text += char;
    else found.push({ font, text: char });
  }
  return found.map((part) => ({ ...part, width: part.font ? measure(part.font).width(part.text) : boxWidth }));
}

/** Width of a word in em. */
export const widthOf = (text: string, chain: readonly FontId[]) =>
  parts(text, chain).reduce((sum, part) => sum + part.width, 0);

/** Paints a word from `x` on its baseline; `size` in mm. Characters without a glyph become boxes and are told to `missing`. */
export function setWord(
  text: string,
  chain: readonly FontId[],
  at: { x: number; baseline: number; size: number; fill: string },
  missing: (char: string) => void,
): Op[] {
  let x = at.x;
  return parts(text, chain).map((part): Op => {
    const left = x;
    x += part.width * at.size;
    if (part.font !== undefined)
      return {
        op: 'text',
        x: left,
        baseline: at.baseline,
        text: part.text,
        font: part.font,
        size: at.size,
        advance: part.width * at.size,
        fill: at.fill,
      };
    missing(part.text);
    const width = 0.06 * at.size;
    return {
      op: 'rect',
      x: left + 0.06 * at.size,
      y: at.baseline - 0.66 * at.size,
      w: (boxWidth - 0.12) * at.size,
      h: 0.66 * at.size,
      stroke: { colour: at.fill, width },
    };
  });
}
