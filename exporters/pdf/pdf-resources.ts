import type { LinearGradient, RadialGradient } from '../face/display-list.ts';
import type { PictureFiles } from '../pictures.ts';
import { PdfFont } from './pdf-font.ts';
import { num, type PathOperators, pathOperators, tipMatrix } from './pdf-path.ts';
import { dictionary, type Resource, type ResourceKind } from './resource.ts';

/** pdfkit's documented way to read a picture file ahead, which its typings leave out. */
interface Opener {
  openImage(path: string): { obj: PDFKit.PDFKitReference; embed(doc: PDFKit.PDFDocument): void };
}

/** Paths at least this long are kept once in the document: a reference and its dictionary take about as much. */
const worthSharing = 400;

/** Forms are clipped by what they are painted in, not by a box of their own. */
const everywhere = [-10_000, -10_000, 10_000, 10_000];

/** A path as operators, and the forms that paint it, by painting operator. */
export interface PdfPath extends PathOperators {
  readonly forms: Map<string, Resource | undefined>;
}

/** Everything that a document holds once and paints many times. Names are unique in the document, so content moves freely. */
export class PdfResources {
  private readonly doc: PDFKit.PDFDocument;
  private readonly pictures: PictureFiles;
  private readonly fonts = new Map<string, PdfFont>();
  private readonly known = new Map<string, Resource>();
  private readonly blends = new Map<string, PDFKit.PDFKitReference>();
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
        Function: this.blend(gradient.stops),
        Extend: [true, true],
      }),
    );
  }

  /** The colours of a gradient, which many cards share at other places. */
  private blend(stops: LinearGradient['stops']): PDFKit.PDFKitReference {
    const key = JSON.stringify(stops);
    let blend = this.blends.get(key);
    if (blend === undefined) {
      blend = this.ended(stitched(stops));
      this.blends.set(key, blend);
    }
    return blend;
  }

  /** A path of SVG data. Patterns and signs come back on every card, so each is parsed once. */
  path(d: string, steps: number): PdfPath {
    const key = `${steps} ${d}`;
    let path = this.paths.get(key);
    if (path === undefined) {
      path = { ...pathOperators(d, steps), forms: new Map() };
      this.paths.set(key, path);
    }
    return path;
  }

  /**
   * How a path is painted: in place the first time, since most long ones are of one card alone, and from then on as a form, which takes
   * the colours of where it is painted. Those that are known to `repeat` are forms from the first time on.
   */
  painted(path: PdfPath, operator: string, repeats = false): string | Resource {
    const inPlace =
      path.squares !== undefined && operator !== 'S\n'
        ? `q\n${tipMatrix} cm\n${path.squares}${operator}Q\n`
        : path.operators + operator;
    if (inPlace.length < worthSharing) return inPlace;
    const form = path.forms.get(operator);
    if (form !== undefined) return form;
    const isFirst = !repeats && !path.forms.has(operator);
    path.forms.set(operator, isFirst ? undefined : this.form(inPlace, new Set()));
    return path.forms.get(operator) ?? inPlace;
  }

  /** Content that is painted as a unit. Forms with equal content are one. */
  form(content: string, uses: ReadonlySet<Resource>, box: readonly number[] = everywhere): Resource {
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
