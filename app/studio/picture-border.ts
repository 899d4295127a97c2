import sharp from 'sharp';
import type { Deck } from '../../exporters/face/card.ts';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import type { PrintProfile } from '../../exporters/face/print-profiles.ts';
import type { PictureFiles } from '../../exporters/pictures.ts';

/** Pixels a millimetre at which pictures are looked at. */
const fine = 6;
/** A step between two places half a millimetre apart that is seen as the edge of something, in 255 parts. */
const step = 70;
/** How far the edge of a border is from even, in mm, and on how much of a side it shows. */
const [even, mostly] = [0.4, 0.8];
/** Differences in mm that nobody sees. */
const nothing = 0.15;

/**
 * Borders in pictures that cover a whole face with its bleed, such as a set's own frame, whose inner edge is nearer to the cut than the
 * printer cuts evenly: in sentences.
 */
export async function thinBorders(
  { name, border }: PrintProfile,
  decks: readonly Deck[],
  pictures: PictureFiles,
): Promise<string[]> {
  const covers = new Map<string, Covering>();
  for (const { cards } of decks)
    for (const { front, back } of cards)
      for (const face of [front, back])
        for (const { src, size } of coveringPictures(face))
          covers.set(`${src} ${size.width} ${size.height}`, { src, size });
  const told = new Map<string, string>();
  for (const { src, size } of covers.values()) {
    const file = pictures.get(src);
    const inset = file && (await borderOf(file.path, size, border));
    if (inset === undefined) continue;
    told.set(
      src,
      `${src} has a border that ends ${inset.toFixed(1)} mm inside of the cut, and ${name} may cut one of less than ${border.toFixed(1)} mm unevenly. Make it wider, or let it end in the bleed.`,
    );
  }
  return [...told.values()];
}

type Face = Pick<DisplayList, 'width' | 'height' | 'bleed'>;

/** A picture that covers a face, and the size of the face as the picture lies on it. */
interface Covering {
  readonly src: string;
  readonly size: Face;
}

function coveringPictures({ ops, ...size }: Pick<DisplayList, 'ops'> & Face): Covering[] {
  const { width, height, bleed } = size;
  const isAll = (length: number, all: number) => Math.abs(length - all - 2 * bleed) < nothing;
  return ops.flatMap((op) => {
    if (op.op === 'image' && isAll(op.w, width) && isAll(op.h, height)) return [{ src: op.src, size }];
    const isTurned = op.op === 'group' && op.rotate === 90 && (op.scale ?? 1) === 1;
    return isTurned ? coveringPictures({ ops: op.ops, width: height, height: width, bleed }) : [];
  });
}

/** How far inside of the cut a border of the picture ends, in mm; undefined where there is none, or none nearer than `border`. */
async function borderOf(path: string, { width, height, bleed }: Face, border: number): Promise<number | undefined> {
  const [w, h] = [width + 2 * bleed, height + 2 * bleed].map((side) => Math.round(side * fine)) as [number, number];
  const { data } = await sharp(path)
    .ensureAlpha()
    .resize(w, h, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // What shines through counts as one colour, whatever the file says beneath it.
  const at = (x: number, y: number, channel: number) => {
    const from = 4 * (y * w + x);
    const alpha = data[from + 3] as number;
    return channel === 3 ? alpha : ((data[from + channel] as number) * alpha) / 255;
  };
  const apart = Math.round(fine / 2);
  const sides = [
    [h, (along: number, deep: number) => [deep, along]],
    [h, (along: number, deep: number) => [w - 1 - deep, along]],
    [w, (along: number, deep: number) => [along, deep]],
    [w, (along: number, deep: number) => [along, h - 1 - deep]],
  ] as const;
  const insets = sides.map(([length, place]) => {
    const found: number[] = [];
    const [from, to] = [Math.round(length * 0.2), Math.round(length * 0.8)];
    for (let along = from; along < to; along += 2) {
      const first = firstEdge((deep, channel) => {
        const [x, y] = place(along, deep) as [number, number];
        return at(x, y, channel);
      });
      if (first !== undefined) found.push(first);
    }
    const middle = found.sort((a, b) => a - b)[Math.floor(found.length / 2)];
    const agreeing = found.filter((inset) => Math.abs(inset - (middle ?? 0)) <= even).length;
    return agreeing >= (mostly * (to - from)) / 2 ? middle : undefined;
  });
  const known = insets.filter((inset) => inset !== undefined);
  return known.length === sides.length ? Math.min(...known) : undefined;

  /** The first edge inwards from the cut, in mm from it. */
  function firstEdge(colour: (deep: number, channel: number) => number): number | undefined {
    for (let mm = nothing; mm < border - nothing; mm += 1 / fine) {
      const deep = Math.round((bleed + mm) * fine);
      for (const channel of [0, 1, 2, 3])
        if (Math.abs(colour(deep, channel) - colour(deep + apart, channel)) > step)
          return (deep + apart) / fine - bleed;
    }
    return undefined;
  }
}
