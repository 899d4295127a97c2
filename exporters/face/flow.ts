import type { Op } from './display-list.ts';
import type { FontId } from './fonts/fonts.ts';
import { setWord, widthOf } from './glyphs.ts';
import type { Emphasis, Paragraph, Piece, Sign, Word } from './rich-text.ts';
import { templateIcons } from './template-icons.ts';

/** How running text looks. */
export interface TextStyle {
  /** Size of the em square in mm. */
  readonly size: number;
  readonly ink: string;
  /** Colour of labels and signs. */
  readonly accent: string;
  /** Colours of signs that have one of their own. */
  readonly signs: Partial<Record<Sign, string>>;
}

/** A line of words with their places; `y` counts from the top of the text. */
interface Line {
  readonly y: number;
  readonly height: number;
  readonly items: readonly { readonly x: number; readonly word: Word }[];
  readonly bullet?: number;
  readonly rule: boolean;
}

export interface Flow {
  readonly lines: readonly Line[];
  readonly height: number;
  /** Size of the em square in mm. */
  readonly size: number;
}

const chains: Readonly<Record<Emphasis, readonly FontId[]>> = {
  regular: ['body'],
  bold: ['body-bold'],
  italic: ['body-italic', 'body'],
  'bold-italic': ['body-bold-italic', 'body-bold'],
  label: ['caps-heavy', 'body-heavy'],
  figure: ['condensed-bold'],
};

// Figures of the narrow font are as high as the capitals of the body.
const figureScale = 0.93;
const scaleOf = (emphasis: Emphasis) => (emphasis === 'figure' ? figureScale : 1);

// Proportions of the body font, in em.
const leading = 1.17;
const space = 0.235;
const iconSize = 0.86;
const iconGap = 0.1;
const indentStep = 0.9;
const bulletStep = 0.75;
const gapHeight = 0.5;
const paragraphGap = 0.16;
const baselineShift = 0.88;
/** A last word of at most so many letters does not stand alone. */
const widowLetters = 9;

// A deck's words are set in several sizes until it has found its own; in em they are always as wide.
const widths = new WeakMap<Word, number>();

/** In em. */
export function wordWidth(word: Word): number {
  let width = widths.get(word);
  if (width === undefined) {
    width = word.pieces.reduce((sum, piece) => sum + pieceWidth(piece), word.sign ? iconSize + iconGap : 0);
    widths.set(word, width);
  }
  return width;
}

const pieceWidth = (piece: Piece) => widthOf(piece.text, chains[piece.emphasis]) * scaleOf(piece.emphasis);

/** Breaks paragraphs into lines of at most `width` mm. */
export function flow(paragraphs: readonly Paragraph[], width: number, style: TextStyle): Flow {
  const em = style.size;
  const lines: Line[] = [];
  let y = 0;
  let first = true;
  for (const paragraph of paragraphs) {
    if (paragraph.kind === 'gap') {
      y += gapHeight * em;
      continue;
    }
    if (!first) y += paragraphGap * em;
    first = false;
    if (paragraph.kind === 'rule') {
      lines.push({ y, height: 0.8 * em, items: [], rule: true });
      y += 0.8 * em;
      continue;
    }
    const bullet = paragraph.kind === 'bullet';
    const left = Math.min((paragraph.indent * indentStep + (bullet ? bulletStep : 0)) * em, width / 2);
    broken(paragraph.words, (width - left) / em).forEach((words, i) => {
      let x = left;
      const items = words.map((word) => {
        const item = { x, word };
        x += (wordWidth(word) + space) * em;
        return item;
      });
      lines.push({
        y,
        height: leading * em,
        items,
        bullet: bullet && i === 0 ? left - bulletStep * em : undefined,
        rule: false,
      });
      y += leading * em;
    });
  }
  return { lines, height: y, size: em };
}

/** Lines of words; `room` in em. */
function broken(words: readonly Word[], room: number): Word[][] {
  const fitting = words.flatMap((word) => (wordWidth(word) > room ? cut(word, room) : [word]));
  const lines: Word[][] = [];
  let line: Word[] = [];
  let used = 0;
  for (let i = 0; i < fitting.length; i++) {
    const word = fitting[i] as Word;
    const width = wordWidth(word);
    // Tied words look ahead, as far as they can stand on one line.
    let needed = width;
    for (let to = i; fitting[to]?.tied && fitting[to + 1]; to++) {
      const more = needed + space + wordWidth(fitting[to + 1] as Word);
      if (more > room) break;
      needed = more;
    }
    if (line.length > 0 && used + space + needed > room) {
      lines.push(line);
      line = [];
      used = 0;
    }
    used += (line.length > 0 ? space : 0) + width;
    line.push(word);
  }
  if (line.length > 0) lines.push(line);
  return withoutWidow(lines, room);
}

function withoutWidow(lines: Word[][], room: number): Word[][] {
  const last = lines.at(-1);
  const before = lines.at(-2);
  if (last?.length !== 1 || before === undefined || before.length < 3) return lines;
  const letters = (last[0] as Word).pieces.reduce((sum, piece) => sum + [...piece.text].length, 0);
  if (letters > widowLetters) return lines;
  let from = -1;
  while (before.at(from - 1)?.tied) from--;
  const moved = [...before.slice(from), ...last];
  const width = moved.reduce((sum, word) => sum + wordWidth(word) + space, -space);
  if (width > room || before.length + from < 1) return lines;
  return [...lines.slice(0, -2), before.slice(0, from), moved];
}

/** A word wider than a line, in as many words as it takes. */
function cut(word: Word, room: number): Word[] {
  const result: Word[] = [];
  let pieces: Piece[] = [];
  let used = word.sign ? iconSize + iconGap : 0;
  const close = () => {
    if (pieces.length > 0) result.push({ pieces, sign: result.length === 0 ? word.sign : undefined, tied: false });
    pieces = [];
    used = 0;
  };
  for (const { text, emphasis } of word.pieces) {
    let run = '';
    for (const char of text) {
      const width = widthOf(char, chains[emphasis]);
      // Kerning only ever draws letters together by less than this.
      if (used + width > room - 0.1) {
        if (run !== '') pieces.push({ text: run, emphasis });
        run = '';
        close();
      }
      run += char;
      used += width;
    }
    if (run !== '') pieces.push({ text: run, emphasis });
  }
  close();
  return result;
}

/** Paints the lines from the place of the text's top left corner. */
export function paintFlow(
  { lines }: Pick<Flow, 'lines'>,
  at: { x: number; y: number; width: number },
  style: TextStyle,
  missing: (char: string) => void,
): Op[] {
  const em = style.size;
  const ops: Op[] = [];
  for (const line of lines) {
    const top = at.y + line.y;
    const baseline = top + baselineShift * em;
    if (line.rule) {
      const y = top + line.height / 2;
      const middle = at.x + at.width / 2;
      const half = 0.22 * em;
      ops.push(
        { op: 'rect', x: at.x, y: y - 0.05, w: at.width / 2 - 3 * half, h: 0.1, fill: style.accent, opacity: 0.55 },
        {
          op: 'rect',
          x: middle + 3 * half,
          y: y - 0.05,
          w: at.width / 2 - 3 * half,
          h: 0.1,
          fill: style.accent,
          opacity: 0.55,
        },
        {
          op: 'path',
          d: `M${n(middle)} ${n(y - half)}l${n(half)} ${n(half)}l${n(-half)} ${n(half)}l${n(-half)} ${n(-half)}Z`,
          fill: style.accent,
        },
      );
    }
    if (line.bullet !== undefined) {
      const x = at.x + line.bullet + 0.32 * em;
      const y = baseline - 0.24 * em;
      const half = 0.15 * em;
      ops.push({
        op: 'path',
        d: `M${n(x)} ${n(y - half)}l${n(half)} ${n(half)}l${n(-half)} ${n(half)}l${n(-half)} ${n(-half)}Z`,
        fill: style.accent,
      });
    }
    for (const { x, word } of line.items) {
      let left = at.x + x;
      if (word.sign) {
        ops.push({
          op: 'icon',
          name: templateIcons[word.sign],
          x: left,
          y: baseline - 0.75 * em,
          size: iconSize * em,
          fill: style.signs[word.sign] ?? style.accent,
        });
        left += (iconSize + iconGap) * em;
      }
      for (const piece of word.pieces) {
        const fill = piece.emphasis === 'label' ? style.accent : style.ink;
        ops.push(
          ...setWord(
            piece.text,
            chains[piece.emphasis],
            { x: left, baseline, size: em * scaleOf(piece.emphasis), fill },
            missing,
          ),
        );
        left += pieceWidth(piece) * em;
      }
    }
  }
  return ops;
}

const n = (value: number) => Number(value.toFixed(3));
