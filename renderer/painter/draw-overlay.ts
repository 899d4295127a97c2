import { paintCanvas } from '../../exporters/face/paint-canvas.ts';
import { cellMm } from '../../exporters/face/sizes.ts';
import type { Edge } from '../../rules/map-grid.ts';
import type { Symmetry } from '../../rules/teamfight/paint/symmetry.ts';
import type { Assets } from '../faces/asset-store.ts';
import type { Spot } from '../model/spot.ts';
import type { Camera, Size } from '../stage/camera.ts';
import type { Area } from '../stores/painter.ts';
import type { Preview } from './preview.ts';

/** What is shown above a map while it is painted. */
export interface Overlay {
  readonly board: Size;
  readonly preview: Preview;
  readonly symmetry: Symmetry;
  /** The cells that the tool would paint here, or the edge. */
  readonly hover?: Area | Edge | undefined;
  /** The side of the hovered edge that would lie lower. */
  readonly lower?: Spot | undefined;
  readonly cursor?: Area | undefined;
  readonly facing?: Edge | undefined;
  readonly selection?: Area | undefined;
}

interface Colours {
  readonly accent: string;
  readonly error: string;
}

/** Draws it in CSS pixels, as the camera sees it. */
export function drawOverlay(
  ctx: CanvasRenderingContext2D,
  overlay: Overlay,
  assets: Assets,
  camera: Camera,
  { accent, error }: Colours,
): void {
  const { board, preview, symmetry, hover, lower, cursor, facing, selection } = overlay;
  const unit = camera.scale * cellMm;
  ctx.save();
  ctx.translate(-camera.x * camera.scale, -camera.y * camera.scale);
  if (preview.ops.length > 0) {
    const list = { ...board, bleed: 0, corner: 0, ops: preview.ops };
    paintCanvas(ctx as never, list, { pxPerMm: camera.scale, ...assets, area: 'trim' });
  }
  drawBare(ctx, preview, unit, error);
  drawAxes(ctx, symmetry, board.width * camera.scale, board.height * camera.scale, accent);
  if (hover) {
    if ('x1' in hover) {
      line(ctx, hover, unit, 7, '#ffffff');
      line(ctx, hover, unit, 4, accent);
      if (lower) arrow(ctx, hover, lower, unit, accent);
    } else box(ctx, hover, unit, accent, []);
  }
  if (cursor) box(ctx, cursor, unit, accent, [6, 4]);
  if (facing) line(ctx, facing, unit, 5, accent);
  if (selection) {
    ctx.fillStyle = accent;
    ctx.globalAlpha = 0.14;
    ctx.fillRect(selection.x * unit, selection.y * unit, selection.columns * unit, selection.rows * unit);
    ctx.globalAlpha = 1;
    box(ctx, selection, unit, accent, [8, 5]);
  }
  ctx.restore();
}

/** White below the colour, so that it is seen on any ground. */
function box(ctx: CanvasRenderingContext2D, area: Area, unit: number, colour: string, dash: number[]): void {
  const [x, y, w, h] = [area.x * unit, area.y * unit, area.columns * unit, area.rows * unit];
  ctx.setLineDash([]);
  ctx.lineWidth = 4;
  ctx.strokeStyle = '#ffffff';
  ctx.strokeRect(x, y, w, h);
  ctx.setLineDash(dash);
  ctx.lineWidth = 2.5;
  ctx.strokeStyle = colour;
  ctx.strokeRect(x, y, w, h);
  ctx.setLineDash([]);
}

function line(ctx: CanvasRenderingContext2D, edge: Edge, unit: number, width: number, colour: string): void {
  ctx.setLineDash([]);
  ctx.lineCap = 'round';
  ctx.lineWidth = width;
  ctx.strokeStyle = colour;
  ctx.beginPath();
  ctx.moveTo(edge.x1 * unit, edge.y1 * unit);
  ctx.lineTo(edge.x2 * unit, edge.y2 * unit);
  ctx.stroke();
}

/** From the middle of an edge to its lower side. */
function arrow(ctx: CanvasRenderingContext2D, edge: Edge, to: Spot, unit: number, colour: string): void {
  const [x, y] = [((edge.x1 + edge.x2) / 2) * unit, ((edge.y1 + edge.y2) / 2) * unit];
  const [far, wide] = [0.34 * unit, 0.14 * unit];
  ctx.beginPath();
  ctx.moveTo(x + to.x * far, y + to.y * far);
  ctx.lineTo(x + to.x * 0.1 * unit - to.y * wide, y + to.y * 0.1 * unit + to.x * wide);
  ctx.lineTo(x + to.x * 0.1 * unit + to.y * wide, y + to.y * 0.1 * unit - to.x * wide);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.fill();
}

/** Where something would be taken away: paled and crossed out. */
function drawBare(ctx: CanvasRenderingContext2D, { bareCells, bareEdges }: Preview, unit: number, error: string): void {
  if (bareCells.length > 0) {
    ctx.fillStyle = 'rgb(255 255 255 / 55%)';
    for (const { x, y } of bareCells) ctx.fillRect(x * unit, y * unit, unit, unit);
    ctx.strokeStyle = error;
    ctx.lineWidth = 2;
    ctx.beginPath();
    for (const { x, y } of bareCells) {
      ctx.moveTo((x + 0.3) * unit, (y + 0.3) * unit);
      ctx.lineTo((x + 0.7) * unit, (y + 0.7) * unit);
      ctx.moveTo((x + 0.7) * unit, (y + 0.3) * unit);
      ctx.lineTo((x + 0.3) * unit, (y + 0.7) * unit);
    }
    ctx.stroke();
  }
  for (const edge of bareEdges) {
    line(ctx, edge, unit, Math.max(8, unit * 0.16), 'rgb(255 255 255 / 75%)');
    ctx.setLineDash([5, 5]);
    ctx.lineWidth = 3;
    ctx.strokeStyle = error;
    ctx.stroke();
    ctx.setLineDash([]);
  }
}

/** The lines or the point that the map lies alike around. */
function drawAxes(ctx: CanvasRenderingContext2D, symmetry: Symmetry, w: number, h: number, colour: string): void {
  const across = [w / 2, 0, w / 2, h] as const;
  const down = [0, h / 2, w, h / 2] as const;
  const axes: Partial<Record<Symmetry, readonly (readonly [number, number, number, number])[]>> = {
    'left-right': [across],
    'top-bottom': [down],
    both: [across, down],
    diagonal: [[0, 0, w, h]],
    'other-diagonal': [[w, 0, 0, h]],
  };
  for (const [x1, y1, x2, y2] of axes[symmetry] ?? []) {
    for (const [width, stroke, dash] of [
      [4, '#ffffff', []],
      [2, colour, [10, 6]],
    ] as const) {
      ctx.lineWidth = width;
      ctx.strokeStyle = stroke;
      ctx.setLineDash([...dash]);
      ctx.beginPath();
      ctx.moveTo(x1, y1);
      ctx.lineTo(x2, y2);
      ctx.stroke();
    }
  }
  ctx.setLineDash([]);
  if (symmetry !== 'half-turn' && symmetry !== 'quarter-turn') return;
  ctx.lineWidth = 3;
  ctx.strokeStyle = colour;
  ctx.fillStyle = 'rgb(255 255 255 / 85%)';
  ctx.beginPath();
  const turns = symmetry === 'half-turn' ? 2 : 4;
  ctx.arc(w / 2, h / 2, 11, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
  ctx.beginPath();
  for (let turn = 0; turn < turns; turn++) {
    const angle = (turn / turns) * 2 * Math.PI;
    ctx.moveTo(w / 2, h / 2);
    ctx.lineTo(w / 2 + Math.cos(angle) * 20, h / 2 + Math.sin(angle) * 20);
  }
  ctx.stroke();
}
