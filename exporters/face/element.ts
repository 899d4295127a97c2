import type { TemplateElement } from '../../schemas/types.generated.ts';
import { badge, isBadge, signBadge } from './badge.ts';
import { mix } from './colour.ts';
import type { Op } from './display-list.ts';
import type { FaceData } from './face-data.ts';
import { figure, figureOf } from './figure.ts';
import { area, band, complexity, emblem, panelGround } from './furniture.ts';
import { fittedLine } from './line.ts';
import type { Look } from './look.ts';
import { isLying } from './orientation.ts';
import { freeOf, type Panel, textStyle } from './panel.ts';
import { paintPassages } from './passages.ts';
import { type Box, mm } from './path.ts';
import { pattern } from './pattern.ts';
import { picture } from './picture.ts';
import { bleedMm } from './sizes.ts';
import { costStrip } from './teamfight/cost-strip.ts';
import type { FaceTheme } from './theme.ts';

/** The face that an element is painted on, and whom to tell what cannot be done well. */
export interface Ground {
  readonly data: FaceData;
  readonly look: Look;
  /** All of the template, each above the former. */
  readonly elements: readonly TemplateElement[];
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
  const box = boxOf(element, width, height, panel?.box);
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
            ...panelGround(element, panel, width, theme),
            ...paintPassages(panel.text, panel.at, textStyle(theme, textPt), miss),
          ]
        : [];
    case 'line':
      return lineIn(element, box, on);
    case 'badge': {
      const { of } = element;
      const value = isBadge(of) ? data[of] : undefined;
      if (of === 'strength' && value === undefined && data.sign !== undefined) return signBadge(data.sign, box, theme);
      return isBadge(of) && value !== undefined ? badge(of, value, box, theme, miss) : [];
    }
    case 'figure': {
      const shown = figureOf(element, data);
      return shown === undefined ? [] : figure(shown, box, theme, miss);
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
export function viewOf(element: TemplateElement, { width, height, panel }: Ground): Box {
  const { head = 0, margin = 3 } = element;
  // One that the set has placed is looked at as a whole.
  if (element.width !== undefined) return within(boxOf(element, width, height), width, height);
  const { x, w, h } = freeOf(panel?.box, width, height);
  if (w === width) return { x: margin, y: head, w: width - 2 * margin, h: h - head };
  return within({ x, y: head, w, h: h - head }, width, height);
}

function within({ x, y, w, h }: Box, width: number, height: number): Box {
  const [left, top] = [Math.max(x, 3), Math.max(y, 3)];
  return { x: left, y: top, w: Math.min(x + w, width - 3) - left, h: Math.min(y + h, height - 3) - top };
}

function lineIn(element: TemplateElement, box: Box, on: Ground): Op[] {
  const { data, look, miss, cut } = on;
  const words = wordsOf(element, data);
  if (words === '') return [];
  const below = isLight(element) ? groundOf(element, box, on) : undefined;
  const ink = below === 'panel' ? 'ink' : (element.tone ?? 'ink');
  const set = fittedLine(words, element, box, tone(look.theme, ink), look.theme, miss);
  // A summon's label is made of its owner's name, so that name is what to shorten.
  // The stamp is made of the set's id, which nobody can shorten.
  if (set.over > 0 && element.of !== 'stamp') cut(element.of === 'label' ? (data.owner ?? words) : words, set.over);
  return below === 'art' ? [...plate(set.ops, look.theme), ...set.ops] : set.ops;
}

const isLight = ({ tone }: TemplateElement): boolean => tone === 'on-deep' || tone === 'pale';

/** What a line that a designer has moved lies on: light words cannot be read on the paper of the text, nor on every picture. */
function groundOf(element: TemplateElement, box: Box, on: Ground): TemplateElement['kind'] | undefined {
  const { elements, width, height, panel } = on;
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const below = elements.slice(0, elements.indexOf(element)).findLast((one) => {
    if (!['area', 'band', 'art', 'panel'].includes(one.kind) || one.shape === 'frame') return false;
    const covers = one.kind === 'panel' && panel ? panel.box : boxOf(one, width, height, panel?.box);
    return x >= covers.x && x <= covers.x + covers.w && y >= covers.y && y <= covers.y + covers.h;
  });
  return below?.kind;
}

/** A dark ground as wide as the words. */
function plate(words: readonly Op[], theme: FaceTheme): Op[] {
  const runs = words.flatMap((op) => (op.op === 'text' ? [op] : []));
  if (runs.length === 0) return [];
  const size = Math.max(...runs.map((run) => run.size));
  const [left, right] = [Math.min(...runs.map(({ x }) => x)), Math.max(...runs.map(({ x, advance }) => x + advance))];
  const lines = runs.map(({ baseline }) => baseline);
  const [top, bottom] = [Math.min(...lines) - size, Math.max(...lines) + size * 0.35];
  const beside = size * 0.4;
  const box = { x: mm(left - beside), y: mm(top), w: mm(right - left + 2 * beside), h: mm(bottom - top) };
  return [{ op: 'rect', ...box, r: 1, fill: theme.deep }];
}

function frameOn({ look, width, height }: Ground): Op[] {
  const { frame } = look.theme;
  const picture = frame === undefined ? undefined : look.pictures.get(frame);
  if (frame === undefined || picture === undefined) return [];
  const [w, h] = [width + 2 * bleedMm, height + 2 * bleedMm];
  // One frame serves cards that stand and cards that lie.
  if (isLying(picture) === isLying({ width, height }) || width === height)
    return [{ op: 'image', src: frame, x: -bleedMm, y: -bleedMm, w, h }];
  const turned: Op = { op: 'image', src: frame, x: -bleedMm, y: -bleedMm, w: h, h: w };
  return [{ op: 'group', x: width, y: 0, rotate: 90, ops: [turned] }];
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

/** Where an element lies, in mm; `paper` is the ground of the card's panel. */
export function boxOf(element: TemplateElement, width: number, height: number, paper?: Box): Box {
  const { left, right, top, bottom, on } = element;
  const free = freeOf(on === undefined ? undefined : paper, width, height);
  const w = element.width ?? free.w - (left ?? 0) - (right ?? 0);
  const h = element.height ?? (on === 'panel-edge' ? 0 : free.h - (top ?? 0) - (bottom ?? 0));
  const x = free.x + (left ?? (right !== undefined ? free.w - right - w : (free.w - w) / 2));
  if (on === 'panel-edge') {
    if (free.w === width) return { x, y: free.h - h / 2, w, h };
    const edge = free.x === 0 ? free.w : free.x;
    const from = paper?.y ?? 0;
    return { x: edge - w / 2, y: from + (height - from - h) / 2, w, h };
  }
  const y = top ?? (bottom !== undefined ? free.h - bottom - h : (free.h - h) / 2);
  return { x, y, w, h };
}
