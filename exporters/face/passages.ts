import type { Op } from './display-list.ts';
import type { Passage } from './face-data.ts';
import { type Flow, flow, paintFlow, type TextStyle, wordWidth } from './flow.ts';
import { setWord, widthOf } from './glyphs.ts';
import { type Paragraph, richText } from './rich-text.ts';
import { paintScale, scaleHeight } from './scale.ts';

/** A passage in its place; `y` counts from the top of the first. */
export interface Part {
  readonly y: number;
  readonly passage: Passage;
  readonly flow: Flow;
  /** Height of the line with name and cost above the text. */
  readonly head: number;
}

/** All passages of a card, one under the other. */
export interface Passages {
  readonly parts: readonly Part[];
  readonly height: number;
}

// In em of the body text.
const between = 0.55;
const headHeights: Readonly<Partial<Record<Passage['kind'], number>>> = {
  ability: 1.3,
  values: 1.75,
  scale: scaleHeight,
};
const labelLetters = 30;
/** A text of so many lines stands in the middle of its panel. */
const shortLines = 3;
const costSize = 0.86;
const headChain = ['caps-heavy', 'body-heavy'] as const;
const costChain = ['caps', 'body-bold'] as const;
/** Figures that are read first: the first one of a line, further ones, and signs that need no words; upright digits of one height. */
const [mainSize, moreSize, signSize] = [1.6, 1.25, 1.55];
const valueChain = ['condensed-bold', 'body-bold'] as const;

export function setPassages(passages: readonly Passage[], width: number, style: TextStyle): Passages {
  const parts: Part[] = [];
  let y = 0;
  for (const passage of passages) {
    if (parts.length > 0) y += between * style.size;
    const alone = passages.length === 1 && (passage.kind === 'text' || passage.kind === 'lead');
    const set = (alone ? centred : flow)(paragraphsOf(passage), width, style);
    const head = (headHeights[passage.kind] ?? 0) * style.size;
    parts.push({ y, passage, flow: set, head });
    y += head + set.height;
  }
  return { parts, height: y };
}

/** A short text without a list: lines of nearly the same length, in the middle. A longer one is set like any text. */
function centred(paragraphs: readonly Paragraph[], width: number, style: TextStyle): Flow {
  const usual = flow(paragraphs, width, style);
  const plain = paragraphs.every(({ kind, indent }) => kind === 'text' && indent === 0);
  if (!plain || usual.lines.length > shortLines) return usual;
  let [short, fitting] = [0, width];
  while (fitting - short > 0.5) {
    const middle = (short + fitting) / 2;
    if (flow(paragraphs, middle, style).lines.length > usual.lines.length) short = middle;
    else fitting = middle;
  }
  const set = flow(paragraphs, fitting, style);
  const lines = set.lines.map((line) => {
    const last = line.items.at(-1);
    const left = last === undefined ? 0 : (width - last.x - wordWidth(last.word) * style.size) / 2;
    return { ...line, items: line.items.map(({ x, word }) => ({ x: x + left, word })) };
  });
  return { ...set, lines };
}

// A passage is read once, and set in several sizes until its deck has found its own.
const read = new WeakMap<Passage, Paragraph[]>();

function paragraphsOf(passage: Passage): Paragraph[] {
  let paragraphs = read.get(passage);
  if (paragraphs === undefined) {
    const text = passage.kind === 'lead' ? passage.text.split('\n').map(italic).join('\n') : passage.text;
    // A short name is a label; a long one without text is a whole rule, and is read as one.
    const rule = passage.kind === 'passive' && text.trim() === '' && (passage.name ?? '').length > labelLetters;
    const label = passage.kind === 'passive' && !rule ? passage.name : undefined;
    paragraphs = richText(rule ? (passage.name ?? '') : text, label, passage.unsigned !== true);
    read.set(passage, paragraphs);
  }
  return paragraphs;
}

const italic = (line: string) => (line.includes('*') ? line : line.replace(/^(\s*(?:- +)?)(\S.*?)\s*$/, '$1*$2*'));

/** Paints the passages; lines that end below `limit` are left out and the last one that stands ends in three dots. */
export function paintPassages(
  { parts }: Passages,
  at: { x: number; y: number; width: number; limit: number },
  style: TextStyle,
  missing: (char: string) => void,
): Op[] {
  const ops: Op[] = [];
  const em = style.size;
  for (const { y, passage, flow: set, head } of parts) {
    const top = at.y + y;
    if (top + head > at.limit) break;
    if (passage.scale)
      ops.push(...paintScale(passage, passage.scale, { x: at.x, y: top, width: at.width }, style, missing));
    else if (head > 0) ops.push(...heading(passage, { x: at.x, y: top, width: at.width }, style, missing));
    const room = at.limit - top - head;
    const standing = set.lines.filter((line) => line.y + line.height <= room + 0.01);
    if (standing.length < set.lines.length) {
      const last = standing.at(-1);
      const shown = last ? [...standing.slice(0, -1), { ...last, items: [{ x: 0, word: dots }], rule: false }] : [];
      ops.push(...paintFlow({ lines: shown }, { x: at.x, y: top + head, width: at.width }, style, missing));
      break;
    }
    ops.push(...paintFlow(set, { x: at.x, y: top + head, width: at.width }, style, missing));
  }
  if (parts.some(isRuled)) ops.unshift(...rules(parts, at, em, style));
  return ops;
}

const isRuled = ({ head, passage }: Part): boolean => head > 0 && passage.kind !== 'scale';

const dots = { pieces: [{ text: '\u2026', emphasis: 'bold' as const }], tied: false };

/** Hairlines between the unit's passives and each of its abilities. */
function rules(
  parts: readonly Part[],
  at: { x: number; y: number; width: number; limit: number },
  em: number,
  style: TextStyle,
): Op[] {
  return parts
    .filter((part, i) => i > 0 && isRuled(part) && at.y + part.y < at.limit)
    .map((part): Op => {
      const y = at.y + part.y - (between / 2) * em;
      return { op: 'rect', x: at.x, y: y - 0.06, w: at.width, h: 0.12, fill: style.accent, opacity: 0.4 };
    });
}

function heading(
  passage: Passage,
  at: { x: number; y: number; width: number },
  style: TextStyle,
  missing: (char: string) => void,
): Op[] {
  const em = style.size;
  const isValues = passage.kind === 'values';
  const chain = isValues ? valueChain : costChain;
  const baseline = at.y + (isValues ? 1.3 : 0.92) * em;
  const costs = (passage.costs ?? []).map(({ icon, words, kind }) => {
    const size = (isValues ? (words === '' ? signSize : kind === 'action' ? mainSize : moreSize) : costSize) * em;
    const side = (isValues ? 0.8 : 0.92) * size;
    const textAt = words === '' ? side : side + 0.2 * size;
    return { icon, words, size, side, textAt, width: textAt + sentenceWidth(words, chain) * size };
  });
  const apart = (isValues ? 0.65 : 0.5 * costSize) * em;
  const total = costs.reduce((sum, { width }) => sum + width + apart, -apart);
  const name = passage.name ?? '';
  const room = costs.length === 0 ? at.width : at.width - total - 0.8 * em;
  const nameSize = Math.min(1.04 * em, room / Math.max(0.1, sentenceWidth(name, headChain)));
  const ops = sentence(name, headChain, { x: at.x, baseline, size: nameSize, fill: style.accent }, missing);
  let x = at.x + at.width - total;
  for (const { icon, words, size, side, textAt, width } of costs) {
    // Icons stand in the middle of the digits beside them, or of the name where they stand alone.
    const middle = baseline - (isValues ? 0.35 : 0.3) * (words === '' ? 1.04 * em : size);
    ops.push({ op: 'icon', name: icon, x, y: middle - side / 2, size: side, fill: style.accent });
    ops.push(...sentence(words, chain, { x: x + textAt, baseline, size, fill: style.ink }, missing));
    x += width + apart;
  }
  return ops;
}

const wordSpace = 0.22;

/** Width in em of words on one line. */
export const sentenceWidth = (text: string, chain: Parameters<typeof widthOf>[1]): number =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .reduce((sum, word, i) => sum + widthOf(word, chain) + (i > 0 ? wordSpace : 0), 0);

/** Words on one line, from the left. */
export function sentence(
  text: string,
  chain: Parameters<typeof widthOf>[1],
  at: { x: number; baseline: number; size: number; fill: string },
  missing: (char: string) => void,
): Op[] {
  const ops: Op[] = [];
  let x = at.x;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    ops.push(...setWord(word, chain, { ...at, x }, missing));
    x += (widthOf(word, chain) + wordSpace) * at.size;
  }
  return ops;
}
