import type { TemplateElement } from '../../schemas/types.generated.ts';
import type { FaceData, Passage } from './face-data.ts';
import type { Look } from './look.ts';
import { type Passages, setPassages } from './passages.ts';
import type { Box } from './path.ts';
import { bleedMm, cardSizes, pointMm } from './sizes.ts';
import type { FaceTheme } from './theme.ts';

/** The template's panel, where its text stands, and how much is too much. */
export interface Panel {
  readonly box: Box;
  readonly text: Passages;
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly limit: number };
  readonly over: number;
}

/** A description is printed where the picture keeps so much more than its least height, in mm. */
const leadRoom = 12;

/** The panel stands on the card's lower edge and is as high as its text needs, between its limits. */
export function panelOf(element: TemplateElement, data: FaceData, look: Look, textPt: number): Panel {
  const { lead = [] } = data;
  if (lead.length === 0) return panelWith(element, data.passages, look, textPt);
  const led = panelWith(element, [...lead, ...data.passages], look, textPt);
  const roomy = led.over === 0 && led.box.y >= (element.high ?? 0) + leadRoom;
  return roomy ? led : panelWith(element, data.passages, look, textPt);
}

function panelWith(element: TemplateElement, passages: readonly Passage[], look: Look, textPt: number): Panel {
  const [width, height] = cardSizes[look.size];
  const { margin = 4.5, head = 4, foot = 7, low = 20, high = 30, left = margin } = element;
  const room = element.width ?? width - 2 * margin;
  const text = setPassages(passages, room, textStyle(look.theme, textPt));
  const wanted = height - foot - head - text.height;
  const top = Math.max(high, Math.min(height - low, wanted));
  const over = Math.max(0, top - wanted);
  const space = height - foot - top - head;
  const y = top + head + Math.max(0, (space - text.height) / 2);
  return {
    box: { x: -bleedMm, y: top, w: width + 2 * bleedMm, h: height - top + bleedMm },
    text,
    at: { x: left, y, width: room, limit: height - foot },
    over: over < 0.01 ? 0 : over,
  };
}

/** Body text of `pt` points in a theme's colours. */
export const textStyle = (theme: FaceTheme, pt: number) => ({
  size: pt * pointMm,
  ink: theme.ink,
  accent: theme.accent,
  signs: theme.signs,
});
