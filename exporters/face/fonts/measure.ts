import type { FontId } from './fonts.ts';
import body from './tables/body.generated.json' with { type: 'json' };
import bodyBold from './tables/body-bold.generated.json' with { type: 'json' };
import bodyBoldItalic from './tables/body-bold-italic.generated.json' with { type: 'json' };
import bodyHeavy from './tables/body-heavy.generated.json' with { type: 'json' };
import bodyItalic from './tables/body-italic.generated.json' with { type: 'json' };
import caps from './tables/caps.generated.json' with { type: 'json' };
import capsHeavy from './tables/caps-heavy.generated.json' with { type: 'json' };
import cinzel from './tables/cinzel.generated.json' with { type: 'json' };
import condensed from './tables/condensed.generated.json' with { type: 'json' };
import condensedBold from './tables/condensed-bold.generated.json' with { type: 'json' };

interface Table {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly chars: string;
  readonly advances: readonly number[];
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly pairs: readonly (readonly number[])[];
}

/** Measures of one font, in parts of the em square. */
interface Measure {
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
  has(char: string): boolean;
  /** Width of a word with kerning and ligatures, in em. Characters that the font lacks count nothing. */
  width(word: string): number;
}

const tables: Record<FontId, Table> = {
  body,
  'body-italic': bodyItalic,
  'body-bold': bodyBold,
  'body-bold-italic': bodyBoldItalic,
  'body-heavy': bodyHeavy,
  caps,
  'caps-heavy': capsHeavy,
  cinzel,
  condensed,
  'condensed-bold': condensedBold,
};

const measures = new Map<FontId, Measure>();

/** The measures of a font, from the table that was made of its TTF file. */
export function measure(font: FontId): Measure {
  let known = measures.get(font);
  if (known === undefined) {
    known = read(tables[font]);
    measures.set(font, known);
  }
  return known;
}

function read(table: Table): Measure {
  const index = new Map([...table.chars].map((char, i) => [char, i]));
  const pairs = table.pairs.map((row) => {
    const changes = new Map<number, number>();
    for (let i = 0; i < row.length; i += 2) changes.set(row[i] as number, row[i + 1] as number);
    return changes;
  });
  // Cards repeat their words; a bound keeps a long session's memory flat.
  const words = new Map<string, number>();
  const sum = (word: string) => {
    let width = 0;
    let before: number | undefined;
    for (const char of word) {
      const at = index.get(char);
      if (at === undefined) {
        before = undefined;
        continue;
      }
      width += table.advances[at] as number;
      if (before !== undefined) width += pairs[table.left[before] as number]?.get(table.right[at] as number) ?? 0;
      before = at;
    }
    return width / 1000;
  };
  return {
    ascent: table.ascent / 1000,
    descent: table.descent / 1000,
    capHeight: table.capHeight / 1000,
    xHeight: table.xHeight / 1000,
    has: (char) => index.has(char),
    width(word) {
      let width = words.get(word);
      if (width === undefined) {
        width = sum(word);
        if (words.size > 20_000) words.clear();
        words.set(word, width);
      }
      return width;
    },
  };
}
