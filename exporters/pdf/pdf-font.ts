import { createRequire } from 'node:module';
import { fonts } from '../face/fonts/fonts.ts';
import type { Resource } from './resource.ts';

/** What pdfkit holds of an embedded font. Its typings leave it out; `doc.text` shapes and encodes words through the same calls. */
interface EmbeddedFont {
  readonly id: string;
  ref(): PDFKit.PDFKitReference;
  encode(text: string): [glyphs: string[], positions: { xAdvance: number; advanceWidth: number; xOffset: number }[]];
}

/** A font of a document: each word is shaped once and from then on is a ready piece of content. */
export class PdfFont {
  readonly resource: Resource;
  private readonly font: EmbeddedFont;
  private readonly words = new Map<string, string>();

  constructor(doc: PDFKit.PDFDocument, id: string) {
    const file = fonts.find((font) => font.id === id)?.file;
    if (file === undefined) throw new Error(`There is no font ${id}.`);
    doc.font(createRequire(import.meta.url).resolve(file));
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
    const [glyphs, positions] = this.font.encode(text);
    if (positions.every(({ xAdvance, advanceWidth }) => xAdvance === advanceWidth)) return `<${glyphs.join('')}> Tj\n`;
    let out = '[<';
    glyphs.forEach((glyph, index) => {
      const { xAdvance, advanceWidth } = positions[index]!;
      out += glyph;
      const kerning = Math.round(advanceWidth - xAdvance);
      if (kerning !== 0 && index < glyphs.length - 1) out += `>${kerning}<`;
    });
    return `${out}>] TJ\n`;
  }
}
