import type { Entity, GameSet } from '../../../rules/game-set.ts';
import { optionsOf } from '../../../rules/valyr/options.ts';
import type { Board } from '../card.ts';
import { luminance } from '../contrast.ts';
import type { DisplayList, Op, PictureSizes } from '../display-list.ts';
import { circle, inMm } from '../path.ts';
import { plainLine } from '../plain-line.ts';
import { cellMm } from '../sizes.ts';
import { terrainPiece } from './terrain.ts';

type Field = Entity<'battlefield'>['data'];
type Piece = NonNullable<Field['terrain']>[number];
type Start = NonNullable<Field['starts']>[number];

const grass = '#77805a';
/** Depth of the strip along an edge that is a starting location, in inches. */
const stripDepth = 0.35;

/** Paints a battlefield at true size: ground with a tick each inch, terrain with its heights, and the starting locations. */
export function battlefieldBoard(set: GameSet, { ref, data }: Entity<'battlefield'>, pictures: PictureSizes): Board {
  const { name, description, width, depth, ground = grass, terrain = [], starts = [], picture } = data;
  const ink = luminance(ground) > 0.18 ? '#1c1c18' : '#f2efe4';
  const src = picture?.file === undefined ? undefined : `${set.id}/${picture.file}`;
  const whole = { x: 0, y: 0, w: width * cellMm, h: depth * cellMm };
  const size = { width: whole.w, height: whole.h, bleed: 0, corner: 0 };
  const ops: Op[] = [
    { op: 'rect', ...whole, fill: ground },
    ...(src !== undefined && pictures.has(src) ? [{ op: 'image' as const, src, ...whole }] : []),
    ...inches(width, depth, ink),
    ...terrain.flatMap(terrainPiece),
    ...starts.flatMap((start, index) => startOps(start, index, data, optionsOf(set).startInches)),
  ];
  const list: DisplayList = { ...size, ops: [{ op: 'clip', shape: { op: 'rect', ...whole }, ops }] };
  const kinds = new Map<string, number>();
  for (const piece of terrain) {
    const said = [piece.name, ...doesOf(piece)].join(', ');
    kinds.set(said, (kinds.get(said) ?? 0) + 1);
  }
  const said = [...kinds].map(([one, count]) => `- ${count > 1 ? `${count} ` : ''}${one}`);
  const text = [description ?? '', ...said].filter((line) => line !== '').join('\n');
  return { ref, name, text, columns: width, rows: depth, measured: true, list, ground: list };
}

/** What a piece of terrain does, in words. */
const doesOf = ({ height = 0, blocksMovement, blocksSight, standing = 'stands' }: Piece): string[] => [
  ...(height > 0 ? [`${height}\u2033 high`] : []),
  ...(blocksMovement ? ['no way through'] : []),
  ...(blocksSight ? ['no line of sight through it'] : []),
  ...(standing === 'falls' ? ['a unit that ends a move on it falls'] : []),
  ...(standing === 'whole-base' ? ['a unit stands on it only with its whole base'] : []),
];

/** A dot each inch, a cross each foot, so that distances are judged and no grid pretends to be one. */
function inches(width: number, depth: number, ink: string): Op[] {
  const arm = 5;
  const [dots, crosses]: [string[], string[]] = [[], []];
  for (let x = 1; x < width; x++)
    for (let y = 1; y < depth; y++) {
      const [at, down] = [x * cellMm, y * cellMm];
      if (x % 12 === 0 && y % 12 === 0)
        crosses.push(`M${inMm(at - arm)} ${inMm(down)}h${2 * arm}M${inMm(at)} ${inMm(down - arm)}v${2 * arm}`);
      else dots.push(`M${inMm(at - 0.7)} ${inMm(down)}h1.4`);
    }
  return [
    { op: 'path', d: dots.join(''), stroke: { colour: ink, width: 1.4 }, opacity: 0.4 },
    ...(crosses.length > 0
      ? [{ op: 'path' as const, d: crosses.join(''), stroke: { colour: ink, width: 1.1 }, opacity: 0.7 }]
      : []),
  ];
}

/** A strip along the edge in the colour of its player, and the dashed line up to which units are set up (V-005). */
function startOps({ edge, from, to }: Start, index: number, { width, depth }: Field, reach: number): Op[] {
  const colour = sideColours[index % sideColours.length]!;
  const level = edge === 'top' || edge === 'bottom';
  const [a, b] = [from * cellMm, to * cellMm];
  const far = reach * cellMm;
  const deep = stripDepth * cellMm;
  const at = edge === 'top' || edge === 'left' ? 0 : (level ? depth : width) * cellMm;
  const inwards = at === 0 ? 1 : -1;
  const strip = at === 0 ? 0 : at - deep;
  const box = level ? { x: a, y: strip, w: b - a, h: deep } : { x: strip, y: a, w: deep, h: b - a };
  const limit = at + inwards * far;
  // Everything within the distance of the stretch: its ends are round.
  const r = inMm(far);
  const turn = inwards === 1 ? 1 : 0;
  const outline = level
    ? `M${inMm(a - far)} ${inMm(at)}A${r} ${r} 0 0 ${turn} ${inMm(a)} ${inMm(limit)}L${inMm(b)} ${inMm(limit)}A${r} ${r} 0 0 ${turn} ${inMm(b + far)} ${inMm(at)}`
    : `M${inMm(at)} ${inMm(a - far)}A${r} ${r} 0 0 ${1 - turn} ${inMm(limit)} ${inMm(a)}L${inMm(limit)} ${inMm(b)}A${r} ${r} 0 0 ${1 - turn} ${inMm(at)} ${inMm(b + far)}`;
  const [x, y] = level
    ? [(a + b) / 2, at + inwards * (deep + 16) + 5.5]
    : [at + inwards * (deep + 16), (a + b) / 2 + 5.5];
  return [
    { op: 'rect', ...box, fill: colour },
    { op: 'path', d: outline, stroke: { colour, width: 0.9, dash: [4, 2.4] } },
    { op: 'path', d: circle(x, y - 5.5, 12), fill: colour },
    ...plainLine({
      text: String(index + 1),
      font: 'condensed-bold',
      size: 16,
      x,
      baseline: y,
      ink: '#ffffff',
      align: 'middle',
    }),
  ];
}

/** Of the players in the order around the table, to the left. */
export const sideColours = ['#a52a2a', '#1f5f9e', '#2f7a3a', '#7a3a8c', '#b5651d', '#2f7f80', '#8a7a1f', '#a03b72'];
