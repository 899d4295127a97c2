import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { fonts } from '../exporters/face/fonts/fonts.ts';

/** Latin, Greek and Cyrillic with their punctuation: what cards are written in and the fonts may have. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x1fa, 0x1ff],
  [0x218, 0x21b],
  [0x2c6, 0x2dd],
  [0x370, 0x3ff],
  [0x400, 0x4ff],
  [0x1e80, 0x1e85],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2044],
  [0x2070, 0x208e],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2150, 0x215e],
  [0x2190, 0x21ff],
  [0x2200, 0x22ff],
  [0x25a0, 0x25ff],
] as const;

/** Measuring tables of all fonts, so that text is measured alike in Node and in the browser, without a font engine. */
export function generateFonts(root: string): Map<string, string> {
  const outputs = new Map<string, string>();
  for (const { id, file } of fonts) {
    const opened = fontkit.openSync(join(root, 'node_modules', file));
    if (!('layout' in opened)) throw new Error(`${file} is a collection of fonts; one font a file is expected.`);
    outputs.set(`exporters/face/fonts/tables/${id}.generated.json`, `${JSON.stringify(table(opened))}\n`);
  }
  return outputs;
}

function table(font: fontkit.Font) {
  const { unitsPerEm } = font;
  const em = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const codes = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
  const held = codes.filter((code) => font.hasGlyphForCodePoint(code));
  const glyphs = held.map((code) => font.glyphForCodePoint(code));
  const kerning = kerningOf(font);
  const ligatures = ligaturesOf(font);
  const rows = glyphs.map((left, i) => {
    const [joined, kerned] = [ligatures.get(held[i] as number), kerning(left.id)];
    return glyphs.map((right, j) => em(joined?.get(held[j] as number) ?? kerned(right.id)));
  });
  // Many characters behave alike (E and É), so rows and columns shrink to classes.
  const left = classes(rows);
  const columns = glyphs.map((_, j) => left.kept.map((row) => row[j] as number));
  const right = classes(columns);
  return {
    ascent: em(font.ascent),
    descent: em(font.descent),
    capHeight: em(font.capHeight),
    xHeight: em(font.xHeight),
    chars: String.fromCodePoint(...held),
    advances: glyphs.map((glyph) => em(glyph.advanceWidth)),
    left: left.of,
    right: right.of,
    // One row a left class: right class and adjustment in turn, zeros left out.
    pairs: left.kept.map((_, row) =>
      right.kept.flatMap((column, index) => (column[row] === 0 ? [] : [index, column[row] as number])),
    ),
  };
}

function classes(vectors: number[][]): { of: number[]; kept: number[][] } {
  const known = new Map<string, number>();
  const kept: number[][] = [];
  const of = vectors.map((vector) => {
    const key = vector.join();
    let index = known.get(key);
    if (index === undefined) {
      index = kept.length;
      known.set(key, index);
      kept.push(vector);
    }
    return index;
  });
  return { of, kept };
}

/** Two letters drawn as one glyph, or kerned by a rule beyond plain pairs: what shaping them together changes. */
function ligaturesOf(font: fontkit.Font): Map<number, Map<number, number>> {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const width = (text: string) => font.layout(text).advanceWidth;
  const single = new Map(letters.map((letter) => [letter, width(letter)]));
  const code = (letter: string) => letter.codePointAt(0) as number;
  return new Map(
    letters.map((a) => {
      const change = (b: string) => width(a + b) - (single.get(a) as number) - (single.get(b) as number);
      return [code(a), new Map(letters.map((b) => [code(b), change(b)]))];
    }),
  );
}

// The part of fontkit's parsed GPOS table that pair kerning needs; its published types leave tables out.
interface List<T> {
  readonly length: number;
  get?(index: number): T;
  readonly [index: number]: T;
}
interface Value {
  readonly xAdvance?: number;
}
interface Coverage {
  readonly version: number;
  readonly glyphs?: readonly number[];
  readonly rangeRecords?: List<{ start: number; end: number; startCoverageIndex: number }>;
}
interface ClassDef {
  readonly version: number;
  readonly startGlyph?: number;
  readonly classValueArray?: readonly number[];
  readonly classRangeRecord?: List<{ start: number; end: number; class: number }>;
}
interface PairTable {
  readonly version: number;
  readonly coverage: Coverage;
  readonly pairSets?: List<List<{ secondGlyph: number; value1?: Value }>>;
  readonly classDef1?: ClassDef;
  readonly classDef2?: ClassDef;
  readonly classRecords?: List<List<{ value1?: Value }>>;
}
interface Gpos {
  readonly featureList: List<{ tag: string; feature: { lookupListIndexes: readonly number[] } }>;
  readonly lookupList: List<{ lookupType: number; subTables: List<PairTable> }>;
}

const listed = <T>(list: List<T>): T[] =>
  Array.from({ length: list.length }, (_, i) => (list.get ? list.get(i) : list[i]) as T);

function covered(coverage: Coverage): Map<number, number> {
  const indexes = new Map<number, number>();
  if (coverage.version === 1) for (const [i, glyph] of (coverage.glyphs ?? []).entries()) indexes.set(glyph, i);
  else
    for (const range of listed(coverage.rangeRecords ?? []))
      for (let glyph = range.start; glyph <= range.end; glyph++)
        indexes.set(glyph, range.startCoverageIndex + glyph - range.start);
  return indexes;
}

function classed(definition: ClassDef): Map<number, number> {
  const values = new Map<number, number>();
  if (definition.version === 1)
    for (const [i, value] of (definition.classValueArray ?? []).entries())
      values.set((definition.startGlyph ?? 0) + i, value);
  else
    for (const range of listed(definition.classRangeRecord ?? []))
      for (let glyph = range.start; glyph <= range.end; glyph++) values.set(glyph, range.class);
  return values;
}

/** Adjustment of two neighbouring glyphs by the font's `kern` lookups: in each lookup the first table that knows the pair decides. */
function kerningOf(font: fontkit.Font): (left: number) => (right: number) => number {
  const gpos = (font as unknown as { GPOS?: Gpos }).GPOS;
  if (gpos === undefined) return () => () => 0;
  const kern = listed(gpos.featureList).find((feature) => feature.tag === 'kern');
  const lookups = (kern?.feature.lookupListIndexes ?? []).map((index) => {
    const lookup = listed(gpos.lookupList)[index];
    return listed(lookup?.lookupType === 2 ? lookup.subTables : []).map(pairTable);
  });
  return (left) => {
    const knowing = lookups.map((tables) => tables.flatMap((table) => table(left) ?? []));
    return (right) => {
      let sum = 0;
      for (const tables of knowing) {
        for (const read of tables) {
          const change = read(right);
          if (change === undefined) continue;
          sum += change;
          break;
        }
      }
      return sum;
    };
  };
}

/** What a table says behind a glyph, or undefined of one that it does not know. */
function pairTable(table: PairTable): (left: number) => ((right: number) => number | undefined) | undefined {
  const first = covered(table.coverage);
  if (table.version === 1) {
    const sets = listed(table.pairSets ?? []).map(
      (set) => new Map(listed(set).map((pair) => [pair.secondGlyph, pair.value1?.xAdvance ?? 0])),
    );
    return (left) => {
      const set = sets[first.get(left) ?? -1];
      return set && ((right) => set.get(right));
    };
  }
  const lefts = classed(table.classDef1 as ClassDef);
  const rights = classed(table.classDef2 as ClassDef);
  const records = listed(table.classRecords ?? []).map((row) => listed(row).map((cell) => cell.value1?.xAdvance ?? 0));
  return (left) => {
    const record = records[lefts.get(left) ?? 0];
    return first.has(left) ? (right) => record?.[rights.get(right) ?? 0] ?? 0 : undefined;
  };
}
