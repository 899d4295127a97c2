import type { LinearGradient, RadialGradient } from '../face/display-list.ts';
import type { PictureFiles } from '../pictures.ts';
import { PdfFont } from './pdf-font.ts';
import { num, pathOperators } from './pdf-path.ts';
import { dictionary, type Resource, type ResourceKind } from './resource.ts';

/** pdfkit's documented way to read a picture file ahead, which its typings leave out. */
interface Opener {
  openImage(path: string): { obj: PDFKit.PDFKitReference; embed(doc: PDFKit.PDFDocument): void };
}

/** A path as operators, and the forms that paint it, by painting operator. */
export interface PdfPath {
  readonly operators: string;
  readonly forms: Map<string, Resource>;
}

/** Everything that a document holds once and paints many times. Names are unique in the document, so content moves freely. */
export class PdfResources {
  private readonly doc: PDFKit.PDFDocument;
  private readonly pictures: PictureFiles;
  private readonly fonts = new Map<string, PdfFont>();
  private readonly known = new Map<string, Resource>();
  private readonly paths = new Map<string, PdfPath>();

  constructor(doc: PDFKit.PDFDocument, pictures: PictureFiles) {
    this.doc = doc;
    this.pictures = pictures;
  }

  font(id: string): PdfFont {
    let font = this.fonts.get(id);
    if (font === undefined) {
      font = new PdfFont(this.doc, id);
      this.fonts.set(id, font);
    }
    return font;
  }

  /** The picture as its file has it, embedded the first time; undefined if there is none. */
  picture(src: string): Resource | undefined {
    const file = this.pictures.get(src);
    if (file === undefined) return undefined;
    // One file under two names is still one picture.
    return this.once('XObject', `picture ${file.hash}`, 'P', () => {
      const image = (this.doc as unknown as Opener).openImage(file.path);
      image.embed(this.doc);
      return image.obj;
    });
  }

  opacity(value: number): Resource {
    const alpha = num(value);
    return this.once('ExtGState', `opacity ${alpha}`, 'A', () =>
      this.ended({ Type: 'ExtGState', ca: Number(alpha), CA: Number(alpha) }),
    );
  }

  shading(gradient: LinearGradient | RadialGradient): Resource {
    return this.once('Shading', JSON.stringify(gradient), 'S', () =>
      this.ended({
        ShadingType: gradient.kind === 'linear' ? 2 : 3,
        ColorSpace: 'DeviceRGB',
        Coords:
          gradient.kind === 'linear'
            ? gradient.line.map(rounded)
            : [...gradient.circle.slice(0, 2), 0, ...gradient.circle].map(rounded),
        Function: stitched(gradient.stops),
        Extend: [true, true],
      }),
    );
  }

  /** A path of SVG data. Patterns and signs come back on every card, so each is parsed once. */
  path(d: string, steps: number): PdfPath {
    let path = this.paths.get(d);
    if (path === undefined) {
      path = { operators: pathOperators(d, steps), forms: new Map() };
      this.paths.set(d, path);
    }
    return path;
  }

  /** A path with its painting operator as a form, which takes the colours of where it is painted. */
  painted(path: PdfPath, operator: string, box: readonly number[]): Resource {
    let form = path.forms.get(operator);
    if (form === undefined) {
      form = this.form(path.operators + operator, new Set(), box);
      path.forms.set(operator, form);
    }
    return form;
  }

  /** Content that is painted as a unit. Forms with equal content are one. */
  form(content: string, uses: ReadonlySet<Resource>, box: readonly number[]): Resource {
    return this.once('XObject', `form ${content}`, 'F', () => {
      const form = this.doc.ref({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: box.map(rounded),
        Resources: dictionary(uses),
      });
      form.end(content);
      return form;
    });
  }

  private ended(data: object): PDFKit.PDFKitReference {
    const ref = this.doc.ref(data);
    ref.end(undefined);
    return ref;
  }

  private once(kind: ResourceKind, key: string, letter: string, make: () => PDFKit.PDFKitReference): Resource {
    let resource = this.known.get(key);
    if (resource === undefined) {
      resource = { kind, name: `${letter}${this.known.size}`, ref: make() };
      this.known.set(key, resource);
    }
    return resource;
  }
}

const rounded = (value: number) => Number(num(value));

/** Red, green and blue, each 0 to 1, of `#rrggbb`. */
export function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => rounded(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
}

function stitched(stops: readonly (readonly [number, string])[]): object {
  const ordered = stops[0]?.[0] === 0 ? stops : [[0, stops[0]![1]] as const, ...stops];
  const whole = ordered.at(-1)![0] === 1 ? ordered : [...ordered, [1, ordered.at(-1)![1]] as const];
  const pieces = whole.slice(1).map(([, colour], index) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: channels(whole[index]![1]),
    C1: channels(colour),
    N: 1,
  }));
  if (pieces.length === 1) return pieces[0]!;
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pieces,
    Bounds: whole.slice(1, -1).map(([offset]) => rounded(offset)),
    Encode: pieces.flatMap(() => [0, 1]),
  };
}
