import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { DisplayList, Op } from '../face/display-list.ts';
import type { PictureFiles } from '../pictures.ts';
import { iconPath } from '../png/icon-library.ts';
import { type Content, paintPdf, ptPerMm } from './paint-pdf.ts';
import type { Size } from './paper.ts';
import type { FacePage, PaperPages, Place } from './paper-pages.ts';
import { num, rectOperators } from './pdf-path.ts';
import { PdfResources } from './pdf-resources.ts';
import { dictionary, type Resource } from './resource.ts';

/** What a PDF says of itself. */
export interface About {
  readonly title: string;
  readonly authors: string;
}

/** Bytes that may wait for the disk before the next page is begun. */
const waiting = 1 << 20;

/** The date of every document: that of its making would give the same set new bytes each time. */
const noDate = new Date('2000-01-01T00:00:00Z');

/**
 * A PDF that is written while it is made. The same pages give the same bytes: its date is fixed and its id follows from its title.
 */
export class PaperDocument implements PaperPages {
  private readonly doc: PDFKit.PDFDocument;
  private readonly out: Writable;
  private readonly resources: PdfResources;
  private readonly painted = new WeakMap<DisplayList, Content>();
  private readonly shared = new WeakMap<DisplayList, Content>();
  private uses = new Set<Resource>();
  private failed: unknown;
  pages = 0;

  constructor(about: About, pictures: PictureFiles, out: Writable) {
    const info = { Title: about.title, Author: about.authors, Creator: 'Setwright', Producer: 'Setwright' };
    this.doc = new PDFDocument({
      autoFirstPage: false,
      pdfVersion: '1.7',
      info: { ...info, CreationDate: noDate },
      margin: 0,
      // Without a font of its own: it would read one that no page uses.
      font: '',
    });
    this.out = out;
    out.on('error', (error) => {
      this.failed ??= error;
    });
    out.on('close', () => {
      if (!out.writableFinished) this.failed ??= new Error('The PDF was closed before its end.');
    });
    this.doc.pipe(out);
    this.resources = new PdfResources(this.doc, pictures);
  }

  /** Begins a page, once enough of the earlier ones is written. */
  async page(size: Size, face?: FacePage): Promise<void> {
    while (this.doc.readableLength > waiting && this.failed === undefined) await this.written();
    if (this.failed !== undefined) throw this.failed;
    this.closePage();
    this.doc.addPage({ size: [size.width * ptPerMm, size.height * ptPerMm], margin: 0 });
    if (face) this.boxes(size, face.bleed);
    this.doc.addContent(`${ptPerMm} 0 0 ${ptPerMm} 0 0 cm`);
    this.pages++;
  }

  /** Paints a display list on the page: in place the first time and from the second on as a form that the document holds once. */
  paint(list: DisplayList, place: Place): void {
    if (this.painted.has(list)) {
      this.paintShared(list, place);
      return;
    }
    const content = paintPdf(list, this.resources, iconPath);
    this.painted.set(list, content);
    this.place(content, list, place);
  }

  /** Paints a display list as a form from the first time on, for what is known to come back on several pages. */
  paintShared(list: DisplayList, place: Place): void {
    let content = this.shared.get(list);
    if (content === undefined) {
      const { text, uses } = this.painted.get(list) ?? paintPdf(list, this.resources, iconPath);
      const { width, height, bleed } = list;
      const form = this.resources.form(text, uses, [-bleed, -bleed, width + bleed, height + bleed]);
      content = { text: `/${form.name} Do\n`, uses: new Set([form]) };
      this.shared.set(list, content);
    }
    this.place(content, list, place);
  }

  /** Paints lines and words of the page itself. */
  furnish(ops: readonly Op[]): void {
    const content = paintPdf({ width: 0, height: 0, bleed: 0, corner: 0, ops }, this.resources, iconPath);
    this.doc.addContent(`q\n${content.text}Q`);
    this.use(content.uses);
  }

  async end(): Promise<void> {
    this.closePage();
    this.doc.end();
    await finished(this.out);
  }

  private place(content: Content, list: DisplayList, { x, y, show, round, turn = 0, scale = 1 }: Place): void {
    const [w, h] = [list.width * scale, list.height * scale];
    const matrix = {
      0: [scale, 0, 0, scale, x, y],
      90: [0, scale, -scale, 0, x + h, y],
      180: [-scale, 0, 0, -scale, x + w, y + h],
      270: [0, -scale, scale, 0, x, y + w],
    }[turn];
    const clip = rectOperators(show.x, show.y, show.w, show.h, round);
    this.doc.addContent(`q\n${matrix.map(num).join(' ')} cm\n${clip}W n\n${content.text}Q`);
    this.use(content.uses);
  }

  /** Says where the page is cut and how far it is painted. */
  private boxes({ width, height }: Size, bleed: number): void {
    const box = (inside: number) =>
      [inside, inside, width - inside, height - inside].map((mm) => Number(num(mm * ptPerMm)));
    const { dictionary } = this.doc.page as unknown as { dictionary: { data: object } };
    Object.assign(dictionary.data, { BleedBox: box(0), TrimBox: box(bleed) });
  }

  private use(uses: Iterable<Resource>): void {
    for (const resource of uses) this.uses.add(resource);
  }

  /** Waits until more can be written; what is not held up by the disk goes on by itself once others have had their turn. */
  private async written(): Promise<void> {
    const { out } = this;
    if (!out.writableNeedDrain) return new Promise((resolve) => setImmediate(resolve));
    await new Promise<void>((resolve) => {
      const done = () => {
        for (const event of ['drain', 'error', 'close']) out.off(event, done);
        resolve();
      };
      for (const event of ['drain', 'error', 'close']) out.once(event, done);
    });
  }

  private closePage(): void {
    if (this.pages === 0) return;
    const { resources } = this.doc.page as unknown as { resources: { data: object } };
    Object.assign(resources.data, dictionary(this.uses));
    this.uses = new Set();
  }
}
