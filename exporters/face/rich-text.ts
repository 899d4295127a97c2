import type { templateIcons } from './template-icons.ts';
import { visible } from './visible.ts';

export type Sign = keyof typeof templateIcons;
/** `figure` is a number of the notation, set in upright figures of full height so that it is found at a glance. */
export type Emphasis = 'regular' | 'bold' | 'italic' | 'bold-italic' | 'label' | 'figure';

/** Letters in one style, without a space. */
export interface Piece {
  readonly text: string;
  readonly emphasis: Emphasis;
}

/** What stands between two spaces. */
export interface Word {
  readonly pieces: readonly Piece[];
  /** A sign that stands before the word: the key of an icon of `templateIcons`. */
  readonly sign?: Sign;
  /** Whether it stays on one line with the next word where that fits. */
  readonly tied: boolean;
}

/** One line as it was written. */
export interface Paragraph {
  readonly kind: 'text' | 'bullet' | 'rule' | 'gap';
  /** Steps of indentation; two spaces make one. */
  readonly indent: number;
  readonly words: readonly Word[];
}

// Words of the notation that are set strong, with the icon that stands beside them.
const notation: readonly { readonly form: RegExp; readonly sign: Sign }[] = [
  { form: /\b(?:unlimited range|range \d+\+?)/gi, sign: 'range' },
  { form: /\bburst \d+/gi, sign: 'area' },
  { form: /\b\d+x\d+\b/gi, sign: 'rectangle' },
  { form: /\b(?:(?:infinite|unlimited) line|line \d+|path \d+)/gi, sign: 'line' },
  { form: /(?<![\w.])[+\u2212]?(?:\d+|X)dmg\b/gi, sign: 'damage' },
  { form: /(?<![\w.])[+\u2212]\d+ ?def\b/gi, sign: 'def' },
  { form: /(?<![\w.])[+\u2212]\d+ ?crit\b/gi, sign: 'crit' },
  { form: /\bpush \d+/gi, sign: 'push' },
  { form: /\bpull \d+/gi, sign: 'pull' },
  { form: /\bheal \d+/gi, sign: 'heal' },
];

/**
 * Reads the markup of a card's text: `**bold**`, `*italic*`, `- ` bullets, `---` rules, line breaks and indentation. Markup that
 * does not close is text. Total: every text gives paragraphs.
 * @param signed whether words of the notation stand with their signs
 */
export function richText(text: string, label?: string, signed = true): Paragraph[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, '  ').trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  // A text that is indented as a whole starts at the margin; the first line has often lost its spaces to the cost before it.
  const common = indents.length === 0 ? 0 : Math.min(...indents);
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const bare = line.trim();
    const indent = Math.min(6, Math.round(Math.max(0, line.length - line.trimStart().length - common) / 2));
    if (bare === '') {
      if (paragraphs.length > 0) paragraphs.push({ kind: 'gap', indent: 0, words: [] });
    } else if (/^-{3,}:?$/.test(bare)) paragraphs.push({ kind: 'rule', indent: 0, words: [] });
    else if (/^[-\u2022*] +/.test(bare))
      paragraphs.push({ kind: 'bullet', indent, words: words(bare.replace(/^[-\u2022*] +/, ''), signed) });
    else paragraphs.push({ kind: 'text', indent, words: words(bare, signed) });
  }
  if (label === undefined) return paragraphs;
  const lead = words(label, signed).map((word) => ({
    ...word,
    pieces: word.pieces.map((piece) => ({ ...piece, emphasis: 'label' as const })),
  }));
  const [first, ...rest] = paragraphs;
  if (first?.kind !== 'text') return [{ kind: 'text', indent: 0, words: lead }, ...paragraphs];
  return [{ ...first, words: [...lead, ...first.words] }, ...rest];
}

/** Signs that a typesetter uses where a keyboard has none: minus, dash, apostrophe. */
export function typographic(text: string): string {
  return visible(text)
    .normalize('NFC')
    .replace(/(?<![\w\u2212-])-(?=\d)/g, '\u2212')
    .replace(/(?<=\s|^)--(?=\s|$)|(?<=(?:^|\s)\d{1,3})-(?=\d{1,3}(?!\S*[\d-]))/g, '\u2013')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '\u2019');
}

/** A number before what it counts, such as `8 HP`: they stand on one line. */
const measure = /^\d \p{Lu}{2,3}(?!\p{L})/u;

function words(line: string, signed: boolean): Word[] {
  const chars: { char: string; bold: boolean; italic: boolean }[] = [];
  let bold = false;
  let italic = false;
  const marks = typographic(line).split(/(\*\*|\*)/);
  marks.forEach((part, i) => {
    const rest = marks.slice(i + 1);
    if (part === '**' && (bold || rest.includes('**'))) bold = !bold;
    else if (part === '*' && (italic || (rest.includes('*') && /^\S/.test(rest[0] ?? '')))) italic = !italic;
    else for (const char of part) chars.push({ char, bold, italic });
  });
  const plain = chars.map(({ char }) => char).join('');
  const signs = new Map<number, Sign>();
  const strong = new Set<number>();
  // Places are counted in UTF-16 units, as regular expressions do.
  for (const { form, sign } of signed ? notation : []) {
    for (const found of plain.matchAll(form)) {
      signs.set(found.index, sign);
      for (let at = found.index; at < found.index + found[0].length; at++) strong.add(at);
    }
  }
  const result: { pieces: { text: string; emphasis: Emphasis }[]; sign?: Sign; tied: boolean }[] = [];
  let open = false;
  let at = 0;
  for (const { char, bold, italic } of chars) {
    if (/\s/.test(char)) {
      const last = result.at(-1);
      if (last && (char === '\u00a0' || strong.has(at) || measure.test(plain.slice(at - 1, at + 5)))) last.tied = true;
      open = false;
    } else {
      if (!open || signs.has(at)) result.push({ pieces: [], sign: signs.get(at), tied: false });
      open = true;
      const heavy = bold || strong.has(at);
      const figure = strong.has(at) && /^(?:[\d+\u2212]|x\d)/.test(plain.slice(at, at + 2));
      const emphasis = figure ? 'figure' : heavy ? (italic ? 'bold-italic' : 'bold') : italic ? 'italic' : 'regular';
      const pieces = result.at(-1)?.pieces;
      const piece = pieces?.at(-1);
      if (piece?.emphasis === emphasis) piece.text += char;
      else pieces?.push({ text: char, emphasis });
    }
    at += char.length;
  }
  return result;
}
