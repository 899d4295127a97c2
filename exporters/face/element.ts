import type { TemplateElement } from '../../schemas/types.generated.ts';
import { badge } from './badge.ts';
import { mix } from './colour.ts';
import { costStrip } from './cost-strip.ts';
import type { Op } from './display-list.ts';
import type { FaceData } from './face-data.ts';
import { area, band, complexity, emblem, panelGround } from './furniture.ts';
import { fittedLine } from './line.ts';
import type { Look } from './look.ts';
import { type Panel, textStyle } from './panel.ts';
import { paintPassages } from './passages.ts';
import type { Box } from './path.ts';
import { pattern } from './pattern.ts';
import { picture } from './picture.ts';
import { bleedMm } from './sizes.ts';
import type { FaceTheme } from './theme.ts';

/** The face that an element is painted on, and whom to tell what cannot be done well. */
export interface Ground {
  readonly data: FaceData;
  readonly look: Look;
  /** Trimmed size in mm. */
  readonly width: number;
  readonly height: number;
  readonly panel: Panel | undefined;
  /** Size of body text in points. */
  readonly textPt: number;
  /** Is told each character that no font has. */
  readonly miss: (char: string) => void;
  /** Is told words that are cut off and by how many mm they are too wide. */
  readonly cut: (words: string, by: number) => void;
}

/** Paints one element of a template with the card's facts. */
export function paintElement(element: TemplateElement, on: Ground): Op[] {
  const { data, width, height, panel, textPt, miss } = on;
  const { theme } = on.look;
  const box = boxOf(element, width, height, panel?.box.y);
  switch (element.kind) {
    case 'area':
      return area(element, box, theme);
    case 'pattern':
      return [
        {
          op: 'clip',
          shape: { op: 'rect', ...box },
          ops: pattern(theme.pattern, box, mix(theme.deep, tone(theme, element.tone ?? 'pale'), 0.22), 0.75),
        },
      ];
    case 'art':
      return artIn(element, box, on);
    case 'band':
      return band(element, box, theme);
    case 'panel':
      return panel
        ? [
            ...panelGround(element, panel.box, width, theme),
            ...paintPassages(panel.text, panel.at, textStyle(theme, textPt), miss),
          ]
        : [];
    case 'line':
      return lineIn(element, box, on);
    case 'badge': {
      const of = element.of === 'speed' ? 'speed' : 'health';
      const value = data[of];
      return value === undefined ? [] : badge(of, value, box, theme, miss);
    }
    case 'cost':
      return costStrip(data.costs, box, -bleedMm, theme, miss);
    case 'complexity':
      return data.complexity === undefined ? [] : complexity(data.complexity, box, theme);
    case 'emblem':
      return emblem(element, box, theme);
    case 'frame':
      return frameOn(on);
  }
}

function artIn(element: TemplateElement, box: Box, on: Ground): Op[] {
  const { data, look } = on;
  const view = viewOf(element, on);
  return picture(data.art, data.artSet, { box, view, seed: data.seed, name: data.name }, look.theme, look.pictures);
}

/** The part of a picture that neither the head nor the panel covers, and no cutter takes. */
export function viewOf({ head = 0 }: TemplateElement, { width, height, panel }: Ground): Box {
  return { x: 3, y: head, w: width - 6, h: (panel?.box.y ?? height) - head };
}

function lineIn(element: TemplateElement, box: Box, { data, look, miss, cut }: Ground): Op[] {
  const words = wordsOf(element, data);
  if (words === '') return [];
  const set = fittedLine(words, element, box, tone(look.theme, element.tone ?? 'ink'), look.theme, miss);
  // A summon's label is made of its owner's name, so that name is what to shorten.
  if (set.over > 0) cut(element.of === 'label' ? (data.owner ?? words) : words, set.over);
  return set.ops;
}

function frameOn({ look, width, height }: Ground): Op[] {
  const { frame } = look.theme;
  if (frame === undefined || !look.pictures.has(frame)) return [];
  return [{ op: 'image', src: frame, x: -bleedMm, y: -bleedMm, w: width + 2 * bleedMm, h: height + 2 * bleedMm }];
}

const tone = (theme: FaceTheme, name: NonNullable<TemplateElement['tone']>): string =>
  name === 'on-deep' ? theme.onDeep : theme[name];

function wordsOf(element: TemplateElement, data: FaceData): string {
  switch (element.of) {
    case 'name':
      return data.name;
    case 'owner':
      return data.owner ?? '';
    case 'label':
      return data.label ?? '';
    case 'set':
      return data.setName;
    case 'stamp':
      return data.stamp;
    default:
      return '';
  }
}

/** Where an element lies, in mm. */
export function boxOf(element: TemplateElement, width: number, height: number, panelTop = height): Box {
  const { left, right, top, bottom } = element;
  const w = element.width ?? width - (left ?? 0) - (right ?? 0);
  const x = left ?? (right !== undefined ? width - right - w : (width - w) / 2);
  if (element.on === 'panel-edge') {
    const h = element.height ?? 0;
    return { x, y: panelTop - h / 2, w, h };
  }
  const floor = element.on === 'above-panel' ? panelTop : height;
  const h = element.height ?? floor - (top ?? 0) - (bottom ?? 0);
  const y = top ?? (bottom !== undefined ? floor - bottom - h : (floor - h) / 2);
  return { x, y, w, h };
}
