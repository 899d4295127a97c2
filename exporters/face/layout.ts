import type { Template, TemplateElement } from '../../schemas/types.generated.ts';
import { badge } from './badge.ts';
import type { CardSize } from './card.ts';
import { mix } from './colour.ts';
import { costStrip } from './cost-strip.ts';
import type { DisplayList, Op, PictureSizes } from './display-list.ts';
import type { FaceData, Passage } from './face-data.ts';
import { area, band, complexity, emblem, panelGround } from './furniture.ts';
import { fittedLine } from './line.ts';
import { type Passages, paintPassages, setPassages } from './passages.ts';
import type { Box } from './path.ts';
import { pattern } from './pattern.ts';
import { picture } from './picture.ts';
import { bleedMm, cardSizes, cornerMm, pointMm } from './sizes.ts';
import type { FaceTheme } from './theme.ts';

/** What all cards of a deck have in common. */
export interface Look {
  readonly theme: FaceTheme;
  readonly size: CardSize;
  readonly pictures: PictureSizes;
}

/** A laid out face and what could not be done well. */
export interface Laid {
  readonly list: DisplayList;
  /** Characters that no font has. */
  readonly missing: readonly string[];
  /** By how many mm the text is too tall; 0 where it fits. */
  readonly over: number;
  /** Names and other lines that were cut off, each with the mm that it is too wide by. */
  readonly cut: readonly { readonly words: string; readonly by: number }[];
}

/** The template's panel, where its text stands, and how much is too much. */
interface Panel {
  readonly box: Box;
  readonly text: Passages;
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly limit: number };
  readonly over: number;
}

/** Size of body text where nothing says another, in points. */
const usualPt = 8.5;
/** Text is never smaller than this, in points. */
const leastPt = 6.5;
/** Steps of the deck's text size, in points. */
const step = 0.25;
/** Text grows beyond its usual size where all panels of the deck stay below this part of the card's height. */
const pictureShare = 0.45;
/** A description is printed where the picture keeps so much more than its least height, in mm. */
const leadRoom = 12;

/**
 * The body text in points that all cards of a deck share: its usual size, smaller where a text needs it, larger where all texts leave
 * the pictures their room.
 */
export function deckTextSize(cards: readonly { template: Template; data: FaceData }[], look: Look): number {
  const panels = cards.flatMap((card) => {
    const element = elementsOf(card.template, look.size).find((known) => known.kind === 'panel');
    return element ? [{ element, data: card.data }] : [];
  });
  if (panels.length === 0) return usualPt;
  const usual = Math.min(...panels.map(({ element }) => element.size ?? usualPt));
  const set = (pt: number) => panels.map(({ element, data }) => panelOf(element, data, look, pt));
  const atUsual = set(usual);
  if (atUsual.some(({ over }) => over > 0)) {
    const least = Math.max(...panels.map(({ element }) => element.least ?? leastPt));
    return largest(least, usual - step, (pt) => set(pt).every(({ over }) => over === 0));
  }
  const most = Math.min(...panels.map(({ element }) => element.most ?? usual));
  const highest = cardSizes[look.size][1] * pictureShare;
  // A description that is printed at the usual size is not given up for larger print.
  const roomy = ({ box, text, over }: Panel, i: number) =>
    over === 0 && box.y >= highest && text.parts.length === atUsual[i]?.text.parts.length;
  return largest(usual, most, (pt) => set(pt).every(roomy));
}

/** The largest size from `least` to `most` that fits, or `least`. Each try sets all texts, so halves are tried and not every step. */
function largest(least: number, most: number, fits: (pt: number) => boolean): number {
  let [fitting, steps] = [0, Math.floor((most - least) / step)];
  while (fitting < steps) {
    const middle = Math.ceil((fitting + steps) / 2);
    if (fits(least + middle * step)) fitting = middle;
    else steps = middle - 1;
  }
  return least + fitting * step;
}

/** Places a card's facts by a template, with body text of `textPt` points. */
export function layout(template: Template, data: FaceData, look: Look, textPt = usualPt): Laid {
  const { theme } = look;
  const [width, height] = cardSizes[look.size];
  const elements = elementsOf(template, look.size);
  const missing = new Set<string>();
  const miss = (char: string) => missing.add(char);
  const panelElement = elements.find((element) => element.kind === 'panel');
  const panel = panelElement && panelOf(panelElement, data, look, textPt);
  const over = panel?.over ?? 0;
  const cut: Laid['cut'][number][] = [];
  const style = textStyle(theme, textPt);

  const paint = (element: TemplateElement): Op[] => {
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
      case 'art': {
        const inner = { x: 3, y: element.head ?? 0, w: width - 6, h: (panel?.box.y ?? height) - (element.head ?? 0) };
        return picture(
          data.art,
          data.artSet,
          { box, view: inner, seed: data.seed, name: data.name },
          theme,
          look.pictures,
        );
      }
      case 'band':
        return band(element, box, theme);
      case 'panel':
        return panel
          ? [...panelGround(element, panel.box, width, theme), ...paintPassages(panel.text, panel.at, style, miss)]
          : [];
      case 'line': {
        const words = wordsOf(element, data);
        if (words === '') return [];
        const set = fittedLine(words, element, box, tone(theme, element.tone ?? 'ink'), theme, miss);
        // A summon's label is made of its owner's name, so that name is what to shorten.
        const name = element.of === 'label' ? (data.owner ?? words) : words;
        if (set.over > 0) cut.push({ words: name, by: set.over });
        return set.ops;
      }
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
        return theme.frame !== undefined && look.pictures.has(theme.frame)
          ? [
              {
                op: 'image',
                src: theme.frame,
                x: -bleedMm,
                y: -bleedMm,
                w: width + 2 * bleedMm,
                h: height + 2 * bleedMm,
              },
            ]
          : [];
    }
  };

  const ops = elements.flatMap((element) => {
    const painted = paint(element);
    if (!element.turned || painted.length === 0) return painted;
    return [...painted, { op: 'group' as const, x: width, y: height, rotate: 180, ops: painted }];
  });
  return { list: { width, height, bleed: bleedMm, corner: cornerMm, ops }, missing: [...missing], over, cut };
}

/** The elements of a template on one size of card. */
function elementsOf(template: Template, size: CardSize): TemplateElement[] {
  const changes = size === 'poker' ? undefined : template.sizes?.[size];
  return template.elements
    .map((element) => ({ ...element, ...changes?.[element.id] }))
    .filter((element) => element.hidden !== true);
}

const tone = (theme: FaceTheme, name: NonNullable<TemplateElement['tone']>): string =>
  name === 'on-deep' ? theme.onDeep : theme[name];

const textStyle = (theme: FaceTheme, pt: number) => ({
  size: pt * pointMm,
  ink: theme.ink,
  accent: theme.accent,
  signs: theme.signs,
});

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

function boxOf(element: TemplateElement, width: number, height: number, panelTop = height): Box {
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

/** The panel stands on the card's lower edge and is as high as its text needs, between its limits. */
function panelOf(element: TemplateElement, data: FaceData, look: Look, textPt: number): Panel {
  const { lead = [] } = data;
  if (lead.length === 0) return panelWith(element, data.passages, look, textPt);
  const led = panelWith(element, [...lead, ...data.passages], look, textPt);
  const roomy = led.over === 0 && led.box.y >= (element.high ?? 0) + leadRoom;
  return roomy ? led : panelWith(element, data.passages, look, textPt);
}

function panelWith(element: TemplateElement, passages: readonly Passage[], look: Look, textPt: number): Panel {
  const [width, height] = cardSizes[look.size];
  const { margin = 4.5, head = 4, foot = 7, low = 20, high = 30 } = element;
  const room = width - 2 * margin;
  const text = setPassages(passages, room, textStyle(look.theme, textPt));
  const wanted = height - foot - head - text.height;
  const top = Math.max(high, Math.min(height - low, wanted));
  const over = Math.max(0, top - wanted);
  const space = height - foot - top - head;
  const y = top + head + Math.max(0, (space - text.height) / 2);
  return {
    box: { x: -bleedMm, y: top, w: width + 2 * bleedMm, h: height - top + bleedMm },
    text,
    at: { x: margin, y, width: room, limit: height - foot },
    over: over < 0.01 ? 0 : over,
  };
}
