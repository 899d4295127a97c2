import { createRequire } from 'node:module';
import { type Font, fonts } from '../face/fonts/fonts.ts';
import { measure } from '../face/fonts/measure.ts';
import type { Resource } from './resource.ts';

/** What pdfkit holds of an embedded font. Its typings leave it out; `doc.text` shapes and encodes words through the same calls. */
interface EmbeddedFont {
  readonly id: string;
  /** Characters of each glyph that was used, and its width in thousandths of the em square, by its number. */
  readonly unicode: readonly (readonly number[])[];
  readonly widths: readonly number[];
  ref(): PDFKit.PDFKitReference;
  encode(text: string, features: Readonly<Record<string, boolean>>): [glyphs: string[], positions: unknown[]];
}

/** The tables have all that these would find out, and reading them out of a font takes longer than all else about its words. */
const unplaced = { kern: false, mark: false, mkmk: false };

/** A font of a document: each word is shaped once and from then on is a ready piece of content. */
export class PdfFont {
  readonly resource: Resource;
  private readonly id: Font['id'];
  private readonly font: EmbeddedFont;
  private readonly words = new Map<string, string>();

  constructor(doc: PDFKit.PDFDocument, id: string) {
    const font = fonts.find((other) => other.id === id);
    if (font === undefined) throw new Error(`There is no font ${id}.`);
    this.id = font.id;
    doc.font(createRequire(import.meta.url).resolve(font.file));
    this.font = (doc as unknown as { _font: EmbeddedFont })._font;
    this.resource = { kind: 'Font', name: this.font.id, ref: this.font.ref() };
  }

  /** The operator that shows a word, kerned as it was measured. */
  show(text: string): string {
    let known = this.words.get(text);
    if (known === undefined) {
      known = this.shape(text);
      this.words.set(text, known);
    }
    return known;
  }

  private shape(text: string): string {
    const { width } = measure(this.id);
    const [glyphs] = this.font.encode(text, unplaced);
    const shown = glyphs.map((glyph) => Number.parseInt(glyph, 16));
    const chars = shown.map((glyph) => String.fromCodePoint(...this.font.unicode[glyph]!));
    let out = '<';
    glyphs.forEach((glyph, index) => {
      out += glyph;
      const next = chars[index + 1]?.[0];
      if (next === undefined) return;
      const advance = width(chars[index]! + next) - width(next);
      const nearer = Math.round(this.font.widths[shown[index]!]! - advance * 1000);
      if (nearer !== 0) out += `>${nearer}<`;
    });
    return out.includes('>') ? `[${out}>] TJ\n` : `${out}> Tj\n`;
  }
}
