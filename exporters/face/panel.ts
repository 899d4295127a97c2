import type { TemplateElement } from '../../schemas/types.generated.ts';
import type { FaceData, Passage } from './face-data.ts';
import type { Look } from './look.ts';
import { trimOf } from './orientation.ts';
import { type Passages, setPassages } from './passages.ts';
import type { Box } from './path.ts';
import { bleedMm, pointMm } from './sizes.ts';
import type { FaceTheme } from './theme.ts';

/** The template's panel, where its text stands, and how much is too much. */
export interface Panel {
  readonly box: Box;
  /** Whether it stands beside the picture and not below it. */
  readonly beside: boolean;
  readonly text: Passages;
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly limit: number };
  readonly over: number;
}

/** A description is printed where the picture keeps so much more than its least height, in mm. */
const leadRoom = 12;

/** The panel stands on the card's lower edge and is as high as its text needs, between its limits; beside a picture it is as high as it may be. */
export function panelOf(element: TemplateElement, data: FaceData, look: Look, textPt: number): Panel {
  const { lead = [] } = data;
  if (lead.length === 0) return panelWith(element, data.passages, look, textPt);
  const led = panelWith(element, [...lead, ...data.passages], look, textPt);
  const roomy = led.over === 0 && (led.beside || led.box.y >= (element.high ?? 0) + leadRoom);
  return roomy ? led : panelWith(element, data.passages, look, textPt);
}

function panelWith(element: TemplateElement, passages: readonly Passage[], look: Look, textPt: number): Panel {
  const [width, height] = trimOf(look.size, look.orientation);
  const { head = 4, foot = 7, low = 20, high = 30, beside } = element;
  const column = textColumn(element, width);
  const text = setPassages(passages, column.width, textStyle(look.theme, textPt));
  const wanted = height - foot - head - text.height;
  const top = beside === undefined ? Math.max(high, Math.min(height - low, wanted)) : high;
  const over = Math.max(0, top - wanted);
  const space = height - foot - top - head;
  const y = top + head + Math.max(0, (space - text.height) / 2);
  return {
    box: paperOf(element, width, height, top),
    beside: beside !== undefined,
    text,
    at: { ...column, y, limit: height - foot },
    over: over < 0.01 ? 0 : over,
  };
}

/** Where a panel's text begins and how wide it is, in mm. */
export function textColumn({ margin = 4.5, beside = 0, left, width }: TemplateElement, cardWidth: number) {
  return { x: left ?? beside + margin, width: width ?? cardWidth - beside - 2 * margin };
}

/** The ground of a panel whose upper edge is at `top`, bleed included: over the whole width of the card, or in a column around its text. */
export function paperOf(element: TemplateElement, width: number, height: number, top: number): Box {
  const { beside, margin = 4.5 } = element;
  const h = height - top + bleedMm;
  if (beside === undefined) return { x: -bleedMm, y: top, w: width + 2 * bleedMm, h };
  const text = textColumn(element, width);
  const x = text.x - margin <= margin ? -bleedMm : text.x - margin;
  const right = text.x + text.width + margin;
  return { x, y: top, w: (right >= width - margin ? width + bleedMm : right) - x, h };
}

/** What a panel leaves free of a card: what is above it, or the larger part beside it. */
export function freeOf(paper: Box | undefined, width: number, height: number): Box {
  if (paper === undefined) return { x: 0, y: 0, w: width, h: height };
  const [left, right] = [Math.max(0, paper.x), Math.max(0, width - paper.x - paper.w)];
  if (left === 0 && right === 0) return { x: 0, y: 0, w: width, h: paper.y };
  return left >= right ? { x: 0, y: 0, w: left, h: height } : { x: width - right, y: 0, w: right, h: height };
}

/** Body text of `pt` points in a theme's colours. */
export const textStyle = (theme: FaceTheme, pt: number) => ({
  size: pt * pointMm,
  ink: theme.ink,
  accent: theme.accent,
  signs: theme.signs,
});
