import { listed } from '../../schemas/words.ts';
import type { Deck } from './card.ts';
import type { DisplayList, Op, PictureSizes } from './display-list.ts';
import { isLying } from './orientation.ts';
import type { PrintProfile } from './print-profiles.ts';
import { walkPath } from './subpaths.ts';
import { millimetresPerInch } from './units.ts';

/** What a printer would say of some cards, in sentences. */
export interface Checked {
  /** Why the printer would not take them. */
  readonly refused: readonly string[];
  readonly warnings: readonly string[];
}

/** Names that a sentence lists before it only counts. */
const mostNames = 6;
/** Lines that lie farther from the cut than this differ in what they are, in mm: a border is even. */
const uneven = 1;
/** Differences in mm that nobody sees. */
const nothing = 0.05;

type Matrix = readonly [number, number, number, number, number, number];

/** Holds cards against the rules of a printer. */
export function checkProfile(profile: PrintProfile, decks: readonly Deck[], pictures: PictureSizes): Checked {
  const outside = new Set<string>();
  const thin = new Set<string>();
  const coarse = new Map<string, number>();
  const guessed = new Set(decks.map(({ size }) => size).filter((size) => !profile.known.includes(size)));
  const seen = new Set<DisplayList>();
  for (const { name, copies, front, back } of decks.flatMap(({ cards }) => cards)) {
    if (copies === 0) continue;
    for (const [list, side] of [
      [front, name],
      [back, `${name}, back`],
    ] as const) {
      if (seen.has(list)) continue;
      seen.add(list);
      walk(list.ops, [1, 0, 0, 1, 0, 0], (op, at) => {
        if (op.op === 'text' && !isInside(textBox(op), at, list, profile.safe)) outside.add(side);
        if ((op.op === 'path' || op.op === 'rect') && op.stroke && isBorder(op, at, list, profile.border))
          thin.add(side);
        if (op.op !== 'image') return;
        const picture = pictures.get(op.src);
        if (picture === undefined) return;
        const dpi = Math.round((picture.width / (op.w * Math.hypot(at[0], at[1]))) * millimetresPerInch);
        if (dpi < profile.pictures.least) coarse.set(op.src, Math.min(dpi, coarse.get(op.src) ?? dpi));
      });
    }
  }
  const names = (set: Iterable<string>) => listed([...set], 'and', mostNames);
  const lies = profile.stands && [...seen].some(isLying);
  const worst = [...coarse].sort((a, b) => a[1] - b[1]);
  const resolution =
    worst.length === 0
      ? []
      : [
          `${profile.name} prints at ${profile.pictures.least} DPI, and ${worst.length === 1 ? 'a picture has' : `${worst.length} pictures have`} less on the card: ${worst
            .slice(0, mostNames)
            .map(([src, dpi]) => `${src} has ${dpi}`)
            .join(', ')}${worst.length > mostNames ? ' and more' : ''}. Take larger pictures, or show them smaller.`,
        ];
  return {
    refused: profile.pictures.refused ? resolution : [],
    warnings: [
      ...(profile.pictures.refused ? [] : resolution),
      ...(outside.size > 0
        ? [
            `Words lie less than ${mm(profile.safe)} mm from the cut, outside of the safe area of ${profile.name}: ${names(outside)}. Move them inwards in the template.`,
          ]
        : []),
      ...(thin.size > 0
        ? [
            `A border is thinner than ${mm(profile.border)} mm, which ${profile.name} may cut unevenly: ${names(thin)}. Make it wider, or let the ground run into the bleed.`,
          ]
        : []),
      ...(lies
        ? [
            `Cards that lie are turned by a quarter, as ${profile.name} takes all of them standing: what is above points to the right on fronts and to the left on backs.`,
          ]
        : []),
      ...(guessed.size > 0
        ? [
            `The size ${names(guessed)} is worked out from the rule of ${profile.name} and not taken from its list: compare it with their template before you order.`,
          ]
        : []),
    ],
  };
}

function walk(ops: readonly Op[], at: Matrix, visit: (op: Op, at: Matrix) => void): void {
  for (const op of ops) {
    visit(op, at);
    if (op.op === 'clip') walk(op.ops, at, visit);
    if (op.op !== 'group') continue;
    const { x = 0, y = 0, rotate = 0, scale = 1 } = op;
    const turn = (rotate * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
    walk(op.ops, times(at, [cos, sin, -sin, cos, x, y]), visit);
  }
}

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** About where the letters of a word are. */
const textBox = ({ x, baseline, size, advance }: Extract<Op, { op: 'text' }>): Bounds => ({
  ...{ left: x, top: baseline - 0.7 * size, right: x + advance, bottom: baseline },
});

/** How far a box is from each edge of the face, in mm. */
function insetsOf({ left, top, right, bottom }: Bounds, at: Matrix, { width, height }: DisplayList): number[] {
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => [at[0] * x + at[2] * y + at[4], at[1] * x + at[3] * y + at[5]] as const),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), width - Math.max(...xs), height - Math.max(...ys)];
}

const isInside = (box: Bounds, at: Matrix, list: DisplayList, safe: number): boolean =>
  insetsOf(box, at, list).every((inset) => inset >= safe - nothing);

/** Whether a line runs around the face, at about the same distance from the cut everywhere, and too near to it. */
function isBorder(op: Extract<Op, { op: 'path' | 'rect' }>, at: Matrix, list: DisplayList, least: number): boolean {
  const insets = insetsOf(op.op === 'rect' ? rectBounds(op) : pathBounds(op.d), at, list).map(
    (inset) => inset - (op.stroke?.width ?? 0) / 2,
  );
  const [nearest, farthest] = [Math.min(...insets), Math.max(...insets)];
  return nearest > nothing && nearest < least - nothing && farthest - nearest < uneven;
}

const rectBounds = ({ x, y, w, h }: Extract<Op, { op: 'rect' }>): Bounds => ({
  ...{ left: x, top: y, right: x + w, bottom: y + h },
});

function pathBounds(d: string): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  walkPath(d, (_, x1, y1, x2, y2) => {
    [left, top] = [Math.min(left, x1), Math.min(top, y1)];
    [right, bottom] = [Math.max(right, x2), Math.max(bottom, y2)];
  });
  return { left, top, right, bottom };
}

const mm = (value: number) => String(Math.round(value * 10) / 10);
