import type { Template } from '../../schemas/types.generated.ts';
import type { DisplayList } from './display-list.ts';
import { type Ground, paintElement } from './element.ts';
import { turnedZone, zonesOf } from './element-zones.ts';
import type { FaceData } from './face-data.ts';
import type { Look } from './look.ts';
import { trimOf } from './orientation.ts';
import { type Panel, panelOf } from './panel.ts';
import { bleedMm, cornerMm } from './sizes.ts';
import type { Zone } from './zone.ts';

/** A laid out face and what could not be done well. */
export interface Laid {
  readonly list: DisplayList;
  /** Which part of the face shows which field. */
  readonly zones: readonly Zone[];
  /** Characters that no font has. */
  readonly missing: readonly string[];
  /** By how many mm the text is too tall; 0 where it fits. */
  readonly over: number;
  /** Names and other lines that were cut off, each with the mm that it is too wide by. */
  readonly cut: readonly { readonly words: string; readonly by: number }[];
  /** Upper edge of the panel in mm, where there is one. */
  readonly panelTop: number | undefined;
}

/** Size of body text where nothing says another, in points. */
const usualPt = 8.5;
/** Text is never smaller than this, in points. */
const leastPt = 6.5;
/** Steps of the deck's text size, in points. */
const step = 0.25;
/** Text grows beyond its usual size where all panels of the deck stay below this part of the card's height. */
const pictureShare = 0.45;
/** A card before its text has a size. */
interface Unlaid {
  readonly template: Template;
  readonly data: FaceData;
  readonly look: Look;
}

/**
 * The body text in points that all cards of a deck share: its usual size, smaller where a text needs it, larger where all texts leave
 * the pictures their room.
 */
export function deckTextSize(cards: readonly Unlaid[]): number {
  const panels = cards.flatMap((card) => {
    const element = card.template.elements.find((known) => known.kind === 'panel');
    return element ? [{ element, data: card.data, look: card.look }] : [];
  });
  if (panels.length === 0) return usualPt;
  const usual = Math.min(...panels.map(({ element }) => element.size ?? usualPt));
  const set = (pt: number) => panels.map(({ element, data, look }) => panelOf(element, data, look, pt));
  const atUsual = set(usual);
  if (atUsual.some(({ over }) => over > 0)) {
    const least = Math.max(...panels.map(({ element }) => element.least ?? leastPt));
    return largest(least, usual - step, (pt) => set(pt).every(({ over }) => over === 0));
  }
  const most = Math.min(...panels.map(({ element }) => element.most ?? usual));
  const highest = (i: number) => {
    const { look } = panels[i] as (typeof panels)[number];
    return trimOf(look.size, look.orientation)[1] * pictureShare;
  };
  // A description that is printed at the usual size is not given up for larger print.
  const roomy = ({ beside, box, text, over }: Panel, i: number) =>
    over === 0 && (beside || box.y >= highest(i)) && text.parts.length === atUsual[i]?.text.parts.length;
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

/** Places a card's facts by a template for this size of card, with body text of `textPt` points. */
export function layout(template: Template, data: FaceData, look: Look, textPt = usualPt): Laid {
  const [width, height] = trimOf(look.size, look.orientation);
  const { elements } = template;
  const panelElement = elements.find((element) => element.kind === 'panel');
  const panel = panelElement && panelOf(panelElement, data, look, textPt);
  const missing = new Set<string>();
  const cut: Laid['cut'][number][] = [];
  const on: Ground = {
    data,
    look,
    elements,
    width,
    height,
    panel,
    textPt,
    miss: (char) => missing.add(char),
    cut: (words, by) => cut.push({ words, by }),
  };
  const ops = elements.flatMap((element) => {
    const painted = paintElement(element, on);
    if (!element.turned || painted.length === 0) return painted;
    return [...painted, { op: 'group' as const, x: width, y: height, rotate: 180, ops: painted }];
  });
  const zones = elements.flatMap((element) => {
    const own = zonesOf(element, on);
    return element.turned ? [...own, ...own.map((zone) => turnedZone(zone, width, height))] : own;
  });
  const list = { width, height, bleed: bleedMm, corner: cornerMm, ops };
  return { list, zones, missing: [...missing], over: panel?.over ?? 0, cut, panelTop: panel?.box.y };
}
