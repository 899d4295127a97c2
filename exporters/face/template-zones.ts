import type { Template, TemplateElement, TemplatePlace, TemplatePlaces, Theme } from '../../schemas/types.generated.ts';
import type { CardSize } from './card.ts';
import { boxOf } from './element.ts';
import { ofTemplate, type TemplateKey, trimOf } from './orientation.ts';
import { paperOf, textColumn } from './panel.ts';
import { type Box, mm } from './path.ts';
import { bleedMm, safeMm } from './sizes.ts';
import { templates } from './templates.ts';

export type TemplateKind = Template['kind'];

/** A part of a template that a set can move and size. In mm from the trimmed corner. */
export interface TemplateZone extends Box {
  /** Name of its element. */
  readonly id: string;
  readonly kind: TemplateElement['kind'];
  /** Where the template itself has it. */
  readonly own: Box;
  /** Whether the set has moved or sized it. */
  readonly moved: boolean;
  /** What it must not leave: the safe area, or the bleed of what may be cut off. */
  readonly within: Box;
  /** Whether it is the text of a card whose picture stands beside it. */
  readonly beside: boolean;
  /** The least width and height in mm. */
  readonly least: readonly [width: number, height: number];
}

/** The least width and height in mm at which each can be read; of what is no fact, at which it can be got hold of. */
const leastSizes: Partial<Record<TemplateElement['kind'], TemplateZone['least']>> = {
  art: [10, 10],
  panel: [20, 12],
  band: [10, 3],
  area: [4, 4],
  line: [8, 1.6],
  badge: [5, 5],
  figure: [6, 6],
  cost: [12, 3],
  complexity: [6, 1],
  emblem: [4, 4],
};

/** What may run into the bleed: it is looked at and not read. */
const bleeds: ReadonlySet<TemplateElement['kind']> = new Set(['art', 'band', 'area']);

/** A plain ground, the set's pattern and its frame fill the card. */
const isZone = ({ kind, shape }: TemplateElement): boolean =>
  leastSizes[kind] !== undefined && (kind !== 'area' || (shape !== undefined && shape !== 'straight'));

/** A template on one size of card, with its zones where the set has put them. */
export function placedTemplate(key: TemplateKey, size: CardSize, places: TemplatePlaces = {}): Template {
  const { kind, orientation } = ofTemplate(key);
  const trim = trimOf(size, orientation);
  const elements = ownElements(key, size).map((element, _, all) => {
    const place = isZone(element) && Object.hasOwn(places, element.id) ? places[element.id] : undefined;
    return place ? placed(element, place, trim, paperIn(all, trim)) : element;
  });
  return { kind, elements };
}

/**
 * What can be moved of a template on a card, from the back to the front.
 * @param panelTop upper edge of the card's panel, on which some zones stand until they are moved
 */
export function templateZones(key: TemplateKey, theme: Theme, panelTop?: number): TemplateZone[] {
  const size = theme.cardSize ?? 'poker';
  const trim = trimOf(size, ofTemplate(key).orientation);
  const places = theme.templates?.[key] ?? {};
  const own = ownElements(key, size);
  const { elements } = placedTemplate(key, size, places);
  const [ownPaper, paper] = [paperIn(own, trim, panelTop), paperIn(elements, trim, panelTop)];
  return elements.flatMap((element, index) => {
    const least = leastSizes[element.kind];
    if (!least || !isZone(element)) return [];
    const before = zoneBox(own[index] ?? element, trim, ownPaper);
    const moved = Object.hasOwn(places, element.id);
    return [
      {
        ...zoneBox(element, trim, paper),
        id: element.id,
        kind: element.kind,
        own: before,
        moved,
        within: limits(element.kind, trim),
        beside: element.beside !== undefined,
        least,
      },
    ];
  });
}

type Trim = readonly [width: number, height: number];

/** Sizes that are laid out like another one, from which they differ by a few millimetres. */
const like: Partial<Record<CardSize, CardSize>> = { standard: 'poker', euro: 'bridge', 'mini-euro': 'mini' };

/** The template's elements as they are on one size of card. */
function ownElements(key: TemplateKey, size: CardSize): TemplateElement[] {
  const { kind, orientation } = ofTemplate(key);
  const { elements, sizes, landscape, landscapeSizes } = templates[kind];
  const laidOut = like[size] ?? size;
  const lies = orientation === 'landscape';
  const changes = [
    sizes?.[laidOut as keyof typeof sizes],
    lies ? landscape : undefined,
    lies ? landscapeSizes?.[laidOut as keyof typeof landscapeSizes] : undefined,
  ];
  return elements
    .map((element): TemplateElement => Object.assign({}, element, ...changes.map((change) => change?.[element.id])))
    .filter((element) => element.hidden !== true);
}

function placed(element: TemplateElement, place: TemplatePlace, trim: Trim, paper: Box | undefined): TemplateElement {
  const [, cardHeight] = trim;
  const { x, y, width, height } = place;
  if (element.kind === 'panel') {
    const { head = 4, low = 20 } = element;
    const high = y - head;
    const foot = cardHeight - y - height;
    return { ...element, left: x, width, high, foot, low: Math.min(low, cardHeight - high) };
  }
  const { on: _on, left: _left, right: _right, top: _top, bottom: _bottom, ...rest } = element;
  const inked = element.kind === 'line' ? printOf(element, height, trim, paper) : {};
  return { ...rest, ...inked, left: x, top: y, width, height };
}

/** The print of a line is as much larger or smaller as its zone is higher or lower. */
function printOf(
  element: TemplateElement,
  height: number,
  trim: Trim,
  paper: Box | undefined,
): Pick<TemplateElement, 'size' | 'least'> {
  const { h } = zoneBox(element, trim, paper);
  const { size: pt = 8, least = pt } = element;
  const scaled = (pt * height) / h;
  return { size: scaled, least: Math.min(least, scaled) };
}

/** The ground of a template's panel; one below a picture begins at `top`. */
function paperIn(elements: readonly TemplateElement[], [width, height]: Trim, top = height): Box | undefined {
  const panel = elements.find(({ kind }) => kind === 'panel');
  return panel && paperOf(panel, width, height, panel.beside === undefined ? top : (panel.high ?? 0));
}

/** Of a panel, the most room that its text may take: it grows with its text from below. */
function zoneBox(element: TemplateElement, [width, height]: Trim, paper: Box | undefined): Box {
  if (element.kind !== 'panel') return rounded(boxOf(element, width, height, paper));
  const { head = 4, foot = 7, high = 30 } = element;
  const column = textColumn(element, width);
  const y = high + head;
  return rounded({ x: column.x, y, w: column.width, h: height - foot - y });
}

const rounded = ({ x, y, w, h }: Box): Box => ({ x: mm(x), y: mm(y), w: mm(w), h: mm(h) });

function limits(kind: TemplateElement['kind'], [width, height]: Trim): Box {
  const from = bleeds.has(kind) ? -bleedMm : safeMm;
  return { x: from, y: from, w: width - 2 * from, h: height - 2 * from };
}
