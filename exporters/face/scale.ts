import type { Op } from './display-list.ts';
import type { Passage, Scale } from './face-data.ts';
import type { TextStyle } from './flow.ts';
import { setWord, widthOf } from './glyphs.ts';

/** Height of a scale, in em of the body text. */
export const scaleHeight = 2.35;

const nameChain = ['caps-heavy', 'body-heavy'] as const;
const chain = ['condensed-bold', 'body-bold'] as const;

/** A scale in a line of text: "0 (−2/−3) 1 (–) 8". */
export const scaleWords = ({ borders: [first = '', ...others], spans }: Scale): string =>
  [first, ...others.map((border, index) => `(${spans[index] ?? ''}) ${border}`)].join(' ');

/** Paints a name and beside it a bar in parts: what holds in each part stands in it, where it ends below it. */
export function paintScale(
  { name = '' }: Pick<Passage, 'name'>,
  { borders, spans }: Scale,
  at: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle,
  missing: (char: string) => void,
): Op[] {
  const em = style.size;
  const high = 1.25 * em;
  const begin = at.x + (widthOf(name, nameChain) + 0.9) * em;
  const part = (at.x + at.width - begin - 0.5 * em) / Math.max(1, spans.length);
  const middle = at.y + high / 2;
  const ops: Op[] = [
    ...setWord(name, nameChain, { x: at.x, baseline: middle + 0.3 * em, size: em, fill: style.accent }, missing),
  ];
  const centred = (word: string, x: number, baseline: number, most: number, size: number, fill: string): Op[] => {
    const fitting = Math.min(size, most / Math.max(0.1, widthOf(word, chain)));
    return setWord(
      word,
      chain,
      { x: x - (widthOf(word, chain) * fitting) / 2, baseline, size: fitting, fill },
      missing,
    );
  };
  spans.forEach((span, index) => {
    const x = begin + index * part;
    ops.push({ op: 'rect', x, y: at.y, w: part, h: high, fill: style.accent, opacity: index % 2 === 0 ? 0.16 : 0.28 });
    ops.push(...centred(span, x + part / 2, middle + 0.35 * em, part * 0.9, em, style.ink));
  });
  borders.forEach((border, index) => {
    const x = begin + index * part;
    ops.push({ op: 'rect', x: x - 0.12, y: at.y - 0.1 * em, w: 0.24, h: high + 0.25 * em, fill: style.accent });
    ops.push(...centred(border, x, at.y + high + 0.98 * em, part, 0.95 * em, style.ink));
  });
  return ops;
}
