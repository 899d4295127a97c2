import { cornersOf, type Shape } from '../../rules/valyr/shapes.ts';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import { drawRuler, type Pen, plate, strokeSeen } from '../measured/draw.ts';
import { drawShadow } from '../measured/draw-shadow.ts';
import { inchesText, pixelsOf, seenAt } from '../measured/inches.ts';
import type { Spot } from '../model/spot.ts';
import type { useBattlefield } from '../stores/battlefield.ts';
import { gripsOf, onEdge } from './field-hits.ts';
import { shadowFrom, toldRuler } from './field-sight.ts';

type Hand = ReturnType<typeof useBattlefield.getState>;

export interface FieldColours {
  readonly accent: string;
  readonly error: string;
}

/** The outline of a shape as a path of the context. */
export function trace({ ctx, camera }: Pen, shape: Shape): void {
  ctx.beginPath();
  if (shape.kind === 'circle') {
    const { x, y } = seenAt(shape, camera);
    ctx.arc(x, y, shape.radius * pixelsOf(camera), 0, 2 * Math.PI);
    return;
  }
  for (const corner of cornersOf(shape)) {
    const { x, y } = seenAt(corner, camera);
    ctx.lineTo(x, y);
  }
  ctx.closePath();
}

/** What is chosen and drawn above a battlefield, and where something is wrong. */
export function drawField(
  pen: Pen,
  field: ValyrBattlefield,
  hand: Hand,
  wrong: ReadonlySet<string>,
  { accent, error }: FieldColours,
): void {
  if (hand.ruler) drawShadow(pen, shadowFrom(field, hand.ruler.from));
  for (const [index, { shape }] of (field.terrain ?? []).entries())
    if (wrong.has(`/terrain/${index}`)) {
      trace(pen, shape);
      strokeSeen(pen, error, 2, [6, 4]);
    }
  for (const [index] of (field.starts ?? []).entries())
    if (wrong.has(`/starts/${index}`)) drawStart(pen, field, index, error);
  drawChosen(pen, field, hand, accent);
  drawBuilding(pen, hand, accent);
  const { ruler, over, tool } = hand;
  if (ruler) drawRuler(pen, ruler.from, ruler.to, toldRuler(field, ruler));
  else if (over && tool !== 'select') cross(pen, over, accent);
}

function drawStart(pen: Pen, field: ValyrBattlefield, index: number, colour: string): void {
  const start = field.starts?.[index];
  if (!start) return;
  const { ctx, camera } = pen;
  const [a, b] = [start.from, start.to].map((along) => seenAt(onEdge(field, start.edge, along), camera));
  ctx.beginPath();
  ctx.moveTo(a!.x, a!.y);
  ctx.lineTo(b!.x, b!.y);
  strokeSeen(pen, colour, 5);
}

function drawChosen(pen: Pen, field: ValyrBattlefield, { chosen, draft }: Hand, accent: string): void {
  if (!chosen) return;
  const { ctx, camera } = pen;
  const shape = chosen.list === 'terrain' ? field.terrain?.[chosen.index]?.shape : undefined;
  if (shape) {
    trace(pen, shape);
    strokeSeen(pen, accent, 2.5);
  } else drawStart(pen, field, chosen.index, accent);
  for (const grip of gripsOf(field, chosen)) {
    const { x, y } = seenAt(grip.at, camera);
    const adds = 'handle' in grip && grip.handle === 'add';
    const isCorner = 'handle' in grip && grip.handle === 'corner' && grip.index === chosen.corner;
    ctx.beginPath();
    if (adds) ctx.arc(x, y, 3.5, 0, 2 * Math.PI);
    else ctx.rect(x - 4.5, y - 4.5, 9, 9);
    ctx.fillStyle = isCorner ? accent : '#ffffff';
    ctx.strokeStyle = '#1d1a17';
    ctx.lineWidth = 1;
    ctx.fill();
    ctx.stroke();
  }
  if (draft) measures(pen, field, chosen, shape);
}

/** How large it becomes and where it lies, while it is drawn. */
function measures(pen: Pen, field: ValyrBattlefield, chosen: NonNullable<Hand['chosen']>, shape: Shape | undefined) {
  const start = field.starts?.[chosen.index];
  if (shape) return sizePlate(pen, shape);
  if (!start) return;
  const at = seenAt(onEdge(field, start.edge, (start.from + start.to) / 2), pen.camera);
  plate(pen, inchesText(start.to - start.from), at);
}

function sizePlate(pen: Pen, shape: Shape): void {
  const corners = cornersOf(shape);
  const [x, y] =
    shape.kind === 'polygon'
      ? [Math.min(...corners.map((one) => one.x)), Math.min(...corners.map((one) => one.y))]
      : [shape.x, shape.y];
  const size =
    shape.kind === 'circle'
      ? ` · r ${inchesText(shape.radius)}`
      : shape.kind === 'rectangle'
        ? ` · ${inchesText(shape.width)} × ${inchesText(shape.depth)}`
        : '';
  const below = shape.kind === 'circle' ? [shape.y + shape.radius] : corners.map((one) => one.y);
  const at = seenAt({ x, y: Math.max(...below) }, pen.camera);
  plate(pen, `${inchesText(x)}, ${inchesText(y)}${size}`, { x: at.x, y: at.y + 18 });
}

/** The outline that is being clicked, with the side to where the pointer is. */
function drawBuilding(pen: Pen, { building, over, draft, chosen }: Hand, accent: string): void {
  if (draft && !chosen) {
    const added = draft.terrain?.at(-1)?.shape;
    if (added) sizePlate(pen, added);
  }
  const [first] = building ?? [];
  if (!building || !first) return;
  const { ctx, camera } = pen;
  ctx.beginPath();
  for (const spot of [...building, ...(over ? [over] : [])]) {
    const { x, y } = seenAt(spot, camera);
    ctx.lineTo(x, y);
  }
  strokeSeen(pen, accent, 2);
  for (const spot of building) {
    const { x, y } = seenAt(spot, camera);
    ctx.beginPath();
    ctx.arc(x, y, spot === first ? 6 : 4, 0, 2 * Math.PI);
    ctx.fillStyle = '#ffffff';
    ctx.fill();
    ctx.strokeStyle = accent;
    ctx.lineWidth = 2;
    ctx.stroke();
  }
  const last = building.at(-1);
  if (last && over) {
    const at = seenAt({ x: (last.x + over.x) / 2, y: (last.y + over.y) / 2 }, camera);
    plate(pen, inchesText(Math.hypot(over.x - last.x, over.y - last.y)), at);
  }
}

function cross(pen: Pen, at: Spot, accent: string): void {
  const { ctx, camera } = pen;
  const { x, y } = seenAt(at, camera);
  ctx.beginPath();
  ctx.moveTo(x - 8, y);
  ctx.lineTo(x + 8, y);
  ctx.moveTo(x, y - 8);
  ctx.lineTo(x, y + 8);
  strokeSeen(pen, accent, 1.5);
}
