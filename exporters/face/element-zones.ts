import type { TemplateElement } from '../../schemas/types.generated.ts';
import { isBadge } from './badge.ts';
import { boxOf, type Ground, viewOf } from './element.ts';
import { figureOf } from './figure.ts';
import { passageZones } from './passage-zones.ts';
import type { Box } from './path.ts';
import type { Zone } from './zone.ts';

/** What of a card's facts one element of a template shows, and where. */
export function zonesOf(element: TemplateElement, on: Ground): Zone[] {
  const { data, width, height, panel } = on;
  const { file, pointer } = data.source;
  const box = boxOf(element, width, height, panel?.box);
  const zone = (key: string, at: Box = box, of = file): Zone => ({ ...at, file: of, pointer: key });
  switch (element.kind) {
    case 'art':
      return data.art === undefined && pointer === '' && file === setFile
        ? []
        : [zone(data.artPointer ?? `${pointer}/art`, viewOf(element, on))];
    case 'panel':
      return panel ? passageZones(panel, data, width, height) : [];
    case 'badge':
      return isBadge(element.of) && data[element.of] !== undefined ? [zone(`/${element.of}`)] : [];
    case 'figure': {
      const shown = figureOf(element, data);
      return shown === undefined ? [] : [zone(shown.pointer)];
    }
    case 'cost':
      return data.costs.length === 0 ? [] : [zone(`${pointer}/text`)];
    case 'complexity':
      return data.complexity === undefined ? [] : [zone('/complexity')];
    case 'emblem':
      return [zone('/emblem', box, 'theme.json')];
    case 'line':
      return lineZone(element, on, zone);
    case 'area':
    case 'pattern':
    case 'band':
    case 'frame':
      return [];
  }
}

const setFile = 'set.json';

function lineZone(
  { of }: TemplateElement,
  { data }: Ground,
  zone: (key: string, at?: Box, file?: string) => Zone,
): Zone[] {
  switch (of) {
    case 'name':
      return [zone(`${data.source.pointer}/name`)];
    case 'owner':
      return data.owner === undefined ? [] : [zone('/name', undefined, data.ownerFile)];
    case 'label':
      if (data.labelPointer !== undefined) return [zone(data.labelPointer)];
      return data.ownerFile === undefined ? [] : [zone('/name', undefined, data.ownerFile)];
    case 'set':
      return [zone('/name', undefined, setFile)];
    case 'stamp':
      return [zone('/version', undefined, setFile)];
    default:
      return [];
  }
}

/** The zone as it lies on a card that is turned by half. */
export const turnedZone = ({ x, y, w, h, ...of }: Zone, width: number, height: number): Zone => ({
  ...of,
  x: width - x - w,
  y: height - y - h,
  w,
  h,
});
