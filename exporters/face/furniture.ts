import type { TemplateElement } from '../../schemas/types.generated.ts';
import { mix } from './colour.ts';
import { luminance } from './contrast.ts';
import type { Op } from './display-list.ts';
import type { Panel } from './panel.ts';
import { type Box, circle, diamond, mm, polygon } from './path.ts';
import { pattern } from './pattern.ts';
import { bleedMm } from './sizes.ts';
import { type FaceTheme, panelTint } from './theme.ts';

const toneOf = (theme: FaceTheme, element: TemplateElement, other: NonNullable<TemplateElement['tone']>): string => {
  const name = element.tone ?? other;
  return name === 'on-deep' ? theme.onDeep : theme[name];
};

/** A ground of one colour or with light on it, or an ornament well inside of the trim. */
export function area(element: TemplateElement, box: Box, theme: FaceTheme): Op[] {
  const colour = toneOf(theme, element, 'deep');
  if (element.shape === 'frame') return ornament(box, colour);
  if (element.shape === 'medallion') return burst(box, colour, theme);
  if (element.shape === 'bracket') return plate(box, colour, theme);
  const { x, y, w, h } = box;
  if (element.shape === 'straight') return [{ op: 'rect', x, y, w, h, fill: colour }];
  const fill = {
    kind: 'linear' as const,
    line: [mm(x), mm(y), mm(x + w), mm(y + h)] as const,
    stops: [
      [0, mix(colour, '#ffffff', 0.07)],
      [1, mix(colour, '#000000', 0.2)],
    ] as const,
  };
  return [{ op: 'rect', x, y, w, h, fill }];
}

/** Rays around the middle, for the back. */
function burst({ x, y, w, h }: Box, colour: string, theme: FaceTheme): Op[] {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const rays = (from: number, long: number, half: number) =>
    compass
      .map(([dx, dy]) =>
        polygon([
          [cx + dx * from - dy * half, cy + dy * from + dx * half],
          [cx + dx * long, cy + dy * long],
          [cx + dx * from + dy * half, cy + dy * from - dx * half],
        ]),
      )
      .join('');
  const r = w / 2;
  return [
    { op: 'path', d: circle(cx, cy, r * 0.86), fill: mix(theme.deep, '#000000', 0.28) },
    { op: 'path', d: rays(r * 0.5, r, r * 0.1), fill: mix(theme.deep, colour, 0.75) },
    { op: 'path', d: circle(cx, cy, r * 0.86), stroke: { colour: mix(theme.deep, colour, 0.6), width: 0.35 } },
    { op: 'path', d: circle(cx, cy, r * 0.8), stroke: { colour: mix(theme.deep, colour, 0.35), width: 0.2 } },
  ];
}

// Sixteen directions, so that no engine's trigonometry can differ.
const compass = [
  [0, 1],
  [0.3827, 0.9239],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0.9239, 0.3827],
].flatMap(([x = 0, y = 0]) => [[x, y] as const, [y, -x] as const, [-x, -y] as const, [-y, x] as const]);

/** A name plate with pointed ends. */
function plate({ x, y, w, h }: Box, colour: string, theme: FaceTheme): Op[] {
  const shape = (by: number) =>
    polygon([
      [x + by, y + h / 2],
      [x + h / 2 + by * 0.4, y + by],
      [x + w - h / 2 - by * 0.4, y + by],
      [x + w - by, y + h / 2],
      [x + w - h / 2 - by * 0.4, y + h - by],
      [x + h / 2 + by * 0.4, y + h - by],
    ]);
  return [
    { op: 'path', d: shape(-0.5), fill: theme.pale },
    { op: 'path', d: shape(0), fill: colour },
    { op: 'path', d: shape(0.8), stroke: { colour: mix(theme.deep, theme.pale, 0.5), width: 0.2 } },
  ];
}

/** Two lines with cut corners and a diamond in each: as heavy as print likes them. */
function ornament({ x, y, w, h }: Box, colour: string): Op[] {
  const cut = (by: number, corner: number) =>
    polygon([
      [x + by + corner, y + by],
      [x + w - by - corner, y + by],
      [x + w - by, y + by + corner],
      [x + w - by, y + h - by - corner],
      [x + w - by - corner, y + h - by],
      [x + by + corner, y + h - by],
      [x + by, y + h - by - corner],
      [x + by, y + by + corner],
    ]);
  const corners = [
    [x + 1.9, y + 1.9],
    [x + w - 1.9, y + 1.9],
    [x + 1.9, y + h - 1.9],
    [x + w - 1.9, y + h - 1.9],
  ] as const;
  return [
    { op: 'path', d: cut(0, 5), stroke: { colour, width: 0.7 } },
    { op: 'path', d: cut(1.3, 5), stroke: { colour, width: 0.25 } },
    { op: 'path', d: corners.map(([cx, cy]) => diamond(cx, cy, 1)).join(''), fill: colour },
  ];
}

/** The dark band of the name, from the bleed down to its shaped lower edge with a line along it. */
export function band(element: TemplateElement, box: Box, theme: FaceTheme): Op[] {
  const ground = toneOf(theme, element, 'deep');
  const { x, y, w, h } = box;
  const bottom = y + h;
  const edge = (up: number): readonly (readonly [number, number])[] => {
    const low = bottom - up;
    if (element.shape === 'bracket') {
      const side = low - 3.2;
      const slope = 3.2;
      // The badges stand beside the lower middle part.
      const inset = (w - 2 * bleedMm) * 0.268;
      const from = x + bleedMm + inset;
      const to = x + w - bleedMm - inset;
      return [
        [x + w, side],
        [to + slope, side],
        [to, low],
        [from, low],
        [from - slope, side],
        [x, side],
      ];
    }
    if (element.shape === 'notch') {
      const middle = x + w / 2;
      return [
        [x + w, low],
        [middle + 3.4, low],
        [middle, low + 2.2],
        [middle - 3.4, low],
        [x, low],
      ];
    }
    return [
      [x + w, low],
      [x, low],
    ];
  };
  const outline = polygon([[x, y], [x + w, y], ...edge(0)]);
  const inside = pattern(theme.pattern, { x, y, w, h: h + 2.4 }, mix(ground, theme.pale, 0.22), 0.4);
  const line = edge(0.75);
  return [
    { op: 'path', d: polygon([[x, y], [x + w, y], ...edge(-0.55)]), fill: mix(ground, '#000000', 0.45) },
    { op: 'path', d: outline, fill: ground },
    ...(inside.length === 0 ? [] : [{ op: 'clip' as const, shape: { op: 'path' as const, d: outline }, ops: inside }]),
    {
      op: 'path',
      d: `M${line.map(([px, py]) => `${mm(px)} ${mm(py)}`).join('L')}`,
      stroke: { colour: mix(theme.pale, theme.main, 0.25), width: 0.3 },
    },
  ];
}

/** The paper of the text, with a dark moulding along its edge to the picture. */
export function panelGround(element: TemplateElement, { box, beside }: Panel, width: number, theme: FaceTheme): Op[] {
  const { x, y, w, h } = box;
  // Away from the ink, so that the text only gains.
  const light = luminance(theme.ink) < luminance(theme.paper) ? '#ffffff' : '#000000';
  const watermark = Math.min((w - 2 * bleedMm) * 0.62, h * 0.8);
  return [
    {
      op: 'rect',
      x,
      y,
      w,
      h,
      fill: {
        kind: 'linear',
        line: [0, mm(y), 0, mm(y + h)],
        stops: [
          [0, mix(theme.paper, light, 0.35)],
          [1, mix(theme.paper, theme.main, panelTint)],
        ],
      },
    },
    {
      op: 'icon',
      name: theme.emblem,
      x: mm(x + (w - watermark) / 2),
      y: mm(y + (h - bleedMm - watermark) / 2),
      size: mm(watermark),
      fill: mix(theme.paper, theme.main, panelTint),
    },
    ...(element.shape === 'straight'
      ? []
      : moulding(box, beside ? [box.x, box.x + box.w].filter((side) => side > 0 && side < width) : undefined, theme)),
  ];
}

/** Bars along the upper edge of a panel, or along those sides of one that stands beside its picture. */
function moulding({ x, y, w, h }: Box, sides: readonly number[] | undefined, theme: FaceTheme): Op[] {
  const wide = 1.5;
  const bars = [
    [-wide / 2 - 0.35, wide + 0.7, mix(theme.deep, '#000000', 0.35)],
    [-wide / 2, wide, mix(theme.main, theme.deep, 0.3)],
    [-wide / 2 + 0.25, 0.28, theme.pale],
  ] as const;
  const along = (edge: Box, at: number, bar: number): Box =>
    edge.w === 0 ? { ...edge, x: edge.x + at, w: bar } : { ...edge, y: edge.y + at, h: bar };
  const edges: Box[] = sides?.map((side) => ({ x: side, y, w: 0, h })) ?? [{ x, y, w, h: 0 }];
  return edges.flatMap((edge) => bars.map(([at, bar, fill]): Op => ({ op: 'rect', ...along(edge, at, bar), fill })));
}

/** One diamond for each step of complexity, out of five. */
export function complexity(value: number, box: Box, theme: FaceTheme): Op[] {
  const r = box.h / 2;
  const apart = r * 2.5;
  const middle = box.x + box.w / 2;
  return [0, 1, 2, 3, 4].map((i): Op => {
    const x = middle + (i - 2) * apart;
    const d = diamond(x, box.y + r, r * 0.92, r);
    return i < value
      ? { op: 'path', d, fill: theme.pale }
      : {
          op: 'path',
          d,
          fill: mix(theme.deep, '#000000', 0.3),
          stroke: { colour: mix(theme.pale, theme.deep, 0.35), width: 0.16 },
        };
  });
}

/** The set's sign, alone or in a medallion. */
export function emblem(element: TemplateElement, box: Box, theme: FaceTheme): Op[] {
  const size = Math.min(box.w, box.h);
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const colour = toneOf(theme, element, 'pale');
  if (element.shape !== 'medallion')
    return [
      { op: 'icon', name: theme.emblem, x: mm(cx - size / 2), y: mm(cy - size / 2), size: mm(size), fill: colour },
    ];
  const inner = size * 0.62;
  const r = size / 2;
  const ring = mix(theme.main, theme.deep, 0.15);
  return [
    { op: 'path', d: circle(cx, cy, r + r * 0.1), fill: mix(theme.deep, '#000000', 0.35) },
    { op: 'path', d: circle(cx, cy, r), fill: ring },
    { op: 'path', d: circle(cx, cy, r * 0.9), fill: theme.pale },
    { op: 'path', d: circle(cx, cy, r * 0.84), fill: theme.deep },
    { op: 'icon', name: theme.emblem, x: mm(cx - inner / 2), y: mm(cy - inner / 2), size: mm(inner), fill: colour },
  ];
}
